import { describe, expect, it } from 'vitest'
import { success } from '../../../../src/domain/frame/shared/result'
import type { HttpClient } from '../../../../src/infrastructure/frame/http/http-client'
import { HttpReactionsGateway } from '../../../../src/infrastructure/participation/reactions/http-reactions-gateway'

describe('following by the wire', () => {
  it('subscribes to a channel by the call of its own, and follows all else by the common one', async () => {
    const sent: unknown[] = []
    const gateway = new HttpReactionsGateway({
      send: ({ name }: { readonly name: string }, { body }: { readonly body: unknown }) => {
        sent.push([name, body])
        return Promise.resolve(success(name === 'follow' ? { followed: true, followers: 9 } : { subscribed: false }))
      },
    } as unknown as HttpClient)
    expect(await gateway.follow({ kind: 'album', id: 'tea' }, true)).toEqual(success({ isOn: true, count: 9 }))
    expect(await gateway.follow({ kind: 'channel', id: 'news' }, false)).toEqual(success({ isOn: false, count: 0 }))
    expect(sent).toEqual([
      ['follow', { targetId: 'tea', kind: 'album', action: 1 }],
      ['subscribeChannel', { channelId: 'news', action: 0 }],
    ])
  })
})
