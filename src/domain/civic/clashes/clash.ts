import type { GeoPoint } from '../../frame/places/geo-point'
import type { TimeSpan } from '../activities/time-spans'
import { metresBetween } from '../maps/map-box'

/**
 * What a member can have promised: to be at an activity, to attend a lesson, to serve an order or to be at home for their
 * own, and to fulfil a wish by its last day.
 */
export const engagementKinds = ['activity', 'lesson', 'order', 'wish'] as const
export type EngagementKind = (typeof engagementKinds)[number]

/** Something for which a member has to be somewhere, at a time or on a day. */
export interface Engagement {
  readonly kind: EngagementKind
  readonly id: string
  /** When it takes place, in milliseconds since 1970; null when only its day is agreed. */
  readonly times: TimeSpan | null
  /** The first and the last of its days in the site's calendar, YYYY-MM-DD. */
  readonly days: { readonly first: string; readonly last: string }
  /** The position; null when it is not known. */
  readonly position: GeoPoint | null
}

/**
 * Why two engagements clash: they overlap, the way between them takes longer than the time between them, or they fall on
 * the same day while one of them has no hour.
 */
export const clashReasons = ['overlap', 'way', 'day'] as const
export type ClashReason = (typeof clashReasons)[number]

export interface ClashFacts {
  readonly reason: ClashReason
  /** The way between the two in metres, the minutes that it takes and those that there are; null for other reasons. */
  readonly way: { readonly metres: number; readonly takes: number; readonly minutes: number } | null
}

/** Metres that one gets ahead in a minute in a city, from door to door, by bus or bicycle: 15 km/h. */
const metresAMinute = 250
/** Positions are inexact, and what is next door needs no way. */
const nextDoor = 500
const minute = 60_000

/** How long a way through the city takes, in whole minutes; 0 next door. */
export const minutesOfWay = (metres: number): number => (metres <= nextDoor ? 0 : Math.ceil(metres / metresAMinute))

/** How two engagements of one member clash; null when they can keep both. */
export function clashBetween(one: Engagement, other: Engagement): ClashFacts | null {
  if (one.kind === other.kind && one.id === other.id) return null
  if (one.times === null || other.times === null)
    return one.days.first <= other.days.last && other.days.first <= one.days.last ? { reason: 'day', way: null } : null
  const [earlier, later] = one.times.from <= other.times.from ? [one.times, other.times] : [other.times, one.times]
  if (later.from < earlier.until) return { reason: 'overlap', way: null }
  if (one.position === null || other.position === null) return null
  const metres = Math.round(metresBetween(one.position, other.position))
  const [takes, minutes] = [minutesOfWay(metres), Math.floor((later.from - earlier.until) / minute)]
  return minutes < takes ? { reason: 'way', way: { metres, takes, minutes } } : null
}

/** What a member is about to promise: to join an activity or a class, to take an order or a wish, or to be served on a day. */
export const clashTargetKinds = ['activity', 'class', 'order', 'wish', 'day'] as const

export interface ClashTarget {
  readonly kind: (typeof clashTargetKinds)[number]
  /** The id of the case; the day as YYYY-MM-DD for a day. */
  readonly id: string
  /** The shift of an activity; all of its time when omitted. */
  readonly shiftId?: string | undefined
}

/** One of the member's engagements that clashes with what they are about to promise. */
export interface Clash extends ClashFacts {
  readonly kind: EngagementKind
  readonly title: string
  readonly times: TimeSpan | null
  /** Its day, or the first of them, YYYY-MM-DD. */
  readonly day: string
  /** When the lesson begins with which it clashes, in a class; null for everything else. */
  readonly lessonAt: number | null
}

export interface Clashes {
  /** The first of them. */
  readonly clashes: readonly Clash[]
  /** How many there are in all. */
  readonly count: number
}

/** The most clashes that are named. */
export const namedClashes = 5
