import { inject } from 'inversify'
import { Navigator } from '../navigation/navigator'
import { Clock } from '../shared/clock'
import { Feed } from './feed'
import { FeedGateway, type FeedScope } from './feed-gateway'
import { shownKinds } from './shown-kinds'

/** Creates the feed of a category, a sub-category or of all, limited to the kinds that this version has screens for unless it asks for its own. */
export class MakeFeed {
  constructor(
    @inject(FeedGateway) private readonly gateway: FeedGateway,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  execute(scope: Partial<FeedScope>): Feed {
    return new Feed(this.gateway, this.clock, { kinds: shownKinds(this.navigator), ...scope })
  }
}
