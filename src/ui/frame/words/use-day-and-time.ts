import type { TimeOfDay } from '../../../domain/frame/shared/time-of-day'
import { timeOfDayWords } from './time-of-day.words'
import { useAppointment } from './use-appointment'
import { useWords } from './words'

/** Returns what formats a day, YYYY-MM-DD, with its time of day: 'Tue 24 Nov, morning'. Call it in an observer. */
export function useDayAndTime(): (isoDay: string, timeOfDay: TimeOfDay) => string {
  const words = useWords(timeOfDayWords)
  const appointment = useAppointment()
  return (isoDay, timeOfDay) => {
    const day = appointment.day(isoDay)
    return timeOfDay === 'any' || day === '' ? day : words.onDay(day, words[timeOfDay])
  }
}
