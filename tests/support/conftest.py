"""What the tests of the stand-ins share."""

from tests.support.fixtures import discord_world as discord_world
from tests.support.fixtures import loopback as loopback
