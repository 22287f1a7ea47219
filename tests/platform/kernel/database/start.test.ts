import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres, rowsOf } from '../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { build } from '../../../../platform/kernel/database/statement'
import { verificationCodes } from '../../../../platform/features/frame/session/session.schema'
import { sessions } from '../../../../platform/kernel/members/members.schema'
import { cleanUp } from '../../../../platform/clean-up'
import type { DemoStep } from '../../../../platform/demo/seeding/demo-step'
import type { PlatformFeature } from '../../../../platform/kernel/platform'
import { consumeAllowance } from '../../../../platform/kernel/limits/allowance'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform } from '../../../support/platform'
import { findPostgres, startPostgres } from '../../../support/postgres-cluster'
import type { PostgresCluster } from '../../../support/postgres-cluster'

const counting: PlatformFeature = { name: 'counting', routes: () => {} }

function countedStep(): DemoStep & { seeded: number } {
  const step = { feature: 'counting', what: { 'zh-CN': '', en: '' }, seeded: 0, seed: async () => (step.seeded += 1) }
  return step
}

describe.skipIf((await findPostgres()) === null)('several platforms over one PostgreSQL', () => {
  let cluster: PostgresCluster | null
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  afterAll(() => cluster?.stop())

  it('may start at the same moment: one migrates and seeds, the others wait', async () => {
    const url = await cluster!.newDatabase()
    const steps = [countedStep(), countedStep(), countedStep()]
    const platforms = await Promise.all(
      steps.map((step) =>
        startPlatform({ connection: openPostgres(url), features: [counting], demoSteps: [step], seed: true }),
      ),
    )
    expect(steps.map(({ seeded }) => seeded).sort((one, other) => one - other)).toEqual([0, 0, 1])
    expect(new Set(platforms.map(({ platform }) => platform.signer.sign('x', 'y'))).size).toBe(1)
    for (const platform of platforms) await platform.close()
  })
})

describeOnBothDatabases('the database', (open) => {
  it('loses what has run out, and nothing else', async () => {
    const platform = await startPlatform({ connection: await open(), features: [] })
    const { clock, database } = platform
    await platform.logIn()
    await consumeAllowance(database, 'short', { most: 1, window: 1000 }, clock.now())
    await consumeAllowance(database, 'long', { most: 1, window: 90 * 86_400_000 }, clock.now())
    await database
      .insert(verificationCodes)
      .values({ phone: '1', purpose: 'login', codeHash: 'x', expiresAt: new Date(clock.now().getTime() + 1000) })
    const left = async () => [
      (await queriesOf(database).read(build.select().from(sessions))).length,
      (await queriesOf(database).read(build.select().from(verificationCodes))).length,
      (await rowsOf(database, sql`select 1 from allowances where key in ('short', 'long')`)).length,
    ]
    await cleanUp(platform.platform)
    expect(await left()).toEqual([1, 1, 2])
    clock.advance(8 * 86_400)
    await cleanUp(platform.platform)
    expect(await left()).toEqual([0, 0, 1])
    await platform.close()
  })

  it('lets what has no pause come at any time, also when another clock was ahead', async () => {
    const platform = await startPlatform({ connection: await open(), features: [] })
    const now = platform.clock.now()
    const at = (seconds: number) =>
      consumeAllowance(
        platform.database,
        'key',
        { most: 3, window: 60_000, pause: 0 },
        new Date(now.getTime() + seconds * 1000),
      )
    await at(1)
    await at(0)
    await at(1)
    await expect(at(2)).rejects.toMatchObject({ code: 429001 })
    await platform.close()
  })

  it('counts an allowance exactly, however many come at once', async () => {
    const platform = await startPlatform({ connection: await open(), features: [] })
    const attempt = () =>
      consumeAllowance(platform.database, 'key', { most: 7, window: 60_000 }, platform.clock.now()).then(
        () => true,
        () => false,
      )
    const taken = await Promise.all(Array.from({ length: 25 }, attempt))
    expect(taken.filter(Boolean)).toHaveLength(7)
    platform.clock.advance(61)
    expect(await attempt()).toBe(true)
    await platform.close()
  })
})
