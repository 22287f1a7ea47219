import * as z from 'zod/mini'
import { success, failure, type Result } from '../../../../src/domain/frame/shared/result'
import { positionFrom } from '../../../../src/domain/frame/places/geo-point'
import { isKeepable } from '../../../../contract/fields'
import { latitude, longitude } from '../../../../contract/coordinates'
import { namedPeriod, type NamedPeriod } from './open311-period'

const day = 86_400_000
/** The most days between the two dates of a query, by GeoReport v2; as many are answered when none are named. */
export const mostDays = 90
/** The most requests that the pages of one query reach, by GeoReport v2. More are reached by earlier dates. */
export const mostRequests = 1000
const mostListed = 50

/** A text that a database takes, in which an empty list of ids ends. */
const id = z.string().check(z.minLength(1), z.maxLength(64), z.refine(isKeepable))
const list = z.pipe(
  z.string().check(z.maxLength(4000)),
  z.transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
)
const listOf = <Entry extends z.ZodMiniType<string, string>>(entry: Entry) =>
  z.optional(z.pipe(list, z.array(entry).check(z.minLength(1), z.maxLength(mostListed))))
/** Any finite number, however many decimals it is written with. */
const number = z.pipe(
  z.string().check(z.regex(/^\s*[+-]?(?:\d{1,100}\.?\d{0,100}|\.\d{1,100})(?:e[+-]?\d{1,3})?\s*$/i)),
  z.transform((text) => Number(text)),
)
const whole = z.pipe(number, z.int().check(z.minimum(1)))
/** The case of a word makes no difference; some clients say `opened`. */
const word = z.pipe(
  z.string(),
  z.transform((text) => text.toLowerCase()),
)
const status = z.pipe(
  z.pipe(
    word,
    z.transform((text) => (text === 'opened' ? 'open' : text)),
  ),
  z.enum(['open', 'closed']),
)
const mostOnPage = 100

const querySchema = (zone: string) => {
  const period = z.pipe(
    z.string().check(z.refine((text) => namedPeriod(text, zone) !== null)),
    z.transform((text) => namedPeriod(text, zone)),
  )
  return z.object({
    service_request_id: listOf(id),
    service_code: listOf(id),
    status: z.optional(z.pipe(list, z.array(status).check(z.maxLength(mostListed)))),
    start_date: z.optional(period),
    end_date: z.optional(period),
    /** The middle of an area, WGS-84, with its radius in metres. */
    lat: z.optional(z.pipe(number, latitude)),
    long: z.optional(z.pipe(number, longitude)),
    radius: z._default(z.pipe(number, z.number().check(z.minimum(1), z.maximum(10_000))), 1000),
    page: z._default(whole, 1),
    page_size: z._default(whole, 50),
    extensions: z.optional(word),
  })
}

/**
 * The parameters as clients mean them: an empty one is none, one that comes several times is a list, and names are
 * written in any case. Those that the standard does not have are ignored.
 */
export function parametersOf(input: unknown): Readonly<Record<string, string>> {
  const parameters: Record<string, string> = {}
  for (const [name, value] of Object.entries(input ?? {})) {
    const texts = (Array.isArray(value) ? value : [value]).filter(
      (text) => typeof text === 'string' && text.trim() !== '',
    )
    if (texts.length > 0) parameters[name.toLowerCase()] = texts.join(',')
  }
  return parameters
}

export interface RequestsQuery {
  readonly ids: readonly string[] | undefined
  readonly services: readonly string[] | undefined
  readonly statuses: readonly ('open' | 'closed')[]
  readonly since: Date
  readonly until: Date
  readonly area: { readonly latitude: number; readonly longitude: number; readonly radius: number } | null
  readonly offset: number
  readonly limit: number
  readonly isExtended: boolean
}

/**
 * Reads the query of a list of requests; the failure says what is wrong.
 * @param zone the city's time zone
 */
export function requestsQuery(input: unknown, now: Date, zone: string): Result<RequestsQuery, string> {
  const parsed = z.safeParse(querySchema(zone), parametersOf(input))
  if (!parsed.success) return failure(`${String(parsed.error.issues[0]?.path[0] ?? 'query')} is not valid`)
  const { start_date: start, end_date: end, lat, long, radius, page, page_size, ...rest } = parsed.data
  // Clients ask for as many as they like; the standard leaves it to the server how many it answers.
  const limit = Math.min(page_size, mostOnPage)
  const period = periodBetween(start ?? null, end ?? null, now)
  if (!period.ok) return period
  if ((lat === undefined) !== (long === undefined)) return failure('lat and long belong together')
  const middle = positionFrom(lat, long)
  if (lat !== undefined && middle === null) return failure('lat and long are no position')
  if (page * limit > mostRequests) return failure(`page and page_size reach more than ${mostRequests} requests`)
  return success({
    ids: rest.service_request_id,
    services: rest.service_code,
    statuses: rest.status ?? ['open', 'closed'],
    ...period.value,
    area: middle === null ? null : { ...middle, radius },
    offset: (page - 1) * limit,
    limit,
    isExtended: rest.extensions === 'true',
  })
}

/** The period that a query names, as far back from its end, or from now, as the standard allows at most. */
function periodBetween(
  start: NamedPeriod | null,
  end: NamedPeriod | null,
  now: Date,
): Result<Pick<RequestsQuery, 'since' | 'until'>, string> {
  const until = end?.until ?? (start === null ? now : new Date(start.from.getTime() + mostDays * day))
  const last = end?.from ?? until
  const since = start?.from ?? new Date(last.getTime() - mostDays * day)
  if (since > until) return failure('start_date is after end_date')
  if (last.getTime() - since.getTime() > mostDays * day)
    return failure(`start_date and end_date span more than ${mostDays} days`)
  return success({ since, until })
}
