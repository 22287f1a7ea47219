import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUser } from '../../../../../contract/session'
import { identities } from '../../../../../platform/features/people/identities/identities.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { volunteerTools } from '../../../../support/volunteers'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

/** Races are found by repetition: RACE_ROUNDS=300 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('of two acts of volunteers at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof volunteerTools>
  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = volunteerTools(platform)
    await tools.prepare()
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })
  let members = 0
  const member = () => {
    members += 1
    return platform.logIn({ id: `member-${members}`, phone: String(13_900_000_000 + members) })
  }
  const everyRound = Array.from({ length: rounds }, (_, round) => round)
  const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort((one, other) => one - other)

  it.each(everyRound)('one card belongs to one of two accounts (%i)', async () => {
    const card = tools.card()
    const two = [await member(), await member()]
    const answers = await Promise.all(two.map((who) => tools.checkName(who, card)))
    expect(answers.map(({ data }) => data.real_name.state).sort()).toEqual(['pending', 'verified'])
    const theirs = await queriesOf(platform.database).read(
      build
        .select()
        .from(identities)
        .where(
          inArray(
            identities.id,
            two.map(({ id }) => id),
          ),
        ),
    )
    expect(theirs.map(({ finding }) => finding).sort()).toEqual([null, 'taken'].sort())
    const flags = await Promise.all(two.map(({ token }) => platform.call(getUser, { token })))
    expect(flags.map(({ data }) => data.user.real_name).sort()).toEqual([0, 1])
  })

  it.each(everyRound)('somebody who registers twice is registered once (%i)', async () => {
    const who = await member()
    await tools.checkName(who, tools.card())
    expect(codes(await Promise.all([tools.register(who), tools.register(who)]))).toEqual([100000, 409001])
    expect((await tools.see(who))?.steps).toHaveLength(1)
  })
})
