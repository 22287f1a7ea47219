import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type {
  FaultName,
  StackFrame,
  HostKind,
  ReportedNetwork,
  VitalName,
} from '../../../../src/domain/frame/monitoring/visit-report'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { moment } from '../../../kernel/database/moment'

/**
 * What phones tell of the client: sums of a day of the site, and nothing by which one visit could be told from another.
 */

/** The builds of the client that this platform has served. */
export const clientBuilds = pgTable(
  'client_builds',
  {
    version: text('version').primaryKey(),
    firstSeen: moment('first_seen').notNull(),
    /** When a platform last served it, or a phone last told of it. */
    lastSeen: moment('last_seen').notNull(),
  },
  (table) => [index('client_builds_by_last_seen').on(table.lastSeen)],
)

/** A screen is the pattern of its route, or `other`. */
const screenColumns = {
  day: date('day').notNull(),
  screen: text('screen').notNull(),
  version: text('version').notNull(),
}
const phoneColumns = {
  host: text('host').$type<HostKind>().notNull(),
  network: text('network').$type<ReportedNetwork>().notNull(),
}

/** How often screens were opened in visits that were monitored. */
export const clientViews = pgTable(
  'client_views',
  {
    ...screenColumns,
    ...phoneColumns,
    language: text('language').$type<Language>().notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.screen, table.version, table.host, table.network, table.language] }),
  ],
)

/** Histograms of web vitals: how many values fell into each bucket (`vital-buckets.ts`). */
export const clientVitals = pgTable(
  'client_vitals',
  {
    ...screenColumns,
    ...phoneColumns,
    name: text('name').$type<VitalName>().notNull(),
    bucket: integer('bucket').notNull(),
    samples: integer('samples').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.screen, table.version, table.host, table.network, table.name, table.bucket],
    }),
  ],
)

/** The kinds of errors of a day, each with its stack; the number of kinds has a limit. */
export const clientFaultKinds = pgTable(
  'client_fault_kinds',
  {
    day: date('day').notNull(),
    fingerprint: text('fingerprint').notNull(),
    name: text('name').$type<FaultName>().notNull(),
    frames: jsonb('frames').$type<readonly StackFrame[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.fingerprint] })],
)

/** How many visits ran into each kind of error, by screen. */
export const clientFaults = pgTable(
  'client_faults',
  { ...screenColumns, fingerprint: text('fingerprint').notNull(), faults: integer('faults').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.fingerprint, table.screen, table.version] })],
)
