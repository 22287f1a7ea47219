import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { listedKind } from '../../../../src/domain/frame/content/content-kinds'
import { daysOfWeek } from '../../../../src/domain/people/account/most-read'
import type { Database } from '../../../kernel/database/client'
import { excluded, nameOf, namesOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import type { Member } from '../../../kernel/http/caller'
import { isFirst } from '../../../kernel/limits/first-of'
import type { Signer } from '../../../kernel/shared/signer'
import { siteToday } from '../../../kernel/site/site-today'
import { readSums, weekPeriod } from './account.schema'
import { readArea } from './read-area'

const day = 86_400_000
const { period, area, contentId, readers, weekReaders } = readSums

interface Read {
  readonly id: string
  readonly type: number
  /** The city or province that the reader chose. */
  readonly city: string | undefined
}

/**
 * Counts a reader of a content: once a day for each person, and once in seven days towards the week, in whatever areas
 * they read it. An account without a phone is not counted, because anybody can make as many of these as they like. Who
 * read it is only known as a keyed hash of person and content, which is deleted after the week.
 */
export async function countReader(
  database: Database,
  signer: Signer,
  { id: memberId, phone }: Member,
  { id, type, city }: Read,
  at: Date,
): Promise<void> {
  if (phone === null || listedKind(type) === null) return
  const reader = signer.sign('read', `${id}\n${memberId}`)
  if (!(await isFirst(database, `read:${reader}`, at, day))) return
  const isNewInWeek = await isFirst(database, `reader:${reader}`, at, daysOfWeek * day)
  const sum = { area: await readArea(queriesOf(database), city), contentId: id, type, readers: 1 }
  const ofDay = { ...sum, period: await siteToday(database, at), weekReaders: isNewInWeek ? 1 : 0 }
  const ofWeek = { ...sum, period: weekPeriod, weekReaders: 0 }
  await database
    .insert(readSums)
    .values(isNewInWeek ? [ofDay, ofWeek] : [ofDay])
    .onConflictDoUpdate({
      target: [period, area, contentId],
      set: { readers: sql`${readers} + 1`, weekReaders: sql`${weekReaders} + ${excluded(weekReaders)}` },
    })
}

/** Takes the days that are over out of the sums of the week, and removes them. */
export async function endReadDays(database: Database, at: Date): Promise<void> {
  const today = Date.parse(`${await siteToday(database, at)}T00:00:00Z`)
  const lastOver = new Date(today - daysOfWeek * day).toISOString().slice(0, 10)
  // Both are one statement, so that a day leaves the week once even when two processes clean up.
  await database.execute(sql`
    with over as (delete from ${readSums} where ${and(ne(period, weekPeriod), lte(period, lastOver))}
      returning ${namesOf(area, contentId, weekReaders)}),
    gone as (select ${namesOf(area, contentId)}, sum(${nameOf(weekReaders)})::int as people from over
      group by ${namesOf(area, contentId)})
    update ${readSums} set ${nameOf(readers)} = ${readers} - gone.people from gone
      where ${eq(period, weekPeriod)} and ${area} = gone.${nameOf(area)} and ${contentId} = gone.${nameOf(contentId)}`)
  await database.delete(readSums).where(and(eq(period, weekPeriod), lte(readers, 0)))
}
