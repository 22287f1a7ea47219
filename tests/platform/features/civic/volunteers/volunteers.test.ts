import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getVolunteer, listPracticeOptions, listServiceKinds } from '../../../../../contract/volunteers'
import { listMessages } from '../../../../../contract/messages'
import { desks } from '../../../../../platform/features'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { volunteers } from '../../../../../platform/features/civic/volunteers/volunteers.schema'
import { requireVolunteer } from '../../../../../platform/features/civic/volunteer-status/require-volunteer'
import { configItems } from '../../../../../platform/kernel/site/site.schema'
import { switchCodes } from '../../../../../src/domain/frame/site/switches'
import { everyText } from '../../../../support/every-text'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { volunteerTools } from '../../../../support/volunteers'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

describe('being a volunteer', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof volunteerTools>
  beforeAll(async () => {
    platform = await startPlatform()
    tools = volunteerTools(platform)
    await tools.prepare()
  })
  afterAll(() => platform.close())
  let phones = 0
  const member = (id: string) => platform.logIn({ id, phone: String(13_900_000_001 + (phones += 1)) })
  const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
  const titles = async (token: string) =>
    (await platform.ask(listMessages, { token, headers: { 'x-language': 'en' } })).items.map(
      ({ title }: { title: string }) => title,
    )

  it('is told without a session by a code of its own (B45), and is nothing at first', async () => {
    expect(await platform.call(getVolunteer)).toMatchObject({ status: 401, code: 101002 })
    expect(await tools.see(await member('nobody'))).toBeNull()
  })

  it('begins with a checked name, waits for the operator, and ends when the member leaves', async () => {
    const anna = await member('anna')
    expect((await tools.register(anna)).data).toEqual({ state: 'real-name-needed' })
    await tools.checkName(anna, tools.card())
    const { data } = await tools.register(anna)
    expect(data.volunteer).toMatchObject({
      id: 'anna',
      state: 'pending',
      acts: ['leave', 'revise'],
      application: { street_id: 'street-1', skills: ['company'] },
    })
    expect((await tools.register(anna)).data).toEqual({ state: 'pending' })
    await expect(requireVolunteer(platform.database, 'anna')).rejects.toThrow()
    expect((await run('volunteers')).output).toContain('何明月, male, 35 years')
    expect(await run('volunteers', 'approve', 'anna')).toMatchObject({ failed: false })
    expect(await tools.see(anna)).toMatchObject({ state: 'approved', acts: ['leave', 'change'] })
    expect(await titles(anna.token)).toEqual(['You’re a volunteer now'])
    await expect(requireVolunteer(platform.database, 'anna')).resolves.toBeUndefined()
    expect((await tools.leave({ ...anna, id: 'somebody-else' })).code).toBe(403001)
    expect((await tools.leave(anna)).data.volunteer).toMatchObject({ state: 'left', acts: ['register'] })
    await expect(requireVolunteer(platform.database, 'anna')).rejects.toThrow()
    expect((await tools.register(anna)).data.volunteer.steps.map(({ act }: { act: string }) => act)).toEqual([
      'submit',
      'approve',
      'leave',
      'register',
    ])
  })

  it('is refused with a reason, and tried again', async () => {
    const ben = await member('ben')
    await tools.checkName(ben, tools.card())
    await tools.register(ben)
    expect((await run('volunteers', 'refuse', 'ben', 'no')).failed).toBe(true)
    await run('volunteers', 'refuse', 'ben', 'Please choose another time')
    expect(await tools.see(ben)).toMatchObject({
      state: 'refused',
      reason: 'Please choose another time',
      acts: ['register'],
    })
    expect(await titles(ben.token)).toEqual(['Your volunteer registration wasn’t approved'])
    expect((await tools.register(ben, { times: ['holiday'] })).data.volunteer).toMatchObject({
      state: 'pending',
      reason: '',
      application: { times: ['holiday'] },
    })
  })

  it('takes a guardian under 18, whom the operator reads and nothing stores in clear', async () => {
    const kim = await member('kim')
    await tools.checkName(kim, tools.card('20080306'))
    expect((await tools.register(kim)).data.fields).toEqual({ guardian_name: 'required', guardian_phone: 'required' })
    const guardian = { guardian_name: '金雀鸟', guardian_phone: '13612345678' }
    expect((await tools.register(kim, guardian)).code).toBe(100000)
    expect((await run('volunteers')).output).toContain('guardian: 金雀鸟, 13612345678')
    const stored = await everyText(platform.database)
    for (const secret of Object.values(guardian)) expect(stored).not.toContain(secret)
  })

  it('keeps nothing of what somebody told once they left, and takes it anew when they come back', async () => {
    const eva = await member('eva')
    await tools.checkName(eva, tools.card())
    await tools.register(eva)
    await run('volunteers', 'approve', 'eva')
    expect((await tools.leave({ ...eva, id: 'eva' })).code).toBe(100000)
    const row = await queriesOf(platform.database).readOne(
      build.select().from(volunteers).where(eq(volunteers.id, 'eva')),
    )
    expect(row).toMatchObject({ state: 'left', details: null, skills: [], times: [], teamIds: [] })
    expect((await tools.see(eva))?.application).toBeNull()
    expect((await tools.register(eva)).data.volunteer).toMatchObject({
      state: 'pending',
      application: { nation: 'han' },
    })
  })

  it('takes only what its lists offer, with consent', async () => {
    const leo = await member('leo')
    await tools.checkName(leo, tools.card())
    const wrong = { nation: 'martian', street_id: 'nowhere', skills: ['flying'] }
    expect((await tools.register(leo, wrong)).data.fields).toEqual({
      nation: 'unknown',
      street_id: 'unknown',
      skills: 'unknown',
    })
    const skills = ['company', 'tutoring', 'health', 'law', 'repairs', 'sport']
    expect((await tools.register(leo, { skills, times: [] })).data.fields).toEqual({
      skills: 'too-many',
      times: 'too-few',
    })
    expect((await tools.register(leo, { agreed: false })).code).toBe(400001)
    const { nations } = await platform.ask(listPracticeOptions)
    expect(nations).toHaveLength(57)
    expect((await platform.ask(listServiceKinds, { query: { status: '1' } })).items.length).toBeGreaterThan(5)
  })

  it('asks for name, sex and birth date where the site checks no names, and is closed where the site closes it', async () => {
    const mia = await member('mia')
    const close = (code: number) => platform.database.insert(configItems).values({ code, value: '0' })
    await close(switchCodes.realName)
    expect((await tools.register(mia)).data.fields).toEqual({
      name: 'required',
      sex: 'required',
      birth_date: 'required',
    })
    const person = { name: '苗苗', sex: 2, birth_date: '1990-01-01' }
    expect((await tools.register(mia, person)).data.volunteer.application).toMatchObject(person)
    expect((await run('volunteers')).output).toContain('苗苗 (not checked), female, 36 years')
    await close(switchCodes.volunteer)
    expect((await tools.register(await member('noa'))).data).toEqual({ state: 'closed' })
    for (const code of [switchCodes.realName, switchCodes.volunteer])
      await platform.database.delete(configItems).where(eq(configItems.code, code))
  })

  it('is changed by its owner while it waits, and shows the office all that was told', async () => {
    const uma = await member('uma')
    await tools.checkName(uma, tools.card())
    await tools.register(uma)
    const change = { education: 'graduate', politics: 'league', skills: ['law', 'sport'], times: ['holiday'] }
    expect((await tools.change(uma, change)).data.volunteer).toMatchObject({ state: 'pending', application: change })
    const shown = (await run('volunteers')).output
    for (const told of ['Legal advice, Sport, Holidays', 'ethnic group: Han', 'political status: Youth League'])
      expect(shown).toContain(told)
    for (const told of ['education: Postgraduate degree', 'street: Lantern Street']) expect(shown).toContain(told)
    expect((await tools.change(uma, { skills: ['flying'] })).data.fields).toEqual({ skills: 'unknown' })
    expect((await tools.change(await member('nobody-registered'))).code).toBe(403001)
  })

  it('is changed at once by an approved volunteer, but for who they are: that the office accepts or refuses', async () => {
    await platform.database.insert(configItems).values({ code: switchCodes.realName, value: '0' })
    const ida = await member('ida')
    const person = { name: '伊达', sex: 2, birth_date: '1990-01-01' }
    await tools.register(ida, person)
    await run('volunteers', 'approve', 'ida')
    const steps = async () => (await tools.see(ida))?.steps.map(({ act }: { act: string }) => act)
    expect((await tools.change(ida, { ...person, times: ['holiday'] })).data.volunteer).toMatchObject({
      state: 'approved',
      application: { times: ['holiday'] },
      proposed: null,
    })
    const renamed = { ...person, name: '伊达新', education: 'bachelor' }
    const { data } = await tools.change(ida, renamed)
    expect(data.volunteer).toMatchObject({
      state: 'approved',
      application: { name: '伊达', education: 'bachelor' },
      proposed: { name: '伊达新' },
    })
    const waiting = async () => JSON.parse((await run('volunteer-changes', '--json')).output)[0].waiting
    const [{ id, facts }] = await waiting()
    expect(facts).toEqual([
      { name: 'approved', value: '伊达, female, 1990-01-01' },
      { name: 'from now on', value: '伊达新, female, 1990-01-01' },
    ])
    platform.clock.advance(1000)
    await tools.change(ida, { ...renamed, name: '伊达再' })
    // Nobody accepts a change that they did not read.
    expect(await run('volunteer-changes', 'accept', id)).toMatchObject({ failed: true })
    const [second] = await waiting()
    expect(await run('volunteer-changes', 'accept', second.id)).toMatchObject({ failed: false })
    expect(await tools.see(ida)).toMatchObject({ application: { name: '伊达再' }, proposed: null })
    expect(await titles(ida.token)).toContain('Your volunteer details were updated')
    await tools.change(ida, renamed)
    const [third] = await waiting()
    await run('volunteer-changes', 'refuse', third.id, 'Please bring a document to the office')
    expect(await tools.see(ida)).toMatchObject({ application: { name: '伊达再' }, proposed: null })
    expect(await steps()).toEqual([
      'submit',
      'approve',
      'change',
      'propose',
      'propose',
      'acceptChange',
      'propose',
      'refuseChange',
    ])
    expect(await waiting()).toEqual([])
    const stored = await everyText(platform.database)
    for (const secret of ['伊达新', '伊达再']) expect(stored).not.toContain(secret)
    await platform.database.delete(configItems).where(eq(configItems.code, switchCodes.realName))
  })

  it('is suspended by the office with a reason, gives up what was taken on, and is resumed', async () => {
    const kai = await member('kai')
    await tools.checkName(kai, tools.card())
    await tools.register(kai)
    await run('volunteers', 'approve', 'kai')
    expect((await run('suspensions', 'suspend', 'kai', 'no')).failed).toBe(true)
    expect(await run('suspensions', 'suspend', 'kai', 'Two residents complained')).toMatchObject({ failed: false })
    expect(await tools.see(kai)).toMatchObject({
      state: 'suspended',
      reason: 'Two residents complained',
      acts: ['leave'],
    })
    await expect(requireVolunteer(platform.database, 'kai')).rejects.toThrow()
    expect((await tools.change(kai)).data).toEqual({ state: 'suspended' })
    expect((await run('suspensions', 'suspend', 'kai', 'Two residents complained')).failed).toBe(true)
    expect((await run('suspensions')).output).toContain('kai')
    await run('suspensions', 'resume', 'kai')
    expect(await tools.see(kai)).toMatchObject({ state: 'approved', reason: '' })
    expect((await titles(kai.token)).sort()).toEqual([
      'You can volunteer again',
      'You have been suspended as a volunteer',
      'You’re a volunteer now',
    ])
  })

  it('needs a phone', async () => {
    const { token } = await platform.logIn({ id: 'phoneless', phone: null })
    expect((await tools.register({ token })).code).toBe(403002)
  })
})
