import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../kernel/database/client'
import { limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { HealthRows } from './client-health'
import { clientBuilds, clientFaultKinds, clientFaults, clientViews, clientVitals } from './monitoring.schema'

/** The most kinds of errors that are shown. */
const mostFaults = 10

const total = (column: PgColumn) => sql<number>`sum(${column})::int`

/**
 * The newest builds of which phones have told since a day, the last one first.
 * @param since YYYY-MM-DD
 */
export async function selectVersions(database: Database, since: string) {
  const { version, firstSeen } = clientBuilds
  return await queriesOf(database).read(
    build
      .select({ version, firstSeen })
      .from(clientBuilds)
      .where(
        sql`exists (${build
          .select({ version: clientViews.version })
          .from(clientViews)
          .where(ofVersion(clientViews, version, since))})`,
      )
      .orderBy(desc(firstSeen), desc(version))
      .limit(limitOf(2)),
  )
}

/** Selects the sums of a version since a day. */
const ofVersion = (
  sums: typeof clientViews | typeof clientFaults | typeof clientVitals,
  version: string | typeof clientBuilds.version,
  since: string,
) => and(eq(sums.version, version), gte(sums.day, since))

/** What phones have told of a version since a day. */
export async function selectHealth(database: Database, version: string, since: string): Promise<HealthRows> {
  const queries = queriesOf(database)
  const { screen, name, bucket } = clientVitals
  return {
    views: await queries.read(
      build
        .select({ screen: clientViews.screen, views: total(clientViews.views) })
        .from(clientViews)
        .where(ofVersion(clientViews, version, since))
        .groupBy(clientViews.screen),
    ),
    faults: await queries.read(
      build
        .select({ screen: clientFaults.screen, faults: total(clientFaults.faults) })
        .from(clientFaults)
        .where(ofVersion(clientFaults, version, since))
        .groupBy(clientFaults.screen),
    ),
    vitals: await queries.read(
      build
        .select({ screen, name, bucket, samples: total(clientVitals.samples) })
        .from(clientVitals)
        .where(ofVersion(clientVitals, version, since))
        .groupBy(screen, name, bucket),
    ),
  }
}

/** The most frequent kinds of errors of a version, with the screens on which they happened. */
export async function selectFaults(database: Database, version: string, since: string) {
  const { fingerprint, faults, screen } = clientFaults
  return await queriesOf(database).read(
    build
      .select({
        fingerprint,
        times: total(faults),
        screens: sql<string[]>`array_agg(distinct ${screen} order by ${screen})`,
        // A kind whose stack is not kept has neither.
        name: sql<string>`coalesce(min(${clientFaultKinds.name}), 'other')`,
        frames: sql<
          (typeof clientFaultKinds.$inferSelect)['frames']
        >`coalesce((array_agg(${clientFaultKinds.frames}) filter (where ${clientFaultKinds.frames} is not null))[1], '[]'::jsonb)`,
      })
      .from(clientFaults)
      .leftJoin(
        clientFaultKinds,
        and(eq(clientFaultKinds.day, clientFaults.day), eq(clientFaultKinds.fingerprint, fingerprint)),
      )
      .where(ofVersion(clientFaults, version, since))
      .groupBy(fingerprint)
      .orderBy(desc(total(faults)), fingerprint)
      .limit(limitOf(mostFaults)),
  )
}
