import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listActivities } from '../../../../../contract/activities'
import { listMapPlaces } from '../../../../../contract/maps'
import { listMessages } from '../../../../../contract/messages'
import { reportSomething } from '../../../../../contract/reports'
import { search } from '../../../../../contract/search'
import { desks } from '../../../../../platform/features'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { indexMissing } from '../../../../../platform/features/frame/search-index/index-contents'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { activityTools } from '../../../../support/activities'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { foundingTools } from '../../../../support/team-foundings'
import { teamTools } from '../../../../support/teams'

interface Who {
  readonly id: string
  readonly token: string
}

describe('the report of a team or of an activity', () => {
  let platform: TestPlatform
  let inTeams: ReturnType<typeof teamTools>
  let foundings: ReturnType<typeof foundingTools>
  let inActivities: ReturnType<typeof activityTools>
  let keys = 0
  let people = 0
  let lena: Who
  let ben: Who
  let carl: Who
  let team: string

  const somebody = () => inTeams.volunteer(`reporter-${(people += 1)}`, `Neighbour ${people}`)
  const report = (who: Who, kind: string, id: string) =>
    platform.call(reportSomething, {
      token: who.token,
      headers: { 'idempotency-key': `team-report-${(keys += 1)}` },
      body: { kind, id, reason: 'indecent', text: '' },
    })
  const english = { 'x-language': 'en' }
  const told = async (who: Who) =>
    (await platform.ask(listMessages, { token: who.token, headers: english })).items.map(({ text }) => text)
  const desk = (...words: string[]) => operate(platform.platform, desks, ['reports', ...words], platform.clock.now())
  const listedTeams = async (who: Who, query: Record<string, string> = {}) =>
    (await inTeams.list({ page_size: '50', ...query }, who)).data.items.map(({ id }: { id: string }) => id)
  const listedActivities = async (who: Who, query: object = {}) =>
    (await platform.ask(listActivities, { token: who.token, query: { page_size: '50', ...query } as never })).items.map(
      ({ id }) => id,
    )
  const found = async ({ token }: Who, q: string) =>
    (await platform.ask(search, { token, query: { q } })).items.map(({ id }) => id)

  beforeAll(async () => {
    platform = await startPlatform()
    inTeams = teamTools(platform)
    foundings = foundingTools(platform)
    inActivities = activityTools(platform)
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })
  beforeEach(async () => {
    ;[lena, ben, carl] = [await somebody(), await somebody(), await somebody()]
    team = `reported-${people}`
    await inTeams.create(team, lena, `Fools of ${people}`)
    await inTeams.act(ben, team, 'join')
    await inTeams.act(lena, team, 'approve', ben.id)
  })

  it('hides it from its reporter in lists and in the search, not where they have to do with it', async () => {
    const activity = await inActivities.make({
      id: `walk-of-${team}`,
      teamId: team,
      title: { 'zh-CN': '吵闹', en: 'Racket' },
    })
    await inActivities.join(ben, activity)
    await indexMissing(platform.database, null, platform.platform.searchableSources)
    expect((await report(lena, 'team', team)).data).toMatchObject({ state: 'own' })
    expect((await report(lena, 'activity', activity)).data).toMatchObject({ state: 'own' })
    const before = [await found(ben, 'Fools'), await found(ben, 'Racket')]
    expect(before.map((ids) => ids.length > 0)).toEqual([true, true])
    expect((await report(ben, 'team', team)).code).toBe(100000)
    expect((await report(ben, 'activity', activity)).code).toBe(100000)
    expect(await listedTeams(ben)).not.toContain(team)
    expect(await listedTeams(ben, { mine: '1' })).toContain(team)
    for (const query of [{}, { team_id: team }, { order: 'near', latitude: '26.42', longitude: '111.61' }]) {
      expect(await listedActivities(ben, query)).not.toContain(activity)
      expect(await listedActivities(carl, query)).toContain(activity)
    }
    expect((await inActivities.see(activity, ben)).data.activity).toMatchObject({ mine: 'joined' })
    expect([await found(ben, 'Fools'), await found(ben, 'Racket')]).toEqual([
      expect.not.arrayContaining([team]),
      expect.not.arrayContaining([activity]),
    ])
    expect(await found(carl, 'Racket')).toContain(activity)
    for (const subject of [`team:${team}`, `activity:${activity}`]) await desk('keep', subject)
  })

  it('takes the words of a team away, which stays with its members; its leader writes others', async () => {
    await foundings.change(lena, team, { name: `Fools again ${people}`, intro: 'The mayor is a fool, we say.' })
    await report(ben, 'team', team)
    expect((await desk()).output).toContain('The mayor is a fool')
    expect((await desk('remove', `team:${team}`, 'It insults somebody')).failed).toBe(false)
    const { data } = await inTeams.see(team, carl)
    expect(data.team).toMatchObject({ intro: '队伍介绍已被移除。', logo: '', street: '', members: 2 })
    expect(data.team.name).toMatch(/^志愿队伍\d{6}$/)
    expect(await told(lena)).toContain(
      'The office removed the name, the text and the picture of your team. You can write others. Reason: It insults somebody',
    )
    expect(await told(ben)).toContainEqual(expect.stringContaining('was removed. Thank you for telling us.'))

    // The name is free, and what is written anew is judged anew.
    await inTeams.create(`${team}-two`, carl, 'Two')
    expect((await foundings.change(carl, `${team}-two`, { name: `Fools again ${people}` })).code).toBe(100000)
    await foundings.change(lena, team, { intro: 'The mayor is an idiot, we say.' })
    await report(carl, 'team', team)
    expect((await desk()).output).toContain('The mayor is an idiot')
    expect((await desk('keep', `team:${team}`)).failed).toBe(false)
  })

  it('of a team that nobody leads comes to the desk as well', async () => {
    await inTeams.create(`${team}-alone`, lena, 'Left alone')
    await platform.database
      .update(teams)
      .set({ leaderId: null })
      .where(eq(teams.id, `${team}-alone`))
    await report(ben, 'team', `${team}-alone`)
    const { output } = await desk()
    expect(output.split(`team:${team}-alone`)[1]).toContain('nobody at present')
    expect((await desk('remove', `team:${team}-alone`, 'It insults somebody')).failed).toBe(false)
  })

  it('hides an activity from its reporter on the map as well', async () => {
    const id = await inActivities.make({ id: `map-of-${team}`, teamId: team })
    const query = { south: '-89', west: '-179', north: '89', east: '179', sort: 'activity' } as const
    const onMap = async (who?: Who) => {
      const seen = who === undefined ? {} : { token: who.token }
      return (await platform.call(listMapPlaces, { query, ...seen })).data.places.map(
        (place: { id: string }) => place.id,
      )
    }
    expect(await onMap(ben)).toContain(id)
    await report(ben, 'activity', id)
    expect(await onMap(ben)).not.toContain(id)
    expect(await onMap(carl)).toContain(id)
    expect(await onMap()).toContain(id)
  })

  it('cancels an activity and takes its words away; who joined it and its leader are told', async () => {
    const id = await inActivities.make({
      ...{ id: `shop-of-${team}`, teamId: team, title: { 'zh-CN': '买我的', en: 'Buy mine' } },
      ...{ pictures: ['/media/shop.webp'], requirements: { 'zh-CN': '钱', en: 'Money' } },
    })
    await inActivities.join(carl, id)
    await report(ben, 'activity', id)
    expect((await desk()).output).toContain('买我的')
    expect((await desk('remove', `activity:${id}`, 'It is an advertisement')).failed).toBe(false)
    expect((await inActivities.see(id, carl)).data.activity).toMatchObject({
      ...{ state: 'cancelled', title: 'Removed activity', intro: 'The office removed what was written here.' },
      ...{ pictures: [], cover: '', requirements: '', cancel_reason: 'It is an advertisement' },
    })
    expect(await told(carl)).toContainEqual(
      expect.stringContaining('“Removed activity”, which you joined, was cancelled'),
    )
    expect(await told(lena)).toContain('The office removed what you wrote. Reason: It is an advertisement')
  })

  it('leaves an activity that is over with its hours, and one that was called off with those who were told', async () => {
    const over = await inActivities.make({ id: `over-of-${team}`, teamId: team, starts: 60_000, lasts: 3_600_000 })
    const off = await inActivities.make({ id: `off-of-${team}`, teamId: team })
    for (const id of [over, off]) await inActivities.join(carl, id)
    await inActivities.lead(lena, off, 'callOff', 'Rain all day')
    const before = (await told(carl)).length
    platform.clock.advance(2 * 3600)
    for (const id of [over, off]) {
      await report(ben, 'activity', id)
      expect((await desk('remove', `activity:${id}`, 'It names a child')).failed).toBe(false)
    }
    expect((await inActivities.see(over)).data.activity).toMatchObject({ state: 'ended', title: 'Removed activity' })
    expect((await inActivities.see(off)).data.activity).toMatchObject({ state: 'cancelled', title: 'Removed activity' })
    expect((await told(carl)).filter((text) => text.includes('cancelled'))).toHaveLength(1)
    expect(before).toBeGreaterThan(0)
  })

  it('finds neither a plan that the office has not approved, nor a team that is closed', async () => {
    const plan = await inActivities.make({ id: `plan-of-${team}`, teamId: team, state: 'submitted' })
    expect((await report(ben, 'activity', plan)).code).toBe(403001)
    await inActivities.make({ id: `gone-of-${team}`, teamId: team, state: 'withdrawn' })
    await foundings.close(lena, team)
    expect((await report(ben, 'team', team)).code).toBe(403001)
  })
})
