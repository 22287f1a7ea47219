import { inject } from 'inversify'
import { observable } from 'mobx'
import type { Feed } from '../../../application/media/feed/feed'
import { LikeItem } from '../../../application/media/feed/like-item'
import { MakeFeed } from '../../../application/media/feed/make-feed'
import { OrganisationsGateway } from '../../../application/media/organisations/organisations-gateway'
import { FollowPublisher } from '../../../application/participation/reactions/follow-publisher'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { oneOf, savedValue, type Resources } from '../../../application/frame/shared/resource'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { OrganisationProfile } from '../../../domain/media/organisations/organisation'
import { kindsWith, type KindWith } from '../../../domain/frame/content/content-kinds'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** A tab with a feed: all contents of the organisation, or those of one kind. */
type ContentTab = 'all' | KindWith<'list'>
/** A tab of an organisation: one with a feed, or the services that the organisation offers. */
export type OrganisationTab = ContentTab | 'services'

const tabOf = oneOf<OrganisationTab>(['all', ...kindsWith('list'), 'services'])

/** S048: the account of an organisation, with a feed for each kind of content. */
export class OrganisationViewModel implements ScreenViewModel {
  readonly organisation: Loadable<OrganisationProfile>
  selected: OrganisationTab = 'all'
  readonly resources: Resources
  private id = ''
  private readonly feeds = observable.map<ContentTab, Feed>(undefined, { deep: false })

  constructor(
    @inject(OrganisationsGateway) gateway: OrganisationsGateway,
    @inject(MakeFeed) private readonly makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
  ) {
    this.organisation = new Loadable((signal, { params }) => gateway.organisation(params['id'] ?? '', signal))
    this.resources = {
      organisation: this.organisation,
      selected: savedValue({ read: () => this.selected, parse: tabOf, write: (tab) => this.turnTo(tab) }),
      feed: {
        open: (location, signal) => this.feed?.open(location, signal),
        snapshot: () => this.feed?.snapshot(),
        restore: (saved, location) => this.feed?.restore(saved, location) ?? false,
      },
    }
    this.add('all')
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

  /** The feed of the selected tab; null for the services. */
  get feed(): Feed | null {
    return this.selected === 'services' ? null : (this.feeds.get(this.selected) ?? null)
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  onArrival(): void {
    void this.likeItem.resume(this.changeItem)
    void this.following.resume(
      'organisation',
      () => this.organisation.value ?? undefined,
      (_, change) => this.organisation.change(change),
    )
  }

  select(tab: OrganisationTab): void {
    this.turnTo(tab)
    const { feed } = this
    if (feed?.list.state === 'idle' || feed?.list.state === 'failed') void feed.load()
  }

  follow(): void {
    const organisation = this.organisation.value
    if (organisation === null) return
    void this.following.toggle('organisation', organisation, (_, change) => this.organisation.change(change))
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.changeItem)
  }

  retry(): void {
    void this.organisation.load()
    if (this.feed?.list.state === 'failed') void this.feed.load()
  }

  private turnTo(tab: OrganisationTab): void {
    this.add(tab)
    this.selected = tab
  }

  private add(tab: OrganisationTab): void {
    if (tab === 'services' || this.feeds.has(tab)) return
    const kinds = tab === 'all' ? {} : { kinds: [tab] }
    this.feeds.set(
      tab,
      this.makeFeed.execute(() => ({ organisationId: this.id, ...kinds })),
    )
  }

  private changeItem(key: string, change: (item: FeedItem) => FeedItem): void {
    for (const feed of this.feeds.values()) feed.change(key, change)
  }
}
