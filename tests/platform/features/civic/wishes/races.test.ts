import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { caseSteps } from '../../../../../platform/kernel/cases/cases.schema'
import { commitmentPauses, commitments } from '../../../../../platform/features/civic/commitments/commitments.schema'
import { wishCase } from '../../../../../platform/features/civic/wishes/wish-case'
import { wishes } from '../../../../../platform/features/civic/wishes/wishes.schema'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { approveMembers } from '../../../../support/volunteers'
import { wishTools } from '../../../../support/wishes'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { messagesTo } from '../../../../support/messages'

/** Races are found by repetition: RACE_ROUNDS=300 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('of two acts upon a wish at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof wishTools>
  let people: { id: string; token: string }[]
  let wisher: { id: string; token: string }

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = wishTools(platform)
    await tools.prepare()
    const logIn = (index: number) => platform.logIn({ id: `person-${index}`, phone: `1390000000${index}` })
    people = await Promise.all([1, 2, 3, 4].map(logIn))
    await approveMembers(platform, ...people)
  })
  // More rounds than anybody may claim wishes.
  beforeEach(async () => {
    await platform.database.delete(commitments)
    await platform.database.delete(commitmentPauses)
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  let wishers = 0
  /** Each wish has a wisher of its own, because of the daily limit. */
  const open = async (change: object = {}) => {
    wishers += 1
    wisher = await platform.logIn({ id: `wisher-${wishers}`, phone: String(13_700_000_000 + wishers) })
    return await tools.open(wisher, change)
  }
  const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort((one, other) => one - other)
  const actsOf = async (id: string) =>
    (
      await queriesOf(platform.database).read(
        build.select().from(caseSteps).where(eq(caseSteps.caseId, id)).orderBy(caseSteps.id),
      )
    )
      .filter(({ kind }) => kind === wishCase.name)
      .map(({ act }) => act)
  const stateOf = async (id: string) =>
    (await queriesOf(platform.database).readOne(build.select().from(wishes).where(eq(wishes.id, id))))?.state
  const everyRound = Array.from({ length: rounds }, (_, round) => round)

  it.each(everyRound)('the last place goes to as many as are wanted, and the rest learn that (%i)', async () => {
    const id = await open({ wanted: 2 })
    expect(codes(await Promise.all(people.map((person) => tools.claim(person, id))))).toEqual([
      100000, 100000, 409002, 409002,
    ])
    expect(await actsOf(id)).toEqual(['submit', 'approve', 'claim', 'claim'])
    expect(await stateOf(id)).toBe('claimed')
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it.each(everyRound)('one person claims one place, however often they tap (%i)', async () => {
    const id = await open({ wanted: 3 })
    expect(codes(await Promise.all([1, 2, 3].map(() => tools.claim(people[0]!, id))))).toEqual([100000, 409001, 409001])
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it.each(everyRound)('a claimant who gives back and finishes does one of the two (%i)', async (round) => {
    const id = await open({ wanted: 1 + (round % 2) })
    await tools.claim(people[0]!, id)
    const answers = await Promise.all([tools.cancel(people[0]!, id), tools.finish(people[0]!, id)])
    expect(answers.filter(({ code }) => code === 100000)).toHaveLength(1)
    const [cancelled] = answers
    expect(await stateOf(id)).toBe(cancelled?.code === 100000 ? 'open' : 'finished')
    expect(await actsOf(id)).toEqual(['submit', 'approve', 'claim', cancelled?.code === 100000 ? 'cancel' : 'finish'])
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it.each(everyRound)('giving back twice gives one place back (%i)', async () => {
    const id = await open({ wanted: 2 })
    await tools.claim(people[0]!, id)
    await tools.claim(people[1]!, id)
    expect(codes(await Promise.all([1, 2].map(() => tools.cancel(people[0]!, id))))).toEqual([100000, 403003])
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it.each(everyRound)('a wish is withdrawn or claimed, and never both (%i)', async () => {
    const id = await open()
    const [claimed, removed] = await Promise.all([tools.claim(people[0]!, id), tools.remove(wisher, id)])
    expect([claimed?.code, removed?.code]).toEqual(claimed?.code === 100000 ? [100000, 409001] : [403001, 100000])
    expect(await stateOf(id)).toBe(claimed?.code === 100000 ? 'claimed' : 'withdrawn')
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it.each(everyRound)('help is evaluated once, and its giver told once (%i)', async () => {
    const id = await open()
    await tools.claim(people[0]!, id)
    await tools.finish(people[0]!, id)
    const told = async () =>
      (await messagesTo(platform.database, people[0]!.id)).filter(
        ({ kind, params }) => kind === 'wish.evaluate' && params.id === id,
      ).length
    expect(codes(await Promise.all([1, 2, 3].map((stars) => tools.evaluate(wisher, id, stars))))).toEqual([
      100000, 409001, 409001,
    ])
    expect(await told()).toBe(1)
    expect((await actsOf(id)).filter((act) => act === 'evaluate')).toHaveLength(1)
  })

  it.each(everyRound)('a claimant is let go, or gives back, or has finished, and one of these alone (%i)', async () => {
    const id = await open()
    await tools.claim(people[0]!, id)
    const answers = await Promise.all([
      tools.letGo(wisher, id, people[0]!),
      tools.cancel(people[0]!, id),
      tools.finish(people[0]!, id),
    ])
    expect(answers.filter(({ code }) => code === 100000)).toHaveLength(1)
    const ended = (await queriesOf(platform.database).read(build.select().from(commitments))).map((row) => row.ended)
    expect(ended).toEqual([['released', 'returned', 'done'][answers.findIndex(({ code }) => code === 100000)]])
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it.each(everyRound)('somebody who claims ten wishes in one moment holds three (%i)', async () => {
    const ids: string[] = []
    for (let turn = 0; turn < 10; turn += 1) ids.push(await open())
    const answers = await Promise.all(ids.map((id) => tools.claim(people[0]!, id)))
    expect(codes(answers).slice(0, 4)).toEqual([100000, 100000, 100000, 409001])
    expect(answers.filter(({ data }) => data?.state === 'holds-enough')).toHaveLength(7)
    expect(await wrongCounts(platform.database)).toEqual([])
  })
})
