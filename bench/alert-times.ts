import { count, eq, isNotNull, sql } from 'drizzle-orm'
import { alerts } from '../platform/features/frame/alerts/alerts.schema'
import { tellMembers } from '../platform/features/frame/alerts/tell-members'
import { selectMessages } from '../platform/features/frame/messages/messages.queries'
import { readUnread } from '../platform/features/frame/messages/unread.queries'
import type { Database } from '../platform/kernel/database/client'
import { queriesOf } from '../platform/kernel/database/queries'
import { build } from '../platform/kernel/database/statement'
import { messages } from '../platform/kernel/messages/messages.schema'
import { startPostgres } from '../tests/support/postgres-cluster'

export interface AlertTimes {
  /** Milliseconds from the confirmation until the last member has their message. */
  readonly told: number
  /** How many have one, how many of these have another one beside it, and how many are to be notified. */
  readonly members: number
  readonly twice: number
  readonly notified: number
  /** The middle and the longest time, in milliseconds, in which a member reads their messages: before, and meanwhile. */
  readonly before: ReadTimes
  readonly meanwhile: ReadTimes
}
interface ReadTimes {
  readonly middle: number
  readonly worst: number
}

/** Tells a city of members of an alert, by two processes at once; null without PostgreSQL. */
export async function measureAlerts(members: number): Promise<AlertTimes | null> {
  const cluster = await startPostgres()
  if (cluster === null) return null
  try {
    const [one, other] = [await cluster.connect(), await cluster.connect()]
    await one.exclusively((database) => fill(database, members))
    const before = await readUntil(other.database, members, () => pauseOf(5))
    const begun = performance.now()
    await one.database.update(alerts).set({ confirmedBy: 'tan', confirmedAt: new Date() })
    const telling = [one, other].map(({ database }) => tellMembers({ database, now: () => new Date() }))
    let told = Number.NaN
    const all = Promise.all(telling).then(() => (told = performance.now() - begun))
    const meanwhile = await readUntil(other.database, members, () => all)
    const queries = queriesOf(one.database)
    const counted = await queries.readOne(
      build
        .select({
          members: sql<number>`count(distinct ${messages.userId})::int`,
          messages: count(),
          notified: sql<number>`count(*) filter (where ${isNotNull(messages.pushAt)})::int`,
        })
        .from(messages)
        .where(eq(messages.kind, 'alert')),
    )
    await Promise.all([one.close(), other.close()])
    const { members: having = 0, messages: sent = 0, notified = 0 } = counted ?? {}
    return { told, members: having, twice: sent - having, notified, before, meanwhile }
  } finally {
    await cluster.stop()
  }
}

/** Members with ten messages each; a tenth of them muted the office, a fifth have a device. */
async function fill(database: Database, members: number): Promise<void> {
  const run = (text: string) => database.execute(sql.raw(text))
  await run(
    `insert into users (id, nickname, avatar) select 'user-' || lpad(n::text, 7, '0'), 'N', '' from generate_series(1, ${members}) n`,
  )
  await run(`insert into messages (id, user_id, kind, category, title, text, refers, sent_at, read_at)
    select 'old-' || n || '-' || each, 'user-' || lpad(n::text, 7, '0'), 'notice', 'office', '{"zh-CN": "", "en": ""}', '{"zh-CN": "", "en": ""}', true,
      now() - each * interval '1 day', now() from generate_series(1, ${members}) n, generate_series(1, 10) each`)
  await run(`insert into message_settings (user_id, shown, pushed, shows_text)
    select 'user-' || lpad(n::text, 7, '0'), '{replies}', '{}', false from generate_series(1, ${members}, 10) n`)
  await run(`insert into push_subscriptions (endpoint, user_id, token_hash, p256dh, auth, created_at)
    select 'https://push.example/' || n, 'user-' || lpad(n::text, 7, '0'), '', '', '', now() from generate_series(2, ${members}, 5) n`)
  const both = { 'zh-CN': '洪水', en: 'Flood' }
  const [hour, now] = [3_600_000, Date.now()]
  await database
    .insert(alerts)
    .values({
      ...{ id: 'alert-flood', severity: 'extreme', title: both, text: both, proposedBy: 'mei' },
      ...{
        startsAt: new Date(now - hour),
        endsAt: new Date(now + hour),
        proposedAt: new Date(now),
        updatedAt: new Date(now),
      },
    })
  await run('vacuum analyze')
}

/** Reads the messages of one member after the other, twenty times a second, until something has ended. */
async function readUntil(database: Database, members: number, end: () => Promise<unknown>): Promise<ReadTimes> {
  const queries = queriesOf(database)
  const times: number[] = []
  let hasEnded = false
  const ending = end().then(() => (hasEnded = true))
  for (let turn = 1; !hasEnded; turn += 1) {
    const member = `user-${String((turn * 7919) % members).padStart(7, '0')}`
    const begun = performance.now()
    await readUnread(queries, [], member)
    await selectMessages(queries, member, { limit: 21 }, null)
    times.push(performance.now() - begun)
    await pauseOf(0.05)
  }
  await ending
  const sorted = times.sort((one, other) => one - other)
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN }
}

const pauseOf = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
