import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teamMembers, teams } from '../../../platform/features/civic/teams/teams.schema'
import { volunteers } from '../../../platform/features/civic/volunteers/volunteers.schema'
import { wrongCounts } from '../../support/counters'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { sessionFeature } from '../../../platform/features/frame/session/session.feature'
import { siteFeature } from '../../../platform/features/frame/site/site.routes'
import { teamsFeature } from '../../../platform/features/civic/teams/teams.feature'
import { volunteersFeature } from '../../../platform/features/civic/volunteers/volunteers.feature'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'

describe('the teams of the demo city', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform({
      seed: true,
      features: [sessionFeature, siteFeature, volunteersFeature, teamsFeature],
    })
  })
  afterAll(() => platform.close())

  it('are forty, each with a leader and members who are approved volunteers, and counted rightly', async () => {
    const made = await queriesOf(platform.database).read(build.select().from(teams))
    expect(made).toHaveLength(40)
    expect(made.every(({ leaderId, members }) => leaderId !== null && members >= 5)).toBe(true)
    const rows = await queriesOf(platform.database).read(build.select().from(teamMembers))
    const approved = await queriesOf(platform.database).read(
      build.select().from(volunteers).where(eq(volunteers.state, 'approved')),
    )
    const ids = new Set(approved.map(({ id }) => id))
    expect(rows.filter(({ userId }) => !ids.has(userId))).toEqual([])
    expect(rows.every(({ askedAt }) => askedAt < platform.clock.now())).toBe(true)
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it('have the volunteer among the accounts as leader of one and member of another, and a few who wait', async () => {
    const rows = await queriesOf(platform.database).read(build.select().from(teamMembers))
    expect(rows.filter(({ userId }) => userId === 'user-volunteer').map(({ teamId }) => teamId)).toEqual([
      'team-01',
      'team-02',
    ])
    const waiting = rows.filter(({ state }) => state === 'pending')
    expect(waiting.filter(({ teamId }) => teamId === 'team-01')).toHaveLength(3)
    expect(new Set(waiting.map(({ teamId }) => teamId)).size).toBeGreaterThan(4)
  })
})
