import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getOwnCertificate, issueCertificate, verifyCertificate } from '../../../../../contract/certificates'
import { checkRealName, getRealData } from '../../../../../contract/identities'
import { getUser } from '../../../../../contract/session'
import { countService } from '../../../../support/count-service'
import { configItems } from '../../../../../platform/kernel/site/site.schema'
import { identitiesDesk } from '../../../../../platform/features/people/identities/identities.desk'
import { readIdentity } from '../../../../../platform/features/people/identities/read-identity'
import { volunteers } from '../../../../../platform/features/civic/volunteers/volunteers.schema'
import { switchCodes } from '../../../../../src/domain/frame/site/switches'
import { everyText } from '../../../../support/every-text'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { volunteerTools } from '../../../../support/volunteers'

/** Words that must be nowhere in clear. */
const canary = { name: '钱雀儿', card: '999999199506201248' }

describe('the real-name check', () => {
  let platform: TestPlatform
  let logged = ''
  beforeAll(async () => {
    platform = await startPlatform({ configuration: { logLevel: 'trace', demo: true }, seed: false })
    const { log } = platform.app as unknown as { log: Record<symbol, { write: (line: string) => void }> }
    const stream = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream')
    vi.spyOn(log[stream!]!, 'write').mockImplementation((line) => void (logged += line))
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await platform.close()
  })
  const check = (token: string, change: object = {}) =>
    platform.call(checkRealName, {
      token,
      body: { name: canary.name, card_number: canary.card, agreed: true, face: null, ...change },
    })
  const mine = async (token: string) => (await platform.ask(getRealData, { token })).real_name
  const setSwitch = (code: number, value: string) =>
    platform.database
      .insert(configItems)
      .values({ code, value })
      .onConflictDoUpdate({ target: configItems.code, set: { value } })

  it('keeps name and card sealed, shows them masked to their owner, and nowhere else in clear', async () => {
    const anna = await platform.logIn({ id: 'anna' })
    expect(await mine(anna.token)).toEqual({ state: 'none' })
    const { code, data } = await check(anna.token)
    expect(code).toBe(100000)
    expect(data.real_name).toMatchObject({ state: 'verified' })
    expect(data.real_name.identity).toMatchObject({
      name: '钱**',
      card_number: '9****************8',
      sex: 2,
      birth_date: '1995-06-20',
    })
    expect(await mine(anna.token)).toEqual(data.real_name)
    expect((await platform.ask(getUser, { token: anna.token })).user.real_name).toBe(1)
    const known = await readIdentity(platform.database, platform.platform.vault, 'anna')
    expect([known?.name, known?.card.number]).toEqual([canary.name, canary.card])

    const other = await platform.logIn({ id: 'other' })
    expect((await check(other.token)).data.real_name).toMatchObject({ state: 'pending', looked_at_by: 'office' })
    expect((await check(anna.token, { name: '不对' })).data).toEqual({ state: 'verified' })
    const { vault } = platform.platform
    const [waiting] = await identitiesDesk.selectWaiting(platform.database, 10, vault)
    expect(waiting?.title).toBe(`${canary.name}, ${canary.card}`)
    const stored = await everyText(platform.database)
    expect(stored).toContain('anna')
    expect(logged).toContain('/v1/consumer/volunteer/realname')
    for (const canaryText of Object.values(canary)) {
      expect(stored).not.toContain(canaryText)
      expect(logged).not.toContain(canaryText)
    }
  })

  it('prints the name on the certificate for its owner, and nowhere else in clear', async () => {
    const at = platform.clock.now()
    const { token } = await platform.logIn({ id: 'flora' })
    expect((await check(token, { card_number: volunteerTools(platform).card() })).code).toBe(100000)
    await platform.database
      .insert(volunteers)
      .values({ id: 'flora', state: 'approved', registeredAt: at, updatedAt: at })
    const service = { userId: 'flora', activityId: 'one', teamId: null, organisationId: null, minutes: 60, endedAt: at }
    await platform.database.transaction((transaction) => countService(transaction, { ...service, day: '2026-03-01' }))
    const { certificate } = await platform.ask(issueCertificate, { token })
    expect(certificate).toMatchObject({ printed_name: canary.name, name: '钱**' })
    expect((await platform.ask(getOwnCertificate, { token })).certificate).toEqual(certificate)
    const path = { number: certificate!.number }
    const verified = await platform.call(verifyCertificate, { path })
    expect(verified.data.certificate).toMatchObject({ name: '钱**', minutes: 60 })
    const stored = await everyText(platform.database)
    expect(stored).toContain(path.number)
    expect(logged).toContain('/v1/consumer/my_certificate')
    for (const text of [JSON.stringify(verified), stored, logged]) expect(text).not.toContain(canary.name)
  })

  it('is the same when it is repeated, and stays once it is done', async () => {
    const { token } = await platform.logIn({ id: 'ben' })
    const own = { card_number: '999999197909050318' }
    const [first, second] = [await check(token, own), await check(token, own)]
    expect([first.code, second.code]).toEqual([100000, 100000])
    expect(second.data).toEqual(first.data)
  })

  it('refuses what is no name and no card, and lets nobody try cards for long', async () => {
    const { token } = await platform.logIn({ id: 'cleo' })
    expect((await check(token, { name: 'R2D2', card_number: '999999199506201249' })).data).toEqual({
      fields: { name: 'not-a-name', card_number: 'wrong-check-digit' },
    })
    const codes = []
    for (let time = 0; time < 6; time += 1) codes.push((await check(token, { name: '钱'.repeat(time + 2) })).code)
    expect(codes).toEqual([100000, 100000, 100000, 100000, 100000, 429001])
  })

  it('asks for a face where the site does, and is closed where the site closes it (B14)', async () => {
    const { token } = await platform.logIn({ id: 'dora' })
    const own = { card_number: '999999198804120425' }
    await setSwitch(switchCodes.faceCheck, '1')
    expect((await check(token, own)).data).toEqual({ fields: { face: 'required' } })
    expect((await check(token, { ...own, face: 'somebody else' })).data).toEqual({ fields: { face: 'not-recognised' } })
    await setSwitch(switchCodes.realName, '0')
    expect((await check(token, { ...own, face: 'demo-face' })).data).toEqual({ state: 'closed' })
    await setSwitch(switchCodes.realName, '1')
    expect((await check(token, { ...own, face: 'demo-face' })).code).toBe(100000)
    await platform.database.execute(sql`delete from config_items`)
  })
})
