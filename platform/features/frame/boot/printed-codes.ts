import { asc, desc, eq, sql } from 'drizzle-orm'
import { printedCodeName } from '../../../../contract/boot'
import { errorCodes } from '../../../../contract/envelope'
import type { HostSystem } from '../../../../src/domain/frame/hosts/host-system'
import type { Database } from '../../../kernel/database/client'
import { limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { isFirst } from '../../../kernel/limits/first-of'
import type { Signer } from '../../../kernel/shared/signer'
import { siteToday } from '../../../kernel/site/site-today'
import { printedCodes, printedCodeVisits } from './boot.schema'

const wholeDay = 86_400_000

/**
 * Counts a visitor of a printed code (S156), once on a day of the site, whatever phone they say they have. Who it was is
 * only known as a keyed hash of person, code and day, which is deleted after a day. A code that the site has not printed
 * is refused.
 * @param visitor the key under which the caller's acts are counted (`listenerOf`)
 */
export async function countVisit(
  { database, signer }: { readonly database: Database; readonly signer: Signer },
  code: string,
  { visitor, system }: { readonly visitor: string; readonly system: HostSystem },
  at: Date,
): Promise<void> {
  const isPrinted = await queriesOf(database).readValue(
    build.select({ code: printedCodes.code }).from(printedCodes).where(eq(printedCodes.code, code)),
  )
  if (isPrinted === null) throw new Refusal(errorCodes.notFound)
  const today = await siteToday(database, at)
  const mark = signer.sign('printed-code', `${code}\n${today}\n${visitor}`)
  if (!(await isFirst(database, `printed-code:${mark}`, at, wholeDay))) return
  const { visits, day, code: ofCode, system: ofSystem } = printedCodeVisits
  await database
    .insert(printedCodeVisits)
    .values({ code, day: today, system, visits: 1 })
    .onConflictDoUpdate({ target: [ofCode, day, ofSystem], set: { visits: sql`${visits} + 1` } })
}

/** Adds a printed code, or changes the place of one that exists. */
export async function addPrintedCode(database: Database, code: string, place: string, at: Date): Promise<void> {
  if (!printedCodeName.safeParse(code).success) throw new Refusal(errorCodes.invalid, null, { fields: { id: 'form' } })
  await database
    .insert(printedCodes)
    .values({ code, place, createdAt: at })
    .onConflictDoUpdate({ target: printedCodes.code, set: { place } })
}

/** Removes a printed code with its numbers. */
export async function removePrintedCode(database: Database, code: string): Promise<void> {
  const [removed] = await database
    .delete(printedCodes)
    .where(eq(printedCodes.code, code))
    .returning({ code: printedCodes.code })
  if (removed === undefined) throw new Refusal(errorCodes.notFound)
}

/** The printed codes with the visitors that each brought, those with most first. */
export async function selectPrintedCodes(database: Database, limit: number) {
  const { code, place, createdAt } = printedCodes
  const total = sql<number>`coalesce(sum(${printedCodeVisits.visits}), 0)::int`
  const of = (system: HostSystem) =>
    sql<number>`coalesce(sum(${printedCodeVisits.visits}) filter (where ${printedCodeVisits.system} = ${system}), 0)::int`
  return await queriesOf(database).read(
    build
      .select({ code, place, createdAt, total, ios: of('ios'), android: of('android'), other: of('other') })
      .from(printedCodes)
      .leftJoin(printedCodeVisits, eq(printedCodeVisits.code, code))
      .groupBy(code)
      .orderBy(desc(total), asc(code))
      .limit(limitOf(limit)),
  )
}
