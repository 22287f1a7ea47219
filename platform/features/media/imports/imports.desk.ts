import { createHash } from 'node:crypto'
import { asc, desc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { contents, organisations, subCategories } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { CommandOffice, Desk } from '../../../kernel/operator/desk'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { checkReferences } from '../../../kernel/publishing/check-references'
import { addressProblem } from '../../../kernel/outside/address-problem'
import { withdrawContent } from '../../frame/publishing/public-content'
import { printableLine } from '../../../kernel/shared/printable'
import { importedItems, imports } from './imports.schema'
import type { LeftOut } from './reading/read-feed'

/** Feeds and podcasts of others, as contents of an organisation. Those that failed come first. */
export const importDesk: Desk = {
  name: 'import',
  summary: 'Feeds and podcasts that are read every hour, those that failed first',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ row: imports, name: organisations.name })
        .from(imports)
        .innerJoin(organisations, eq(organisations.id, imports.organisationId))
        .orderBy(desc(imports.failures), asc(imports.createdAt), asc(imports.id))
        .limit(limit),
    )
    return rows.map(({ row, name }) => ({
      ...{ id: row.id, since: row.createdAt, from: name['zh-CN'], title: row.title, text: row.address },
      facts: [
        { name: 'last read', value: row.readAt ?? 'never' },
        { name: row.state === 'stopped' ? 'stopped, after failures' : 'failures', value: String(row.failures) },
        ...(row.problem === null ? [] : [{ name: 'problem', value: row.problem }]),
        ...leftOutFacts(row),
      ],
    }))
  },
  acts: {
    add: {
      summary:
        'for the organisation of this id: the address of an RSS or Atom feed or a podcast, and a sub-category when it has one: "https://paper.example/feed.xml news-city"',
      takesText: true,
      problemOf: feedProblem,
      carryOut: addImport,
    },
    again: {
      summary: 'reads it now, and every hour again when it was stopped',
      takesText: false,
      carryOut: async (transaction, id, _text, at) =>
        await changeImport(transaction, id, {
          state: 'active',
          failures: 0,
          dueAt: at,
          etag: null,
          lastModified: null,
        }),
    },
    stop: {
      summary: 'reads it no more; what was imported stays',
      takesText: false,
      carryOut: async (transaction, id) => await changeImport(transaction, id, { state: 'stopped' }),
    },
    withdraw: {
      summary: 'takes back the imported content of this id, whatever its feed says',
      takesText: false,
      carryOut: withdrawImported,
    },
  },
  command: {
    usages: [['report <id>', 'names all that was left out of the feed the last time, and why']],
    run: async ({ database }, { words: [word, id, ...others] }) => {
      if (word !== 'report' || id === undefined || others.length > 0)
        throw new OperatorError('Which feed? npm run operator -- import report <id>')
      const row = await queriesOf(database).readOne(build.select().from(imports).where(eq(imports.id, id)))
      if (row === null) throw new OperatorError(`There is no feed "${id}".`)
      const lines = row.leftOut.map(lineOf)
      return {
        text: [`Left out of ${row.address}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n'),
        value: { id, left_out: row.leftOut },
      }
    },
  },
}

/** How much of what was left out the list of feeds names. */
const mostListed = 5

const lineOf = ({ title, reason }: LeftOut): string => printableLine(title === '' ? reason : `${title}: ${reason}`)

function leftOutFacts({ id, leftOut }: Pick<typeof imports.$inferSelect, 'id' | 'leftOut'>) {
  const more = leftOut.length - mostListed
  return [
    ...leftOut.slice(0, mostListed).map((each) => ({ name: 'left out', value: lineOf(each) })),
    ...(more > 0 ? [{ name: 'left out', value: `${more} more: npm run operator -- import report ${id}` }] : []),
  ]
}

/** The parts of the text with which a feed is added. */
function partsOf(text: string) {
  const [address = '', subCategoryId, ...others] = text.split(/\s+/)
  return { address, subCategoryId, isWrong: others.length > 0 }
}

function feedProblem(text: string, { configuration }: CommandOffice): string | null {
  const { address, isWrong } = partsOf(text)
  if (isWrong) return 'Which feed? npm run operator -- import add <organisation> <address> [<sub-category>]'
  const problem = addressProblem(address, configuration.outsideOrigins)
  return problem === null ? null : `${address} cannot be read: ${problem}.`
}

async function addImport(transaction: Transaction, organisationId: string, text: string, at: Date): Promise<void> {
  const { address, subCategoryId } = partsOf(text)
  const misfits = await checkReferences(queriesOf(transaction), () => null, [
    { field: 'organisation', kind: 'organisation', table: organisations, id: organisationId },
    { field: 'category', kind: 'sub-category', table: subCategories, id: subCategoryId },
  ])
  if (misfits.length > 0) throw new OperatorError(misfits.map(({ message }) => message).join('; '))
  const { href } = new URL(address)
  const id = `import-${createHash('sha256').update(href).digest('hex').slice(0, 10)}`
  const [added] = await transaction
    .insert(imports)
    .values({ id, address: href, organisationId, subCategoryId: subCategoryId ?? null, dueAt: at, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: imports.id })
  if (added === undefined) throw new OperatorError(`${href} is imported already.`)
}

async function changeImport(
  transaction: Transaction,
  id: string,
  change: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  const changed = await transaction.update(imports).set(change).where(eq(imports.id, id)).returning({ id: imports.id })
  if (changed.length === 0) throw new Refusal(errorCodes.gone)
}

async function withdrawImported(transaction: Transaction, contentId: string, _text: string, at: Date): Promise<void> {
  const items = await transaction
    .update(importedItems)
    .set({ withdrawnAt: at })
    .where(eq(importedItems.contentId, contentId))
    .returning({ guid: importedItems.guid })
  if (items.length === 0) throw new Refusal(errorCodes.gone)
  const type = await queriesOf(transaction).readValue(
    build.select({ type: contents.type }).from(contents).where(eq(contents.id, contentId)),
  )
  await withdrawContent(transaction, type === contentKinds.audio.code ? 'audio' : 'post', contentId)
}
