import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { listActivityMembers } from '../../../../../contract/activities'
import { desks } from '../../../../../platform/features'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { activityTools } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

interface Person {
  readonly id: string
  readonly token: string
}

describe('the activities of a team, for its leader', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let lena: Person
  let ben: Person
  beforeAll(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    const inTeams = teamTools(platform)
    lena = await tools.volunteer('lena')
    ben = await tools.volunteer('ben')
    await inTeams.create('lantern', lena)
  })
  afterAll(() => platform.close())

  const titles = async (who: Person): Promise<string[]> =>
    (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items.map(
      ({ title }: { title: string }) => title,
    )
  const stateSeen = async (id: string, who: Person) =>
    (await platform.ask(listActivityMembers, { token: who.token, query: { activity_id: id } })).items[0]?.state

  it('show them, and nobody else, who has checked in', async () => {
    const id = await tools.make({ teamId: 'lantern', starts: 600_000 })
    await tools.join(ben, id)
    expect([await stateSeen(id, lena), await stateSeen(id, ben)]).toEqual(['joined', null])
    await tools.checkIn(ben, id)
    expect([await stateSeen(id, lena), await stateSeen(id, ben)]).toEqual(['checked-in', null])
    expect((await tools.see(id, lena)).data.activity.members).toMatchObject([{ id: 'ben', state: 'checked-in' }])
    expect((await tools.see(id)).data.activity.members).toMatchObject([{ id: 'ben', state: null }])
  })

  it('are called off before they begin, with a reason, by them alone; those who joined are told', async () => {
    const id = await tools.make({ teamId: 'lantern' })
    await tools.join(ben, id)
    expect((await tools.lead(lena, id, 'callOff')).data.fields).toEqual({ text: 'required' })
    expect((await tools.lead(ben, id, 'callOff', 'Rain all day')).code).toBe(403003)
    expect((await tools.see(id)).data.activity.state).toBe('enrolling')
    expect(await tools.lead(lena, id, 'endEarly')).toMatchObject({ code: 409001, data: { state: 'enrolling' } })
    expect((await tools.lead(lena, id, 'callOff', 'Rain all day')).data.activity.state).toBe('cancelled')
    expect((await tools.see(id)).data.activity.cancel_reason).toBe('Rain all day')
    expect(await titles(ben)).toContain('Your activity was cancelled')
  })

  it('are ended once they have begun; who is checked in has their time until then', async () => {
    const id = await tools.make({ teamId: 'lantern', starts: 60_000, lasts: 7_200_000 })
    await tools.join(ben, id)
    await tools.checkIn(ben, id)
    platform.clock.advance(40 * 60)
    expect(await tools.lead(lena, id, 'callOff', 'Enough')).toMatchObject({ code: 409001, data: { state: 'running' } })
    expect((await tools.lead(lena, id, 'endEarly')).data.activity.state).toBe('ended')
    expect(await titles(ben)).toContain('Your activity ended early')
    expect((await tools.see(id, ben)).data.activity).toMatchObject({
      mine: 'checked-out',
      service: { state: 'confirmed', minutes: 40 },
    })
  })

  it('are moved by the office to another beginning in the future, and last as long; those who joined are told', async () => {
    const id = await tools.make({ teamId: 'lantern' })
    await tools.join(ben, id)
    const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
    const next = new Date(platform.clock.now().getTime() + 600_000).toISOString()
    for (const wrong of ['tomorrow', '2020-01-01T00:00:00Z'])
      expect((await run('activities', 'move', id, wrong)).failed).toBe(true)
    expect((await run('activities', 'move', id, next)).failed).toBe(false)
    const { activity } = (await tools.see(id)).data
    expect(activity.starts_at).toBe(next)
    expect(new Date(activity.ends_at).getTime() - new Date(next).getTime()).toBe(7_200_000)
    expect(await titles(ben)).toContain('Your activity has a new time')
    const enrolsAt = new Date(platform.clock.now().getTime() + 300_000)
    const announced = await tools.make({ teamId: 'lantern', state: 'announced', enrolsAt })
    expect((await run('activities', 'move', announced, next)).failed).toBe(false)
    expect((await tools.see(announced)).data.activity).toMatchObject({ state: 'announced', starts_at: next })
  })
})
