import { inject } from 'inversify'
import { feedKey, type FeedItem } from '../../../domain/frame/content/feed-item'
import { kindsWith } from '../../../domain/frame/content/content-kinds'
import { announceCredits } from '../../frame/shared/announce-credits'
import { Navigator } from '../../frame/navigation/navigator'
import { ListedLikes, type Likeable } from '../../participation/reactions/listed-likes'
import { NoticesStore } from '../../frame/shared/notices.store'
import { FeedGateway } from './feed-gateway'
import { feedNotices } from './feed-notices'

/** Changes an item in every list that shows it. */
export type ChangeItem = (key: string, change: (item: FeedItem) => FeedItem) => void

type LikedItem = Pick<FeedItem, 'kind' | 'id'>

/** Likes a card of a feed; a guest's like is kept, and sent after the login. */
export class LikeItem {
  constructor(
    @inject(FeedGateway) private readonly gateway: FeedGateway,
    @inject(ListedLikes) private readonly likes: ListedLikes,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {}

  /** The name of the present screen; an interrupted like is sent only there. */
  private get screen(): string {
    return `feed:${this.navigator.current()}`
  }

  async execute(item: FeedItem, change: ChangeItem): Promise<void> {
    await this.likes.toggle(this.screen, feedKey(item), this.likeable(item, item, change))
  }

  /** Sends the like that a login interrupted on this screen, if there is one. */
  async resume(change: ChangeItem): Promise<void> {
    const likedItem = likedOf(this.likes.takeInterrupted(this.screen))
    if (likedItem === null) return
    // The list may have been loaded before the login, or may no longer contain the item.
    let listedState = { liked: false, counts: { likes: 0 } }
    change(feedKey(likedItem), (item) => (listedState = item))
    if (await this.likes.switchTo(feedKey(likedItem), this.likeable(likedItem, listedState, change), true))
      this.notices.show({ code: feedNotices['card-liked'] }, 'success')
  }

  private likeable(
    item: LikedItem,
    { liked, counts }: { readonly liked: boolean; readonly counts: Pick<FeedItem['counts'], 'likes'> },
    change: ChangeItem,
  ): Likeable {
    return {
      now: { isOn: liked, count: counts.likes },
      send: async (on) => announceCredits(this.notices, feedNotices['card-liked'], await this.gateway.like(item, on)),
      show: ({ isOn, count }) =>
        change(feedKey(item), (current) => ({ ...current, liked: isOn, counts: { ...current.counts, likes: count } })),
    }
  }
}

/** The item that a key names; null when it is malformed. The key comes from storage, so it is not trusted. */
function likedOf(key: string | null): LikedItem | null {
  const [name, ...id] = (key ?? '').split('/')
  const kind = kindsWith('list').find((kindName) => kindName === name)
  return kind === undefined || id.length === 0 ? null : { kind, id: id.join('/') }
}
