import { inject } from 'inversify'
import type { Comment } from '../../domain/comments/comment'
import { OptimisticSwitches } from '../reactions/optimistic-switches'
import { targetKey, type CommentTarget } from '../reactions/reaction-target'
import type { SwitchAnswer } from '../reactions/reactions-gateway'
import { Intents } from '../session/intents'
import type { Outcome } from '../shared/failure'
import { CommentsGateway } from './comments-gateway'

const kind = 'like-comment'

/** Likes a comment or removes the like; a guest's like is sent after the login. */
export class LikeComment {
  private readonly switches = new OptimisticSwitches()

  constructor(
    @inject(CommentsGateway) private readonly gateway: CommentsGateway,
    @inject(Intents) private readonly intents: Intents,
  ) {}

  /**
   * Likes it, or removes the like. A guest's act is kept for after the login. `show` writes the new state into the
   * lists.
   */
  async execute(
    target: CommentTarget,
    { id, liked, likes }: Comment,
    show: (answer: SwitchAnswer) => void,
  ): Promise<void> {
    if (!this.intents.needsMember({ kind, target: targetKey(target), payload: { id } })) return
    await this.switches.toggle({
      key: id,
      now: { on: liked, count: likes },
      send: (on) => this.gateway.like(id, on),
      show,
    })
  }

  /** Sends the like that a login interrupted; null when there was none. */
  async resume(target: CommentTarget): Promise<Outcome<SwitchAnswer> | null> {
    const payload = this.intents.take(kind, targetKey(target))?.payload
    const id = typeof payload === 'object' && payload !== null ? (payload as { id?: unknown }).id : null
    return typeof id === 'string' ? this.gateway.like(id, true) : null
  }
}
