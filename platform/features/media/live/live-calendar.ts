import { calendarFile } from '../../../kernel/calendar/calendar-file'
import { pathOfScreen } from './live-address'

/** What a calendar file says of an event. */
interface CalendarEvent {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly opensAt: Date
  /** It is null for an event with an open end, which then takes an hour in a calendar. */
  readonly closesAt: Date | null
  readonly publisher: string | null
}

const hour = 3_600_000

/** Makes a calendar file of one event. */
export function liveCalendar(
  { id, title, description, opensAt, closesAt, publisher }: CalendarEvent,
  file: { readonly origin: string; readonly at: Date },
): string {
  const entry = {
    ...{ id, title, description, startsAt: opensAt, endsAt: closesAt ?? new Date(opensAt.getTime() + hour) },
    ...{ path: pathOfScreen(id), location: publisher ?? '' },
  }
  return calendarFile({ product: 'Live events', name: title, entries: [entry] }, file)
}
