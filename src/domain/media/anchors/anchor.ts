import type { ChannelKind } from '../../frame/navigation/channel-target'

/** A host of radio or television. */
export interface Anchor {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly intro: string
  readonly followers: number
  /** Whether the current member follows them. */
  readonly followed: boolean
}

export interface AnchorChannel {
  readonly id: string
  readonly kind: Extract<ChannelKind, 'radio' | 'live'>
  readonly name: string
  readonly frequency: string | null
  readonly cover: string | null
}

/** An album that the host reads. */
export interface AnchorAlbum {
  readonly id: string
  readonly title: string
  readonly cover: string | null
  readonly tracks: number
  /** Whether the album is complete, so that no further tracks will come. */
  readonly finished: boolean
}

/** A day of the week; Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** One of the host's weekly programmes. */
export interface AnchorProgramme {
  readonly id: string
  readonly title: string
  readonly channelId: string
  readonly channelName: string
  /** The days of the week, in order. */
  readonly weekdays: readonly Weekday[]
  /** The start, in minutes of the day in the site's time zone. */
  readonly startMinute: number
  readonly endMinute: number
}

export interface AnchorProfile extends Anchor {
  readonly channels: readonly AnchorChannel[]
  readonly programmes: readonly AnchorProgramme[]
  readonly albums: readonly AnchorAlbum[]
}

/** The days of a programme: every day, Monday to Friday, the weekend, or some others. */
export function daysOf(weekdays: readonly Weekday[]): 'daily' | 'weekdays' | 'weekend' | 'some' {
  const days = new Set(weekdays)
  if (days.size === 7) return 'daily'
  const weekend = ([0, 6] as const).filter((day) => days.has(day)).length
  if (weekend === 0 && days.size === 5) return 'weekdays'
  return weekend === 2 && days.size === 2 ? 'weekend' : 'some'
}
