import { and, asc, desc, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { mostAlerts, listedAfter } from '../../../../src/domain/frame/alerts/alert'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { AlertDto } from '../../../../contract/alerts'
import type { Database } from '../../../kernel/database/client'
import { isBeyond, limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { alerts } from './alerts.schema'

const { id, severity, title, text, area, link, startsAt, endsAt, updatedAt } = alerts
const publicColumns = { id, severity, title, text, area, link, startsAt, endsAt, updatedAt }

export type PublicAlert = Awaited<ReturnType<typeof selectCurrent>>[number]

/** What is confirmed and not over; more than the most that may run at a time, since others begin later. */
export function selectCurrent(database: Database, at: Date) {
  return queriesOf(database).read(
    build
      .select(publicColumns)
      .from(alerts)
      .where(and(isNotNull(alerts.confirmedAt), gt(endsAt, at)))
      .orderBy(asc(startsAt), asc(id))
      .limit(limitOf(10 * mostAlerts)),
  )
}

/** A page of those that have begun, newest first, without those that were over long ago, or ended before they began. */
export function selectListed(database: Database, limit: number, after: CursorValues | null, at: Date) {
  return queriesOf(database).read(
    build
      .select(publicColumns)
      .from(alerts)
      .where(
        and(
          isNotNull(alerts.confirmedAt),
          lte(startsAt, at),
          gt(endsAt, new Date(at.getTime() - listedAfter)),
          sql`${endsAt} > ${startsAt}`,
          isBeyond('<', [startsAt, id], after),
        ),
      )
      .orderBy(desc(startsAt), desc(id))
      .limit(limitOf(limit)),
  )
}

/** An alert as everybody reads it. */
export const alertOf = (row: PublicAlert, language: Language): AlertDto => ({
  ...{ id: row.id, severity: row.severity, title: row.title[language], text: row.text[language] },
  ...{ area: row.area?.[language] ?? null, link: row.link },
  ...{ from: row.startsAt.toISOString(), until: row.endsAt.toISOString(), updated_at: row.updatedAt.toISOString() },
})
