import { describe, expect, it } from 'vitest'
import { itemOfChannel, itemOfProgramme } from '../../../../src/domain/media/channels/channel'
import { playerDestination } from '../../../../src/domain/frame/player/player-destination'
import { scheduleAt } from '../../../../src/domain/media/channels/schedule'
import { channelOf, programmeOf, streamOf } from '../../../../src/infrastructure/media/channels/channel-of-wire'

const channel = channelOf({
  id: 'news',
  kind: 1,
  name: 'News',
  frequency: 'FM 98.6',
  cover: '',
  region: 'City',
  nowPlaying: null,
  onAir: null,
  listeners: 5,
  subscribed: false,
})
const programme = {
  id: 'p',
  title: 'Morning',
  startsAt: '2026-11-21T00:00:00.000Z',
  endsAt: '2026-11-21T01:00:00.000Z',
  hosts: ['Xia'],
  replayUrl: '',
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
        streamOf({ url: '/l.m3u8', mime: '', title: null, state: 'coming', startsAt: '2026-11-21T00:00:00.000Z' }),
      ),
    ).toBeNull()
  })

  it('becomes programmes, with a recording when there is one that leads to its channel', () => {
    expect(itemOfProgramme(programmeOf(programme), channel)).toBeNull()
    const replay = itemOfProgramme(programmeOf({ ...programme, replayUrl: '/p.m4a' }), channel)
    expect(replay).toMatchObject({ kind: 'programme', album: 'News', url: '/p.m4a', live: false })
    expect(playerDestination(replay)).toBe('/radios/news')
  })

  it('leaves out a programme whose times cannot be read', () => {
    expect(scheduleAt([programmeOf({ ...programme, endsAt: 'soon' })], 0)).toEqual([])
  })
})
