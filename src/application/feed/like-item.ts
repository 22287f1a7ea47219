import { inject, injectable } from 'inversify'
import { feedKey, type FeedItem } from '../../domain/feed/feed-item'
import { kindsWith } from '../../domain/content/content-kinds'
import { success } from '../../domain/shared/result'
import { Intents } from '../session/intents'
import { OptimisticSwitches, type Switchable } from '../reactions/optimistic-switches'
import { NoticesStore } from '../shared/notices.store'
import { FeedGateway } from './feed-gateway'

/** Changes an item in every list that shows it. */
export type ChangeItem = (key: string, change: (item: FeedItem) => FeedItem) => void

type Liked = Pick<FeedItem, 'kind' | 'id'>

interface Likeable extends Liked {
  readonly liked: boolean
  readonly counts: Pick<FeedItem['counts'], 'likes'>
}

/**
 * A like on a card, as an optimistic update: shown at once, sent, and reverted when the platform refuses. Taps during a
 * request are coalesced: the last state wins. A guest's like is kept and sent after the login.
 */
@injectable('Singleton')
export class LikeItem {
  private readonly switches = new OptimisticSwitches()

  constructor(
    @inject(FeedGateway) private readonly gateway: FeedGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** `screen` is the path to return to after a login. */
  async execute(item: FeedItem, screen: string, change: ChangeItem): Promise<void> {
    const { kind, id } = item
    if (!this.intents.needsMember({ kind: 'like', target: targetOf(screen), payload: { kind, id } })) return
    await this.switches.toggle(this.switchable(item, change))
  }

  /** Sends the like that a login interrupted on this screen, if there is one. */
  async resume(screen: string, change: ChangeItem): Promise<void> {
    const liked = likedOf(this.intents.take('like', targetOf(screen))?.payload)
    if (liked === null) return
    // The list may have been loaded before the login, or no longer contain the item.
    let listed = { ...liked, liked: false, counts: { likes: 0 } }
    change(feedKey(liked), (item) => (listed = item))
    if (await this.switches.turn(this.switchable(listed, change), true)) this.notices.show({ code: 'liked' }, 'success')
  }

  private switchable({ kind, id, liked, counts }: Likeable, change: ChangeItem): Switchable {
    const key = feedKey({ kind, id })
    return {
      key,
      now: { on: liked, count: counts.likes },
      send: async (on) => {
        const answer = await this.gateway.like({ kind, id }, on)
        return answer.ok ? success({ on: answer.value.liked, count: answer.value.likes }) : answer
      },
      show: ({ on, count }) =>
        change(key, (item) => ({ ...item, liked: on, counts: { ...item.counts, likes: count } })),
    }
  }
}

function targetOf(screen: string): string {
  return `feed:${screen}`
}

/** The payload comes from storage, so it is not trusted. */
function likedOf(payload: unknown): Liked | null {
  if (typeof payload !== 'object' || payload === null) return null
  const { kind, id } = payload as Readonly<Record<string, unknown>>
  const listed = kindsWith('list').find((known) => known === kind)
  return typeof id === 'string' && listed !== undefined ? { kind: listed, id } : null
}
