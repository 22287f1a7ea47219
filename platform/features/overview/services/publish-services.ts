import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { linkSchema } from '../../../../contract/feed'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { writeRows } from '../../../kernel/database/write-rows'
import { checkReferences, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import { bothLanguages } from '../../../kernel/publishing/written-fields'
import { indexThings } from '../../frame/search-index/found-things'
import { pages } from '../pages/pages.schema'
import { foundModuleEntries } from './services.found'
import { moduleEntries, modules } from './services.schema'

const serviceFields = z.strictObject({
  name: bothLanguages(100),
  /** The page of the builder whose cards stand below its entries. */
  page: z.optional(z.string()),
  /** Its place among the groups; the last when omitted. */
  sort: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 10_000),
  entries: z
    .array(
      z.strictObject({
        name: bothLanguages(100),
        summary: bothLanguages(300),
        /** The name of one of the client's icons of services. */
        icon: z.string().check(z.regex(/^[a-z-]{2,30}$/, 'the name of an icon')),
        link: linkSchema,
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
})

/** Groups of services. */
export const publishableServices = publishableKind<z.output<typeof serviceFields>>({
  name: 'service',
  after: ['page'],
  schema: serviceFields,
  text: 'none',
  media: {},
  titleOf: ({ name }) => name,
  pathOf: (id) => `/modules/${id}`,
  check: (queries, { page }, exists) =>
    checkReferences(queries, exists, [{ field: 'page', kind: 'page', table: pages, id: page }]),
  isTaken: (queries, id) => hasRow(queries, modules, id),
  write: async (transaction, { id, fields: { name, page: pageId = null, sort, entries } }) => {
    await writeRows(transaction, modules, [{ id, name, pageId, sort }], { replaced: [modules.id] })
    const before = await removeEntries(transaction, id)
    const rows = entries.map((entry, index) => ({ ...entry, id: `${id}-${index + 1}`, moduleId: id, sort: index }))
    await writeRows(transaction, moduleEntries, rows)
    await indexEntries(transaction, [...before, ...rows.map((row) => row.id)])
  },
  withdraw: async (transaction, id) => {
    const before = await removeEntries(transaction, id)
    await transaction.delete(modules).where(eq(modules.id, id))
    await indexEntries(transaction, before)
  },
})

async function removeEntries(transaction: Transaction, id: string): Promise<string[]> {
  const before = await queriesOf(transaction).readColumn(
    build.select({ id: moduleEntries.id }).from(moduleEntries).where(eq(moduleEntries.moduleId, id)),
  )
  await transaction.delete(moduleEntries).where(eq(moduleEntries.moduleId, id))
  return before
}

const indexEntries = (transaction: Transaction, ids: readonly string[]): Promise<void> =>
  indexThings(
    transaction,
    foundModuleEntries,
    [...new Set(ids)].map((id) => `module:${id}`),
  )
