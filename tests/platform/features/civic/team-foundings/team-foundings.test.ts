import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { desks } from '../../../../../platform/features'
import { teamFoundings } from '../../../../../platform/features/civic/team-foundings/team-foundings.schema'
import { searchEntries } from '../../../../../platform/features/frame/search-index/search-index.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { activityTools } from '../../../../support/activities'
import { planTools } from '../../../../support/activity-plans'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { foundingTools } from '../../../../support/team-foundings'
import { teamTools } from '../../../../support/teams'

interface Person {
  readonly id: string
  readonly token: string
}

describe('founding, changing and closing a team', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof foundingTools>
  let inTeams: ReturnType<typeof teamTools>
  let plans: ReturnType<typeof planTools>
  let activities: ReturnType<typeof activityTools>
  let people = 0
  beforeAll(async () => {
    platform = await startPlatform()
    tools = foundingTools(platform)
    inTeams = teamTools(platform)
    plans = planTools(platform)
    activities = activityTools(platform)
  })
  afterAll(() => platform.close())

  const volunteer = (): Promise<Person> => inTeams.volunteer(`founder-${(people += 1)}`)
  const run = async (...words: string[]) =>
    (await operate(platform.platform, desks, words, platform.clock.now())).output
  const office = (act: string, id: string, ...rest: string[]) => run('team-foundings', act, id, ...rest)
  const messages = async (who: Person) =>
    (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items
  const titles = async (who: Person) => (await messages(who)).map(({ title }) => title)
  const asked = async (who: Person, name: string): Promise<string> => {
    platform.clock.advance(1)
    return (await tools.found(who, { name })).data.founding.id
  }
  const founded = async (who: Person, name: string): Promise<string> => {
    expect(await office('approve', await asked(who, name))).toContain('Done')
    return (await tools.standing(who)).data.founding.team_id
  }
  /** Makes somebody a member of a team. */
  const joined = async (leader: Person, teamId: string): Promise<Person> => {
    const member = await volunteer()
    await inTeams.act(member, teamId, 'join')
    await inTeams.act(leader, teamId, 'approve', member.id)
    return member
  }
  const isListed = async (id: string) =>
    (await inTeams.list({ page_size: '50' })).data.items.some((team: { id: string }) => team.id === id)

  it('is for approved volunteers, who say what it does, where, and why, with a picture', async () => {
    const guest = await platform.logIn({ id: 'no-volunteer' })
    expect(await tools.found(guest)).toMatchObject({ code: 409001, data: { state: 'not-a-volunteer' } })
    expect((await tools.standing(guest)).data).toMatchObject({ founding: null, is_volunteer: false })
    const founder = await volunteer()
    const broken = await tools.found(founder, { name: '', street: 'Lantern Street 17', pictures: [] })
    expect(broken.data.fields).toEqual({ name: 'required', street: 'has-number', pictures: 'required' })
    expect((await tools.found(founder, { pictures: ['foreign'] })).data.fields).toEqual({ pictures: 'unknown' })
  })

  it('waits for the office; once approved the founder leads it, and it is in the lists and the search', async () => {
    const founder = await volunteer()
    const id = await asked(founder, 'Swift Counters')
    expect(await run('team-foundings')).toContain('Nobody counts them at present.')
    expect(await tools.found(founder, { name: 'Another one' })).toMatchObject({
      code: 409001,
      data: { state: 'pending' },
    })
    expect(await office('approve', id)).toContain('Done')
    const { founding } = (await tools.standing(founder)).data
    expect(founding).toMatchObject({ state: 'approved', name: 'Swift Counters' })
    expect((await inTeams.see(founding.team_id, founder)).data.team).toMatchObject({
      ...{ name: 'Swift Counters', street: 'Lantern Street', standing: 'leader', members: 1 },
    })
    expect(await isListed(founding.team_id)).toBe(true)
    const entries = build.select().from(searchEntries).where(eq(searchEntries.id, founding.team_id))
    expect(await queriesOf(platform.database).read(entries)).toHaveLength(1)
    expect(await messages(founder)).toContainEqual(
      expect.objectContaining({ title: 'Your team was approved', path: `/team-managetab/${founding.team_id}` }),
    )
    expect((await inTeams.see(founding.team_id)).data.team.leader).toMatchObject({ id: founder.id })
    expect(await office('approve', id)).not.toContain('Done')
  })

  it('is refused with a reason, or withdrawn; then its name is free, and the founder asks anew', async () => {
    const [founder, other] = [await volunteer(), await volunteer()]
    const id = await asked(founder, 'Night Owls')
    expect((await tools.found(other, { name: 'night owls!' })).data.fields).toEqual({ name: 'taken' })
    await office('refuse', id, 'There is such a team already')
    expect((await tools.standing(founder)).data.founding).toMatchObject({
      ...{ state: 'refused', reason: 'There is such a team already' },
    })
    expect(await messages(founder)).toContainEqual(
      expect.objectContaining({ title: 'Your team wasn’t approved', path: '/found-team' }),
    )
    const again = await asked(other, 'Night Owls')
    expect((await tools.withdraw(founder, again)).code).toBe(403001)
    expect((await tools.withdraw(other, again)).data.founding).toBeNull()
    expect((await tools.found(founder, { name: 'Night Owls' })).code).toBe(100000)
  })

  it('has a limit of three teams for each who leads', async () => {
    const founder = await volunteer()
    for (const name of ['First of three', 'Second of three', 'Third of three']) await founded(founder, name)
    expect((await tools.standing(founder)).data.leads_enough).toBe(true)
    expect(await tools.found(founder, { name: 'Fourth' })).toMatchObject({
      code: 409001,
      data: { state: 'leads-enough' },
    })
  })

  it('says before the form when the requests of a week are used up', async () => {
    const founder = await volunteer()
    const one = async (name: string) => {
      const { founding } = (await tools.found(founder, { name })).data
      await tools.withdraw(founder, founding.id)
    }
    for (const name of ['One Heron', 'Two Herons', 'Three Herons', 'Four Herons']) await one(name)
    expect((await tools.standing(founder)).data.limit).toBeNull()
    await one('Five Herons')
    const { limit } = (await tools.standing(founder)).data
    expect(limit.most).toBe(5)
    expect((await tools.found(founder, { name: 'Six Herons' })).code).toBe(429001)
    expect(Date.parse(limit.until)).toBe(platform.clock.now().getTime() + 7 * 86_400_000)
  })

  it('is changed by its leader alone: introduction, street and picture at once, the name by the office', async () => {
    const leader = await volunteer()
    const id = await founded(leader, 'Bank Herons')
    const stranger = await volunteer()
    expect((await tools.change(stranger, id)).code).toBe(403003)
    expect((await tools.led(stranger, id)).code).toBe(403003)
    const picture = await tools.picture(leader)
    const changed = await tools.change(leader, id, {
      name: 'Quiet Herons',
      intro: 'We watch the herons.',
      pictures: [picture],
    })
    expect(changed.data.team).toMatchObject({
      ...{ name: 'Bank Herons', new_name: 'Quiet Herons', intro: 'We watch the herons.', needs_approval: true },
    })
    const other = await volunteer()
    expect((await tools.found(other, { name: 'quiet herons' })).data.fields).toEqual({ name: 'taken' })
    expect(await run('team-foundings')).toContain('Quiet Herons')
    const renaming = await queriesOf(platform.database).readValue(
      build.select({ id: teamFoundings.id }).from(teamFoundings).where(eq(teamFoundings.name, 'Quiet Herons')),
    )
    expect(await office('approve', renaming ?? '')).toContain('Done')
    expect((await inTeams.see(id)).data.team.name).toBe('Quiet Herons')
    expect(await titles(leader)).toContain('Your team has its new name')
    // The name that it had is free.
    expect((await tools.found(other, { name: 'Bank Herons' })).code).toBe(100000)
  })

  it('takes its new name at once where the site wants no approval', async () => {
    const leader = await volunteer()
    const id = await founded(leader, 'Slow Runners')
    await plans.configure(false)
    const { team } = (await tools.change(leader, id, { name: 'Fast Runners' })).data
    await plans.configure(true)
    expect(team).toMatchObject({ name: 'Fast Runners', new_name: null, needs_approval: false })
  })

  it('is closed with a reason: members are told, its activities are called off, its plans withdrawn', async () => {
    const leader = await volunteer()
    const id = await founded(leader, 'Last Lanterns')
    const member = await joined(leader, id)
    const waiting = await volunteer()
    await inTeams.act(waiting, id, 'join')
    const activity = await activities.make({ teamId: id })
    await activities.join(member, activity)
    const plan: string = (await plans.send(leader, id)).data.plans[0].id
    expect((await tools.close(member, id)).code).toBe(403003)
    expect((await tools.close(leader, id, '')).data.fields).toEqual({ text: 'required' })
    expect((await tools.close(leader, id)).data).toEqual({ closed: true })
    const told = ['Your team was closed', 'Your activity was cancelled']
    for (const title of told) expect(await titles(member)).toContain(title)
    expect(await titles(waiting)).toContain('Your team was closed')
    expect((await activities.see(activity)).data.activity).toMatchObject({
      ...{ state: 'cancelled', cancel_reason: 'We have all moved away' },
    })
    expect((await plans.read(leader, plan)).code).toBe(403001)
    const { team } = (await inTeams.see(id, member)).data
    expect(team).toMatchObject({ members: 0, leader: null, standing: 'left', acts: [] })
    expect(team.closed_at).not.toBeNull()
    expect(await isListed(id)).toBe(false)
    expect(await inTeams.act(member, id, 'join')).toMatchObject({ code: 409001, data: { state: 'closed' } })
    expect([(await tools.close(leader, id)).code, (await plans.send(leader, id)).code]).toEqual([403003, 403003])
    expect((await tools.found(leader, { name: 'Last Lanterns' })).code).toBe(100000)
  })

  it('is not closed while an activity is under way; that one has to be ended first', async () => {
    const leader = await volunteer()
    const id = await founded(leader, 'Early Birds')
    const running = await activities.make({ teamId: id, starts: -600_000, state: 'running' })
    expect(await tools.close(leader, id)).toMatchObject({ code: 409001, data: { state: 'activity-running' } })
    expect((await inTeams.see(id)).data.team.members).toBe(1)
    await activities.lead(leader, running, 'endEarly')
    expect((await tools.close(leader, id)).code).toBe(100000)
  })
})
