import { inject } from 'inversify'
import { getRelation } from '../../../../contract/articles'
import { favourite, follow, like, recordHeard, subscribeChannel } from '../../../../contract/reactions'
import type {
  CommentTarget,
  FollowTarget,
  ReactionTarget,
} from '../../../application/participation/reactions/reaction-target'
import type { ReactionsGateway } from '../../../application/participation/reactions/reactions-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { contentKinds } from '../../../domain/frame/content/content-kinds'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { creditsEarned } from '../../frame/http/earned'

export class HttpReactionsGateway implements ReactionsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async relation({ id, kind }: CommentTarget, signal?: CancelSignal) {
    const answer = await this.http.send(getRelation, {
      failures: 'background',
      path: { id },
      query: { type: contentKinds[kind].code },
      signal,
    })
    return mapped(answer, ({ collections, collected, views, comments, shares, likes, liked, followed }) => ({
      ...{ views, comments, shares, likes, liked, followed },
      favourites: collections,
      favourited: collected,
    }))
  }

  async like({ id, kind }: ReactionTarget, on: boolean) {
    const answer = await this.http.send(like, {
      failures: 'common',
      body: { postId: id, type: contentKinds[kind].code, action: toBit(on) },
    })
    return mapped(answer, ({ liked, likes, credits }) => ({ isOn: liked, count: likes, ...creditsEarned(credits) }))
  }

  async favourite({ id, kind }: ReactionTarget, on: boolean) {
    const answer = await this.http.send(favourite, {
      failures: 'common',
      body: { postId: id, type: contentKinds[kind].code, action: toBit(on) },
    })
    return mapped(answer, ({ collected, collections }) => ({ isOn: collected, count: collections }))
  }

  async follow({ id, kind }: FollowTarget, on: boolean) {
    if (kind === 'channel') {
      const answer = await this.http.send(subscribeChannel, {
        failures: 'common',
        body: { channelId: id, action: toBit(on) },
      })
      return mapped(answer, ({ subscribed }) => ({ isOn: subscribed, count: 0 }))
    }
    const answer = await this.http.send(follow, { failures: 'common', body: { targetId: id, kind, action: toBit(on) } })
    return mapped(answer, ({ followed, followers }) => ({ isOn: followed, count: followers }))
  }

  noteHeard(id: string, startsAt: number) {
    const body = { startsAt: new Date(startsAt).toISOString() }
    return this.http.send(recordHeard, { failures: 'background', path: { id }, body })
  }
}

function toBit(on: boolean): 0 | 1 {
  return on ? 1 : 0
}
