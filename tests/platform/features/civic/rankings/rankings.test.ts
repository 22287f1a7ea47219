import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMyRank, listRanking } from '../../../../../contract/rankings'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { countService } from '../../../../support/count-service'
import { countBefore, selectRanking } from '../../../../../platform/features/civic/rankings/rankings.queries'
import { rankingMeasures } from '../../../../../src/domain/civic/rankings/ranking'
import { describeOnBothDatabases } from '../../../../support/databases'
import { explained } from '../../../../support/explained'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'

const service = (platform: TestPlatform, userId: string, activityId: string, minutes: number, day: string) =>
  platform.database.transaction((transaction) =>
    countService(transaction, {
      userId,
      activityId,
      minutes,
      day,
      teamId: 'team-1',
      organisationId: null,
      endedAt: platform.clock.now(),
    }),
  )

/** Sums that differ from what the ledger says. */
async function wrongSums(platform: TestPlatform) {
  const { rows } = (await platform.database.execute(sql`
    with counted as (
      select 'person' as kind, user_id as subject_id, minutes from service_minutes
      union all select 'team', team_id, minutes from service_minutes where team_id is not null
      union all select 'organisation', organisation_id, minutes from service_minutes where organisation_id is not null
    ), summed as (
      select kind, subject_id, sum(minutes)::int as minutes, count(*)::int as times from counted group by 1, 2
    )
    select * from summed full join (select * from ranking_sums where period = 'all') kept using (kind, subject_id)
    where summed.minutes is distinct from kept.minutes or summed.times is distinct from kept.times`)) as {
    rows: unknown[]
  }
  return rows
}

describe('a ranking', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())
  const tokens = new Map<string, string>()
  const list = async (query: Record<string, string>) => await platform.ask(listRanking, { query })

  it('puts who served longer before, page by page', async () => {
    for (const [place, id] of ['ann', 'bob', 'cat'].entries()) {
      tokens.set(id, (await platform.logIn({ id, nickname: id })).token)
      await service(platform, id, 'a', 60 * (place + 1), '2026-03-05')
    }
    await service(platform, 'ann', 'b', 600, '2026-02-27')
    await service(platform, 'ann', 'c', 6000, '2025-12-31')
    const names = async (period: string) => {
      const first = await list({ kind: 'person', period, page_size: '2' })
      const second = await list({ kind: 'person', period, page_size: '2', cursor: first.next_cursor ?? '' })
      expect(second.next_cursor).toBeNull()
      return [...first.items, ...second.items].map(({ place, name, minutes }) => `${place} ${name} ${minutes}`)
    }
    expect(await names('month')).toEqual(['1 cat 180', '2 bob 120', '3 ann 60'])
    expect(await names('year')).toEqual(['1 ann 660', '2 cat 180', '3 bob 120'])
    expect(await names('all')).toEqual(['1 ann 6660', '2 cat 180', '3 bob 120'])
    expect((await list({ kind: 'team', period: 'month' })).items).toMatchObject([
      { id: 'team-1', minutes: 360, times: 3 },
    ])
    expect((await list({ kind: 'organisation', period: 'month' })).items).toEqual([])
    expect(await wrongSums(platform)).toEqual([])
  })

  it('puts who served more often before, where that is asked for, page by page (S139)', async () => {
    const first = await list({ kind: 'person', period: 'all', by: 'times', page_size: '2' })
    const second = await list({
      kind: 'person',
      period: 'all',
      by: 'times',
      page_size: '2',
      cursor: first.next_cursor ?? '',
    })
    const told = [...first.items, ...second.items].map(({ place, name, times }) => `${place} ${name} ${times}`)
    expect(told).toEqual(['1 ann 3', '2 cat 1', '3 bob 1'])
    expect((await list({ kind: 'team', period: 'month', by: 'times' })).items).toMatchObject([
      { id: 'team-1', times: 3 },
    ])
    const token = tokens.get('bob') ?? ''
    const own = await platform.call(getMyRank, { token, query: { period: 'all', by: 'times' } })
    expect(own.data).toEqual({ mine: { place: 3, minutes: 120, times: 1 } })
  })

  it('tells a member their own place, and nothing where there is none', async () => {
    const bob = await platform.logIn({ id: 'bob-2' })
    expect(await platform.ask(getMyRank, { token: bob.token, query: { period: 'month' } })).toEqual({ mine: null })
    await service(platform, 'bob-2', 'a', 150, '2026-03-01')
    expect(await platform.ask(getMyRank, { token: bob.token, query: { period: 'month' } })).toEqual({
      mine: { place: 2, minutes: 150, times: 1 },
    })
    expect((await platform.call(getMyRank, { query: { period: 'month' } })).code).toBe(303001)
  })
})

describeOnBothDatabases('the cost of a ranking', (open) => {
  it('is that of its page: along the index, whatever the place and however many are ranked', async () => {
    const platform = await startPlatform({ connection: await open(), features: [] })
    await platform.database.execute(sql`
      insert into ranking_sums (kind, period, subject_id, minutes, times)
      select 'person', 'all', 'p' || n, (n * 7919) % 100003, (n * 7919) % 100003 from generate_series(1, 30000) n`)
    await platform.database.execute(sql`analyze ranking_sums`)
    for (const by of rankingMeasures) {
      const ranking = { kind: 'person', period: 'all', by } as const
      const read = [
        ...(
          await explained(
            platform.database,
            async (queries) => {
              await selectRanking(queries, ranking, 21, [50_000, 'p1'])
              await countBefore(queries, ranking, 'p1', 50_000)
            },
            '(analyze, costs off, timing off, summary off)',
          )
        ).split('\n'),
      ]
      const plan = read.join('\n')
      expect(plan).toMatch(by === 'minutes' ? /ranking_sums_by_rank/ : /ranking_sums_by_times/)
      expect(plan).not.toMatch(/Seq Scan|Sort/)
      const rows = [...plan.matchAll(/actual rows=([\d.]+)/g)].map(([, count]) => Number(count))
      expect(Math.max(...rows)).toBeLessThanOrEqual(1000)
      expect((await selectRanking(queriesOf(platform.database), ranking, 21, null))[0]?.[by]).toBe(100_001)
    }
    await platform.close()
  })
})

/** Races are found by repetition: RACE_ROUNDS=300 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)

describe.skipIf((await findPostgres()) === null)('services that end at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  const people = Array.from({ length: 8 }, (_, index) => `person-${index}`)
  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    for (const id of people) await platform.logIn({ id })
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  it.each(Array.from({ length: rounds }, (_, round) => round))('lose no minute and double none (%i)', async (round) => {
    await Promise.all(
      [...people, ...people].map((id, index) =>
        service(platform, id, `activity-${round}-${index}`, index + round, '2026-03-05'),
      ),
    )
    expect(await wrongSums(platform)).toEqual([])
  })
})
