import type { Endpoint } from '../../contract/endpoint'
import { errorCodes } from '../../contract/envelope'
import { parametersOf } from '../../contract/reading/parameters'
import type { City, Parts } from '../talk/city'

/** A list is followed for so many pages at most. */
const mostPages = 8

export function isPaged(endpoint: Endpoint): boolean {
  const { properties } = parametersOf(endpoint.query)
  return endpoint.method === 'GET' && 'cursor' in properties && 'page_size' in properties
}

interface Walk {
  readonly rows: readonly string[]
  /** Whether the last page was reached. */
  readonly ended: boolean
  readonly problem: string | null
}

/** Walks a list in big pages and in small ones: both give the same rows in the same order, each once. */
export async function checkPaging(city: City, endpoint: Endpoint, parts: Parts): Promise<void> {
  if (!isPaged(endpoint)) return
  const whole = await walk(city, endpoint, parts, 50)
  const size = whole.rows.length > 60 ? 7 : Math.max(1, Math.ceil(whole.rows.length / 4))
  const small = await walk(city, endpoint, parts, size)
  const note = (problem: string | null) => city.ledger.note(endpoint.name, 'paging', problem)
  note(whole.problem)
  note(small.problem)
  if (whole.problem !== null || small.problem !== null) return
  const shared = Math.min(whole.rows.length, small.rows.length)
  const differs = small.rows.slice(0, shared).findIndex((row, index) => row !== whole.rows[index])
  if (differs >= 0) note(`row ${differs + 1} is another one by pages of ${size} than by pages of 50`)
  const isShort = small.ended && small.rows.length < whole.rows.length
  if (isShort) note(`pages of ${size} give ${small.rows.length} rows, pages of 50 give ${whole.rows.length}`)
}

/** Follows the cursors of a list. */
async function walk(city: City, endpoint: Endpoint, parts: Parts, size: number): Promise<Walk> {
  const rows: string[] = []
  const cursors = new Set<string>()
  let cursor: string | null = null
  for (let page = 0; page < mostPages; page += 1) {
    const exchange = await city.ask(endpoint, {
      ...parts,
      query: { ...parts.query, page_size: String(size), ...(cursor === null ? {} : { cursor }) },
    })
    const given = pageOf(exchange.data)
    const failed = (problem: string): Walk => ({ rows, ended: false, problem: `${problem} (${exchange.shown})` })
    if (exchange.code !== errorCodes.ok || given === null) return failed(`page ${page + 1} did not come`)
    if (given.items.length > size) return failed(`a page of ${size} has ${given.items.length} rows`)
    for (const item of given.items) {
      const row = rowOf(item)
      if (rows.includes(row)) return failed(`page ${page + 1} repeats a row of an earlier page`)
      rows.push(row)
    }
    if (given.cursor === null)
      return given.total !== null && given.total !== rows.length && page < mostPages
        ? failed(`\`total\` is ${given.total} for ${rows.length} rows`)
        : { rows, ended: true, problem: null }
    if (cursors.has(given.cursor)) return failed('a cursor comes a second time: the list never ends')
    if (given.items.length === 0) return failed('an empty page names a next one')
    cursors.add(given.cursor)
    cursor = given.cursor
  }
  return { rows, ended: false, problem: null }
}

function pageOf(data: unknown) {
  const { items, next_cursor: cursor, total } = (data ?? {}) as Readonly<Record<string, unknown>>
  if (!Array.isArray(items) || (cursor !== null && typeof cursor !== 'string')) return null
  return { items: items as readonly unknown[], cursor, total: typeof total === 'number' ? total : null }
}

/** What tells one row from another: its id where it has one. */
function rowOf(item: unknown): string {
  const { id } = (typeof item === 'object' && item !== null ? item : {}) as { readonly id?: unknown }
  const { type } = (typeof item === 'object' && item !== null ? item : {}) as { readonly type?: unknown }
  return typeof id === 'string' ? `${String(type)} ${id}` : JSON.stringify(item)
}
