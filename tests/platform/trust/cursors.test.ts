import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownClientHeader, type Endpoint } from '../../../contract/endpoint'
import { cursor as cursorField } from '../../../contract/fields'
import { privacySettings } from '../../../platform/features/people/privacy/privacy.schema'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'
import { fieldsIn } from '../../../contract/reading/declared-fields'
import { users } from '../../../platform/kernel/members/members.schema'
import { openSession } from '../../../platform/kernel/members/session-tokens'
import { allEndpoints } from '../../../contract/reading/all-endpoints'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { everyRead } from './every-read'
import { idsOfEachTable } from './ids-of-each-table'

const hasCursor = ({ query }: Endpoint): boolean => 'shape' in query && 'cursor' in (query.shape as object)

/** The texts in an answer's fields that are cursors by their names. */
function cursorsIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(cursorsIn)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) =>
    /cursor|^after/.test(name) ? (typeof value === 'string' ? [value] : []) : cursorsIn(value),
  )
}

/** What anybody can read in a text: the text, and what it is in base64. */
const readable = (text: string): string => `${text}\n${Buffer.from(text, 'base64url').toString('utf8')}`

/** Whether a cursor is a list of values that anybody can read. */
function isLegible(cursor: string): boolean {
  return [cursor, Buffer.from(cursor, 'base64url').toString('utf8')].some((text) => {
    try {
      return Array.isArray(JSON.parse(text))
    } catch {
      return false
    }
  })
}

describe('the cursors of lists', () => {
  let platform: TestPlatform
  let people: readonly string[]
  let ids: readonly string[]
  let tokens: readonly (string | null)[]
  let reads = 0
  beforeAll(async () => {
    platform = await startPlatform({ seed: true })
    const { database, clock } = platform
    people = await queriesOf(database).readColumn(build.select({ id: users.id }).from(users))
    // Nobody wants to be named in the rankings.
    await database
      .insert(privacySettings)
      .values(
        people.map((userId) => ({
          ...{ userId, showsService: false, inRankings: false },
          ...{ wishesFor: 'everyone' as const, keepsHistory: true },
        })),
      )
      .onConflictDoUpdate({ target: privacySettings.userId, set: { inRankings: false } })
    ids = await idsOfEachTable(database)
    const sessions = ['user-resident', 'user-volunteer'].map((id) => openSession(database, id, clock.now()))
    tokens = [null, ...(await Promise.all(sessions))]
  }, 300_000)
  afterAll(() => platform.close())

  const read = async (
    { url, method }: Pick<Endpoint, 'url' | 'method'>,
    token: string | null,
    {
      path,
      query,
    }: { readonly path: Readonly<Record<string, string>>; readonly query: Readonly<Record<string, string>> },
  ) => {
    reads += 1
    const address = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
    const headers = { [ownClientHeader]: 'townsquare', ...(token === null ? {} : { authorization: token }) }
    const remoteAddress = `10.${(reads >> 16) & 255}.${(reads >> 8) & 255}.${reads & 255}`
    return await platform.app.inject({ method, url: address, query, headers, remoteAddress })
  }

  it('name nobody whom the answer does not name, are sealed, and lead on', async () => {
    const faults = new Set<string>()
    const paged = new Set<string>()
    for (const token of tokens)
      for (const { endpoint, path, query } of everyRead(ids.slice(0, 1), ['a'], ids)) {
        if (!hasCursor(endpoint)) continue
        const asked = { path, query: { ...query, page_size: '1' } }
        const { statusCode, payload } = await read(endpoint, token, asked)
        if (statusCode !== 200) continue
        const answer: unknown = JSON.parse(payload).data
        const cursors = cursorsIn(answer)
        const declared = new Set<string>()
        fieldsIn(endpoint.answer, (field) => field === cursorField)?.(answer, (text) => {
          declared.add(text)
          return null
        })
        const rest = cursors.reduce((text, each) => text.replaceAll(each, ''), payload)
        for (const each of cursors) {
          const text = readable(each)
          if (!declared.has(each)) faults.add(`${endpoint.name} has a cursor that the contract does not declare`)
          if (people.some((id) => text.includes(id) && !rest.includes(id)))
            faults.add(`${endpoint.name} names somebody`)
          if (isLegible(each)) faults.add(`${endpoint.name} has a legible cursor`)
        }
        const next = (answer as { readonly next_cursor?: string | null }).next_cursor
        if (typeof next !== 'string' || paged.has(endpoint.name)) continue
        paged.add(endpoint.name)
        const further = await read(endpoint, token, { path, query: { ...asked.query, cursor: next } })
        if (further.statusCode !== 200) faults.add(`the cursor of ${endpoint.name} does not lead on`)
      }
    expect([...faults]).toEqual([])
    const lists = allEndpoints().filter(({ endpoint }) => hasCursor(endpoint))
    expect(paged.size).toBeGreaterThan(lists.length / 2)
  }, 300_000)
})
