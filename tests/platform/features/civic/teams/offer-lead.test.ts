import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { endOffers } from '../../../../../platform/features/civic/teams/end-offers'
import { suspendVolunteer } from '../../../../../platform/features/civic/volunteers/suspend-volunteer'
import { desks } from '../../../../../platform/features'
import { openSession } from '../../../../../platform/kernel/members/session-tokens'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { wrongCounts } from '../../../../support/counters'
import { foundingTools } from '../../../../support/team-foundings'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

interface Person {
  readonly id: string
  readonly token: string
}

describe('the offer to lead a team', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof teamTools>
  let people = 0
  let lena: Person
  let ben: Person
  let cleo: Person
  let id: string

  /** An act in a moment of its own, so that messages stand in the order of the acts. */
  const act: ReturnType<typeof teamTools>['act'] = (...call) => {
    platform.clock.advance(1)
    return tools.act(...call)
  }
  const again = async ({ id: userId }: Person) => ({
    id: userId,
    token: await openSession(platform.database, userId, platform.clock.now()),
  })
  const somebody = (nickname: string) => tools.volunteer(`person-${(people += 1)}`, nickname)
  const enter = async (who: Person, leader: Person, team: string) => {
    await act(who, team, 'join')
    await act(leader, team, 'approve', who.id)
  }
  const offerSeenBy = async (who?: Person) => (await tools.see(id, who)).data.team.offer
  const messagesOf = async (who: Person) =>
    (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items

  beforeAll(async () => {
    platform = await startPlatform()
    tools = teamTools(platform)
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })
  beforeEach(async () => {
    ;[lena, ben, cleo] = [await somebody('Lena'), await somebody('Ben'), await somebody('Cleo')]
    id = `walk-${people}`
    await tools.create(id, lena, 'Night Walk')
    await enter(ben, lena, id)
    await enter(cleo, lena, id)
  })

  it('tells both once when it runs out, whoever of several processes finds it', async () => {
    await act(lena, id, 'offerLead', ben.id)
    platform.clock.advance(7 * 86_400 - 2)
    await endOffers(platform.database, platform.clock.now())
    expect(await offerSeenBy(await again(ben))).toMatchObject({ to: { id: ben.id } })
    platform.clock.advance(2)
    await Promise.all([1, 2].map(() => endOffers(platform.database, platform.clock.now())))
    const titles = async (who: Person) => (await messagesOf(await again(who))).map(({ title }) => title)
    expect((await titles(lena)).filter((title) => title === 'Your offer has run out')).toHaveLength(1)
    expect((await titles(ben)).filter((title) => title === 'You’re no longer asked to lead a team')).toHaveLength(1)
    expect(await titles(cleo)).not.toContain('Your offer has run out')
    expect((await act(await again(lena), id, 'offerLead', cleo.id)).code).toBe(100000)
  })

  it('is made to a member; until they accept, the leader leads, and both alone see it', async () => {
    const applicant = await somebody('Dora')
    await act(applicant, id, 'join')
    expect(await act(lena, id, 'offerLead', applicant.id)).toMatchObject({ data: { state: 'pending' } })
    expect(await act(lena, id, 'offerLead', lena.id)).toMatchObject({ data: { state: 'leader' } })
    expect((await act(lena, id, 'offerLead')).data.fields).toEqual({ user_id: 'required' })
    expect((await act(cleo, id, 'offerLead', ben.id)).code).toBe(403003)
    const offered = (await act(lena, id, 'offerLead', ben.id)).data.team
    const endsAt = new Date(platform.clock.now().getTime() + 7 * 86_400_000).toISOString()
    expect(offered).toMatchObject({ standing: 'leader', offer: { to: { nickname: 'Ben' }, ends_at: endsAt } })
    expect(await offerSeenBy(ben)).toMatchObject({ to: { id: ben.id } })
    expect([await offerSeenBy(cleo), await offerSeenBy()]).toEqual([null, null])
    expect((await messagesOf(ben))[0]).toMatchObject({
      title: 'You’re asked to lead a team',
      path: `/team-detail?id=${id}`,
    })

    expect(await act(cleo, id, 'acceptLead')).toMatchObject({ code: 409001, data: { state: 'no-offer' } })
    expect((await act(ben, id, 'acceptLead')).data.team).toMatchObject({
      standing: 'leader',
      members: 3,
      leader: { nickname: 'Ben' },
      offer: null,
    })
    expect((await messagesOf(lena))[0]).toMatchObject({
      title: 'Your team has a new leader',
      path: `/team-detail?id=${id}`,
    })
    expect((await act(lena, id, 'offerLead', cleo.id)).code).toBe(403003)
    expect((await act(lena, id, 'leave')).data.team).toMatchObject({ standing: 'left', members: 2 })
  })

  it('is declined, and taken back; the other hears of it', async () => {
    await act(lena, id, 'offerLead', ben.id)
    expect((await act(ben, id, 'declineLead')).data.team).toMatchObject({ standing: 'member', offer: null })
    expect((await messagesOf(lena))[0]?.text).toBe('Ben can’t lead “Night Walk” at present. You still lead it.')
    expect(await act(ben, id, 'acceptLead')).toMatchObject({ data: { state: 'no-offer' } })

    await act(lena, id, 'offerLead', ben.id)
    expect((await act(cleo, id, 'withdrawOffer', ben.id)).code).toBe(403003)
    expect((await act(lena, id, 'withdrawOffer', ben.id)).data.team).toMatchObject({ offer: null })
    expect((await messagesOf(ben))[0]?.title).toBe('You’re no longer asked to lead a team')
    expect(await act(lena, id, 'withdrawOffer', ben.id)).toMatchObject({ data: { state: 'no-offer' } })
    expect(await act(ben, id, 'acceptLead')).toMatchObject({ data: { state: 'no-offer' } })
  })

  it('to another member replaces the first, who is told', async () => {
    await act(lena, id, 'offerLead', ben.id)
    await act(lena, id, 'offerLead', cleo.id)
    expect((await messagesOf(ben))[0]?.title).toBe('You’re no longer asked to lead a team')
    expect(await act(ben, id, 'acceptLead')).toMatchObject({ data: { state: 'no-offer' } })
    expect((await act(cleo, id, 'acceptLead')).data.team).toMatchObject({ leader: { nickname: 'Cleo' } })
  })

  it('ends after seven days, and for a member who leaves the team or is removed', async () => {
    await act(lena, id, 'offerLead', ben.id)
    platform.clock.advance(7 * 86_400)
    // The sessions have ended as well.
    ;[lena, ben] = [await again(lena), await again(ben)]
    expect([await offerSeenBy(lena), await offerSeenBy(ben)]).toEqual([null, null])
    expect(await act(ben, id, 'acceptLead')).toMatchObject({ data: { state: 'no-offer' } })
    for (const goes of [() => act(ben, id, 'leave'), () => act(lena, id, 'remove', ben.id, 'Never came')]) {
      await act(lena, id, 'offerLead', ben.id)
      await goes()
      expect(await offerSeenBy(lena)).toBeNull()
      await enter(ben, lena, id)
      expect(await act(ben, id, 'acceptLead')).toMatchObject({ data: { state: 'no-offer' } })
    }
  })

  it('is for volunteers who lead fewer than three teams', async () => {
    const { database, clock } = platform
    for (const name of ['one', 'two', 'three']) await tools.create(`${id}-${name}`, ben)
    await act(lena, id, 'offerLead', ben.id)
    expect(await act(ben, id, 'acceptLead')).toMatchObject({ code: 409001, data: { state: 'leads-enough' } })
    expect((await tools.see(id, ben)).data.team).toMatchObject({ leader: { nickname: 'Lena' } })
    expect(await offerSeenBy(ben)).not.toBeNull()
    await suspendVolunteer(database, cleo.id, 'Residents complained', clock.now())
    expect(await act(lena, id, 'offerLead', cleo.id)).toMatchObject({ data: { state: 'not-a-volunteer' } })
    await suspendVolunteer(database, ben.id, 'Residents complained', clock.now())
    expect(await act(ben, id, 'acceptLead')).toMatchObject({ data: { state: 'not-a-volunteer' } })
  })

  it('ends with the team, and when the office appoints another leader', async () => {
    await act(lena, id, 'offerLead', ben.id)
    const { platform: started, clock } = platform
    expect((await operate(started, desks, ['teams', 'appoint', `${id}:${cleo.id}`], clock.now())).failed).toBe(false)
    expect(await act(ben, id, 'acceptLead')).toMatchObject({ data: { state: 'no-offer' } })
    await act(cleo, id, 'offerLead', ben.id)
    await foundingTools(platform).close(cleo, id)
    expect((await act(ben, id, 'acceptLead')).code).toBe(409001)
  })

  it('is made ten times a day at most', async () => {
    const codes: number[] = []
    for (let time = 0; time < 11; time += 1)
      codes.push((await act(lena, id, 'offerLead', time % 2 === 0 ? ben.id : cleo.id)).status)
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([10, 429])
  })
})
