import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listOrganisationActivities } from '../../../../../contract/activities'
import { listRanking } from '../../../../../contract/rankings'
import { activities, serviceTimes } from '../../../../../platform/features/civic/activities/activities.schema'
import { alignServiceHosts } from '../../../../../platform/features/civic/activities/align-service-hosts'
import { checkServiceLedger } from '../../../../../platform/features/civic/activities/check-service-ledger'
import { countService } from '../../../../../platform/features/civic/rankings/count-service'
import { serviceEntries, serviceMinutes } from '../../../../../platform/features/civic/rankings/rankings.schema'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { asWritten, unsaid } from '../../../../../platform/kernel/shared/as-written'
import { activityTools } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

const minute = 60_000
const hour = 60 * minute

interface Person {
  readonly id: string
  readonly token: string
}

describe('the hours of an organisation', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let lena: Person
  let ben: Person
  beforeEach(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    ;[lena, ben] = [await tools.volunteer('lena'), await tools.volunteer('ben')]
    await teamTools(platform).create('lantern', lena)
    for (const id of ['library', 'museum'])
      await platform.database
        .insert(organisations)
        .values({ id, name: asWritten(id), intro: unsaid, logo: '/media/logo.webp', kind: 'department' })
    await belongsTo('library')
  })
  afterEach(() => platform.close())

  const now = () => platform.clock.now()
  const belongsTo = (organisationId: string | null) =>
    platform.database.update(teams).set({ organisationId }).where(eq(teams.id, 'lantern'))
  const serve = async (who: Person, change: Parameters<typeof tools.make>[0] = {}) => {
    const id = await tools.make({ teamId: 'lantern', starts: 5 * minute, places: 9, ...change })
    await tools.join(who, id)
    await tools.checkIn(who, id)
    platform.clock.advance(3600)
    await tools.checkOut(who, id)
    return id
  }
  const sums = async (kind: 'person' | 'team' | 'organisation' = 'organisation') => {
    const { items } = await platform.ask(listRanking, { query: { kind, period: 'all', by: 'minutes' } })
    return Object.fromEntries(
      items.filter(({ minutes }) => minutes !== 0).map(({ id, minutes, times }) => [id, [minutes, times]]),
    )
  }

  it('are those of its teams’ activities, and of activities that name it', async () => {
    await serve(ben)
    expect(await sums()).toEqual({ library: [60, 1] })
    await serve(ben, { organisationId: 'museum' })
    expect(await sums()).toEqual({ library: [60, 1], museum: [60, 1] })
    await serve(ben, { teamId: null, organisationId: 'museum' })
    expect(await sums()).toEqual({ library: [60, 1], museum: [120, 2] })
    expect(await checkServiceLedger(platform.database)).toEqual([])
  })

  it('follow a team that moves to another one, and the person and the team keep theirs', async () => {
    await serve(ben)
    await belongsTo('museum')
    const faults = (await checkServiceLedger(platform.database)).map(({ id, actual, expected }) => [
      id,
      actual,
      expected,
    ])
    expect(faults.sort()).toEqual([
      ['library', 60, 0],
      ['museum', 0, 60],
    ])
    await alignServiceHosts(platform.database, now())
    expect(await sums()).toEqual({ museum: [60, 1] })
    expect([await sums('team'), await sums('person')]).toEqual([{ lantern: [60, 1] }, { ben: [60, 1] }])
    await belongsTo(null)
    await alignServiceHosts(platform.database, now())
    expect([await sums(), await sums('team')]).toEqual([{}, { lantern: [60, 1] }])
    expect(await checkServiceLedger(platform.database)).toEqual([])
  })

  it('are taken from the one for which they counted when they are corrected after a move', async () => {
    const id = await serve(ben)
    await belongsTo('museum')
    expect((await tools.decide(lena, id, ben.id, 'refuse', { text: 'Not there' })).code).toBe(100000)
    expect([await sums(), await sums('team'), await sums('person')]).toEqual([{}, {}, {}])
    expect(await checkServiceLedger(platform.database)).toEqual([])
  })

  it('that a version before counted for nobody are put right, once, with all their days', async () => {
    const at = now()
    const id = await tools.make({ teamId: 'lantern', lasts: 30 * hour, state: 'ended' })
    // From 20:00 UTC, which is 04:00 of the site, over two midnights of it.
    const fromAt = new Date(Date.UTC(2026, 4, 1, 14))
    const untilAt = new Date(Date.UTC(2026, 4, 1, 18))
    await platform.database
      .insert(serviceTimes)
      .values({ activityId: id, userId: ben.id, state: 'confirmed', fromAt, untilAt, updatedAt: at })
    const entry = { userId: ben.id, activityId: id, teamId: 'lantern', organisationId: null, projectId: null }
    const why = { act: 'end', role: 'member', actorId: ben.id, text: unsaid, at, endedAt: untilAt }
    await platform.database.transaction((transaction) =>
      countService(transaction, [
        { ...entry, ...why, day: '2026-05-01', minutes: 120, times: 1 },
        { ...entry, ...why, day: '2026-05-02', minutes: 120, times: 0 },
      ]),
    )
    expect(await sums()).toEqual({})
    await alignServiceHosts(platform.database, now())
    expect([await sums(), await sums('person')]).toEqual([{ library: [240, 1] }, { ben: [240, 1] }])
    const entries = await countOfEntries()
    await alignServiceHosts(platform.database, now())
    expect(await countOfEntries()).toBe(entries)
    expect(await queriesOf(platform.database).read(build.select().from(serviceMinutes))).toMatchObject([
      { teamId: 'lantern', organisationId: 'library', minutes: 240 },
    ])
    expect(await checkServiceLedger(platform.database)).toEqual([])
  })

  it('follow an activity that is given to another team or project', async () => {
    const id = await serve(ben)
    await teamTools(platform).create('ferry', lena)
    await platform.database.update(activities).set({ teamId: 'ferry' }).where(eq(activities.id, id))
    await alignServiceHosts(platform.database, now())
    expect([await sums(), await sums('team')]).toEqual([{}, { ferry: [60, 1] }])
    expect(await checkServiceLedger(platform.database)).toEqual([])
  })

  it('come from the activities that its page lists', async () => {
    const ids = [
      await tools.make({ teamId: 'lantern' }),
      await tools.make({ teamId: null, organisationId: 'library' }),
      await tools.make({ teamId: null, organisationId: 'museum' }),
    ]
    const { items } = await platform.ask(listOrganisationActivities, { query: { merchant_id: 'library' } })
    expect(items.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort())
  })

  const countOfEntries = () =>
    queriesOf(platform.database).readValue(build.select({ count: sql<number>`count(*)::int` }).from(serviceEntries))
})
