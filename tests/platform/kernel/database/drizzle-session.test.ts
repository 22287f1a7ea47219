import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runText } from '../../../../platform/kernel/database/drizzle-session'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'

describeOnBothDatabases("drizzle's session", (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), features: [] })
  })
  afterEach(() => platform.close())

  it('is beside the client of the driver, but for a transaction', async () => {
    const { $client: client } = platform.database
    expect(client instanceof PGlite || client instanceof Pool).toBe(true)
    await platform.database.transaction(async (transaction) => {
      expect(transaction.$client).toBeUndefined()
    })
  })

  it('runs text with values, named or not, and as often as it is asked', async () => {
    for (const name of [undefined, 'sum', 'sum'])
      expect(await runText(platform.database, 'select $1::int + $2::int as sum', [1, 2], name)).toEqual([{ sum: 3 }])
  })

  it('of a transaction sees what only this transaction has written', async () => {
    const count = 'select count(*)::int as count from only_here'
    await platform.database.transaction(async (transaction) => {
      await runText(transaction, 'create temporary table only_here on commit drop as select 1 as one', [], undefined)
      expect(await runText(transaction, count, [], undefined)).toEqual([{ count: 1 }])
    })
    await expect(runText(platform.database, count, [], undefined)).rejects.toThrow()
  })
})
