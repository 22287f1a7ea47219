import { inject } from 'inversify'
import { FeedGateway } from '../../../application/media/feed/feed-gateway'
import { shownKinds } from '../../../application/frame/navigation/shown-kinds'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { PartyGateway } from '../../../application/civic/party/party-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import type { Page } from '../../../application/frame/shared/page'
import { observe } from '../../../application/frame/shared/observe'
import type { Resource, Resources } from '../../../application/frame/shared/resource'
import { isRecord } from '../../../domain/frame/shared/json-record'
import { success } from '../../../domain/frame/shared/result'
import { feedKey, type FeedItem } from '../../../domain/frame/content/feed-item'
import { noLocation } from '../../../domain/frame/navigation/screen-location'
import type { PartyHome } from '../../../domain/civic/party/party-home'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** S098: party building, with its articles by column. */
export class PartyViewModel implements ScreenViewModel {
  readonly home: Loadable<PartyHome>
  readonly articles: FilteredList<FeedItem, { readonly column: string }>
  readonly resources: Resources
  private location = noLocation

  constructor(
    @inject(PartyGateway) gateway: PartyGateway,
    @inject(FeedGateway) feed: FeedGateway,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.home = new Loadable((signal) => gateway.home(signal))
    this.articles = new FilteredList({
      navigator,
      defaults: { column: '' },
      load: async ({ column }, request, signal) => {
        const scope = column === '' ? { categoryId: this.home.value?.categoryId ?? '' } : { subCategoryId: column }
        const found = await feed.page({ ...scope, kinds: shownKinds(navigator) }, request, signal)
        return column === '' && found.ok ? success(this.withoutCourses(found.value)) : found
      },
      keyOf: feedKey,
    })
    this.resources = { home: this.homeAndArticles() }
    observe(this)
  }

  applyLocation(location: ScreenLocation): void {
    this.location = location
  }

  choose(column: string): void {
    this.articles.choose({ column })
  }

  async refresh(): Promise<void> {
    if ((await this.home.load()) === null) return
    await (this.articles.list.state === 'idle' ? this.articles.open(this.location) : this.articles.refresh())
  }

  /** Leaves out the courses that are shown above the list. */
  private withoutCourses(page: Page<FeedItem>): Page<FeedItem> {
    const shown = new Set(this.home.value?.courses.map(feedKey))
    return { ...page, items: page.items.filter((item) => !shown.has(feedKey(item))) }
  }

  /** Loads the home before the articles, since its answer names the category of the articles. */
  private homeAndArticles(): Resource {
    const { home, articles } = this
    return {
      open: async (location, signal) => {
        if ((await home.open(location, signal)) !== null) await articles.open(location, signal)
      },
      onLocationChange: (location) => {
        if (home.value !== null) articles.onLocationChange(location)
      },
      snapshot: () => (home.value === null ? null : { home: home.snapshot(), articles: articles.snapshot() }),
      restore: (saved, location) => {
        if (!isRecord(saved) || !home.restore(saved['home'], location)) return false
        if (!articles.restore(saved['articles'], location)) void articles.open(location)
        return true
      },
    }
  }
}
