import { and, asc, between, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { issuePartialCertificate as endpoint } from '../../../../contract/certificates'
import { errorCodes } from '../../../../contract/envelope'
import { checkPeriod } from '../../../../src/domain/civic/certificates/certificate'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import type { Vault } from '../../../kernel/shared/vault'
import { siteDate } from '../../../kernel/site/site-today'
import { serviceEntries } from '../rankings/rankings.schema'
import { partialCertificates } from './certificates.schema'
import { maskedName, newNumber, readPrintedName, readVolunteerSince } from './own-certificate'

/** The most certificates of periods and activities that one member may ask for in a day. */
const certificateLimit = formLimit('partial-certificate', { most: 30, window: 86_400_000 })

const noHours = () => new Refusal(errorCodes.stateRefuses, null, { state: 'no-hours' })

/**
 * Issues a certificate of the hours that the ledger counts for a period or an activity; returns its number. It is one
 * conditional insert, so that concurrent calls, and calls without a change in between, all get the same certificate.
 */
export async function issuePartialCertificate(
  { database, vault }: { readonly database: Database; readonly vault: Vault },
  userId: string,
  { activity_id: activityId, from, until }: z.output<typeof endpoint.body>,
  at: Date,
): Promise<string> {
  const { day, minutes, times } = serviceEntries
  const since = await readVolunteerSince(database, userId)
  if (since === null) throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-a-volunteer' })
  await certificateLimit.consume(database, userId, at)
  const period = checkPeriod({ from: from ?? '', until: until ?? '' }, await siteDate(database, at))
  if (activityId === null && !period.ok) throw invalid(period.reason)
  const days = await queriesOf(database).read(
    build
      .select({ day, minutes: sql<number>`sum(${minutes})::int`, times: sql<number>`sum(${times})::int` })
      .from(serviceEntries)
      .where(
        and(
          eq(serviceEntries.userId, userId),
          activityId === null ? between(day, from ?? '', until ?? '') : eq(serviceEntries.activityId, activityId),
        ),
      )
      .groupBy(day)
      .orderBy(asc(day)),
  )
  const served = days.filter((each) => each.minutes > 0)
  const [first, last] = [served[0], served.at(-1)]
  if (first === undefined || last === undefined) throw noHours()
  const sumOf = (count: (each: (typeof served)[number]) => number) => days.reduce((sum, each) => sum + count(each), 0)
  const minutesOfYear = new Map<number, number>()
  for (const each of served) {
    const year = Number(each.day.slice(0, 4))
    minutesOfYear.set(year, (minutesOfYear.get(year) ?? 0) + each.minutes)
  }
  const stated = {
    userId,
    name: maskedName(await readPrintedName(database, vault, userId)),
    minutes: sumOf((each) => each.minutes),
    times: sumOf((each) => each.times),
    activityId: activityId ?? '',
    fromDay: activityId === null ? (from ?? '') : first.day,
    untilDay: activityId === null ? (until ?? '') : last.day,
  }
  const years = [...minutesOfYear].map(([year, ofYear]) => ({ year, minutes: ofYear })).reverse()
  await database
    .insert(partialCertificates)
    .values({ ...stated, id: newNumber(), years, since, issuedAt: at })
    .onConflictDoNothing()
  const table = partialCertificates
  const number = await queriesOf(database).readValue(
    build
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.userId, userId),
          eq(table.activityId, stated.activityId),
          eq(table.fromDay, stated.fromDay),
          eq(table.untilDay, stated.untilDay),
          eq(table.minutes, stated.minutes),
          eq(table.times, stated.times),
          eq(table.name, stated.name),
        ),
      ),
  )
  if (number === null) throw noHours()
  return number
}
