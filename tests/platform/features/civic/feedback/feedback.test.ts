import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUnread } from '../../../../../contract/messages'
import {
  addToFeedback,
  closeFeedback,
  getMyFeedback,
  listMyFeedback,
  sendFeedback,
} from '../../../../../contract/feedback'
import { answerFeedback } from '../../../../../platform/features/civic/feedback/follow-feedback'
import { seedFeedback } from '../../../../../platform/demo/seeding/civic/feedback/seed-feedback'
import { feedbackStates } from '../../../../../src/domain/civic/feedback/feedback-lifecycle'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

type Who = { readonly id: string; readonly token: string }

describe('feedback', () => {
  let platform: TestPlatform
  let anna: Who
  let ben: Who
  let keys = 0
  beforeAll(async () => {
    platform = await startPlatform()
    anna = await platform.logIn({ id: 'anna' })
    ben = await platform.logIn({ id: 'ben' })
  })
  afterAll(() => platform.close())

  const key = () => ({ 'idempotency-key': `feedback-${(keys += 1)}` })
  const send = (who: Who | null, change: object = {}) =>
    platform.call(sendFeedback, {
      headers: key(),
      body: { kind: 'fault', text: 'The radio stops', pictures: [], contact: '', ...change },
      ...(who ? { token: who.token } : {}),
    })
  const see = (who: Who, id: string) => platform.call(getMyFeedback, { token: who.token, path: { id } })
  const add = (who: Who, id: string, text = 'Again today') =>
    platform.call(addToFeedback, { token: who.token, headers: key(), path: { id }, body: { text, pictures: [] } })
  const close = (who: Who, id: string) =>
    platform.call(closeFeedback, { token: who.token, headers: key(), path: { id } })

  it('is sent by members and guests, within its rules', async () => {
    expect((await send(null, { contact: 'me@example.com' })).data).toEqual({ feedback: null })
    expect((await send(null, { pictures: ['any'] })).data.fields).toEqual({ pictures: 'unknown' })
    expect((await send(anna, { text: ' ' })).data.fields).toEqual({ text: 'required' })
    expect((await send(anna)).data.feedback).toMatchObject({ state: 'open', unread: false, acts: ['add', 'close'] })
  })

  it('is answered, added to and closed, step by step, and is its author’s alone', async () => {
    const { id } = (await send(anna)).data.feedback
    platform.clock.advance(60)
    await answerFeedback(platform.database, id, 'Which channel?', platform.clock.now())
    const waiting = async () => (await platform.ask(getUnread, { token: anna.token })).waiting
    expect(await platform.ask(getUnread, { token: anna.token })).toMatchObject({
      messages: 1,
      waiting: { feedback: 1 },
    })
    expect((await see(anna, id)).data.feedback).toMatchObject({ state: 'answered', unread: true })
    expect((await see(anna, id)).data.feedback.unread).toBe(false)
    expect(await waiting()).toEqual({ feedback: 0, applicants: 0 })
    expect((await see(ben, id)).code).toBe(403001)
    expect((await add(ben, id)).code).toBe(403001)
    expect((await add(anna, id)).data.feedback.state).toBe('open')
    expect((await close(anna, id)).data.feedback).toMatchObject({ state: 'closed', acts: [] })
    expect(await add(anna, id)).toMatchObject({ code: 409001, data: { state: 'closed' } })
    const { steps } = (await see(anna, id)).data.feedback
    expect(steps.map(({ act, text }: { act: string; text: string }) => [act, text])).toEqual([
      ['submit', ''],
      ['answer', 'Which channel?'],
      ['add', 'Again today'],
      ['close', ''],
    ])
    expect(steps[1].actor).toBeNull()
  })

  it('stands in a list by state, and in the demo city in every state', async () => {
    const mine = async (who: Who, query: Record<string, string>) =>
      (await platform.ask(listMyFeedback, { token: who.token, query })).items.map(
        ({ state }: { state: string }) => state,
      )
    expect(await mine(anna, { state: 'closed' })).toEqual(['closed'])
    expect(await mine(anna, { state: 'answered' })).toEqual([])
    const resident = await platform.logIn({ id: 'user-resident' })
    await seedFeedback(platform.database, platform.platform.vault, platform.clock.now())
    // An interrupted seeding repeats this step.
    await seedFeedback(platform.database, platform.platform.vault, platform.clock.now())
    expect(new Set(await mine(resident, {}))).toEqual(new Set(feedbackStates))
    const { steps } = (await see(resident, 'feedback-demo-4')).data.feedback
    expect(steps.map(({ act }: { act: string }) => act)).toEqual(['submit', 'answer', 'add'])
  })
})
