import { inject } from 'inversify'
import type { Comment } from '../../../domain/participation/comments/comment'
import { ListedLikes } from '../reactions/listed-likes'
import { targetKey, type CommentTarget } from '../reactions/reaction-target'
import type { SwitchAnswer } from '../reactions/reactions-gateway'
import { CommentsGateway } from './comments-gateway'

const prefix = 'comment/'

/** Likes a comment or removes the like; a guest's like is sent after the login. */
export class LikeComment {
  constructor(
    @inject(CommentsGateway) private readonly gateway: CommentsGateway,
    @inject(ListedLikes) private readonly likes: ListedLikes,
  ) {}

  /** @param show Writes the new state into the lists. */
  async execute(
    target: CommentTarget,
    { id, liked, likes }: Comment,
    show: (answer: SwitchAnswer) => void,
  ): Promise<void> {
    await this.likes.toggle(listOf(target), prefix + id, {
      now: { isOn: liked, count: likes },
      send: (on) => this.gateway.like(id, on),
      show,
    })
  }

  /** Sends the like that a login interrupted; resolves to true when there was one. */
  async resume(target: CommentTarget): Promise<boolean> {
    const key = this.likes.takeInterrupted(listOf(target))
    if (key === null || !key.startsWith(prefix)) return false
    // The list needs no change now, because it is loaded afterwards and then contains the like.
    const send = (on: boolean) => this.gateway.like(key.slice(prefix.length), on)
    await this.likes.switchTo(key, { now: { isOn: false, count: 0 }, send, show: () => undefined }, true)
    return true
  }
}

function listOf(target: CommentTarget): string {
  return `comments:${targetKey(target)}`
}
