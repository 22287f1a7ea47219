import { asc, desc, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { writeRows } from '../../../kernel/database/write-rows'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { configItems, configurations } from '../../../kernel/site/site.schema'
import { changedParts } from './compare-configurations'
import { configurationHistory } from './configuration.schema'
import type { StoredConfiguration } from './configuration.schema'

/** Documents that are no texts to read and change, such as the base of the map: a file has none of them. */
const bulkyCodes = ['map-base']

export async function readConfiguration(database: Database): Promise<StoredConfiguration> {
  const queries = queriesOf(database)
  const [documents, switches] = await Promise.all([
    queries.read(
      build
        .select()
        .from(configurations)
        .where(notInArray(configurations.code, bulkyCodes))
        .orderBy(asc(configurations.code)),
    ),
    queries.read(build.select().from(configItems).orderBy(asc(configItems.code))),
  ])
  return {
    documents: Object.fromEntries(documents.map(({ code, value }) => [code, value])),
    switches: Object.fromEntries(switches.map(({ code, value }) => [String(code), value])),
  }
}

interface Application {
  readonly operator: string
  readonly at: Date
  /** Whether documents and switches that the new configuration does not name are removed. */
  readonly isWhole: boolean
}

/** Applies a configuration, and keeps it in the history. Returns what changed; nothing is written when nothing did. */
export async function applyConfiguration(
  transaction: Transaction,
  wanted: StoredConfiguration,
  { operator, at, isWhole }: Application,
): Promise<readonly string[]> {
  const before = await readConfiguration(transaction)
  const after = isWhole
    ? wanted
    : { documents: { ...before.documents, ...wanted.documents }, switches: { ...before.switches, ...wanted.switches } }
  const changes = changedParts(before, after)
  if (changes.length === 0) return changes
  const [first] = await queriesOf(transaction).read(
    build
      .select({ id: configurationHistory.id })
      .from(configurationHistory)
      .orderBy(desc(configurationHistory.id))
      .limit(1),
  )
  if (first === undefined)
    await transaction
      .insert(configurationHistory)
      .values({ configuration: before, operator: '', summary: 'as it was before the first file', at })
  const documents = Object.entries(after.documents).map(([code, value]) => ({ code, value }))
  const switches = Object.entries(after.switches).map(([code, value]) => ({ code: Number(code), value }))
  if (isWhole) {
    const kept = [...bulkyCodes, ...documents.map(({ code }) => code)]
    await transaction.delete(configurations).where(notInArray(configurations.code, kept))
    await transaction.delete(configItems)
  }
  await writeRows(transaction, configurations, documents, { replaced: [configurations.code] })
  await writeRows(transaction, configItems, switches, { replaced: [configItems.code] })
  const summary = changes.join('; ').slice(0, 500)
  await transaction.insert(configurationHistory).values({ configuration: after, operator, summary, at })
  await announceChange(transaction)
  return changes
}
