import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listFeed } from '../../../../contract/feed'
import { openPostgres } from '../../../../platform/kernel/database/client'
import type { DatabaseConnection } from '../../../../platform/kernel/database/client'
import { feedFeature } from '../../../../platform/features/media/feed/feed.routes'
import { insertContent } from '../../../support/content'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'
import { findPostgres, startOwnPostgres } from '../../../support/postgres-cluster'
import type { OwnPostgresCluster } from '../../../support/postgres-cluster'
import { startSlowProxy } from '../../../support/slow-proxy'
import { pay, testFeature } from '../../../support/test-endpoints'

/** More than the connections of a pool: a leak of one per call would be noticed by the end. */
const more = 25

describe.skipIf((await findPostgres()) === null)('a PostgreSQL that goes away', () => {
  let cluster: OwnPostgresCluster
  let platform: TestPlatform
  let inTransaction = async (): Promise<void> => {}
  const features = [
    feedFeature,
    testFeature({
      pay: async ({ database, body }) => {
        await database.execute(sql`select 1`)
        await inTransaction()
        await database.execute(sql`select 1`)
        return { receipt: body.amount }
      },
    }),
  ]
  beforeAll(async () => {
    cluster = (await startOwnPostgres())!
  })
  afterAll(() => cluster?.stop())
  const startOver = async (connection: DatabaseConnection): Promise<void> => {
    platform = await startPlatform({ connection, features })
    await insertContent(platform.database, { id: 'one' })
  }
  beforeEach(async () => {
    inTransaction = async () => {}
    await startOver(await cluster.connect())
  })
  afterEach(() => platform.close())

  let keys = 0
  const feed = () => platform.call(listFeed, { query: {} })
  const paid = () =>
    platform.call(pay, {
      body: { amount: 1 },
      headers: { 'idempotency-key': `key-${String((keys += 1)).padStart(8, '0')}` },
    })
  const many = (act: typeof feed, count = more) => Promise.all(Array.from({ length: count }, act))
  const statuses = async (answers: ReturnType<typeof many>) => [...new Set((await answers).map(({ status }) => status))]
  /**
   * Repeats until every call succeeds: a busy machine may answer some too late, but a leaked connection never comes
   * back.
   */
  const servesAgain = () =>
    vi.waitFor(
      async () => {
        expect((await platform.app.inject('/ready')).statusCode).toBe(200)
        expect(await statuses(many(feed))).toEqual([200])
        expect(await statuses(many(paid))).toEqual([200])
      },
      { timeout: 60_000, interval: 50 },
    )

  it('is a 503 that says when to try again, in the words of the caller, while the process lives on', async () => {
    await cluster.crash()
    expect(await platform.call(listFeed, { query: {}, headers: { 'x-language': 'en' } })).toMatchObject({
      status: 503,
      code: 503001,
      msg: 'The service isn’t available right now. Please try again soon.',
      headers: { 'retry-after': '2' },
    })
    expect(await statuses(many(paid))).toEqual([503])
    expect((await platform.app.inject('/health')).statusCode).toBe(200)
    expect((await platform.app.inject('/ready')).statusCode).toBe(503)
    await cluster.start()
    await servesAgain()
  })

  it('may restart in the middle of transactions: they fail as a whole, and the next go on', async () => {
    let arrived = 0
    let open = (): void => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    inTransaction = async () => {
      arrived += 1
      await gate
    }
    const calls = many(paid, 5)
    await vi.waitFor(() => expect(arrived).toBe(5), { timeout: 60_000 })
    await cluster.crash()
    await cluster.start()
    open()
    expect(await statuses(calls)).toEqual([503])
    inTransaction = async () => {}
    await servesAgain()
  })

  it('may restart while many call: none meets a fault of ours', async () => {
    let busy = true
    const seen = new Set<number>()
    const callers = [feed, paid, feed, paid, feed, paid, feed, paid].map(async (act) => {
      while (busy) seen.add((await act()).status)
    })
    for (let round = 0; round < 3; round += 1) {
      await cluster.crash()
      await cluster.start()
    }
    await servesAgain()
    busy = false
    await Promise.all(callers)
    expect([...seen].sort()).toEqual([200, 503])
  })

  it('may freeze: no call waits for it for long, and it serves again once it resumes', async () => {
    await platform.close()
    await startOver(openPostgres(await cluster.newDatabase(), { connect: 1000, answer: 1000 }))
    await many(paid)
    cluster.freeze()
    try {
      expect(await statuses(many(feed))).toEqual([503])
      expect(await statuses(many(paid))).toEqual([503])
    } finally {
      cluster.thaw()
    }
    await servesAgain()
  })

  it('may be slow: half a second for each packet is waited for', async () => {
    const proxy = await startSlowProxy(await cluster.newDatabase())
    const slow = await startPlatform({ connection: openPostgres(proxy.address), features })
    proxy.delay(500)
    // Concurrently, so that connections have to be opened, too.
    const calls = Array.from({ length: 3 }, () => slow.call(listFeed, { query: {} }))
    expect((await slow.call(pay, { body: { amount: 1 }, headers: { 'idempotency-key': 'slow-0001' } })).status).toBe(
      200,
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200])
    proxy.delay(0)
    await slow.close()
    await proxy.close()
  })
})
