import { dateOfDays, daysOfDate, isoDate, type CivilDate } from '../../frame/shared/civil-date'

/** The number of days after its wanted day when a claimed wish expires, if nobody finished it. */
const overdueDays = 14
/** The number of days before the expiry when the wisher and the claimants get a reminder. */
const reminderDays = 3

const daysBefore = (today: CivilDate, days: number): string => isoDate(dateOfDays(daysOfDate(today) - days))

/**
 * The latest wanted days, YYYY-MM-DD, of the claimed wishes that get a reminder today, and of the claimed wishes that
 * expire today.
 */
export function wishDeadlines(today: CivilDate): { readonly reminderDay: string; readonly expired: string } {
  return { reminderDay: daysBefore(today, overdueDays - reminderDays), expired: daysBefore(today, overdueDays) }
}

/**
 * Milliseconds between the reminder and the expiry. No wish expires without a reminder, even if the platform was down
 * on the day of the reminder.
 */
export const reminderPeriod = reminderDays * 86_400_000
