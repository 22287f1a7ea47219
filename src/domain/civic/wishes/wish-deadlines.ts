import { dateOfDays, daysOfDate, isoDate, type CivilDate } from '../../frame/shared/civil-date'

/** A claimed wish that nobody finished expires so many days after its wanted day. */
const overdueDays = 14
/** So many days before that, wisher and claimants get a message. */
const reminderDays = 3

const daysBefore = (today: CivilDate, days: number): string => isoDate(dateOfDays(daysOfDate(today) - days))

/** The last wanted days, YYYY-MM-DD, of claimed wishes that are to be reminded of, and that expire, today. */
export function wishDeadlines(today: CivilDate): { readonly reminded: string; readonly expired: string } {
  return { reminded: daysBefore(today, overdueDays - reminderDays), expired: daysBefore(today, overdueDays) }
}

/** Milliseconds between the message and the end: nothing expires unannounced, also after a standstill of the platform. */
export const reminderPeriod = reminderDays * 86_400_000
