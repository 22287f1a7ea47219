import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allowances } from '../../../../../platform/kernel/database/schema/allowances'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { suggestionTools } from '../../../../support/suggestions'

/** Races are found by repetition: RACE_ROUNDS=300 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('of two acts upon a suggestion at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof suggestionTools>
  let people: { id: string; token: string }[]
  let author: { id: string; token: string }

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = suggestionTools(platform)
    await tools.prepare()
    author = await platform.logIn({ id: 'author', phone: '13700000001' })
    people = await Promise.all(
      [1, 2, 3, 4].map((index) => platform.logIn({ id: `person-${index}`, phone: `1390000000${index}` })),
    )
  })
  beforeEach(async () => void (await platform.database.delete(allowances)))
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  const everyRound = Array.from({ length: rounds }, (_, round) => round)
  const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort((one, other) => one - other)

  it.each(everyRound)('everybody’s support counts once, however often they tap and change (%i)', async () => {
    const id = await tools.open(author)
    await Promise.all(
      people.flatMap((person) => [
        tools.support(person, id, 'support'),
        tools.support(person, id, 'affected'),
        tools.support(person, id, 'support'),
      ]),
    )
    expect(await wrongCounts(platform.database)).toEqual([])
    expect((await tools.see(id)).data.suggestion.supporters).toBe(people.length)
  })

  it.each(everyRound)('an answer is reopened once, or confirmed, never both (%i)', async () => {
    const id = await tools.replied(author)
    const answers = await Promise.all([
      tools.reopen(author, id),
      tools.confirm(author, id),
      tools.reopen(author, id, 'Still dark, every night.'),
    ])
    expect(codes(answers)).toEqual([100000, 409001, 409001])
    const { reopenings, state } = (await tools.see(id)).data.suggestion
    expect({ reopenings, state }).toEqual(
      state === 'confirmed' ? { reopenings: 0, state } : { reopenings: 1, state: 'reopened' },
    )
  })
  it.each(everyRound)(
    'joining and parting, withdrawing, and supporting end, and leave counts that are right (%i)',
    async () => {
      const [one, two] = [await tools.open(author), await tools.open(people[0]!)]
      const outcomes = await Promise.allSettled([
        tools.join(one, two),
        tools.join(two, one),
        tools.support(people[1]!, one, 'support'),
        tools.support(people[2]!, two, 'affected'),
        tools.withdraw(author, one),
        tools.part(two),
      ])
      // What comes too late is refused; nothing fails.
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect((outcome.reason as { code?: number }).code).toBeGreaterThan(400000)
      expect(await wrongCounts(platform.database)).toEqual([])
      expect((await tools.see(one, author)).data.suggestion.joined_to).toBeNull()
      expect((await tools.see(two, people[0])).data.suggestion.joined_to).toBeNull()
    },
  )

  it.each(everyRound)('a suggestion is corrected or accepted as it was read, never accepted unread (%i)', async () => {
    const id = await tools.send(author)
    await Promise.allSettled([tools.correct(author, id, { title: 'Quite another thing' }), tools.accept(id)])
    const { state, title } = (await tools.see(id, author)).data.suggestion
    expect([state, title]).toEqual(
      state === 'accepted' ? ['accepted', tools.form.title] : ['submitted', 'Quite another thing'],
    )
  })
})
