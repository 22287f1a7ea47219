import ical from 'ical-generator'
import { plainLine } from '../../../src/domain/frame/shared/plain-text'
import { outsideText } from '../outside/outside-text'

/** What a calendar file says of an entry. */
interface CalendarEntry {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** The path of its screen. */
  readonly path: string
  /** It is '' where it has none. */
  readonly location: string
}

interface CalendarFile {
  readonly product: string
  readonly name: string
  readonly entries: readonly CalendarEntry[]
  /**
   * Whether calendars subscribe to it: it says then how often it is worth while to read it again, since some ask once a
   * day, or a week, otherwise.
   */
  readonly isSubscribed?: boolean
}

/** The time after which a calendar that subscribed reads the file again, in seconds. */
const readAgainAfter = 3600
/** The alarm that a calendar gives, in seconds before the beginning. */
const alarm = 15 * 60

/**
 * Makes a calendar file (RFC 5545); opened again, it replaces its entries by their ids. Line breaks of any kind and
 * control characters are taken out here, since the library leaves them in the calendar's name, where they begin lines.
 */
export function calendarFile(
  { product, name, entries, isSubscribed = false }: CalendarFile,
  { origin, at }: { readonly origin: string; readonly at: Date },
): string {
  const calendar = ical({
    prodId: { company: 'Townsquare', product },
    name: line(name),
    ttl: isSubscribed ? readAgainAfter : null,
  })
  for (const { id, title, description, startsAt, endsAt, path, location } of entries) {
    const address = `${origin}${path}`
    const entry = calendar.createEvent({
      id: `${id}@${new URL(origin).host}`,
      stamp: at,
      start: startsAt,
      end: endsAt,
      summary: line(title),
      description: [outsideText(description).trim(), address].filter(Boolean).join('\n\n'),
      url: address,
      ...(location === '' ? {} : { location: line(location) }),
    })
    entry.createAlarm({ trigger: alarm, description: line(title) })
  }
  // Each line ends with a line break, the last one as well; the library leaves that one out.
  return `${calendar.toString()}\r\n`
}

const line = (text: string): string => plainLine(outsideText(text))

/** The headers of an answer that is a calendar file. */
export const calendarHeaders = (name: string) => ({
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Language',
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.ics"`,
})
