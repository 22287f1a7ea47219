import { afterEach, beforeEach, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { rowsOf } from '../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { build } from '../../../../platform/kernel/database/statement'
import { idempotencyKeys } from '../../../../platform/kernel/database/schema/idempotency'
import { forgetAnswers } from '../../../../platform/kernel/http/idempotency'
import { digest } from '../../../../platform/kernel/shared/signer'
import { Refusal } from '../../../../platform/kernel/http/refusal'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'
import { pay, testFeature } from '../../../support/test-endpoints'

describeOnBothDatabases('a call that pays', (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({
      connection: await open(),
      features: [
        testFeature({
          pay: async ({ database, body }) => {
            const [row] = await rowsOf<{ id: number }>(
              database,
              sql`insert into payments (amount) values (${body.amount}) returning id`,
            )
            if (body.amount === 13) throw new Refusal(errorCodes.stateRefuses)
            return { receipt: row?.id ?? 0 }
          },
        }),
      ],
    })
    await platform.database.execute(
      sql`create table if not exists payments (id serial primary key, amount integer not null)`,
    )
  })
  afterEach(async () => {
    await platform.database.execute(sql`drop table payments`)
    await platform.close()
  })

  const send = (key: string | null, amount: number, token?: string) =>
    platform.call(pay, {
      body: { amount },
      headers: key === null ? {} : { 'idempotency-key': key },
      ...(token ? { token } : {}),
    })
  const payments = async () => (await rowsOf(platform.database, sql`select * from payments`)).length

  it('pays once for a key, however often and however much at once it comes', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('key-00000001', 5)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ data }) => data.receipt)).size).toBe(1)
    expect(await payments()).toBe(1)
    expect((await send('key-00000001', 5)).data).toEqual(answers[0]?.data)
  })

  it('refuses another body under the same key', async () => {
    await send('key-00000001', 5)
    expect(await send('key-00000001', 6)).toMatchObject({ status: 409, code: 409001 })
    expect(await payments()).toBe(1)
  })

  it('keeps its answer sealed, for an hour, and after that only that it was made', async () => {
    const first = await send('key-00000001', 5)
    const kept = async () => await queriesOf(platform.database).read(build.select().from(idempotencyKeys))
    const [row] = await kept()
    expect(Buffer.from(row?.answer ?? '', 'base64url').toString()).not.toContain('receipt')
    expect(row?.bodyHash).not.toBe(digest(JSON.stringify({ body: { amount: 5 } })))
    platform.clock.advance(3599)
    expect((await send('key-00000001', 5)).data).toEqual(first.data)
    platform.clock.advance(1)
    const late = { status: 409, code: 409001, data: { state: 'done-before' } }
    expect(await send('key-00000001', 5)).toMatchObject(late)
    expect(await send('key-00000001', 6)).toMatchObject({
      data: { state: 'key-used' },
      msg: expect.stringMatching(/提交过|sent from this form/) as string,
    })
    await forgetAnswers(platform.database, platform.clock.now())
    expect((await kept())[0]?.answer).toBeNull()
    expect(await send('key-00000001', 5)).toMatchObject(late)
    expect(await payments()).toBe(1)
    platform.clock.advance(48 * 3600)
    await forgetAnswers(platform.database, platform.clock.now())
    expect(await kept()).toEqual([])
  })

  it('opens a saved answer for its own caller and key alone', async () => {
    await send('key-00000001', 5)
    await send('key-00000002', 6)
    const [one, other] = await queriesOf(platform.database).read(
      build.select().from(idempotencyKeys).orderBy(idempotencyKeys.key),
    )
    await platform.database
      .update(idempotencyKeys)
      .set({ answer: one?.answer ?? null })
      .where(eq(idempotencyKeys.key, other?.key ?? ''))
    expect((await send('key-00000002', 6)).status).toBe(500)
  })

  it('keeps the keys of callers apart', async () => {
    const { token } = await platform.logIn()
    await send('key-00000001', 5)
    expect((await send('key-00000001', 6, token)).status).toBe(200)
    expect(await payments()).toBe(2)
  })

  it('leaves nothing of a refused one behind, and its key free', async () => {
    expect((await send('key-00000001', 13)).code).toBe(409001)
    expect(await payments()).toBe(0)
    expect((await send('key-00000001', 14)).status).toBe(200)
  })

  it('needs a key', async () => {
    expect((await send(null, 5)).data.fields).toEqual({ 'idempotency-key': 'required' })
    expect((await send('short', 5)).data.fields).toEqual({ 'idempotency-key': 'format' })
  })
})
