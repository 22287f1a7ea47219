import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { HttpClient } from '../../../../src/infrastructure/frame/http/http-client'
import { HttpTvGateway } from '../../../../src/infrastructure/media/channels/http-tv-gateway'

function kit(answers: Readonly<Record<string, unknown>>) {
  const sent: unknown[] = []
  const http = {
    send: (endpoint: { readonly name: string }, parts: object) => {
      sent.push([endpoint.name, parts])
      return Promise.resolve(endpoint.name in answers ? success(answers[endpoint.name]) : failure(failureOf('offline')))
    },
  }
  return { gateway: new HttpTvGateway(http as unknown as HttpClient), sent }
}
const channel = {
  id: 'tv1',
  kind: 2,
  name: 'One',
  frequency: null,
  cover: null,
  region: 'City',
  nowPlaying: null,
  onAir: null,
  listeners: 3,
  subscribed: true,
}

describe('TV by the wire', () => {
  it('asks for the channels of TV alone', async () => {
    const { gateway, sent } = kit({ listChannels: { items: [channel], nextCursor: null } })
    expect(await gateway.channels()).toMatchObject({ ok: true, value: [{ id: 'tv1', cover: null }] })
    expect(sent).toEqual([
      ['listChannels', { failures: 'in-place', query: { kind: 2, pageSize: 50 }, signal: undefined }],
    ])
  })

  it('speaks of states and viewers in plain values', async () => {
    const { gateway } = kit({
      getChannelPlay: {
        url: '/live.m3u8',
        mime: 'm',
        title: null,
        state: 'coming',
        startsAt: Date.UTC(2026, 10, 21, 8),
      },
      getChannelPlayAuth: { allowed: false },
      countChannelView: { listeners: 4 },
    })
    expect(await gateway.stream('tv1')).toEqual(
      success({ url: '/live.m3u8', isHls: false, state: 'coming', startsAt: Date.UTC(2026, 10, 21, 8) }),
    )
    expect(await gateway.mayPlay('tv1')).toEqual(success(false))
    expect(await gateway.countView('tv1')).toEqual(success(4))
  })

  it('lets a failure through', async () => {
    expect(await kit({}).gateway.schedule('tv1', '2026-11-21')).toMatchObject({
      ok: false,
      reason: { code: 'offline' },
    })
  })
})
