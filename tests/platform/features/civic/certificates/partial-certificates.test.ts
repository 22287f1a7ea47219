import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getOwnCertificate, issuePartialCertificate, verifyCertificate } from '../../../../../contract/certificates'
import { partialCertificates } from '../../../../../platform/features/civic/certificates/certificates.schema'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { allowances } from '../../../../../platform/kernel/database/schema/allowances'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { activityTools } from '../../../../support/activities'
import { countService } from '../../../../support/count-service'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

describeOnBothDatabases('a certificate of a part of the service', (open) => {
  let platform: TestPlatform
  let cleo: { readonly id: string; readonly token: string }
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    cleo = await teamTools(platform).volunteer('cleo', 'Cleo')
    await activityTools(platform).make({ id: 'paper' })
    await activityTools(platform).make({ id: 'garden' })
    await serve('paper', 90, '2025-12-30')
    await serve('paper', 30, '2026-01-02')
    await serve('garden', 60, '2026-02-10')
    // What was decided otherwise later counts no more.
    await serve('undone', 45, '2026-02-11')
    await serve('undone', -45, '2026-02-11')
  })
  beforeEach(async () => void (await platform.database.delete(allowances)))
  afterAll(() => platform.close())

  const serve = (activityId: string, minutes: number, day: string) =>
    platform.database.transaction((transaction) =>
      countService(transaction, {
        ...{ userId: 'cleo', activityId, minutes, day, teamId: null, organisationId: null },
        endedAt: new Date(`${day}T02:00:00Z`),
      }),
    )
  const issue = (body: { activity_id?: string | null; from?: string | null; until?: string | null }, who = cleo) =>
    platform.call(issuePartialCertificate, {
      token: who.token,
      headers: { 'x-language': 'en' },
      body: { activity_id: null, from: null, until: null, ...body },
    })
  const verify = async (number: string) =>
    (await platform.ask(verifyCertificate, { path: { number }, headers: { 'x-language': 'en' } })).certificate
  /** What the certificate states; null where none is issued. */
  const issued = async (body: Parameters<typeof issue>[0]) => {
    const { number } = (await issue(body)).data
    return number === undefined ? null : await verify(number)
  }

  it('states what counts in a period, both days included, and anybody verifies it', async () => {
    expect(await issued({ from: '2025-12-30', until: '2026-01-02' })).toMatchObject({
      name: 'C***',
      minutes: 120,
      years: [
        { year: 2026, minutes: 30 },
        { year: 2025, minutes: 90 },
      ],
      scope: { kind: 'period', from: '2025-12-30', until: '2026-01-02', title: '' },
    })
    expect(await issued({ from: '2025-12-31', until: '2026-01-01' })).toBeNull()
  })

  it('states what counts at one activity, with the days on which service was given', async () => {
    expect(await issued({ activity_id: 'paper' })).toMatchObject({
      minutes: 120,
      scope: { kind: 'activity', from: '2025-12-30', until: '2026-01-02', title: 'The paper' },
    })
  })

  it('has no copy of the title, so that nothing is left of an activity that was taken down', async () => {
    const { number } = (await issue({ activity_id: 'garden' })).data
    await platform.database.delete(activities).where(eq(activities.id, 'garden'))
    expect(await verify(number)).toMatchObject({ minutes: 60, scope: { kind: 'activity', title: '' } })
  })

  it.each([
    [{ activity_id: 'nothing' }, { state: 'no-hours' }],
    [{ activity_id: 'undone' }, { state: 'no-hours' }],
    [{ from: '2026-02-11', until: '2026-02-11' }, { state: 'no-hours' }],
    [{ from: '2026-02-11' }, { fields: { until: 'required' } }],
    [{}, { fields: { from: 'required', until: 'required' } }],
    [{ from: '2026-02-11', until: '2026-02-10' }, { fields: { until: 'before-start' } }],
    [{ from: '2026-02-11', until: '2099-01-01' }, { fields: { until: 'in-future' } }],
  ])('is not issued of %j', async (body, data) => {
    expect((await issue(body)).data).toEqual(data)
  })

  it('is for approved volunteers, and of nobody else’s hours', async () => {
    const ann = await platform.logIn({ id: 'ann' })
    expect((await issue({ activity_id: 'paper' }, ann)).data).toEqual({ state: 'not-a-volunteer' })
    const ben = await teamTools(platform).volunteer('ben')
    expect((await issue({ activity_id: 'paper' }, ben)).data).toEqual({ state: 'no-hours' })
  })

  it('is the same one while the hours are unchanged, also when it is asked for at once', async () => {
    const body = { from: '2025-01-01', until: '2026-03-01' }
    const numbers = (await Promise.all([issue(body), issue(body), issue(body)])).map(({ data }) => data.number)
    expect(new Set(numbers).size).toBe(1)
    const { others } = await platform.ask(getOwnCertificate, { token: cleo.token })
    expect(others.filter(({ number }) => number === numbers[0])).toMatchObject([{ printed_name: 'Cleo' }])
    const kept = await queriesOf(platform.database).read(build.select().from(partialCertificates))
    expect(JSON.stringify(kept)).not.toContain('Cleo')
  })

  it('of two periods side by side states what the whole states', async () => {
    const day = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2025, 11, 20 + days)))
    const isoDay = (date: Date) => date.toISOString().slice(0, 10)
    const minutesOf = async (from: Date, until: Date): Promise<number> => {
      await platform.database.delete(allowances)
      return (await issued({ from: isoDay(from), until: isoDay(until) }))?.minutes ?? 0
    }
    await fc.assert(
      fc.asyncProperty(day, day, day, async (...days) => {
        const [from, middle, until] = days.sort((one, other) => one.getTime() - other.getTime()) as [Date, Date, Date]
        const next = new Date(middle.getTime() + 86_400_000)
        const second = next > until ? 0 : await minutesOf(next, until)
        expect((await minutesOf(from, middle)) + second).toBe(await minutesOf(from, until))
      }),
      { numRuns: 15 },
    )
  })
})
