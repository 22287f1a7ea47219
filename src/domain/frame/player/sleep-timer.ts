/** When the player stops by itself (B21, B26). */
export type SleepTimer =
  | { readonly kind: 'item-end' }
  | {
      readonly kind: 'deadline'
      /** The minutes chosen, including later extensions. */
      readonly minutes: number
      /** The end in clock time (milliseconds); the remaining time is computed from it, never counted down. */
      readonly until: number
      /** The whole seconds left, for the display. */
      readonly surplus: number
    }

/** The choice that means the end of the item (B21). */
export const sleepAtItemEnd = 1

/** The minutes that are offered, shortest first (B26). */
export const sleepMinutes = [10, 20, 30, 45, 60, 90] as const

/** Minutes by which a running timer can be extended. */
export const sleepExtension = 5

/** The choices of the timer: off, the end of the item (except for a live stream, which has no end), then minutes. */
export function sleepChoices(live: boolean): readonly number[] {
  return [0, ...(live ? [] : [sleepAtItemEnd]), ...sleepMinutes]
}

/** The choice that matches the running timer; 0 when no timer runs. */
export function chosenSleep(timer: SleepTimer | null): number {
  if (timer === null) return 0
  return timer.kind === 'item-end' ? sleepAtItemEnd : timer.minutes
}

const longestMinutes = 24 * 60
const fadeSeconds = 10

/** The timer for a choice: null for 0, undefined for an invalid choice. */
export function startSleep(minutes: number, now: number): SleepTimer | null | undefined {
  if (minutes === 0) return null
  if (minutes === sleepAtItemEnd) return { kind: 'item-end' }
  return isMinutes(minutes) && Number.isFinite(now) ? deadline(minutes, now + minutes * 60_000, now) : undefined
}

/**
 * The extended timer, counted from now when its end has passed. The timer stays the same when it has no end time, or
 * when it would exceed a full day after the extension.
 */
export function extendSleep(timer: SleepTimer | null, minutes: number, now: number): SleepTimer | null {
  if (timer?.kind !== 'deadline' || !isMinutes(minutes) || !Number.isFinite(now)) return timer
  const total = timer.minutes + minutes
  return total > longestMinutes ? timer : deadline(total, Math.max(timer.until, now) + minutes * 60_000, now)
}

/** The timer at this moment: null when it is over, the same object when its display does not change. */
export function sleepAt(timer: SleepTimer, now: number): SleepTimer | null {
  if (timer.kind === 'item-end' || !Number.isFinite(now)) return timer
  if (now >= timer.until) return null
  const surplus = secondsLeft(timer.until, now)
  return surplus === timer.surplus ? timer : { ...timer, surplus }
}

/** The volume at this moment, from 0 to 1; it fades over the last 10 seconds. */
export function sleepVolume(timer: SleepTimer | null, now: number): number {
  if (timer?.kind !== 'deadline' || !Number.isFinite(now)) return 1
  return Math.min(1, Math.max(0, (timer.until - now) / (fadeSeconds * 1000)))
}

function deadline(minutes: number, until: number, now: number): SleepTimer {
  return { kind: 'deadline', minutes, until, surplus: secondsLeft(until, now) }
}

function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

function isMinutes(minutes: number): boolean {
  return minutes > 0 && minutes <= longestMinutes
}
