import { messageCategories, type MessageCategory } from './message'

/** A span of the day without notifications, in minutes since midnight. It may go over midnight. */
export interface QuietHours {
  readonly from: number
  readonly until: number
}

/** How a member wants to be told. */
export interface MessageSettings {
  /** The categories whose messages count as unread. The other ones are listed as if they were read. */
  readonly shown: readonly MessageCategory[]
  /** The categories of which the member's devices get notifications. */
  readonly pushed: readonly MessageCategory[]
  readonly quietHours: QuietHours | null
  /** Whether a notification shows the message itself, which anybody who sees the locked screen can read. */
  readonly showsText: boolean
}

/** What concerns the security of an account cannot be muted. */
export const alwaysShown: readonly MessageCategory[] = ['account']

/** What is gathered when the member comes, so that no notification can tell of it. */
const gatheredCategories: readonly MessageCategory[] = ['following', 'reading']
export const pushableCategories = messageCategories.filter((category) => !gatheredCategories.includes(category))

export const usualSettings: MessageSettings = {
  shown: messageCategories,
  pushed: pushableCategories,
  quietHours: { from: 22 * 60, until: 7 * 60 },
  showsText: false,
}

const minutesOfDay = 24 * 60

/** Minutes until the quiet hours end; 0 outside of them. `minute` is the minute of the day. */
export function quietMinutesLeft(quietHours: QuietHours | null, minute: number): number {
  if (quietHours === null || quietHours.from === quietHours.until) return 0
  const { from, until } = quietHours
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until
  return isQuiet ? (until - minute + minutesOfDay) % minutesOfDay : 0
}
