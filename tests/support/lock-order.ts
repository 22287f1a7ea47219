import type { DatabaseConnection } from '../../platform/kernel/database/client'

/**
 * Tables of which one statement may lock several rows in any order, and why no other transaction locks the same rows in
 * another one.
 */
const mayBeUnordered: Readonly<Record<string, string>> = {
  ...{ case_steps: 'of a case, which only grow', commitments: 'of a case, which is locked first' },
  ...{ comments: 'of a thread, whose head is locked first', wish_claims: 'of a wish, which is locked first' },
  ...{ poll_options: 'of a poll, which is locked first', team_members: 'of a team, by `lockMembers` first' },
  ...{ team_names: 'of a team, which is locked first', page_cards: 'of a page, whose draft is locked first' },
  ...{ gallery_pictures: 'of a document', special_columns: 'of a document', programmes: 'of a channel' },
  ...{ config_items: 'by the office, all of them', idempotency_keys: 'of a member', reports: 'of a thing' },
  ...{ service_entries: 'which only grow, but for the seeding, which runs alone' },
  ...{ messages: 'of a member, or of a letter', search_entries: 'of a thing, or of one publisher' },
}

interface Query {
  (
    text: string,
    params?: readonly unknown[],
    ...rest: unknown[]
  ): Promise<{ readonly affectedRows?: number; readonly rows: readonly unknown[] }>
}
interface Client {
  query: Query
  transaction(work: (inside: Client) => Promise<unknown>): Promise<unknown>
  isWatched?: true
}

/** What a transaction has locked so far. */
class Locks {
  /** Tables whose rows were locked in order before any of them is changed. */
  private readonly ordered = new Set<string>()
  private readonly ids = new Map<string, string[]>()
  private isAlone = false

  /** What is wrong with a statement; null when nothing is. */
  note(text: string, params: readonly unknown[], rows: number): string | null {
    if (/pg_advisory_xact_lock/.test(text)) this.isAlone = true
    const table = lockedTable(text)
    if (table === null || this.isAlone) return null
    if (/\border by\b/i.test(text)) this.ordered.add(table)
    if (this.ordered.has(table)) return null
    if (rows > 1)
      return table in mayBeUnordered || /^insert/i.test(text) ? null : `locks ${rows} rows of ${table} in no order`
    const id = idOf(table, text, params)
    const before = this.ids.get(table) ?? []
    if (id === null || before.includes(id)) return null
    this.ids.set(table, [...before, id])
    const isBehind = !(table in mayBeUnordered) && before.some((other) => other > id)
    return isBehind ? `locks the row ${id} of ${table} after ${before.join(', ')}` : null
  }
}

/** The table of which a statement locks rows that were there before. */
function lockedTable(text: string): string | null {
  const changed = /^(?:update|delete from) "(\w+)"/i.exec(text)?.[1]
  if (changed !== undefined) return changed
  if (/^select/i.test(text) && /for (?:no key )?update$/i.test(text)) return /from "(\w+)"/i.exec(text)?.[1] ?? null
  return /^insert into "(\w+)".* do update /i.exec(text)?.[1] ?? null
}

/** The id of the one row that a statement names; null when it names it in another way. */
function idOf(table: string, text: string, params: readonly unknown[]): string | null {
  const where = text.slice(text.lastIndexOf(' where '))
  const place = new RegExp(`"${table}"\\."id" = \\$(\\d+)`).exec(where)?.[1]
  const id = place === undefined ? undefined : params[Number(place) - 1]
  return typeof id === 'string' ? id : null
}

/**
 * Watches the transactions of an embedded database: whoever locks several rows of a table does so in the order of their
 * keys (`platform/kernel/database/lock-rows.ts`), so that no two transactions wait for each other.
 * @returns what was wrong since the last call
 */
export function watchLockOrder({ kind, database }: DatabaseConnection): () => readonly string[] {
  if (kind !== 'pglite') return () => []
  const { $client: client } = database as unknown as { readonly $client: Client }
  if (client.isWatched) return () => found.get(client)?.splice(0) ?? []
  client.isWatched = true
  const wrong: string[] = []
  found.set(client, wrong)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction(async (inside) => {
      const locks = new Locks()
      const query = inside.query.bind(inside)
      inside.query = async (text, params, ...rest) => {
        const result = await query(text, params, ...rest)
        const line = text.replace(/\s+/g, ' ').trim()
        const rows = /^select/i.test(line) ? result.rows.length : (result.affectedRows ?? 0)
        const problem = locks.note(line, params ?? [], rows)
        if (problem !== null) wrong.push(`${problem}: ${line.slice(0, 200)}`)
        return result
      }
      return await work(inside)
    })
  return () => wrong.splice(0)
}

const found = new WeakMap<Client, string[]>()
