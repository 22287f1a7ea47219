import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { count, eq, like } from 'drizzle-orm'
import { seedPeople } from '../../../platform/demo/seeding/frame/session/seed-people'
import { seedVolunteers } from '../../../platform/demo/seeding/civic/volunteers/seed-volunteers'
import { caseSteps } from '../../../platform/kernel/cases/cases.schema'
import { users } from '../../../platform/kernel/members/members.schema'
import { requireVolunteer } from '../../../platform/features/civic/volunteer-status/require-volunteer'
import { volunteers } from '../../../platform/features/civic/volunteers/volunteers.schema'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'

describe('the volunteers of the demo city', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
    const {
      database,
      clock,
      platform: { vault },
    } = platform
    await seedPeople(database, clock.now())
    await seedVolunteers(database, vault, clock.now())
    // An interrupted seeding repeats this step.
    await seedVolunteers(database, vault, clock.now())
  })
  afterAll(() => platform.close())

  it('are five hundred with names of their own, besides the account of the demo', async () => {
    const named = await queriesOf(platform.database).read(
      build.select({ nickname: users.nickname }).from(users).where(like(users.id, 'volunteer-%')),
    )
    expect(new Set(named.map(({ nickname }) => nickname)).size).toBe(500)
    await expect(requireVolunteer(platform.database, 'user-volunteer')).resolves.toBeUndefined()
    await expect(requireVolunteer(platform.database, 'volunteer-001')).resolves.toBeUndefined()
    await expect(requireVolunteer(platform.database, 'user-resident')).rejects.toThrow()
  })

  it('are approved but for a few, and the last step of each led to its state before now', async () => {
    const states = await queriesOf(platform.database).read(
      build.select({ state: volunteers.state, of: count() }).from(volunteers).groupBy(volunteers.state),
    )
    expect(Object.fromEntries(states.map(({ state, of }) => [state, of]))).toEqual({
      approved: 497,
      pending: 2,
      refused: 1,
      left: 1,
    })
    const steps = await queriesOf(platform.database).read(
      build.select().from(caseSteps).where(eq(caseSteps.kind, 'volunteer')),
    )
    const last = new Map(steps.sort((one, other) => one.id - other.id).map((step) => [step.caseId, step]))
    for (const { id, state } of await queriesOf(platform.database).read(build.select().from(volunteers))) {
      expect(last.get(id)?.state, id).toBe(state)
      expect(last.get(id)?.at.getTime(), id).toBeLessThan(platform.clock.now().getTime())
    }
  })
})
