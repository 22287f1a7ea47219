import type { TvGateway } from '../../../../src/application/media/channels/tv-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Channel, ChannelStream } from '../../../../src/domain/media/channels/channel'
import type { LiveEvent } from '../../../../src/domain/media/channels/live-event'
import type { Programme } from '../../../../src/domain/media/channels/schedule'
import { failure, success } from '../../../../src/domain/frame/shared/result'

export const channel = (id: string, more: Partial<Channel> = {}): Channel => ({
  id,
  name: `Channel ${id}`,
  frequency: null,
  cover: `/${id}.webp`,
  region: 'City',
  nowPlaying: 'Something',
  onAir: null,
  listeners: 99,
  subscribed: false,
  ...more,
})

const hour = 3_600_000

/** TV in memory; `noon` is the middle of its day. */
export class MemoryTv implements TvGateway {
  readonly calls: string[] = []
  found = true
  allowed: Awaited<ReturnType<TvGateway['mayPlay']>> = success(true)
  on: ChannelStream = { url: '/live.m3u8', state: 'live', startsAt: null }
  scheduleFails = false
  membersOnly = false

  constructor(private readonly noon: number) {}

  private programmesOf(day: string): readonly Programme[] {
    const days = Math.round((Date.parse(`${day}T12:00+08:00`) - this.noon) / (24 * hour))
    const programme = (id: string, from: number, replayUrl: string | null = null): Programme => ({
      id,
      name: `Programme ${id}`,
      hosts: [],
      startsAt: this.noon + (days * 24 + from) * hour,
      endsAt: this.noon + (days * 24 + from + 1) * hour,
      replayUrl,
    })
    return [
      programme('before', -2, '/before.m3u8'),
      programme('unrecorded', -1),
      programme('now', 0),
      programme('next', 1),
    ]
  }

  channel = async (id: string) =>
    this.found
      ? success({
          channel: channel(id),
          membersOnly: this.membersOnly,
          description: 'All about it',
          share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
          publisher: 'Riverbend Television',
          hosts: [{ id: 'h', name: 'Lin', avatar: null, intro: 'Reads the news', followed: false }],
        })
      : failure(failureOf('offline'))
  channels = async () => success([channel('tv1'), channel('tv2'), channel('tv3')])
  eventsFail = false
  events = async () =>
    this.eventsFail
      ? failure(failureOf('server-error'))
      : success<readonly LiveEvent[]>([
          { id: 'e1', title: 'The flower show', cover: null, state: 'live', startsAt: this.noon - hour },
          { id: 'e2', title: 'The council', cover: null, state: 'coming', startsAt: this.noon + 24 * hour },
          { id: 'e3', title: 'The bridge', cover: null, state: 'replay', startsAt: this.noon - 48 * hour },
        ])
  schedule = async (_id: string, day: string) => {
    this.calls.push(`schedule ${day}`)
    return this.scheduleFails ? failure(failureOf('offline')) : success(this.programmesOf(day))
  }
  mayPlay = async () => this.allowed
  stream = async () => {
    this.calls.push('stream')
    return success(this.on)
  }
  countView = async (id: string) => {
    this.calls.push(`view ${id}`)
    return success(100)
  }
}
