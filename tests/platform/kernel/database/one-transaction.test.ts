import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rowsOf } from '../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { selectTimeZone } from '../../../../platform/kernel/site/site.queries'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'
import { pay, testFeature } from '../../../support/test-endpoints'

describeOnBothDatabases('a statement beside the transaction it is part of', (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({
      connection: await open(),
      features: [
        testFeature({
          pay: async ({ database, platform: { database: outer }, body }) => {
            await rowsOf(body.amount === 13 ? outer : database, sql`select 1`)
            return { receipt: 1 }
          },
        }),
      ],
    })
  })
  afterEach(() => platform.close())

  const refused = /went to the database instead of to the transaction/
  /** Drivers wrap what they throw. */
  const messageOf = (error: unknown): string =>
    error instanceof Error ? `${error.message} ${messageOf(error.cause)}` : ''

  it.each([
    ['a statement', () => platform.database.execute(sql`select 1`)],
    ['a read', () => selectTimeZone(queriesOf(platform.database))],
    ['another transaction', () => platform.database.transaction(async (other) => other.execute(sql`select 1`))],
  ])('fails at once: %s', async (_, act) => {
    const error = await platform.database
      .transaction(async (transaction) => {
        await transaction.execute(sql`select 1`)
        await act()
      })
      .then(() => null, messageOf)
    expect(error).toMatch(refused)
  })

  it('is a fault of the handler of a call that pays, and its key stays free', async () => {
    const send = (amount: number) =>
      platform.call(pay, { body: { amount }, headers: { 'idempotency-key': 'key-00000001' } })
    expect((await send(13)).status).toBe(500)
    expect((await send(5)).status).toBe(200)
  })

  it('is none when it belongs to the transaction, to one nested in it, or comes from elsewhere meanwhile', async () => {
    let begun: () => void = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const meanwhile = hasBegun.then(() => platform.database.execute(sql`select 1`))
    await platform.database.transaction(async (transaction) => {
      begun()
      await selectTimeZone(queriesOf(transaction))
      await transaction.transaction(async (nested) => selectTimeZone(queriesOf(nested)))
    })
    await meanwhile
    await selectTimeZone(queriesOf(platform.database))
  })
})
