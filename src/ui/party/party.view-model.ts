import { inject } from 'inversify'
import { FeedGateway } from '../../application/feed/feed-gateway'
import { shownKinds } from '../../application/feed/shown-kinds'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { PartyGateway } from '../../application/party/party-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { feedKey, type FeedItem } from '../../domain/feed/feed-item'
import type { PartyHome } from '../../domain/party/party-home'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

interface Saved {
  readonly home: PartyHome
  readonly articles: SavedList<FeedItem>
}

/** S098: party building, with its articles by column. */
export class PartyViewModel implements ScreenViewModel {
  readonly home: Loadable<PartyHome>
  readonly articles: FilteredList<FeedItem, { readonly column: string }>

  constructor(
    @inject(PartyGateway) gateway: PartyGateway,
    @inject(FeedGateway) feed: FeedGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.home = new Loadable((signal) => gateway.home(signal))
    this.articles = new FilteredList({
      navigator,
      defaults: { column: '' },
      load: ({ column }, request, signal) => {
        const scope = column === '' ? { categoryId: this.home.value?.categoryId ?? '' } : { subCategoryId: column }
        return feed.page({ ...scope, kinds: shownKinds(navigator) }, request, signal)
      },
      keyOf: feedKey,
    })
    observe(this)
  }

  /** The articles are those of the category that the home names. */
  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    if ((await this.home.load(signal)) !== null) await this.articles.open(location, signal)
    else this.location = location
  }

  moved(location: ScreenLocation): void {
    if (this.home.value !== null) this.articles.moved(location)
  }

  choose(column: string): void {
    this.articles.choose({ column })
  }

  async refresh(): Promise<void> {
    const home = await this.home.load()
    if (home === null) return
    if (this.location === null) return await this.articles.refresh()
    const location = this.location
    this.location = null
    this.articles.moved(location)
  }

  back(): void {
    this.navigator.back()
  }

  snapshot(): Saved | null {
    const home = this.home.value
    return home === null ? null : { home, articles: this.articles.snapshot() }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { home, articles } = saved as Saved
    this.home.set(home)
    this.articles.restore(articles, location)
  }

  /** Where it was opened, while the home is missing. */
  private location: ScreenLocation | null = null
}
