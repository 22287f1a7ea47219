import { getUnread } from '../../../../../contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { countService } from '../../../../support/count-service'
import { wrongCounts } from '../../../../support/counters'
import {
  resumeVolunteering,
  suspendVolunteer,
} from '../../../../../platform/features/civic/volunteers/suspend-volunteer'
import { desks } from '../../../../../platform/features'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

interface Person {
  readonly id: string
  readonly token: string
}

describe('a team of volunteers', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof teamTools>
  let lena: Person
  let ben: Person
  let cleo: Person
  let guestless: Person

  beforeAll(async () => {
    platform = await startPlatform()
    tools = teamTools(platform)
    lena = await tools.volunteer('lena', 'Lena')
    ben = await tools.volunteer('ben', 'Ben')
    cleo = await tools.volunteer('cleo', 'Cleo')
    guestless = await platform.logIn({ id: 'nobody' })
    await tools.create('lantern', lena, 'Lantern Street Neighbours')
    await tools.create('birds', cleo, 'Bird Wardens')
    platform.clock.advance(60)
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })

  const messagesOf = async (who: Person): Promise<string[]> =>
    (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items.map(
      ({ title, text }: { title: string; text: string }) => `${title}: ${text}`,
    )
  const names = async (query: Record<string, string>, who?: Person): Promise<string[]> =>
    (await tools.list(query, who)).data.items.map(({ name }: { name: string }) => name)

  it('is shown to everybody; only volunteers can ask to join', async () => {
    expect((await tools.see('lantern')).data.team).toMatchObject({
      standing: 'none',
      acts: ['join'],
      members: 1,
      not_a_volunteer: false,
      leader: { nickname: 'Lena' },
    })
    expect((await tools.see('lantern', guestless)).data.team).toMatchObject({ acts: [], not_a_volunteer: true })
    expect(await tools.act(guestless, 'lantern', 'join')).toMatchObject({
      code: 409001,
      data: { state: 'not-a-volunteer' },
    })
    expect((await tools.see('nowhere')).code).toBe(403001)
    expect((await tools.act(ben, 'nowhere', 'join')).code).toBe(403001)
  })

  it('is asked, answers, and is left; its leader and its members hear of it', async () => {
    expect((await tools.act(ben, 'lantern', 'join')).data.team).toMatchObject({
      standing: 'pending',
      acts: ['withdraw'],
      members: 1,
      waiting: 0,
    })
    expect(await tools.act(ben, 'lantern', 'join')).toMatchObject({ code: 409001, data: { state: 'pending' } })
    expect(await messagesOf(lena)).toContain(
      'Someone wants to join your team: Ben has asked to join “Lantern Street Neighbours”. Please approve or decline.',
    )
    expect((await tools.see('lantern', lena)).data.team).toMatchObject({ standing: 'leader', acts: [], waiting: 1 })
    expect((await tools.members('lantern', 'pending', lena)).data.items).toMatchObject([{ nickname: 'Ben' }])
    const applicants = async (token: string) => (await platform.ask(getUnread, { token })).waiting.applicants
    expect([await applicants(lena.token), await applicants(ben.token)]).toEqual([1, 0])

    expect((await tools.act(lena, 'lantern', 'approve', 'ben')).data.team).toMatchObject({ members: 2, waiting: 0 })
    expect(await messagesOf(ben)).toContainEqual(expect.stringMatching('You joined a team'))
    expect((await tools.see('lantern', ben)).data.team).toMatchObject({ standing: 'member', acts: ['leave'] })
    expect((await tools.members('lantern', 'member')).data.items).toMatchObject([
      { nickname: 'Lena', leads: true },
      { nickname: 'Ben', leads: false },
    ])

    expect((await tools.act(ben, 'lantern', 'leave')).data.team).toMatchObject({ standing: 'left', members: 1 })
    expect(await tools.act(ben, 'lantern', 'leave')).toMatchObject({ code: 409001, data: { state: 'left' } })
    expect(await messagesOf(lena)).toContainEqual(expect.stringMatching('A member left your team'))
  })

  it('refuses and removes with a reason, which only the one concerned reads', async () => {
    await tools.act(ben, 'lantern', 'join')
    expect((await tools.act(lena, 'lantern', 'refuse', 'ben', '')).data.fields).toEqual({ text: 'required' })
    await tools.act(lena, 'lantern', 'refuse', 'ben', 'Weekends only')
    expect((await tools.see('lantern', ben)).data.team).toMatchObject({
      standing: 'refused',
      reason: 'Weekends only',
      acts: ['join'],
    })
    expect((await tools.see('lantern', cleo)).data.team.reason).toBe('')
    await tools.act(ben, 'lantern', 'join')
    await tools.act(lena, 'lantern', 'approve', 'ben')
    await tools.act(lena, 'lantern', 'remove', 'ben', 'Never came')
    expect((await tools.see('lantern', ben)).data.team).toMatchObject({
      standing: 'left',
      reason: 'Never came',
      members: 1,
    })
  })

  it('is managed by its leader alone, who stays', async () => {
    await tools.act(ben, 'lantern', 'join')
    expect((await tools.act(cleo, 'lantern', 'approve', 'ben')).code).toBe(403003)
    expect((await tools.act(ben, 'lantern', 'approve', 'ben')).code).toBe(403003)
    expect((await tools.members('lantern', 'pending', cleo)).code).toBe(403003)
    expect((await tools.members('lantern', 'pending')).code).toBe(303001)
    expect((await tools.members('no-such-team', 'member')).code).toBe(403001)
    expect((await tools.act(lena, 'lantern', 'approve', null)).data.fields).toEqual({ user_id: 'required' })
    expect(await tools.act(lena, 'lantern', 'leave')).toMatchObject({ code: 409001, data: { state: 'leader' } })
    expect(await tools.act(lena, 'lantern', 'remove', 'lena', 'Enough')).toMatchObject({ data: { state: 'leader' } })
    expect((await tools.act(ben, 'lantern', 'withdraw')).data.team).toMatchObject({ standing: 'left', reason: '' })
    expect(await tools.act(lena, 'lantern', 'approve', 'ben')).toMatchObject({ code: 409001, data: { state: 'left' } })
  })

  it('has nobody who manages it or shows its code while its leader is suspended as a volunteer', async () => {
    const [olga, paul] = [await tools.volunteer('olga'), await tools.volunteer('paul')]
    await tools.create('ferry', olga, 'Ferry Friends')
    await tools.act(paul, 'ferry', 'join')
    const code = await tools.code(olga, 'ferry')
    await suspendVolunteer(platform.database, 'olga', 'Residents complained', platform.clock.now())
    expect((await tools.act(olga, 'ferry', 'approve', 'paul')).data).toEqual({ state: 'suspended' })
    expect((await tools.members('ferry', 'pending', olga)).data).toEqual({ state: 'suspended' })
    expect((await tools.scan(ben, code)).data).toEqual({ state: 'expired' })
    await resumeVolunteering(platform.database, 'olga', platform.clock.now())
    expect((await tools.act(olga, 'ferry', 'approve', 'paul')).code).toBe(100000)
  })

  it('whose leader is suspended gets another one from the office, who answers those who ask to join', async () => {
    const { database, clock } = platform
    const act = (...words: string[]) => operate(platform.platform, desks, words, clock.now())
    const [rita, sam, tom] = await Promise.all(['rita', 'sam', 'tom'].map((id) => tools.volunteer(id, id)))
    await tools.create('left', rita!, 'The left-alone')
    await tools.act(sam!, 'left', 'join')
    await tools.act(rita!, 'left', 'approve', 'sam')
    await tools.act(tom!, 'left', 'join')
    expect((await act('teams')).output).toContain('join: 0')
    await suspendVolunteer(database, 'rita', 'Never answered anybody', clock.now())
    const { output } = await act('teams')
    for (const part of ['left  ', '1 asked to join', 'rita leads it (suspended)', 'members: sam (sam)'])
      expect(output).toContain(part)
    expect((await act('teams', 'appoint', 'left:tom')).output).toContain('it is pending already')
    expect((await act('teams', 'appoint', 'left:rita')).output).toContain('not-a-volunteer')
    expect((await act('teams', 'appoint', 'left:sam')).failed).toBe(false)
    expect(await messagesOf(sam!)).toContain(
      'You are now the team leader: The office made you the leader of “The left-alone”. Open the team to answer requests and manage members.',
    )
    expect((await tools.act(sam!, 'left', 'approve', 'tom')).data.team).toMatchObject({ members: 3 })
    expect((await act('teams')).output).toContain('join: 0')
    await resumeVolunteering(database, 'rita', clock.now())
    expect((await tools.act(rita!, 'left', 'leave')).data.team).toMatchObject({ members: 2 })
  })

  it('takes nobody once it is full, and somebody again when a member left', async () => {
    await tools.create('small', lena, 'Small', 2)
    await tools.act(ben, 'small', 'join')
    await tools.act(cleo, 'small', 'join')
    await tools.act(lena, 'small', 'approve', 'ben')
    expect((await tools.see('small')).data.team).toMatchObject({ is_full: true, acts: [] })
    expect(await tools.act(lena, 'small', 'approve', 'cleo')).toMatchObject({ code: 409001, data: { state: 'full' } })
    await tools.act(cleo, 'small', 'withdraw')
    expect(await tools.act(cleo, 'small', 'join')).toMatchObject({ code: 409001, data: { state: 'full' } })
    expect((await tools.see('small', cleo)).data.team).toMatchObject({ standing: 'left', acts: [] })
    const code = await tools.code(lena, 'small')
    expect(await tools.scan(cleo, code)).toMatchObject({ data: { state: 'full' } })
    await tools.act(ben, 'small', 'leave')
    expect((await tools.act(cleo, 'small', 'join')).data.team).toMatchObject({ standing: 'pending' })
    await tools.act(cleo, 'small', 'withdraw')
  })

  it('is found by words of its name, and among one’s own', async () => {
    expect(await names({ search: 'lantern' })).toEqual(['Lantern Street Neighbours'])
    expect(await names({ search: '，。' })).toEqual([])
    expect(await names({ mine: '1' })).toEqual([])
    expect(await names({ mine: '1' }, cleo)).toEqual(['Bird Wardens'])
    await tools.act(cleo, 'lantern', 'join')
    expect(await names({ mine: '1' }, cleo)).toEqual(['Lantern Street Neighbours', 'Bird Wardens'])
    const [first, second] = [await tools.list({ page_size: '1' }), await tools.list({ page_size: '2' })]
    const cursor = first.data.next_cursor as string
    expect((await tools.list({ page_size: '1', cursor })).data.items).toEqual(second.data.items.slice(1))
    expect((await tools.list({ mine: '1', page_size: '1' }, cleo)).data.next_cursor).not.toBeNull()
  })

  it('has the hours that were counted for it', async () => {
    const service = { activityId: 'act-1', teamId: 'birds', organisationId: null, minutes: 90, day: '2026-03-05' }
    await countService(platform.database, { ...service, userId: 'cleo', endedAt: platform.clock.now() })
    const lastMonth = { ...service, activityId: 'act-2', minutes: 30, day: '2026-02-05' }
    await countService(platform.database, { ...lastMonth, userId: 'cleo', endedAt: platform.clock.now() })
    expect((await tools.see('birds')).data.team).toMatchObject({ minutes: 120, month_minutes: 90, times: 2 })
    expect((await tools.members('birds', 'member')).data.items).toMatchObject([{ nickname: 'Cleo', minutes: 120 }])
  })
})
