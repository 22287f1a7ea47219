import { inject, injectable } from 'inversify'
import { feedKey, withLike, type FeedItem } from '../../domain/feed/feed-item'
import { contentKinds, type ContentKind } from '../../domain/navigation/content-kind'
import { Intents } from '../session/intents'
import { NoticesStore } from '../shared/notices.store'
import { FeedGateway } from './feed-gateway'

/** Changes an item wherever a screen shows it. */
export type ChangeItem = (key: string, change: (item: FeedItem) => FeedItem) => void

type Liked = Pick<FeedItem, 'kind' | 'id'>

/**
 * A like on a card: it shows at once, is sent, and is taken back when the platform refuses. Taps that come while one
 * is on its way are gathered: what was wanted last is sent. A guest's like is kept and done after the login.
 */
@injectable('Singleton')
export class LikeItem {
  private readonly wanted = new Map<string, boolean>()

  constructor(
    @inject(FeedGateway) private readonly gateway: FeedGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** `screen` is the path that the visitor comes back to after a login. */
  async execute(item: FeedItem, screen: string, change: ChangeItem): Promise<void> {
    const { kind, id } = item
    if (!this.intents.needsMember({ kind: 'like', target: targetOf(screen), payload: { kind, id } })) return
    await this.send({ kind, id }, !item.liked, item.liked, change)
  }

  /** Does the like that was cut off by a login on this screen, if there is one. */
  async resume(screen: string, change: ChangeItem): Promise<void> {
    const liked = likedOf(this.intents.take('like', targetOf(screen))?.payload)
    if (liked === null) return
    if (await this.send(liked, true, false, change)) this.notices.show({ code: 'liked' }, 'success')
  }

  private async send(item: Liked, liked: boolean, before: boolean, change: ChangeItem): Promise<boolean> {
    const key = feedKey(item)
    change(key, (shown) => withLike(shown, liked))
    const underWay = this.wanted.has(key)
    this.wanted.set(key, liked)
    if (underWay) return true
    let sent = liked
    let outcome = await this.gateway.like(item, sent)
    while (this.wanted.get(key) !== sent) {
      sent = this.wanted.get(key) ?? sent
      outcome = await this.gateway.like(item, sent)
    }
    this.wanted.delete(key)
    if (outcome.ok) {
      const { value } = outcome
      change(key, (shown) => ({ ...shown, liked: value.liked, counts: { ...shown.counts, likes: value.likes } }))
    } else change(key, (shown) => withLike(shown, before))
    return outcome.ok
  }
}

function targetOf(screen: string): string {
  return `feed:${screen}`
}

/** The payload comes out of storage, where anything may lie. */
function likedOf(payload: unknown): Liked | null {
  if (typeof payload !== 'object' || payload === null) return null
  const { kind, id } = payload as Readonly<Record<string, unknown>>
  return typeof id === 'string' && contentKinds.includes(kind as ContentKind) ? { kind: kind as ContentKind, id } : null
}
