import { inject } from 'inversify'
import { commentText } from '../../../domain/participation/comments/comment'
import { failure } from '../../../domain/frame/shared/result'
import { contentKey } from '../../frame/forms/content-key'
import { failureOf, type Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import type { CommentTarget } from '../reactions/reaction-target'
import { CommentDrafts, type CommentDraft, type CommentParent } from './comment-drafts'
import { CommentsGateway, type PostedComment } from './comments-gateway'
import { commentNotices } from './comment-notices'

/**
 * Posts a draft. Until the server has accepted it, its text and key stay in the drafts. The answer is null when the
 * comment waits for the office.
 */
export class PostComment {
  constructor(
    @inject(CommentsGateway) private readonly gateway: CommentsGateway,
    @inject(CommentDrafts) private readonly drafts: CommentDrafts,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async execute(
    target: CommentTarget,
    parent: CommentParent,
    draft: CommentDraft,
  ): Promise<Outcome<PostedComment | null>> {
    const text = commentText(draft.text)
    if (!text.ok) return failure(failureOf('invalid', { fields: { text: text.reason } }))
    await this.drafts.save(target, parent, draft)
    const comment = {
      target,
      text: text.value,
      people: draft.people ?? [],
      parentId: parent?.parentId ?? null,
      replyToId: parent?.replyTo?.id ?? null,
    }
    const outcome = await this.gateway.post(comment, contentKey(draft.key, comment))
    if (outcome.ok) {
      this.drafts.tellSent(target, parent, draft)
      await this.drafts.forget(target, parent)
      if (outcome.value === null) this.notices.show({ code: commentNotices['comment-held'] })
      else {
        const { credits } = outcome.value
        this.notices.show(
          { code: commentNotices['comment-posted'], ...(credits === undefined ? {} : { credits }) },
          'success',
        )
      }
    }
    return outcome
  }
}
