import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { getServiceSums, listServiceRecords } from '../../../../../contract/service-records'
import { getOwnCertificate } from '../../../../../contract/certificates'
import { getPracticeCode, getVolunteerCode } from '../../../../../contract/practice-codes'
import { listVolunteerActions } from '../../../../../contract/volunteer-pages'
import { desks } from '../../../../../platform/features'
import { activitiesDesk } from '../../../../../platform/features/civic/activities/activities.desk'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { checkServiceLedger } from '../../../../../platform/features/civic/activities/check-service-ledger'
import { endForgottenCheckOuts } from '../../../../../platform/features/civic/activities/move-on'
import { serviceEntries, serviceMinutes } from '../../../../../platform/features/civic/rankings/rankings.schema'
import { sessions } from '../../../../../platform/kernel/members/members.schema'
import { teamMembers } from '../../../../../platform/features/civic/teams/teams.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { activityTools } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const minute = 60_000
const hour = 60 * minute

interface Person {
  readonly id: string
  readonly token: string
}

describe('the hours of volunteers', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let inTeams: ReturnType<typeof teamTools>
  let lena: Person
  let people = 0
  beforeAll(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    inTeams = teamTools(platform)
    lena = await tools.volunteer('lena')
    await inTeams.create('lantern', lena)
  })
  afterAll(async () => {
    expect(await checkServiceLedger(platform.database)).toEqual([])
    await platform.close()
  })

  /** Sessions end after a week; these do not. */
  const laterThanSessions = async (milliseconds: number) => {
    const expiresAt = new Date(platform.clock.now().getTime() + 2 * milliseconds)
    await platform.database.update(sessions).set({ expiresAt, usedAt: expiresAt })
    later(milliseconds)
  }
  const somebody = () => tools.volunteer(`person-${(people += 1)}`)
  /** One that begins in five minutes and takes two hours, with somebody who joined. */
  const joined = async (who: Person, change: Parameters<typeof tools.make>[0] = {}) => {
    const id = await tools.make({ teamId: 'lantern', starts: 5 * minute, places: 9, ...change })
    await tools.join(who, id)
    return id
  }
  const later = (milliseconds: number) => platform.clock.advance(milliseconds / 1000)
  const from = (offset: number) => new Date(platform.clock.now().getTime() + offset).toISOString()
  const service = async (who: Person, id: string) => (await tools.see(id, who)).data.activity.service
  const minutesOf = async (who: Person): Promise<number> =>
    (await platform.ask(getServiceSums, { token: who.token })).minutes
  const records = async (who: Person) => (await platform.ask(listServiceRecords, { token: who.token })).items
  const titles = async (who: Person): Promise<string[]> =>
    (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items.map(
      ({ title }: { title: string }) => title,
    )
  const office = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())

  it('shows the leader alone how many of those who joined have come', async () => {
    const [ben, gone, absent] = [await somebody(), await somebody(), await somebody()]
    const id = await joined(ben)
    for (const who of [gone, absent]) await tools.join(who, id)
    await tools.leave(gone, id)
    await tools.checkIn(ben, id)
    const attendanceFor = async (who?: Person) => (await tools.see(id, who)).data.activity.attendance
    expect(await attendanceFor(lena)).toEqual({ came: 1, joined: 2 })
    expect([await attendanceFor(ben), await attendanceFor()]).toEqual([null, null])
  })

  it('are begun by the activity’s code, which its leader alone is told, on the activity and on the attendance list', async () => {
    const ben = await somebody()
    const id = await joined(ben, { radius: null })
    const codeFor = async (who?: Person) => (await tools.see(id, who)).data.activity.own_code
    expect([await codeFor(), await codeFor(ben), await codeFor(lena)]).toEqual([null, null, '123456'])
    expect((await tools.attendanceList(lena, id)).data.list.own_code).toBe('123456')
    expect((await tools.attendanceList(ben, id)).code).toBe(403003)
    await inTeams.create('ferry', ben)
    expect(await codeFor(ben)).toBeNull()
  })

  it('wait when only the fixed code of the activity was typed, and count once the leader confirms', async () => {
    const ben = await somebody()
    const id = await joined(ben, { radius: null })
    await tools.checkIn(ben, id, { code: '123456' })
    later(hour)
    await tools.checkOut(ben, id, { code: '123456' })
    expect(await service(ben, id)).toMatchObject({ state: 'waiting', doubt: 'code', minutes: 0 })
    expect(await minutesOf(ben)).toBe(0)
    expect((await platform.call(getOwnCertificate, { token: ben.token })).data.state).toBe('no-hours')
    expect((await platform.ask(listVolunteerActions, { path: { id: ben.id } })).items).toEqual([])
    expect((await tools.attendance(lena, id, 'waiting')).data.items).toMatchObject([
      { id: ben.id, service: { doubt: 'code' }, decisions: ['confirm', 'correct', 'refuse'] },
    ])
    expect((await tools.attendance(ben, id, 'waiting')).code).toBe(403003)
    expect((await tools.decide(ben, id, ben.id, 'confirm')).code).toBe(403003)
    expect((await tools.decide(lena, id, ben.id, 'confirm')).data.list.counts).toMatchObject({ waiting: 0, left: 1 })
    expect(await minutesOf(ben)).toBe(60)
    expect(await titles(ben)).toContain('Your hours were confirmed')
    expect((await tools.decide(lena, id, ben.id, 'confirm')).data).toEqual({ state: 'confirmed' })
    expect(await minutesOf(ben)).toBe(60)
  })

  it('of who forgot to check out count to the planned end, once the leader confirms', async () => {
    const ben = await somebody()
    const id = await joined(ben)
    later(5 * minute)
    await tools.checkIn(ben, id)
    const ends = new Date((await tools.see(id)).data.activity.ends_at)
    later(6 * hour)
    expect(await service(ben, id)).toMatchObject({ state: 'waiting', doubt: 'forgotten', until: ends.toISOString() })
    await endForgottenCheckOuts(platform.database, platform.clock.now())
    expect(await service(ben, id)).toMatchObject({ state: 'waiting', doubt: 'forgotten', until: ends.toISOString() })
    expect((await tools.confirmAll(lena, id)).data).toMatchObject({ confirmed: 1, list: { counts: { waiting: 0 } } })
    expect(await minutesOf(ben)).toBe(120)
  })

  it('of who left without checking out wait from the moment at which they check in elsewhere', async () => {
    const ben = await somebody()
    const first = await joined(ben)
    await tools.checkIn(ben, first)
    later(30 * minute)
    const second = await joined(ben)
    expect((await tools.checkIn(ben, second)).code).toBe(100000)
    expect((await tools.see(first, ben)).data.activity.mine).toBe('checked-out')
    expect(await service(ben, first)).toMatchObject({ state: 'waiting', doubt: 'left', until: from(0) })
    later(20 * minute)
    await tools.checkOut(ben, second)
    await tools.decide(lena, first, ben.id, 'confirm')
    expect(await minutesOf(ben)).toBe(50)
  })

  it('stand until the office cancels, or the leader ends, what is running', async () => {
    for (const [at, end] of [
      [
        'cancel',
        (id: string) =>
          platform.database.transaction((transaction) =>
            activitiesDesk.acts.cancel!.carryOut(transaction, id, 'A storm', platform.clock.now()),
          ),
      ],
      ['endEarly', (id: string) => tools.lead(lena, id, 'endEarly')],
    ] as const) {
      const ben = await somebody()
      const id = await joined(ben)
      await tools.checkIn(ben, id)
      later(45 * minute)
      await tools.lead(lena, id, at)
      await end(id)
      expect(await service(ben, id)).toMatchObject({ state: 'confirmed', minutes: 45 })
      expect(await minutesOf(ben)).toBe(45)
    }
  })

  it('are corrected with a reason by a new entry, which the volunteer sees with who, when and why', async () => {
    const ben = await somebody()
    const id = await joined(ben)
    await tools.checkIn(ben, id)
    const span = { from: from(0), until: from(hour) }
    later(90 * minute)
    await tools.checkOut(ben, id)
    expect(await minutesOf(ben)).toBe(90)
    const before = await queriesOf(platform.database).read(
      build.select().from(serviceEntries).where(eq(serviceEntries.activityId, id)),
    )
    expect((await tools.decide(lena, id, ben.id, 'correct', span)).data.fields).toEqual({ text: 'required' })
    expect((await tools.decide(lena, id, ben.id, 'correct', { text: 'Left early' })).data.fields).toEqual({
      from: 'required',
      until: 'required',
    })
    const tooLong = { ...span, until: from(24 * hour), text: 'All day' }
    expect((await tools.decide(lena, id, ben.id, 'correct', tooLong)).data.fields).toEqual({ until: 'outside' })
    expect((await tools.decide(lena, id, ben.id, 'correct', { ...span, text: 'Left early' })).code).toBe(100000)
    expect(await minutesOf(ben)).toBe(60)
    const after = await queriesOf(platform.database).read(
      build.select().from(serviceEntries).where(eq(serviceEntries.activityId, id)).orderBy(serviceEntries.id),
    )
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length)).toMatchObject([
      { minutes: -30, act: 'correct', role: 'leader', actorId: 'lena', text: { en: 'Left early' } },
    ])
    expect((await records(ben))[0]?.service).toMatchObject({
      state: 'corrected',
      minutes: 60,
      reason: 'Left early',
      decisions: [{ act: 'correct', by: { id: 'lena' }, at: from(0), text: 'Left early' }],
    })
    expect(await titles(ben)).toContain('Your hours were corrected')
    await tools.decide(lena, id, ben.id, 'refuse', { text: 'They were not there' })
    expect(await minutesOf(ben)).toBe(0)
    expect((await records(ben))[0]?.service).toMatchObject({
      state: 'refused',
      minutes: 0,
      reason: 'They were not there',
    })
  })

  it('are the leader’s to decide for two weeks, then the office’s', async () => {
    const ben = await somebody()
    const id = await joined(ben)
    await tools.checkIn(ben, id)
    await laterThanSessions(15 * 24 * hour)
    await endForgottenCheckOuts(platform.database, platform.clock.now())
    expect(await tools.decide(lena, id, ben.id, 'confirm')).toMatchObject({ code: 409001, data: { state: 'closed' } })
    expect((await tools.attendance(lena, id, 'waiting')).data.items).toMatchObject([{ id: ben.id, decisions: [] }])
    expect((await office('hours', 'refuse', `${id}:${ben.id}`, 'Too', 'late')).failed).toBe(false)
    const { startsAt } = (await queriesOf(platform.database).readOne(
      build.select().from(activities).where(eq(activities.id, id)),
    ))!
    const until = new Date(startsAt.getTime() + hour).toISOString()
    const times = [startsAt.toISOString(), until]
    expect((await office('hours', 'correct', `${id}:${ben.id}`, 'yesterday', 'today')).failed).toBe(true)
    expect((await office('hours', 'correct', `${id}:${ben.id}`, ...times, 'Seen', 'there')).failed).toBe(false)
    expect((await records(ben))[0]?.service?.decisions).toMatchObject([{ by: null }, { by: null, text: 'Seen there' }])
    expect(await minutesOf(ben)).toBe(60)
  })

  it('of the leader wait for the office, which nobody can go round', async () => {
    const id = await joined(lena)
    const before = await minutesOf(lena)
    await tools.checkIn(lena, id)
    later(hour)
    await tools.checkOut(lena, id)
    expect(await service(lena, id)).toMatchObject({ state: 'waiting', doubt: 'own' })
    expect(await tools.decide(lena, id, lena.id, 'confirm')).toMatchObject({ data: { state: 'own' } })
    expect((await tools.confirmAll(lena, id)).data.confirmed).toBe(0)
    expect(await tools.add(lena, id, lena.id)).toMatchObject({ data: { state: 'own' } })
    const { code } = await platform.ask(getPracticeCode, {
      token: lena.token,
      query: { purpose: 'activity', subject: id },
    })

    expect(await inTeams.scan(lena, code)).toMatchObject({ data: { state: 'own' } })
    expect(await minutesOf(lena)).toBe(before)
    expect((await office('hours')).output).toContain(`${id}:lena`)
    expect((await office('hours', 'confirm', `${id}:lena`)).failed).toBe(false)
    expect(await minutesOf(lena)).toBe(before + 60)
  })

  it('of the leader wait for the office, also when they hand the team over to a friend', async () => {
    const [nora, mate] = [await somebody(), await somebody()]
    await inTeams.create('handed-over', nora)
    await inTeams.act(mate, 'handed-over', 'join')
    await inTeams.act(nora, 'handed-over', 'approve', mate.id)
    const id = await joined(nora, { teamId: 'handed-over' })
    await tools.checkIn(nora, id)
    later(hour)
    await tools.checkOut(nora, id)
    expect((await inTeams.handOver(nora, 'handed-over', mate)).code).toBe(100000)
    const { items } = (await tools.attendance(mate, id, 'waiting')).data
    expect(items).toMatchObject([{ id: nora.id, decisions: [] }])
    const times = { from: from(-hour), until: from(0), text: 'I saw them there' }
    for (const [act, change] of [['confirm'], ['correct', times], ['refuse', times]] as const)
      expect(await tools.decide(mate, id, nora.id, act, change)).toMatchObject({ data: { state: 'own' } })
    expect((await tools.confirmAll(mate, id)).data.confirmed).toBe(0)
    expect(await minutesOf(nora)).toBe(0)
    expect((await office('hours')).output).toContain(`${id}:${nora.id}`)
  })

  it('of who came without joining are added by the leader: by name from the team, or by their code; full stays full', async () => {
    const [ben, cleo, dora] = [await somebody(), await somebody(), await somebody()]
    const id = await joined(ben, { places: 1 })
    const at = platform.clock.now()
    await platform.database
      .insert(teamMembers)
      .values({ teamId: 'lantern', userId: cleo.id, state: 'member', askedAt: at, updatedAt: at })
    expect(await tools.add(lena, id, dora.id)).toMatchObject({ data: { state: 'not-known' } })
    expect((await tools.add(ben, id, cleo.id)).code).toBe(403003)
    expect((await tools.add(lena, id, cleo.id)).data.list.counts).toMatchObject({ there: 1, absent: 1 })
    const { code } = await platform.ask(getVolunteerCode, { token: dora.token })
    const { path } = (await inTeams.scan(lena, code)).data.scan
    expect(path).toBe(`/activity-attendance/${id}?person=${dora.id}`)
    expect((await tools.add(lena, id, dora.id)).code).toBe(100000)
    // Who joined and has no phone.
    expect((await tools.add(lena, id, ben.id)).data.list.counts).toMatchObject({ there: 3, absent: 0 })
    expect(await tools.add(lena, id, ben.id)).toMatchObject({ data: { state: 'checked-in' } })
    expect((await tools.see(id)).data.activity.places_left).toBe(0)
    later(hour)
    await tools.lead(lena, id, 'endEarly')
    for (const who of [ben, cleo, dora]) expect(await minutesOf(who)).toBe(60)
    const items = (await tools.attendance(lena, id, 'left')).data.items as { id: string; is_walk_in: boolean }[]
    expect(
      items
        .filter((each) => each.is_walk_in)
        .map((each) => each.id)
        .sort(),
    ).toEqual([cleo.id, dora.id].sort())
  })

  it('of who came can be added when it is over, with their times', async () => {
    const ben = await somebody()
    const id = await joined(ben)
    later(3 * hour)
    expect((await tools.add(lena, id, ben.id)).data.fields).toEqual({ from: 'required', until: 'required' })
    const times = { from: from(-2.5 * hour), until: from(-1.5 * hour) }
    expect((await tools.add(lena, id, ben.id, times)).code).toBe(100000)
    expect(await minutesOf(ben)).toBe(60)
    await laterThanSessions(15 * 24 * hour)
    expect(await tools.add(lena, id, ben.id, times)).toMatchObject({ data: { state: 'closed' } })
  })

  it('count once where times overlap, and 12 hours a day at most', async () => {
    const ben = await somebody()
    // The calendar of the site begins a day at 16:00 UTC.
    const now = platform.clock.now().getTime()
    later(24 * hour - ((now + 8 * hour) % (24 * hour)) + 6 * hour)
    const long = await joined(ben, { lasts: 16 * hour })
    const beside = await joined(ben, { lasts: 4 * hour })
    const begins = platform.clock.now().getTime() + 5 * minute
    const span = (length: number) => ({
      from: new Date(begins).toISOString(),
      until: new Date(begins + length).toISOString(),
    })
    later(17 * hour)
    expect((await tools.add(lena, beside, ben.id, span(4 * hour))).code).toBe(100000)
    expect(await minutesOf(ben)).toBe(240)
    expect((await tools.add(lena, long, ben.id, span(11.5 * hour))).code).toBe(100000)
    expect(await minutesOf(ben)).toBe(690)
    await tools.decide(lena, long, ben.id, 'correct', { ...span(16 * hour), text: 'All day' })
    expect(await minutesOf(ben)).toBe(720)
    await tools.decide(lena, long, ben.id, 'refuse', { text: 'Not so long' })
    expect(await minutesOf(ben)).toBe(240)
  })

  it('are found wrong by the check of the ledger when a sum is not that of its entries', async () => {
    const ben = await somebody()
    const id = await joined(ben)
    await tools.checkIn(ben, id)
    later(20 * minute)
    await tools.checkOut(ben, id)
    expect((await office('service-ledger')).output).toContain(': 0')
    const own = eq(serviceMinutes.userId, ben.id)
    await platform.database.update(serviceMinutes).set({ minutes: 600 }).where(own)
    expect(await checkServiceLedger(platform.database)).toEqual([
      { what: 'service', id: `${ben.id} ${id}`, expected: 20, actual: 600 },
    ])
    await platform.database.update(serviceMinutes).set({ minutes: 20 }).where(own)
  })
})
