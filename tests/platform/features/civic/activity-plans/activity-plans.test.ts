import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listActivities } from '../../../../../contract/activities'
import { listMessages } from '../../../../../contract/messages'
import { desks } from '../../../../../platform/features'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { searchEntries } from '../../../../../platform/features/frame/search-index/search-index.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { mostAtOnce } from '../../../../../src/domain/civic/activity-plans/activity-plan'
import { activityTools } from '../../../../support/activities'
import { planTools } from '../../../../support/activity-plans'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

interface Person {
  readonly id: string
  readonly token: string
}

const hour = 3_600_000

describe('planning the activities of a team', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let plans: ReturnType<typeof planTools>
  let lena: Person
  let ben: Person
  beforeAll(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    plans = planTools(platform)
    lena = await tools.volunteer('lena')
    ben = await tools.volunteer('ben')
    for (const id of ['lantern', 'repeating', 'crowded', 'open']) await teamTools(platform).create(id, lena)
    await teamTools(platform).create('bens', ben)
  })
  afterAll(() => platform.close())

  const run = async (...words: string[]) =>
    (await operate(platform.platform, desks, words, platform.clock.now())).output
  const office = (act: string, id: string, ...rest: string[]) => run('activities', act, id, ...rest)
  const messages = async (who: Person) =>
    (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items
  const planned = async (change: object = {}, teamId = 'lantern'): Promise<string> =>
    (await plans.send(lena, teamId, change)).data.plans[0].id
  const open = async (change: object = {}): Promise<string> => {
    const id = await planned(change)
    await office('approve', id)
    return id
  }
  const isFound = async (id: string) =>
    (
      await queriesOf(platform.database).read(
        build.select({ id: searchEntries.id }).from(searchEntries).where(eq(searchEntries.id, id)),
      )
    ).length > 0

  it('is for the leader alone; a plan waits for the office, and nobody else knows of it', async () => {
    expect((await plans.send(ben, 'lantern')).code).toBe(403003)
    expect((await plans.send(lena, 'no-team')).code).toBe(403001)
    const id = await planned({ requirements: 'Bring glasses' })
    expect((await plans.read(lena, id)).data.plan).toMatchObject({
      ...{ state: 'submitted', title: 'Reading the paper', requirements: 'Bring glasses', joined: 0, reason: '' },
      team: { id: 'lantern', name: 'lantern' },
    })
    expect((await plans.read(ben, id)).code).toBe(403003)
    expect([(await tools.see(id)).code, (await tools.see(id, lena)).code]).toEqual([403001, 403001])
    expect((await tools.join(ben, id)).code).toBe(403001)
    // Nobody serves at what the office has not approved.
    expect((await tools.add(lena, id, 'ben')).code).toBe(403003)
    expect(await isFound(id)).toBe(false)
    expect((await plans.list(lena, 'lantern')).data.items).toMatchObject([{ id }])
    expect((await plans.list(ben, 'lantern')).code).toBe(403003)
    expect((await plans.planning(lena, 'lantern')).data).toMatchObject({ needs_approval: true, waiting: 1 })
  })

  it('is approved at the desk: at once it is in the lists and the search, can be joined, and its leader is told', async () => {
    const id = await planned({ title: 'Sweeping the dyke' })
    expect(await office('approve', id)).toContain('Done')
    expect((await tools.see(id)).data.activity).toMatchObject({ state: 'enrolling', places: 5, enrols_until: null })
    expect(await isFound(id)).toBe(true)
    const listed = await platform.ask(listActivities, { query: { team_id: 'lantern' } })
    expect(listed.items.map((each) => each.id)).toContain(id)
    expect((await tools.join(ben, id)).code).toBe(100000)
    expect(await messages(lena)).toContainEqual(
      expect.objectContaining({ title: 'Your activity was approved', path: `/activities-details/${id}` }),
    )
    expect((await plans.withdraw(lena, id)).code).toBe(409001)
  })

  it('has a code of its own for volunteers who can neither scan nor be located, which differs each time', async () => {
    const codes: unknown[] = []
    for (const title of ['Painting the pier', 'Painting the gate']) {
      const id = await planned({ title })
      await office('approve', id)
      expect((await tools.see(id, ben)).data.activity).toMatchObject({ takes_code: true, own_code: null })
      codes.push((await tools.see(id, lena)).data.activity.own_code)
    }
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
    expect(codes[0]).not.toBe(codes[1])
  })

  it('is refused with a reason; the leader changes it and sends it again, or withdraws it', async () => {
    const id = await planned()
    expect(await office('refuse', id, 'The hall is closed that day')).toContain('Done')
    expect((await plans.read(lena, id)).data.plan).toMatchObject({
      ...{ state: 'refused', reason: 'The hall is closed that day' },
    })
    expect(await messages(lena)).toContainEqual(
      expect.objectContaining({ title: 'Your activity wasn’t approved', path: `/activity-plan?id=${id}` }),
    )
    expect((await tools.see(id)).code).toBe(403001)
    expect((await plans.change(ben, id)).code).toBe(403003)
    expect((await plans.change(lena, id, {}, 48 * hour)).data.plan).toMatchObject({ state: 'submitted', reason: '' })
    expect((await plans.withdraw(ben, id)).code).toBe(403003)
    expect((await plans.withdraw(lena, id)).data).toEqual({ withdrawn: true })
    expect([(await plans.read(lena, id)).code, (await plans.change(lena, id)).code]).toEqual([403001, 403001])
    expect(await office('approve', id)).not.toContain('Done')
  })

  it('keeps the rules of the form, and takes no picture that is not the leader’s or the activity’s', async () => {
    const past = new Date(platform.clock.now().getTime() - hour).toISOString()
    const answer = await plans.send(lena, 'lantern', { title: 'Tea', starts_at: past, ends_at: past })
    expect(answer.data.fields).toEqual({ title: 'too-short', starts_at: 'too-soon', ends_at: 'before-start' })
    expect((await plans.send(lena, 'lantern', { kept: [0] })).data.fields).toEqual({ pictures: 'unknown' })
    expect((await plans.send(lena, 'lantern', { pictures: ['foreign'] })).data.fields).toEqual({ pictures: 'unknown' })
  })

  it('is public at once where the site wants no approval, also in the search', async () => {
    await plans.configure(false)
    const id = await planned({}, 'open')
    expect((await tools.see(id)).data.activity.state).toBe('enrolling')
    expect(await isFound(id)).toBe(true)
    const later = await planned({ enrols_at: new Date(platform.clock.now().getTime() + hour).toISOString() }, 'open')
    expect((await tools.see(later)).data.activity.state).toBe('announced')
    await plans.configure(true)
  })

  it('makes an activity of each time that it is repeated', async () => {
    const { data } = await plans.send(lena, 'repeating', {}, { every: 'week', times: 3 })
    const [first, second, third] = data.plans.map((plan: { starts_at: string }) => Date.parse(plan.starts_at))
    expect([second - first, third - second]).toEqual([168 * hour, 168 * hour])
    expect(new Set(data.plans.map(({ id }: { id: string }) => id)).size).toBe(3)
    expect((await plans.send(lena, 'repeating', {}, { every: 'week', times: 13 })).data.fields).toEqual({
      repeat: 'too-many-times',
    })
  })

  it('has a limit for each team', async () => {
    const twelve = await plans.send(lena, 'crowded', {}, { every: 'week', times: 12 })
    expect(twelve.data.plans).toHaveLength(12)
    expect(await plans.send(lena, 'crowded', {}, { every: 'week', times: 9 })).toMatchObject({
      ...{ code: 409001, data: { state: 'too-many-activities' } },
    })
    expect((await plans.planning(lena, 'crowded')).data.left).toBe(mostAtOnce - 12)
    expect((await plans.withdraw(lena, twelve.data.plans[0].id)).code).toBe(100000)
    expect((await plans.planning(lena, 'crowded')).data.left).toBe(mostAtOnce - 11)
  })

  it('copies another activity of the team with its pictures, of no other team', async () => {
    const copied = await tools.make({ teamId: 'lantern', pictures: ['/media/a.webp', '/media/b.webp'] })
    const copy = await planned({ copy_of: copied, kept: [1] })
    expect((await plans.read(lena, copy)).data.plan.pictures).toEqual(['/media/b.webp'])
    const foreign = await tools.make({ teamId: 'bens', pictures: ['/media/a.webp'] })
    expect((await plans.send(lena, 'lantern', { copy_of: foreign, kept: [0] })).code).toBe(403001)
  })

  it('closes enrolment when it was said', async () => {
    const at = (ahead: number) => new Date(platform.clock.now().getTime() + ahead).toISOString()
    const id = await open({ enrols_until: at(2 * hour) })
    expect((await tools.see(id, ben)).data.activity.acts).toEqual(['join'])
    platform.clock.advance(2 * 3600)
    expect((await tools.see(id, ben)).data.activity.acts).toEqual([])
    expect(await tools.join(ben, id)).toMatchObject({ code: 409001, data: { state: 'enrolment-over' } })
    expect((await tools.see(id)).data.activity).toMatchObject({ state: 'enrolling', places_left: 5 })
  })

  it('is changed until it begins; those who joined learn what matters, and the office looks at it', async () => {
    const id = await open({ title: 'Guiding the runners' })
    await tools.join(ben, id)
    expect((await plans.change(lena, id, { title: 'Guiding the runners', places: 0 })).code).toBe(400001)
    const only = await plans.change(lena, id, { title: 'Guiding the runners', places: 1 })
    expect(only.data.plan).toMatchObject({ places: 1, joined: 1, state: 'enrolling' })
    expect((await messages(ben)).map(({ title }) => title)).not.toContain('An activity you joined has changed')
    await plans.change(lena, id, { title: 'Guiding the runners', requirements: 'Running shoes', places: 2 }, 30 * hour)
    expect(await messages(ben)).toContainEqual(
      expect.objectContaining({
        title: 'An activity you joined has changed',
        text: expect.stringContaining('has changed: time, requirements.'),
      }),
    )
    const rows = queriesOf(platform.database).read(build.select().from(activities).where(eq(activities.id, id)))
    expect((await rows)[0]).toMatchObject({ places: 2, placesLeft: 1, changedAt: platform.clock.now() })
    expect(await run('activity-changes')).toContain('Guiding the runners')
    await run('activity-changes', 'keep', id)
    expect(await run('activity-changes')).not.toContain('Guiding the runners')
    platform.clock.advance(31 * 3600)
    expect(await plans.change(lena, id)).toMatchObject({ code: 409001, data: { state: 'running' } })
  })

  it('keeps both languages of what its leader did not change', async () => {
    const id = await tools.make({ teamId: 'lantern' })
    await plans.change(lena, id, { title: 'The paper', intro: 'Tea and biscuits, too.' })
    const [row] = await queriesOf(platform.database).read(build.select().from(activities).where(eq(activities.id, id)))
    expect(row).toMatchObject({
      title: { 'zh-CN': '读报', en: 'The paper' },
      intro: { 'zh-CN': 'Tea and biscuits, too.' },
    })
  })

  it('is not approved once its time has begun', async () => {
    const id = await planned()
    platform.clock.advance(25 * 3600)
    expect(await office('approve', id)).not.toContain('Done')
    expect((await plans.read(lena, id)).data.plan.state).toBe('submitted')
  })
})
