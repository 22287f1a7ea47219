/** A duration in parts, for screen readers. */
export interface DurationParts {
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** The parts of a duration in whole seconds; an invalid one (negative, not a number) is 0. */
export function durationParts(seconds: number): DurationParts {
  const wholeSeconds = seconds > 0 ? Math.floor(Math.min(seconds, Number.MAX_SAFE_INTEGER)) : 0
  return {
    hours: Math.floor(wholeSeconds / 3600),
    minutes: Math.floor((wholeSeconds % 3600) / 60),
    seconds: wholeSeconds % 60,
  }
}

/** Seconds as a player shows them: '04:05', and '1:02:03' from an hour on. */
export function durationText(length: number): string {
  const { hours, minutes, seconds } = durationParts(length)
  const tail = `${twoDigits(minutes)}:${twoDigits(seconds)}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
