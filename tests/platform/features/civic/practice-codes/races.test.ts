import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeScans } from '../../../../../platform/features/civic/practice-codes/practice-codes.schema'
import { teamMembers } from '../../../../../platform/features/civic/teams/teams.schema'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { teamTools } from '../../../../support/teams'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

/** Races are found by repetition: RACE_ROUNDS=1000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('of phones that scan the same code at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof teamTools>
  let lena: { id: string; token: string }
  let people: { id: string; token: string }[]

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = teamTools(platform)
    lena = await tools.volunteer('lena')
    people = await Promise.all(['anna', 'ben', 'cleo'].map((name) => tools.volunteer(name)))
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  const everyRound = Array.from({ length: rounds }, (_, round) => round)
  const membersOf = async (id: string) =>
    (
      await queriesOf(platform.database).read(build.select().from(teamMembers).where(eq(teamMembers.teamId, id)))
    ).filter(({ state }) => state === 'member')

  it.each(everyRound)('one wins, and the others are told so (%i)', async (round) => {
    const id = `team-${round}`
    await tools.create(id, lena)
    const code = await tools.code(lena, id)
    const answers = await Promise.all(people.map((person) => tools.scan(person, code)))
    expect(answers.filter(({ code: answer }) => answer === 100000)).toHaveLength(1)
    expect(answers.filter(({ data }) => data.state === 'used')).toHaveLength(2)
    expect(await membersOf(id)).toHaveLength(2)
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it.each(everyRound)('one phone that sends its scan several times at once gets one answer (%i)', async (round) => {
    const id = `choir-${round}`
    await tools.create(id, lena)
    const code = await tools.code(lena, id)
    const answers = await Promise.all(Array.from({ length: 4 }, () => tools.scan(people[0]!, code)))
    expect(answers.map(({ code: answer }) => answer)).toEqual([100000, 100000, 100000, 100000])
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
    expect(await membersOf(id)).toHaveLength(2)
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it.each(everyRound)('one person who scans and asks at once is in the team once (%i)', async (round) => {
    const id = `crew-${round}`
    await tools.create(id, lena)
    const [one, other] = [await tools.code(lena, id), await tools.code(lena, id)]
    const before = (await queriesOf(platform.database).read(build.select().from(codeScans))).length
    const answers = await Promise.all([tools.scan(people[0]!, one), tools.scan(people[0]!, other)])
    expect(answers.filter(({ code }) => code === 100000)).toHaveLength(1)
    expect((await queriesOf(platform.database).read(build.select().from(codeScans))).length - before).toBe(1)
    expect(await membersOf(id)).toHaveLength(2)
    expect(await wrongCounts(platform.database)).toEqual([])
  })
})
