import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkRealName } from '../../../../../contract/identities'
import { getOwnCertificate, issueCertificate, verifyCertificate } from '../../../../../contract/certificates'
import { leaveVolunteers } from '../../../../../contract/volunteers'
import { certificates } from '../../../../../platform/features/civic/certificates/certificates.schema'
import { countService } from '../../../../support/count-service'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

/** Races are found by repetition: RACE_ROUNDS=1000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const numberForm = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/

describeOnBothDatabases('a certificate of hours', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
  })
  afterAll(() => platform.close())

  type Who = { readonly token: string }
  const volunteer = (id: string, nickname = id) => teamTools(platform).volunteer(id, nickname)
  const own = async ({ token }: Who) => await platform.ask(getOwnCertificate, { token })
  const issue = ({ token }: Who) => platform.call(issueCertificate, { token })
  const issued = async (who: Who) => (await issue(who)).data.certificate
  const verify = async (number: string) => await platform.ask(verifyCertificate, { path: { number } })
  let services = 0
  const serve = (userId: string, minutes: number, day: string) =>
    platform.database.transaction((transaction) =>
      countService(transaction, {
        userId,
        activityId: `service-${(services += 1)}`,
        minutes,
        day,
        teamId: null,
        organisationId: null,
        endedAt: new Date(`${day}T02:00:00Z`),
      }),
    )
  const kept = (userId: string) =>
    queriesOf(platform.database).read(build.select().from(certificates).where(eq(certificates.userId, userId)))

  it('says what is missing: a login, being a volunteer, hours', async () => {
    expect((await platform.call(getOwnCertificate)).code).toBe(303001)
    expect((await platform.call(issueCertificate)).code).toBe(303001)
    const ann = await platform.logIn({ id: 'ann' })
    expect(await own(ann)).toEqual({ state: 'not-a-volunteer', certificate: null, others: [] })
    expect(await issue(ann)).toMatchObject({ code: 409001, data: { state: 'not-a-volunteer' } })
    const ben = await volunteer('ben')
    expect(await own(ben)).toEqual({ state: 'no-hours', certificate: null, others: [] })
    expect(await issue(ben)).toMatchObject({ code: 409001, data: { state: 'no-hours' } })
  })

  it('states the hours in all and of each year, the services and the days, and anybody verifies it', async () => {
    const cleo = await volunteer('cleo', 'Cleo')
    await serve('cleo', 90, '2026-03-01')
    await serve('cleo', 60, '2026-02-01')
    await serve('cleo', 30, '2024-07-01')
    // The first minutes of a year by the calendar of the site, and the last of one by UTC.
    await serve('cleo', 20, '2023-01-01')
    expect(await own(cleo)).toEqual({ state: 'open', certificate: null, others: [] })
    const { code, data } = await issue(cleo)
    expect([code, data.state]).toEqual([100000, 'issued'])
    const now = platform.clock.now().toISOString()
    const stated = {
      number: data.certificate!.number,
      name: 'C***',
      minutes: 200,
      times: 4,
      years: [
        { year: 2026, minutes: 150 },
        { year: 2024, minutes: 30 },
        { year: 2023, minutes: 20 },
      ],
      since: now,
      issued_at: now,
      scope: null,
    }
    expect(stated.number).toMatch(numberForm)
    expect(data.certificate).toEqual({ ...stated, printed_name: 'Cleo' })
    expect(await verify(stated.number)).toEqual({ certificate: stated })
    expect(await verify(stated.number.toLowerCase().replaceAll('-', ' '))).toEqual({ certificate: stated })
    expect(JSON.stringify(await verify(stated.number))).not.toContain('leo')
  })

  it('is the same again while the hours are, and never changes when they grow', async () => {
    const dora = await volunteer('dora')
    await serve('dora', 60, '2026-03-01')
    const first = await issued(dora)
    platform.clock.advance(86_400)
    expect(await issued(dora)).toEqual(first)
    await serve('dora', 60, '2026-03-02')
    expect(await own(dora)).toEqual({ state: 'open', certificate: first, others: [] })
    const second = await issued(dora)
    expect(second).toMatchObject({ minutes: 120, times: 2 })
    expect(second!.number).not.toBe(first!.number)
    expect((await verify(first!.number)).certificate).toMatchObject({ minutes: 60, times: 1 })
    expect(await own(dora)).toEqual({ state: 'issued', certificate: second, others: [] })
  })

  it('of a checked real name has it for its owner alone; one of before keeps the name that it was issued to', async () => {
    const eve = await volunteer('eve', 'Swift')
    await serve('eve', 60, '2026-03-01')
    const before = await issued(eve)
    const name = { name: '何明月', card_number: '999999199506201248', agreed: true as const, face: null }
    expect((await platform.call(checkRealName, { token: eve.token, body: name })).code).toBe(100000)
    expect(await own(eve)).toMatchObject({ state: 'open', certificate: { name: 'S****', printed_name: 'S****' } })
    const after = await issued(eve)
    expect(after).toMatchObject({ name: '何**', printed_name: '何明月', minutes: 60 })
    expect((await verify(after!.number)).certificate).toMatchObject({ name: '何**' })
    expect((await verify(before!.number)).certificate).toMatchObject({ name: 'S****' })
    expect(JSON.stringify([await verify(after!.number), await kept('eve')])).not.toContain('明月')
  })

  it('stays valid for who stops being a volunteer, and goes with the account', async () => {
    const finn = await volunteer('finn')
    await serve('finn', 60, '2026-03-01')
    const certificate = await issued(finn)
    expect((await platform.call(leaveVolunteers, { token: finn.token, path: { id: 'finn' } })).code).toBe(100000)
    expect(await own(finn)).toEqual({ state: 'not-a-volunteer', certificate, others: [] })
    expect((await issue(finn)).code).toBe(409001)
    expect((await verify(certificate!.number)).certificate).toMatchObject({ minutes: 60 })
    await platform.database.delete(users).where(eq(users.id, 'finn'))
    expect(await verify(certificate!.number)).toEqual({ certificate: null })
  })

  it(
    'is one for all who ask at once',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = `racer-${round}`
        const racer = await volunteer(id)
        await serve(id, 60, '2026-03-01')
        const answers = await Promise.all(Array.from({ length: 6 }, () => issued(racer)))
        expect(new Set(answers.map((answer) => answer?.number)).size).toBe(1)
        expect(await kept(id)).toHaveLength(1)
      }
    },
    60_000 + rounds * 1000,
  )

  it('cannot be found by trying numbers out', async () => {
    platform.clock.advance(3601)
    expect(await verify('AAAA-BBBB-CCCC')).toEqual({ certificate: null })
    expect(await verify('no number')).toEqual({ certificate: null })
    const codes = []
    for (let time = 0; time < 99; time += 1)
      codes.push((await platform.call(verifyCertificate, { path: { number: 'AAAA-BBBB-CCCC' } })).code)
    expect([codes.filter((code) => code === 100000).length, codes.at(-1)]).toEqual([98, 429001])
    platform.clock.advance(3601)
    expect(await verify('AAAA-BBBB-CCCC')).toEqual({ certificate: null })
  })
})
