import { inject } from 'inversify'
import { targetKey, type ReactionTarget } from '../reactions/reaction-target'
import type { SwitchAnswer } from '../reactions/reactions-gateway'
import { Intents } from '../session/intents'
import type { Outcome } from '../shared/failure'
import { CommentsGateway } from './comments-gateway'

const kind = 'like-comment'

/** Likes a comment or takes it back; a guest's like is done after the login. */
export class LikeComment {
  constructor(
    @inject(CommentsGateway) private readonly gateway: CommentsGateway,
    @inject(Intents) private readonly intents: Intents,
  ) {}

  /** Whether the visitor may like now; else the login shows, and `resume` does it afterwards. */
  mayAct(target: ReactionTarget, id: string): boolean {
    return this.intents.needsMember({ kind, target: targetKey(target), payload: { id } })
  }

  execute(id: string, on: boolean): Promise<Outcome<SwitchAnswer>> {
    return this.gateway.like(id, on)
  }

  /** Does the like that a login cut off; null when there was none. */
  async resume(target: ReactionTarget): Promise<Outcome<SwitchAnswer> | null> {
    const payload = this.intents.take(kind, targetKey(target))?.payload
    const id = typeof payload === 'object' && payload !== null ? (payload as { id?: unknown }).id : null
    return typeof id === 'string' ? this.gateway.like(id, true) : null
  }
}
