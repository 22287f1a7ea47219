import * as z from 'zod/mini'
import { success, failure, type Result } from '../../../../src/domain/frame/shared/result'
import { positionFrom } from '../../../../src/domain/frame/places/geo-point'
import { latitude, longitude } from '../../../../contract/positions'

const day = 86_400_000
/** The most days between the two dates of a query, by GeoReport v2; as many are answered when none are named. */
export const mostDays = 90
/** The most requests that the pages of one query reach, by GeoReport v2. More are reached by earlier dates. */
export const mostRequests = 1000
const mostListed = 50

const list = z.pipe(
  z.string().check(z.maxLength(4000)),
  z.transform((text) => text.split(',').map((each) => each.trim())),
)
const listOf = <Entry extends z.ZodMiniType<string, string>>(entry: Entry) =>
  z.optional(z.pipe(list, z.array(entry).check(z.minLength(1), z.maxLength(mostListed))))
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const number = z.pipe(
  z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,12})?$/)),
  z.transform((text) => Number(text)),
)
const whole = (most: number) => z.pipe(number, z.int().check(z.minimum(1), z.maximum(most)))
const date = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
  z.transform((text) => new Date(text)),
)

const querySchema = z.object({
  service_request_id: listOf(id),
  service_code: listOf(id),
  status: listOf(z.enum(['open', 'closed'])),
  start_date: z.optional(date),
  end_date: z.optional(date),
  /** The middle of an area, WGS-84, with its radius in metres. */
  lat: z.optional(z.pipe(number, latitude)),
  long: z.optional(z.pipe(number, longitude)),
  radius: z._default(z.pipe(number, z.number().check(z.minimum(1), z.maximum(10_000))), 1000),
  page: z._default(whole(mostRequests), 1),
  page_size: z._default(whole(100), 50),
  extensions: z.optional(z.enum(['true', 'false'])),
})

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

/** Reads the query of a list of requests; the failure says what is wrong. */
export function requestsQuery(input: unknown, now: Date): Result<RequestsQuery, string> {
  const parsed = z.safeParse(querySchema, input)
  if (!parsed.success) return failure(`${String(parsed.error.issues[0]?.path[0] ?? 'query')} is not valid`)
  const { start_date, end_date, lat, long, radius, page, page_size: limit, ...rest } = parsed.data
  const until = end_date ?? (start_date === undefined ? now : new Date(start_date.getTime() + mostDays * day))
  const since = start_date ?? new Date(until.getTime() - mostDays * day)
  if (since > until) return failure('start_date is after end_date')
  if (until.getTime() - since.getTime() > mostDays * day)
    return failure(`start_date and end_date span more than ${mostDays} days`)
  if ((lat === undefined) !== (long === undefined)) return failure('lat and long belong together')
  const middle = positionFrom(lat, long)
  if (lat !== undefined && middle === null) return failure('lat and long are no position')
  if (page * limit > mostRequests) return failure(`page and page_size reach more than ${mostRequests} requests`)
  return success({
    ids: rest.service_request_id,
    services: rest.service_code,
    statuses: rest.status ?? ['open', 'closed'],
    since,
    until,
    area: middle === null ? null : { ...middle, radius },
    offset: (page - 1) * limit,
    limit,
    isExtended: rest.extensions === 'true',
  })
}
