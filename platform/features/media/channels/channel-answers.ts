import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { ChannelDto } from '../../../../contract/channels'
import { liveEventState } from '../../../../src/domain/media/channels/live-event'
import type { RadioChannelRow } from './channels.queries'
import type { PlayRow, ProgrammeRow } from './schedule.queries'
import type { SiteDay } from '../../../kernel/site/site-clock'
import { mimeOf } from '../../../kernel/media/mime-types'

export function channelOf(row: RadioChannelRow): ChannelDto {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    frequency: row.frequency,
    cover: row.covers[0] ?? '',
    region: row.region,
    now_playing: row.now_playing,
    on_air: row.on_air,
    listeners: row.listeners,
    subscribed: row.subscribed,
  }
}

/** The person for whom an answer is made. */
export interface ProgrammeReader {
  readonly language: Language
  readonly now: Date
  /** The address of a recording when this reader may play it; null otherwise. */
  readonly recordingOf: (row: Pick<ProgrammeRow, 'replay_url' | 'playable_by'>) => string | null
}

/** A programme on the requested day; its recording is included only once it has ended. */
export function programmeOf(row: ProgrammeRow, day: SiteDay, { language, now, recordingOf }: ProgrammeReader) {
  const endsAt = day.at(row.end_minute)
  return {
    id: `${row.id}-${day.day.replaceAll('-', '')}`,
    title: row.title,
    starts_at: new Date(day.at(row.start_minute)).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    hosts: row.hosts.map((host) => host[language]),
    replay_url: endsAt <= now.getTime() ? recordingOf(row) : null,
  }
}

/** A channel without start and end is always live. */
export function playOf(row: PlayRow, now: Date, addressOf: (url: string) => string) {
  const opens = row.opens_at?.toISOString() ?? null
  const state = eventStateOf(row, now)
  const recording = state === 'replay' ? row.replay_url : null
  return {
    url: addressOf(recording ?? row.stream_url),
    // A recording is a file, whatever the stream was.
    mime: recording === null ? row.mime : mimeOf(recording.replace(/[?#].*$/, '')),
    title: row.now_playing,
    state,
    starts_at: opens,
  } as const
}

/** Returns the state of a live event: coming, then live, then ended, and replay once there is a recording. */
export function eventStateOf(row: Pick<PlayRow, 'opens_at' | 'closes_at' | 'replay_url'>, now: Date) {
  const times = {
    opensAt: row.opens_at?.getTime() ?? null,
    closesAt: row.closes_at?.getTime() ?? null,
    hasReplay: row.replay_url !== null,
  }
  return liveEventState(times, now.getTime())
}
