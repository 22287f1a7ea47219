import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendFeedback } from '../../../../contract/feedback'
import { editUser } from '../../../../contract/session'
import { desks } from '../../../../platform/features'
import { sealContact } from '../../../../platform/kernel/members/contact'
import { feedback } from '../../../../platform/features/civic/feedback/feedback.schema'
import { users } from '../../../../platform/kernel/members/members.schema'
import { operate } from '../../../../platform/kernel/operator/operate'
import { logOptions } from '../../../../platform/kernel/http/log-options'
import { printable } from '../../../../platform/kernel/shared/printable'
import { asWritten } from '../../../../platform/kernel/shared/as-written'
import { ordersToTerminals, orderToTerminal } from '../../../support/odd-values'
import { startPlatform, type TestPlatform } from '../../../support/platform'

const raw = new RegExp(orderToTerminal.source, 'gu')
const orders = ordersToTerminals.join('x')

describe('the terminal of the operator', () => {
  let platform: TestPlatform
  let anna: { id: string; token: string }
  beforeAll(async () => {
    platform = await startPlatform()
    anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
  })
  afterAll(() => platform.close())
  const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
  const rawBytes = (outputs: readonly string[]) => outputs.flatMap((output) => output.match(raw) ?? [])

  it('gets no raw byte of a guest: neither of what comes in nor of rows from before the rule', async () => {
    await platform.call(editUser, { token: anna.token, body: { nickname: `An${orders.slice(0, 9)}na` } })
    const sent = await platform.call(sendFeedback, {
      token: anna.token,
      headers: { 'idempotency-key': 'feedback-of-anna' },
      body: { kind: 'idea', text: `A bigger clock${orders}, please`, pictures: [], contact: 'anna@b.example' },
    })
    expect(sent.code).toBe(100000)
    await platform.database.insert(users).values({ id: 'old', phone: null, nickname: `Old${orders}`, avatar: '' })
    await platform.database
      .insert(feedback)
      .values({
        id: `feedback${orders}`,
        userId: 'old',
        kind: 'idea',
        text: asWritten(`Before the rule${orders}\n\ncash-out-1  2026-03-05 16:00 Asia/Shanghai  Forged`),
        contact: sealContact(platform.platform.vault, `feedback${orders}`, orders),
        pictures: [],
        state: 'open',
        createdAt: platform.clock.now(),
        updatedAt: platform.clock.now(),
      })
    const lists = [await run('feedback'), await run('feedback', '--json'), await run()].map(({ output }) => output)
    expect(lists[0]).toContain('Before the rule')
    expect(lists[0]).toContain('\\u001b[2J')
    // A line break of theirs makes no line of ours.
    expect(lists[0]?.split('\n').filter((line) => line.startsWith('cash-out-1'))).toEqual([])
    const acts = [
      await run('feedback', 'answer', orders, `words${orders}`),
      await run('feedback', `close${orders}`, 'x', 'y'),
      await run(orders),
      await run('feedback', 'answer', `feedback${orders}`, `Thank you${orders}`),
      await run('log'),
      await run('log', '--json'),
      await run('operators', 'add', orders),
    ].map(({ output }) => output)
    expect(acts[4]).toContain('feedback answer')
    expect(rawBytes([...lists, ...acts])).toEqual([])
    expect(JSON.parse(lists[1] ?? '')[0].waiting.map(({ id }: { id: string }) => id)).toContain(`feedback${orders}`)
  })

  it('gets the same from the log of the platform', () => {
    const line = `${JSON.stringify({ level: 30, msg: orders })}\n`
    const written = logOptions('info').hooks.streamWrite(line)
    expect(written.match(raw)).toBeNull()
    expect(JSON.parse(written)).toEqual({ level: 30, msg: orders })
    expect(printable('👩‍🚀 می‌خواهم 字\n\ttwo')).toBe('👩‍🚀 می‌خواهم 字\n\ttwo')
  })
})
