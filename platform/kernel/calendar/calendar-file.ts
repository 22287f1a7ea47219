import ical from 'ical-generator'

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
}

/** The alarm that a calendar gives, in seconds before the beginning. */
const alarm = 15 * 60

/** Makes a calendar file (RFC 5545); opened again, it replaces its entries by their ids. */
export function calendarFile(
  { product, name, entries }: CalendarFile,
  { origin, at }: { readonly origin: string; readonly at: Date },
): string {
  const calendar = ical({ prodId: { company: 'Townsquare', product }, name })
  for (const { id, title, description, startsAt, endsAt, path, location } of entries) {
    const address = `${origin}${path}`
    const entry = calendar.createEvent({
      id: `${id}@${new URL(origin).host}`,
      stamp: at,
      start: startsAt,
      end: endsAt,
      summary: title,
      description: [description, address].filter(Boolean).join('\n\n'),
      url: address,
      ...(location === '' ? {} : { location }),
    })
    entry.createAlarm({ trigger: alarm, description: title })
  }
  return calendar.toString()
}

/** The headers of an answer that is a calendar file. */
export const calendarHeaders = (name: string) => ({
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Language',
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.ics"`,
})
