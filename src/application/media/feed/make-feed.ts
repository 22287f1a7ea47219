import { inject } from 'inversify'
import { success } from '../../../domain/frame/shared/result'
import { Navigator } from '../../frame/navigation/navigator'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import { Clock } from '../../frame/shared/clock'
import { PreferencesStore } from '../../frame/site/preferences.store'
import { Loadable } from '../../frame/shared/loadable'
import { Feed } from './feed'
import { FeedGateway, homeHead, type FeedScope } from './feed-gateway'
import { shownKinds } from '../../frame/navigation/shown-kinds'

/**
 * Creates the feed of a category, a sub-category or everything. The feed is limited to the kinds for which this version
 * has screens, unless its scope names the kinds.
 */
export class MakeFeed {
  constructor(
    @inject(FeedGateway) private readonly gateway: FeedGateway,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) private readonly clock: Clock,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {}

  /** @param scope Called for each page, because a screen learns the feed's scope only from its address. */
  execute(scope: () => Partial<FeedScope>): Feed {
    return new Feed(this.gateway, this.clock, () => ({ kinds: shownKinds(this.navigator), ...scope() }))
  }

  /** The scope of the feed on home: it does not repeat the carousel above it, which elder mode does not have. */
  homeScope(): Partial<FeedScope> {
    return this.preferences.preferences.elder ? {} : { belowHead: homeHead }
  }

  /** The newest contents of one kind, at most 50; null when this version has no screen for them. */
  newest(kind: FeedItem['kind'], count: number): Loadable<readonly FeedItem[]> | null {
    if (!shownKinds(this.navigator).includes(kind)) return null
    return new Loadable(async (signal) => {
      const page = await this.gateway.page({ kinds: [kind] }, { pageSize: count }, signal)
      return page.ok ? success(page.value.items) : page
    })
  }
}
