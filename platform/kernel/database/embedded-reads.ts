import { protocol } from '@electric-sql/pglite'
import type { PGlite } from '@electric-sql/pglite'
import type { SentStatement } from './queries'

const { serialize } = protocol

/** Names of the statements that each embedded database has prepared. */
const prepared = new WeakMap<PGlite, Set<string>>()

const executeAndSync = Buffer.concat([serialize.execute({}), serialize.sync()])

/**
 * Reads the single value that a statement selects: a JSON document or null. PGlite's own `query` parses and plans each
 * time, with six round trips into the database. This function needs one round trip, under the same locks, because it
 * uses a prepared statement.
 *
 * With PGlite's `query`, a page of the feed took 2.1 times as long and the first view of home 1.25 times; with rows that
 * drizzle decodes, 2.1 and 1.3 times (medians of 60 rounds by turns in one process, no page cached). To measure it again,
 * put `client.query` in its place and compare what `npm run bench -- platform` tells of uncached reads from PGlite.
 */
export async function readEmbedded(
  client: PGlite,
  { text, name = '' }: SentStatement,
  values: readonly unknown[],
): Promise<unknown> {
  if (client.closed) throw new Error('the database is closed')
  const preparedReads = prepared.get(client) ?? new Set()
  prepared.set(client, preparedReads)
  const send = async (...message: Uint8Array[]): Promise<Message[]> =>
    (await client.execProtocol(Buffer.concat(message), { syncToFs: false })).messages
  const messages = await client._runExclusiveTransaction(() =>
    client.runExclusive(async () => {
      const parse = () => serialize.parse({ name, text })
      const run = [serialize.bind({ statement: name, values: values.map(textOf) }), executeAndSync]
      if (name === '') return await send(parse(), ...run)
      // A named statement is parsed by itself, since it stays prepared even when its first values do not fit.
      if (!preparedReads.has(name)) await send(parse(), serialize.sync())
      preparedReads.add(name)
      return await send(...run)
    }),
  )
  const document = messages.find(isRow)?.fields[0]
  return typeof document === 'string' ? JSON.parse(document) : null
}

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

const isRow = (message: Message): message is Message & { readonly fields: readonly (string | null)[] } =>
  message.name === 'dataRow'

/** A parameter in the text format of PostgreSQL's wire protocol; null for SQL's null. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return `{${value.map(partOf).join(',')}}`
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function partOf(part: unknown): string {
  const text = textOf(part)
  return text === null ? 'null' : Array.isArray(part) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`
}
