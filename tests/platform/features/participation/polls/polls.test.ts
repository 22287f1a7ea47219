import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { votePoll } from '../../../../../contract/polls'
import { addPoll, checkedPoll } from '../../../../../platform/features/participation/polls/poll-acts'
import { readPoll } from '../../../../../platform/features/participation/polls/read-poll'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import type { PollWriting } from '../../../../../contract/polls'
import { insertContent } from '../../../../support/content'
import { wrongCounts } from '../../../../support/counters'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const day = 86_400

describeOnBothDatabases('a poll', (open) => {
  let platform: TestPlatform
  let polls = 0

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
  })
  afterAll(() => platform?.close())
  afterEach(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  const asked: PollWriting = {
    question: 'When shall we meet?',
    options: ['Saturday', 'Sunday', 'Never'],
    takes_several: false,
    days: 3,
    results: 'after-vote',
  }
  const poll = async (change: Partial<PollWriting> = {}, state: 'published' | 'withdrawn' = 'published') => {
    const id = `poll-${(polls += 1)}`
    await insertContent(platform.database, { id, state })
    const author = await person()
    await platform.database.transaction((transaction) =>
      addPoll(transaction, { id, userId: author.id }, checkedPoll({ ...asked, ...change }), platform.clock.now()),
    )
    return id
  }
  const person = async () => await platform.logIn({ phone: `139${String((polls += 1)).padStart(8, '0')}` })
  const vote = (id: string, { token }: { token: string }, ...options: number[]) =>
    platform.call(votePoll, { token, path: { id }, body: { options }, headers: { 'idempotency-key': randomUUID() } })
  const seenBy = (id: string, reader: string | null) =>
    readPoll(queriesOf(platform.database), id, reader, platform.clock.now())
  const votesIn = async (id: string, reader: string | null) =>
    (await seenBy(id, reader))?.options.map(({ votes }) => votes)

  it('shows who voted what others voted, and nobody else before its end', async () => {
    const id = await poll()
    const [anna, ben] = [await person(), await person()]
    expect((await vote(id, anna, 2)).data.poll).toMatchObject({ voters: 1, chosen: [2] })
    expect(await votesIn(id, anna.id)).toEqual([0, 1, 0])
    expect(await votesIn(id, ben.id)).toEqual([null, null, null])
    expect(await seenBy(id, null)).toMatchObject({ voters: 1, chosen: [] })
    platform.clock.advance(3 * day)
    expect(await votesIn(id, null)).toEqual([0, 1, 0])
  })

  it('whose results are shown at the end shows them to nobody before it', async () => {
    const id = await poll({ results: 'at-end' })
    const anna = await person()
    await vote(id, anna, 1)
    expect(await votesIn(id, anna.id)).toEqual([null, null, null])
    platform.clock.advance(3 * day)
    expect(await votesIn(id, anna.id)).toEqual([1, 0, 0])
  })

  it('takes one vote of each member, which is not changed, and none after its end', async () => {
    const id = await poll()
    const anna = await person()
    await vote(id, anna, 1)
    expect(await vote(id, anna, 2)).toMatchObject({ code: 409001, data: { state: 'voted' } })
    expect(await votesIn(id, anna.id)).toEqual([1, 0, 0])
    platform.clock.advance(3 * day)
    expect(await vote(id, await person(), 2)).toMatchObject({ code: 409001, data: { state: 'over' } })
  })

  it('takes several options only where it says so, and those alone that it has', async () => {
    const [one, several] = [await poll(), await poll({ takes_several: true })]
    const anna = await person()
    expect((await vote(one, anna, 1, 2)).data.fields).toEqual({ options: 'too-many' })
    expect((await vote(one, anna)).data.fields).toEqual({ options: 'required' })
    expect((await vote(one, anna, 4)).data.fields).toEqual({ options: 'unknown' })
    expect((await vote(several, anna, 1, 1)).data.fields).toEqual({ options: 'unknown' })
    expect((await vote(several, anna, 3, 1)).data.poll.chosen).toEqual([3, 1])
    expect(await votesIn(several, anna.id)).toEqual([1, 0, 1])
  })

  it('is for members with a phone, and gone with its content', async () => {
    const id = await poll({}, 'withdrawn')
    expect((await vote(await poll(), await platform.logIn({ phone: null }), 1)).code).toBe(403002)
    expect((await vote(id, await person(), 1)).code).toBe(403001)
    expect((await vote('nowhere', await person(), 1)).code).toBe(403001)
  })

  it('is refused as it is written, by its fields', () => {
    expect(() => checkedPoll({ ...asked, question: '', options: ['one'] })).toThrow(
      expect.objectContaining({ data: { fields: { question: 'required', options: 'too-few' } } }),
    )
  })

  it('counts every vote once, however many come at the same time', async () => {
    const id = await poll()
    const people = await Promise.all(Array.from({ length: 12 }, person))
    const twice = people.flatMap((each, index) => [vote(id, each, 1 + (index % 3)), vote(id, each, 1)])
    const answers = await Promise.all(twice)
    expect(answers.filter(({ code }) => code === errorCodes.ok)).toHaveLength(12)
    expect(answers.filter(({ code }) => code === errorCodes.stateRefuses)).toHaveLength(12)
    expect((await seenBy(id, null))?.voters).toBe(12)
  })
})
