/** How far an item was heard or watched. */
export interface PlayPosition {
  /** Seconds. */
  readonly time: number
  /** Seconds; 0 when it is not known. */
  readonly duration: number
  readonly finished: boolean
  /** When it was so: clock time in milliseconds since 1970. */
  readonly at: number
}

/** Where to go on, or what to ask. Seconds. */
export type ResumeChoice =
  | { readonly kind: 'start' }
  | { readonly kind: 'resume'; readonly time: number }
  /** This device and the account differ: 'go on at 12:31?' */
  | { readonly kind: 'ask'; readonly here: number; readonly elsewhere: number; readonly newer: 'here' | 'elsewhere' }

/** Seconds: less than this was not listened to; so close to the end it is over; so close together is the same place. */
const leastTime = 5
const closeToEnd = 10
const samePlace = 15

/** The position to keep: the newest wins, and an unplayed 0 never writes. Gives back the kept one when nothing changes. */
export function keepNewest(kept: PlayPosition | null, offered: PlayPosition): PlayPosition | null {
  if (!isWorthKeeping(offered)) return kept
  return kept === null || offered.at > kept.at ? offered : kept
}

/** False for a position that nobody listened to, and for what is no position at all. */
export function isWorthKeeping({ time, duration, finished, at }: PlayPosition): boolean {
  return (
    Number.isFinite(time) && time >= 0 && Number.isFinite(duration) && Number.isFinite(at) && (finished || time > 0)
  )
}

/** Where to start an item from what this device and the account remember of it. */
export function resumeChoice(here: PlayPosition | null, elsewhere: PlayPosition | null): ResumeChoice {
  const ours = here !== null && isWorthKeeping(here) ? here : null
  const theirs = elsewhere !== null && isWorthKeeping(elsewhere) ? elsewhere : null
  if (ours === null || theirs === null) return resumeAt(ours ?? theirs)
  const [newer, name] = theirs.at > ours.at ? ([theirs, 'elsewhere'] as const) : ([ours, 'here'] as const)
  const times = [restingTime(ours), restingTime(theirs)] as const
  if (name === 'here' || Math.abs(times[0] - times[1]) <= samePlace) return resumeAt(newer)
  return { kind: 'ask', here: times[0], elsewhere: times[1], newer: name }
}

function resumeAt(position: PlayPosition | null): ResumeChoice {
  const time = position === null ? 0 : restingTime(position)
  return time > 0 ? { kind: 'resume', time } : { kind: 'start' }
}

/** Where to go on: from the start after the end, and when hardly anything was heard. */
function restingTime({ time, duration, finished }: PlayPosition): number {
  const over = finished || (duration > 0 && time >= duration - closeToEnd)
  return over || time < leastTime ? 0 : time
}
