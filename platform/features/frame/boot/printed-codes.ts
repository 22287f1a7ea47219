import { asc, desc, eq, sql } from 'drizzle-orm'
import { printedCodeName } from '../../../../contract/boot'
import { errorCodes } from '../../../../contract/envelope'
import type { HostSystem } from '../../../../src/domain/frame/hosts/host-system'
import type { Database } from '../../../kernel/database/client'
import { limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { siteToday } from '../../../kernel/site/site-today'
import { printedCodes, printedCodeVisits } from './boot.schema'

/** Counts a visit by a printed code (S156). A code that the site has not printed is refused. */
export async function countVisit(database: Database, code: string, system: HostSystem, at: Date): Promise<void> {
  const isPrinted = await queriesOf(database).readValue(
    build.select({ code: printedCodes.code }).from(printedCodes).where(eq(printedCodes.code, code)),
  )
  if (isPrinted === null) throw new Refusal(errorCodes.notFound)
  const { visits, day, code: ofCode, system: ofSystem } = printedCodeVisits
  await database
    .insert(printedCodeVisits)
    .values({ code, day: await siteToday(database, at), system, visits: 1 })
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

/** The printed codes with the visits that each brought, those with most visits first. */
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
