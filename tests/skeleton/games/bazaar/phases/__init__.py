"""Per frame: what is asked, what the answers do, how it goes on."""

from games.core.flow import Answering, Asking, Flow, Simultaneous
from tests.skeleton.games.bazaar.frames import Bidding, ChooseCard, Sale
from tests.skeleton.games.bazaar.phases import bidding
from tests.skeleton.games.bazaar.state import State

FLOW = Flow[State](
    {
        Sale: Asking(resume=bidding.resume_sale),
        Bidding: Simultaneous(bidding.resolve),
        ChooseCard: Answering(bidding.asked),
    }
)
