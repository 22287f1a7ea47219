import { build } from '../../../../platform/kernel/database/statement'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../platform/kernel/database/client'
import { operatorActs } from '../../../../platform/kernel/database/schema/operators'
import { users } from '../../../../platform/kernel/members/members.schema'
import { emptyPglite } from '../../../support/pglite-template'

describe('the empty database of a test', () => {
  it('has no rows and numbers of nobody before, also when an insert failed after its number was given out', async () => {
    const before = await emptyPglite()
    const createdAt = new Date('2026-03-05T08:00:00.000Z')
    await before.database.insert(users).values({ id: 'user-1', phone: null, nickname: 'Tester', avatar: '', createdAt })
    await before.database.execute(sql`select nextval('operator_acts_id_seq')`)
    await before.close()

    const { database, close } = await emptyPglite()
    expect(await queriesOf(database).read(build.select().from(users))).toEqual([])
    expect(await queriesOf(database).read(build.select().from(operatorActs))).toEqual([])
    const numbers = await rowsOf(
      database,
      sql`select sequencename from pg_sequences
      where schemaname = 'public' and last_value is not null`,
    )
    expect(numbers).toEqual([])
    await close()
  })
})
