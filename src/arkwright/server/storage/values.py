"""What values may be stored, for those that come from elsewhere."""

import datetime
from typing import Annotated

from msgspec import Meta

Id = Annotated[str, Meta(pattern="^[0-9a-z]{1,16}$")]
Name = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=16)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Moment = Annotated[datetime.datetime, Meta(tz=True)]
