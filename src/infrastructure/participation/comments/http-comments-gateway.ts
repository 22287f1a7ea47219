import { inject } from 'inversify'
import {
  deleteComment,
  editComment,
  getComment,
  likeComment,
  listComments,
  listMyComments,
  listReplies,
  postComment,
} from '../../../../contract/comments'
import type {
  ChangedWords,
  CommentOrder,
  CommentsGateway,
  NewComment,
} from '../../../application/participation/comments/comments-gateway'
import type { CommentTarget } from '../../../application/participation/reactions/reaction-target'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { contentKinds } from '../../../domain/frame/content/content-kinds'
import { creditsEarned } from '../../frame/http/earned'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { commentOf, ownCommentOf, replyOf } from './comment-of-wire'

export class HttpCommentsGateway implements CommentsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list({ id, kind }: CommentTarget, order: CommentOrder, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listComments, {
      failures: 'in-place',
      path: { id },
      query: { ...request, type: contentKinds[kind].code, order },
      signal,
    })
    return mapped(answer, pageOf(commentOf))
  }

  async comment(target: CommentTarget, id: string, signal?: CancelSignal) {
    const query = { postId: target.id, type: contentKinds[target.kind].code }
    return mapped(
      await this.http.send(getComment, { failures: 'in-place', path: { id }, query, signal }),
      ({ comment }) => commentOf(comment),
    )
  }

  async replies(commentId: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listReplies, {
      failures: 'in-place',
      path: { id: commentId },
      query: { ...request },
      signal,
    })
    return mapped(
      answer,
      pageOf((reply) => replyOf(reply, commentId)),
    )
  }

  async post({ target, text, people, parentId, replyToId }: NewComment, key: string) {
    const body = {
      ...{ postId: target.id, type: contentKinds[target.kind].code, text, parentId, replyToId },
      people: [...people],
    }
    return mapped(
      await this.http.send(postComment, { failures: 'in-place', body, idempotencyKey: key }),
      ({ comment, credits }) => (comment === null ? null : { ...commentOf(comment), ...creditsEarned(credits) }),
    )
  }

  async mine(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listMyComments, { failures: 'in-place', query: { ...request }, signal })
    return mapped(answer, pageOf(ownCommentOf))
  }

  async change(id: string, { text, people }: ChangedWords, key: string) {
    const body = { text, people: [...people] }
    return mapped(
      await this.http.send(editComment, { failures: 'in-place', path: { id }, body, idempotencyKey: key }),
      ({ comment }) => ownCommentOf(comment),
    )
  }

  remove(id: string) {
    return this.http.send(deleteComment, { failures: 'common', query: { id }, outlivesPage: true })
  }

  async like(id: string, on: boolean) {
    return mapped(
      await this.http.send(likeComment, { failures: 'common', body: { id, action: on ? 1 : 0 } }),
      ({ liked, likes }) => ({ isOn: liked, count: likes }),
    )
  }
}
