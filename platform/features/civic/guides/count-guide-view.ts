import { and, eq, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { heatOfView } from '../../../../src/domain/civic/guides/heat'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { firstOf, oneIfFirst } from '../../../kernel/limits/first-of'
import { isPublicGuide } from './guides.queries'
import { guides } from './guides.schema'

/** A person's views of a guide within a day count once. */
const oneView = 86_400_000

/** Counts a view towards the heat of a guide; returns whether it was the person's first of the day. */
export async function countGuideView(database: Database, id: string, reader: string, now: Date): Promise<boolean> {
  const first = firstOf(database, `guide:${id}:${reader}`, now, oneView)
  const [row] = await database
    .with(first)
    .update(guides)
    .set({ heat: sql`${guides.heat} + ${heatOfView(now.getTime())}::double precision * ${oneIfFirst(first)}` })
    .where(and(eq(guides.id, id), isPublicGuide))
    .returning({ isFirst: sql<boolean>`exists (select 1 from ${first})` })
  if (row === undefined) throw new Refusal(errorCodes.gone)
  return row.isFirst
}
