import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { getOwnCertificate, issueCertificate, verifyCertificate } from '../../../../../contract/certificates'
import { getServiceSums, listServiceRecords } from '../../../../../contract/service-records'
import { listRanking } from '../../../../../contract/rankings'
import { listVolunteerActions } from '../../../../../contract/volunteer-pages'
import { checkServiceLedger } from '../../../../../platform/features/civic/activities/check-service-ledger'
import { certificates } from '../../../../../platform/features/civic/certificates/certificates.schema'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { activityTools } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

const minute = 60_000

interface Person {
  readonly id: string
  readonly token: string
}

describe('a visit of less than a quarter of an hour', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let lena: Person
  let ben: Person
  beforeEach(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    ;[lena, ben] = [await tools.volunteer('lena'), await tools.volunteer('ben')]
    await teamTools(platform).create('lantern', lena)
  })
  afterEach(async () => {
    expect(await checkServiceLedger(platform.database)).toEqual([])
    await platform.close()
  })

  const visit = async (minutes: number) => {
    const id = await tools.make({ teamId: 'lantern', starts: 5 * minute, places: 9 })
    await tools.join(ben, id)
    await tools.checkIn(ben, id)
    platform.clock.advance(minutes * 60)
    await tools.checkOut(ben, id)
    return id
  }
  const sums = async () => await platform.ask(getServiceSums, { token: ben.token })
  const ranked = async (kind: 'person' | 'team') =>
    (await platform.ask(listRanking, { query: { kind, period: 'all', by: 'times' } })).items.filter(
      ({ minutes, times }) => minutes !== 0 || times !== 0,
    )
  const configure = (least: unknown) =>
    platform.database
      .insert(configurations)
      .values({ code: 'practice', value: { rank_by: ['minutes'], rank_notice: '', least_minutes: least } })
      .onConflictDoUpdate({
        target: configurations.code,
        set: { value: { rank_by: ['minutes'], rank_notice: '', least_minutes: least } },
      })

  it('counts no minute and no time: for the person, the team, their pages and their certificate', async () => {
    for (const minutes of [0, 1, 14]) await visit(minutes)
    expect(await sums()).toMatchObject({ minutes: 0, times: 0 })
    expect([await ranked('person'), await ranked('team')]).toEqual([[], []])
    expect((await platform.ask(listVolunteerActions, { path: { id: ben.id } })).items).toEqual([])
    expect((await platform.ask(getOwnCertificate, { token: ben.token })).state).toBe('no-hours')
    expect(await platform.call(issueCertificate, { token: ben.token })).toMatchObject({ data: { state: 'no-hours' } })
  })

  it('says why to the one who was there, and to the leader', async () => {
    const id = await visit(14)
    const [record] = (await platform.ask(listServiceRecords, { token: ben.token })).items
    expect(record?.service).toMatchObject({ state: 'confirmed', minutes: 0, least_minutes: 15 })
    expect((await tools.see(id, ben)).data.activity.service).toMatchObject({ minutes: 0, least_minutes: 15 })
    expect((await tools.attendance(lena, id, 'left')).data.items).toMatchObject([
      { service: { minutes: 0, least_minutes: 15 } },
    ])
  })

  it('counts from a quarter of an hour on, and from what the site set', async () => {
    await visit(15)
    expect(await sums()).toMatchObject({ minutes: 15, times: 1 })
    expect((await platform.ask(getOwnCertificate, { token: ben.token })).state).toBe('open')
    await configure(30)
    await visit(29)
    // What counted already stays, also when the same day is counted anew.
    expect(await sums()).toMatchObject({ minutes: 15, times: 1 })
    await visit(30)
    expect(await sums()).toMatchObject({ minutes: 45, times: 2 })
  })

  it('is measured by a quarter of an hour where the site’s own limit makes no sense', async () => {
    for (const wrong of [0, -5, 'many', 9999]) {
      await configure(wrong)
      await visit(14)
      expect(await sums()).toMatchObject({ minutes: 0, times: 0 })
    }
  })

  it('counts nothing either when a leader corrects a service to it, and counts again when they correct it back', async () => {
    const id = await visit(60)
    const now = platform.clock.now().getTime()
    const correct = (minutes: number) =>
      tools.decide(lena, id, ben.id, 'correct', {
        from: new Date(now - 60 * minute).toISOString(),
        until: new Date(now - (60 - minutes) * minute).toISOString(),
        text: 'As I saw it',
      })
    await correct(14)
    expect(await sums()).toMatchObject({ minutes: 0, times: 0 })
    await correct(15)
    expect(await sums()).toMatchObject({ minutes: 15, times: 1 })
  })

  it('that was certified before is verified by nobody', async () => {
    await visit(60)
    const { certificate } = await platform.ask(issueCertificate, { token: ben.token })
    const verify = async () =>
      (await platform.ask(verifyCertificate, { path: { number: certificate!.number } })).certificate
    expect(await verify()).toMatchObject({ minutes: 60 })
    await platform.database.update(certificates).set({ minutes: 1 }).where(eq(certificates.userId, ben.id))
    expect(await verify()).toBeNull()
  })
})
