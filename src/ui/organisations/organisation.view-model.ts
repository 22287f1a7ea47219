import { inject } from 'inversify'
import { observable } from 'mobx'
import type { Feed } from '../../application/feed/feed'
import { LikeItem } from '../../application/feed/like-item'
import { MakeFeed } from '../../application/feed/make-feed'
import { Navigator } from '../../application/navigation/navigator'
import { OrganisationsGateway } from '../../application/organisations/organisations-gateway'
import { FollowPublisher } from '../../application/reactions/follow-publisher'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { PagedListSnapshot } from '../../application/shared/paged-list'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { OrganisationProfile } from '../../domain/organisations/organisation'
import type { KindWith } from '../../domain/content/content-kinds'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'

/** Everything that it has published, one kind, or the services that it offers. */
type ContentTab = 'all' | KindWith<'list'>
export type OrganisationTab = ContentTab | 'services'

interface Saved {
  readonly organisation: OrganisationProfile
  readonly selected: OrganisationTab
  readonly list: PagedListSnapshot<FeedItem> | null
}

/** S048: the account of an organisation, with a feed for each kind of content. */
export class OrganisationViewModel implements ScreenViewModel {
  readonly organisation: Loadable<OrganisationProfile>
  selected: OrganisationTab = 'all'
  private id = ''
  private path = ''
  private readonly feeds = observable.map<ContentTab, Feed>(undefined, { deep: false })
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(OrganisationsGateway) gateway: OrganisationsGateway,
    @inject(MakeFeed) private readonly makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.organisation = new Loadable((signal) => gateway.organisation(this.id, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const organisation = this.organisation.value
    return organisation === null
      ? null
      : {
          title: organisation.name,
          description: organisation.intro,
          image: organisation.logo,
          about: { ...organisation, kind: 'organisation' },
        }
  }

  /** What is shown of its contents; null for its services. */
  get feed(): Feed | null {
    return this.selected === 'services' ? null : (this.feeds.get(this.selected) ?? null)
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.begin(location)
    this.opening = Promise.all([this.organisation.load(signal), this.feed?.load(signal)])
    await this.opening
  }

  show(): void {
    void this.opening.then(() => {
      void this.likeItem.resume(this.path, this.changeItem)
      void this.following.resume(
        'organisation',
        () => this.organisation.value ?? undefined,
        (_, change) => this.organisation.change(change),
      )
    })
  }

  select(tab: OrganisationTab): void {
    this.add(tab)
    this.selected = tab
    const { feed } = this
    if (feed?.list.state === 'idle' || feed?.list.state === 'failed') void feed.load()
  }

  follow(): void {
    const organisation = this.organisation.value
    if (organisation === null) return
    void this.following.toggle('organisation', organisation, (_, change) => this.organisation.change(change))
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.path, this.changeItem)
  }

  retry(): void {
    void this.organisation.load()
    if (this.feed?.list.state === 'failed') void this.feed.load()
  }

  back(): void {
    this.navigator.back()
  }

  snapshot(): Saved | null {
    const organisation = this.organisation.value
    return organisation === null ? null : { organisation, selected: this.selected, list: this.feed?.snapshot() ?? null }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { organisation, selected, list } = saved as Saved
    this.begin(location)
    this.organisation.set(organisation)
    this.add(selected)
    this.selected = selected
    if (list === null) void this.feed?.load()
    else this.feed?.list.restore(list)
  }

  private begin({ path, params }: ScreenLocation): void {
    this.path = path
    this.id = params['id'] ?? ''
    this.add('all')
  }

  private add(tab: OrganisationTab): void {
    if (tab === 'services' || this.feeds.has(tab)) return
    const kinds = tab === 'all' ? {} : { kinds: [tab] }
    this.feeds.set(tab, this.makeFeed.execute({ organisationId: this.id, ...kinds }))
  }

  private changeItem(key: string, change: (item: FeedItem) => FeedItem): void {
    for (const feed of this.feeds.values()) feed.change(key, change)
  }
}
