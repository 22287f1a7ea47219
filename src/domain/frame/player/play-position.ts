/** How far somebody heard or watched an item. */
export interface PlayPosition {
  /** The position in seconds. */
  readonly time: number
  /** The length in seconds; 0 when unknown. */
  readonly duration: number
  readonly finished: boolean
  /** When the position was recorded, in milliseconds since 1970. */
  readonly at: number
}

/** The position to continue from, or the question to ask first; positions in seconds. */
export type ResumeChoice =
  | { readonly kind: 'start' }
  | { readonly kind: 'resume'; readonly time: number }
  /** The positions of this device and of the account differ, so the listener is asked: 'continue at 12:31?' */
  | {
      readonly kind: 'ask'
      readonly onThisDevice: number
      readonly onOtherDevice: number
      readonly newer: 'onThisDevice' | 'onOtherDevice'
    }

/** Seconds from the start of an item within which it does not count as listened to. */
const leastTime = 5
/** Seconds before the end of an item within which it counts as finished. */
const closeToEnd = 10
/** The distance in seconds within which two positions count as the same. */
const samePlace = 15

/**
 * The position to store: the newer of the two. An offered position that is not worth keeping, such as the 0 of an item
 * that was not played, never replaces the stored position.
 */
export function keepNewest(stored: PlayPosition | null, offeredPosition: PlayPosition): PlayPosition | null {
  if (!isWorthKeeping(offeredPosition)) return stored
  return stored === null || offeredPosition.at > stored.at ? offeredPosition : stored
}

/** Whether a position is worth storing; false when nothing was listened to, and for an invalid one. */
export function isWorthKeeping({ time, duration, finished, at }: PlayPosition): boolean {
  return (
    Number.isFinite(time) && time >= 0 && Number.isFinite(duration) && Number.isFinite(at) && (finished || time > 0)
  )
}

/** The choice of where to start an item, by the positions of this device and of the account. */
export function resumeChoice(here: PlayPosition | null, elsewhere: PlayPosition | null): ResumeChoice {
  const ours = here !== null && isWorthKeeping(here) ? here : null
  const theirs = elsewhere !== null && isWorthKeeping(elsewhere) ? elsewhere : null
  if (ours === null || theirs === null) return resumeAt(ours ?? theirs)
  const [newer, name] = theirs.at > ours.at ? ([theirs, 'onOtherDevice'] as const) : ([ours, 'onThisDevice'] as const)
  const times = [restingTime(ours), restingTime(theirs)] as const
  if (name === 'onThisDevice' || Math.abs(times[0] - times[1]) <= samePlace) return resumeAt(newer)
  return { kind: 'ask', onThisDevice: times[0], onOtherDevice: times[1], newer: name }
}

function resumeAt(position: PlayPosition | null): ResumeChoice {
  const time = position === null ? 0 : restingTime(position)
  return time > 0 ? { kind: 'resume', time } : { kind: 'start' }
}

/** The position to continue from: the start once the item was finished, or when hardly any of it was played. */
function restingTime({ time, duration, finished }: PlayPosition): number {
  const isOver = finished || (duration > 0 && time >= duration - closeToEnd)
  return isOver || time < leastTime ? 0 : time
}
