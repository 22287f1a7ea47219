import { eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DatabaseConnection, Transaction } from '../../../../platform/kernel/database/client'
import { lockedInOrder, lockRows } from '../../../../platform/kernel/database/lock-rows'
import { users } from '../../../../platform/kernel/members/members.schema'
import { watchLockOrder } from '../../../support/lock-order'
import { freshPglite } from '../../../support/pglite-template'

let connection: DatabaseConnection
let wrong: () => readonly string[]
beforeEach(async () => {
  connection = await freshPglite()
  wrong = watchLockOrder(connection)
  const at = new Date('2026-03-05T08:00:00Z')
  const rows = ['a', 'b', 'c'].map((id) => ({ id, nickname: id, avatar: '', createdAt: at }))
  await connection.database.insert(users).values(rows)
})
afterEach(() => connection.close())

const change = (transaction: Transaction, id: string) =>
  transaction.update(users).set({ nickname: 'x' }).where(eq(users.id, id))
const all = inArray(users.id, ['c', 'a', 'b'])
const problems = async (work: (transaction: Transaction) => Promise<unknown>) => {
  await connection.database.transaction(work)
  return wrong().map((problem) => problem.split(':')[0])
}

it('rows that are locked by several statements against the order of their keys are noticed', async () => {
  const both = (first: string, second: string) => async (transaction: Transaction) => {
    await change(transaction, first)
    await change(transaction, second)
  }
  expect(await problems(both('b', 'a'))).toEqual(['locks the row a of users after b'])
  expect(await problems(both('a', 'b'))).toEqual([])
})

it('and so are rows that one statement locks in no order', async () => {
  expect(await problems((each) => each.update(users).set({ nickname: 'x' }).where(all))).toEqual([
    'locks 3 rows of users in no order',
  ])
  expect(await problems((each) => each.delete(users).where(all))).toEqual(['locks 3 rows of users in no order'])
})

it('rows that were locked in order may be changed in any', async () => {
  const inAnyOrder = async (transaction: Transaction) => {
    await lockRows(transaction, users, all)
    await change(transaction, 'c')
    await change(transaction, 'a')
  }
  expect(await problems(inAnyOrder)).toEqual([])
  expect(await problems((each) => each.update(users).set({ nickname: 'x' }).where(lockedInOrder(users, all)))).toEqual(
    [],
  )
  expect(await problems((each) => each.delete(users).where(lockedInOrder(users, all, 'remove')))).toEqual([])
})

it('a transaction that takes turns with all others of its kind may lock in any order', async () => {
  const alone = async (transaction: Transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('publish'))`)
    await change(transaction, 'c')
    await change(transaction, 'a')
  }
  expect(await problems(alone)).toEqual([])
})
