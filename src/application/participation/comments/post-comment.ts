import { inject } from 'inversify'
import { commentText } from '../../../domain/participation/comments/comment'
import type { OwnComment } from '../../../domain/participation/comments/own-comment'
import { failure } from '../../../domain/frame/shared/result'
import { contentKey } from '../../frame/forms/content-key'
import { failureOf, type Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import type { CommentTarget } from '../reactions/reaction-target'
import { CommentDrafts, type ChangedComment, type CommentDraft, type ReplyPlace } from './comment-drafts'
import { CommentsGateway, type PostedComment } from './comments-gateway'
import { commentNotices } from './comment-notices'

/** Sends a draft, as a new comment or in the place of the text before. Until the server has accepted it, its text and key stay in the drafts. */
export class PostComment {
  constructor(
    @inject(CommentsGateway) private readonly gateway: CommentsGateway,
    @inject(CommentDrafts) private readonly drafts: CommentDrafts,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** Posts a comment; the answer is null when it waits for the office. */
  async execute(
    target: CommentTarget,
    parent: ReplyPlace | null,
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

  /** Changes a comment. */
  async change(target: CommentTarget, place: ChangedComment, draft: CommentDraft): Promise<Outcome<OwnComment>> {
    const text = commentText(draft.text)
    if (!text.ok) return failure(failureOf('invalid', { fields: { text: text.reason } }))
    await this.drafts.save(target, place, draft)
    const words = { text: text.value, people: draft.people ?? [] }
    const outcome = await this.gateway.change(place.changedId, words, contentKey(draft.key, words))
    if (!outcome.ok) return outcome
    this.drafts.tellSent(target, place, draft)
    await this.drafts.forget(target, place)
    const { state, waiting } = outcome.value
    if (state === 'held' || waiting !== null) this.notices.show({ code: commentNotices['change-held'] })
    else this.notices.show({ code: commentNotices['comment-changed'] }, 'success')
    return outcome
  }
}
