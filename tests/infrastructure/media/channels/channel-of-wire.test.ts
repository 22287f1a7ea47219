import { describe, expect, it } from 'vitest'
import { itemOfChannel, itemOfProgramme } from '../../../../src/domain/media/channels/channel'
import { playerDestination } from '../../../../src/domain/frame/player/player-destination'
import { channelSchema, programmeSchema } from '../../../../contract/channels'
import { decoded } from '../../../support/decoded'
import { programmeOf, streamOf } from '../../../../src/infrastructure/media/channels/channel-of-wire'

const channel = decoded(channelSchema, {
  id: 'news',
  kind: 1,
  name: 'News',
  frequency: 'FM 98.6',
  cover: '',
  region: 'City',
  now_playing: null,
  on_air: null,
  listeners: 5,
  subscribed: false,
})
const programme = {
  id: 'p',
  title: 'Morning',
  starts_at: '2026-11-21T00:00:00.000Z',
  ends_at: '2026-11-21T01:00:00.000Z',
  hosts: ['Xia'],
  replay_url: '',
}

describe('radio of the wire', () => {
  it('becomes a live item, and none while there is nothing to hear', () => {
    expect(
      itemOfChannel(channel, streamOf({ url: '/l.m3u8', mime: '', title: null, state: 'live', startsAt: null })),
    ).toMatchObject({ kind: 'radio', live: true, duration: null, album: 'FM 98.6' })
    expect(
      itemOfChannel(channel, streamOf({ url: '/r.m3u8', mime: '', title: null, state: 'replay', startsAt: null }))
        ?.live,
    ).toBe(false)
    expect(
      itemOfChannel(
        channel,
        streamOf({ url: '/l.m3u8', mime: '', title: null, state: 'coming', startsAt: Date.UTC(2026, 10, 21) }),
      ),
    ).toBeNull()
  })

  it('becomes programmes, with a recording when there is one that leads to its channel', () => {
    expect(itemOfProgramme(programmeOf(decoded(programmeSchema, programme)), channel)).toBeNull()
    const replay = itemOfProgramme(
      programmeOf(decoded(programmeSchema, { ...programme, replay_url: '/p.m4a' })),
      channel,
    )
    expect(replay).toMatchObject({ kind: 'programme', album: 'News', url: '/p.m4a', live: false })
    expect(playerDestination(replay)).toBe('/radios/news')
  })

  it('refuses a programme whose times cannot be read', () => {
    expect(programmeSchema.safeParse({ ...programme, ends_at: 'soon' }).success).toBe(false)
  })
})
