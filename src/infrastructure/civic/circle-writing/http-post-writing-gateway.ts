import { inject } from 'inversify'
import { createCirclePost, editCirclePost } from '../../../../contract/circle-writing'
import type { PostWritingGateway } from '../../../application/civic/circle-writing/post-writing-gateway'
import type { CirclePostWriting } from '../../../domain/civic/circles/circle-post-form'
import { positionOf } from '../../../domain/frame/places/named-place'
import type { PollForm } from '../../../domain/participation/polls/poll'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpPostWritingGateway implements PostWritingGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async create(id: string, post: CirclePostWriting, idempotencyKey: string) {
    const { pictures, poll } = post
    const body = { ...wordsOf(post), pictures: [...pictures], poll: poll === null ? null : writingOf(poll) }
    const answer = await this.http.send(createCirclePost, { failures, path: { id }, body, idempotencyKey })
    return mapped(answer, ({ post: { id: postId, state } }) => ({ id: postId, state }))
  }

  async edit(id: string, post: CirclePostWriting, idempotencyKey: string) {
    const body = wordsOf(post)
    const answer = await this.http.send(editCirclePost, { failures, path: { id }, body, idempotencyKey })
    return mapped(answer, ({ post: { id: postId, state } }) => ({ id: postId, state }))
  }
}

const writingOf = ({ question, options, takesSeveral, days, results }: PollForm) => ({
  ...{ question, takesSeveral, days, results },
  options: [...options],
})

const wordsOf = ({ text, people, place, linkId }: CirclePostWriting) => ({
  ...{ text, people: [...people], linkId },
  place: place.name,
  position: positionOf(place),
})
