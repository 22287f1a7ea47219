import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listEarlierMessages } from '../../../../../contract/chat'
import { chatMessages } from '../../../../../platform/features/media/chat/chat.schema'
import { openPostgres, rowsOf } from '../../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { findPostgres, startOwnPostgres } from '../../../../support/postgres-cluster'
import type { OwnPostgresCluster } from '../../../../support/postgres-cluster'
import { addChannel, say } from './chat-channel'

const limits = { connect: 60_000, answer: 60_000 }

describe.skipIf((await findPostgres()) === null)('a busy chat, on a real PostgreSQL', () => {
  let cluster: OwnPostgresCluster
  let platform: TestPlatform
  let address = ''
  let people: { token: string }[] = []
  beforeEach(async () => {
    cluster = (await startOwnPostgres())!
    address = await cluster.newDatabase()
    platform = await startPlatform({ connection: openPostgres(address, limits) })
    for (const id of ['tv', 'radio', 'news', 'sport']) await addChannel(platform, id)
    people = await Promise.all(
      Array.from({ length: 58 }, (_, index) => platform.logIn({ id: `u${index}`, phone: `138000000${index + 10}` })),
    )
  })
  afterEach(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  const waitingForLocks = async (asker: Client) =>
    Number(
      (await asker.query("select count(*) from pg_locks where locktype = 'advisory' and not granted")).rows[0].count,
    )
  const read = (id = 'tv') =>
    platform.call(listEarlierMessages, { path: { id }, query: { before: '999999', page_size: '10' } })

  it('of 58 writers leaves the connections to those who read, and loses or doubles nothing', async () => {
    // Another process writes in the same channel, and takes its time.
    const other = new Client({ connectionString: address })
    await other.connect()
    await other.query("select pg_advisory_lock(7164916, hashtext('tv'))")
    const writing = people.map(({ token }, index) => say(platform, token, `Hello ${index}`))
    await vi.waitUntil(async () => (await waitingForLocks(other)) > 0, { timeout: 30_000 })
    const reads = await Promise.all(Array.from({ length: 40 }, () => read()))
    expect(reads.map(({ status }) => status)).toEqual(Array<number>(40).fill(200))
    expect(await waitingForLocks(other)).toBe(1)
    await other.query("select pg_advisory_unlock(7164916, hashtext('tv'))")
    const answers = await Promise.all(writing)
    const done = answers.filter(({ status }) => status === 200)
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      expect([429, 503]).toContain(refused.status)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    const written = (await queriesOf(platform.database).read(build.select().from(chatMessages))).map(({ text }) => text)
    expect(written.sort()).toEqual(done.map(({ data }) => data.message.text as string).sort())
    expect(written).toHaveLength(58)
    await other.end()
  })

  it('in several channels at once holds few connections, too', async () => {
    const other = new Client({ connectionString: address })
    await other.connect()
    const channels = ['tv', 'radio', 'news', 'sport']
    for (const id of channels) await other.query('select pg_advisory_lock(7164916, hashtext($1))', [id])
    const writing = people
      .slice(0, 20)
      .map(({ token }, index) => say(platform, token, `Hello ${index}`, `key-of-${index}`, channels[index % 4]))
    await vi.waitUntil(async () => (await waitingForLocks(other)) === 3, { timeout: 30_000 })
    expect((await Promise.all(channels.map(read))).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await waitingForLocks(other)).toBe(3)
    await other.query('select pg_advisory_unlock_all()')
    expect((await Promise.all(writing)).map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    expect(await rowsOf(platform.database, sql`select 1 from chat_messages`)).toHaveLength(20)
    await other.end()
  })
})
