import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getActivity } from '../../../../../contract/activities'
import { getProject, listProjectActivities, listProjectRecords, listProjects } from '../../../../../contract/projects'
import { activitiesDesk } from '../../../../../platform/features/civic/activities/activities.desk'
import { activityMembers } from '../../../../../platform/features/civic/activities/activities.schema'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { performDueProjectActs } from '../../../../../platform/features/civic/projects/move-projects-on'
import { projectsDesk } from '../../../../../platform/features/civic/projects/projects.desk'
import { projectHelpers, projects } from '../../../../../platform/features/civic/projects/projects.schema'
import { countService } from '../../../../support/count-service'
import { activityTools } from '../../../../support/activities'
import { listHistory } from '../../../../../platform/kernel/operator/case-history'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const both = (english: string) => ({ 'zh-CN': english, en: english })
const english = { headers: { 'x-language': 'en' } }
const day = 86_400_000

describe('projects of volunteers', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let anna: { id: string; token: string }
  let ben: { id: string; token: string }
  beforeAll(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    anna = await tools.volunteer('anna')
    ben = await tools.volunteer('ben')
    await platform.database
      .insert(organisations)
      .values({ id: 'charity', name: both('Charity'), intro: both(''), logo: '/c.webp', kind: 'society' })
  })
  afterAll(() => platform.close())

  const dayOf = (offset: number) => new Date(platform.clock.now().getTime() + offset * day).toISOString().slice(0, 10)

  async function make(id: string, change: Partial<typeof projects.$inferInsert> = {}) {
    const at = platform.clock.now()
    await platform.database
      .insert(projects)
      .values({
        id,
        name: both(`Project ${id}`),
        aim: both('Warm meals'),
        intro: both('Every day.'),
        cover: '/p.webp',
        kinds: ['company'],
        organisationId: 'charity',
        startsOn: dayOf(-10),
        endsOn: dayOf(10),
        state: 'running',
        createdAt: at,
        updatedAt: at,
        ...change,
      })
    return id
  }
  const see = async (id: string) => await platform.call(getProject, { path: { id }, ...english })
  const idsOf = async (query: Record<string, string>) =>
    (await platform.ask(listProjects, { query, ...english })).items.map(({ id }: { id: string }) => id)

  it('stand by state and kind, those that began last first, page by page', async () => {
    await make('list-1', { startsOn: dayOf(-300), endsOn: null, kinds: ['traffic', 'health'] })
    await make('list-2', { startsOn: dayOf(-200), state: 'ended', kinds: ['traffic'] })
    await make('list-3', { startsOn: dayOf(20), endsOn: dayOf(40), state: 'coming', kinds: ['traffic'] })
    await make('list-4', { state: 'submitted', kinds: ['traffic'] })
    expect(await idsOf({ kind: 'traffic' })).toEqual(['list-3', 'list-2', 'list-1'])
    expect(await idsOf({ kind: 'health' })).toEqual(['list-1'])
    expect(await idsOf({ kind: 'traffic', state: 'running' })).toEqual(['list-1'])
    const first = await platform.ask(listProjects, { query: { kind: 'traffic', page_size: '2' } })
    expect(await idsOf({ kind: 'traffic', page_size: '2', cursor: first.next_cursor! })).toEqual(['list-1'])
    expect((await platform.call(listProjects, { query: { cursor: 'x' } })).code).toBe(400001)
  })

  it('are published and ended by the office, and begin and end with their days', async () => {
    const { database, clock } = platform
    const id = await make('office', { state: 'submitted', startsOn: dayOf(5), endsOn: dayOf(30) })
    expect((await see(id)).code).toBe(403001)
    expect((await projectsDesk.selectWaiting(database, 50, platform.platform.vault)).map((row) => row.id)).toContain(id)
    const act = (name: string) =>
      database.transaction((transaction) => projectsDesk.acts[name]!.carryOut(transaction, id, '', clock.now()))
    await expect(act('end')).rejects.toThrow('refused')
    await act('publish')
    await expect(act('publish')).rejects.toThrow('refused')
    expect((await see(id)).data.project).toMatchObject({
      state: 'coming',
      runner: { kind: 'organisation', id: 'charity', name: 'Charity' },
    })
    await expect(act('end')).rejects.toThrow('refused')
    const running = await make('office-2', { state: 'coming', startsOn: dayOf(0), endsOn: null })
    // Before the clock has come by, too.
    expect((await see(running)).data.project).toMatchObject({ state: 'running', ends_on: null })
    await performDueProjectActs(database, clock.now())
    const row = await queriesOf(database).readOne(build.select().from(projects).where(eq(projects.id, running)))
    expect(row?.state).toBe('running')
    await database.transaction((transaction) => projectsDesk.acts.end!.carryOut(transaction, running, '', clock.now()))
    expect((await see(running)).data.project).toMatchObject({ state: 'ended', ends_on: dayOf(0) })
  })

  it('are refused with a reason until they begin, and show the office their picture and who runs them', async () => {
    const { database, clock, platform: running } = platform
    const waiting = await make('refused-1', { state: 'submitted' })
    const published = await make('refused-2', { state: 'coming', startsOn: dayOf(5) })
    const begun = await make('refused-3')
    const refuse = (id: string, text = 'The hall is not free') =>
      database.transaction((transaction) => projectsDesk.acts.refuse!.carryOut(transaction, id, text, clock.now()))
    expect(await projectsDesk.selectWaiting(database, 50, running.vault)).toContainEqual(
      expect.objectContaining({ id: waiting, from: 'Charity', pictures: ['/p.webp'] }),
    )
    await expect(refuse(waiting, 'x')).rejects.toThrow('refused')
    for (const id of [waiting, published]) {
      await refuse(id)
      expect((await see(id)).code).toBe(403001)
      expect(await idsOf({})).not.toContain(id)
    }
    await expect(refuse(begun)).rejects.toThrow('refused')
    expect((await projectsDesk.selectWaiting(database, 50, running.vault)).map(({ id }) => id)).not.toContain(waiting)
    expect((await listHistory(database, 'project', published)).at(-1)).toMatchObject({
      act: 'refuse',
      state: 'refused',
      text: 'The hall is not free',
    })
  })

  it('count their public activities, which stand on their pages in every state, the latest first', async () => {
    const { database, clock } = platform
    const projectId = await make('meals')
    const first = await tools.make({ projectId, state: 'submitted', starts: 2 * day })
    const second = await tools.make({ projectId, state: 'submitted', starts: 3 * day })
    expect((await see(projectId)).data.project.activities).toBe(0)
    await database.transaction((transaction) =>
      activitiesDesk.acts.approve!.carryOut(transaction, first, '', clock.now()),
    )
    await database.transaction((transaction) =>
      activitiesDesk.acts.cancel!.carryOut(transaction, first, 'Heavy rain is forecast', clock.now()),
    )
    expect((await see(projectId)).data.project.activities).toBe(1)
    await database.transaction((transaction) =>
      activitiesDesk.acts.cancel!.carryOut(transaction, second, 'Heavy rain is forecast', clock.now()),
    )
    const hidden = await tools.make({ projectId, state: 'submitted', starts: 4 * day })
    const { items } = await platform.ask(listProjectActivities, { path: { id: projectId }, ...english })
    expect(items.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
      [second, 'cancelled'],
      [first, 'cancelled'],
    ])
    expect(items.map(({ id }: { id: string }) => id)).not.toContain(hidden)
    expect((await see(projectId)).data.project.activities).toBe(items.length)
    expect((await platform.ask(getActivity, { path: { id: first }, ...english })).activity.project).toEqual({
      id: 'meals',
      name: 'Project meals',
    })
  })

  it('sum up who served, once for a volunteer and an activity, and list it without real names', async () => {
    const projectId = await make('sums')
    const served = async (who: { id: string; token: string }, minutes: number) => {
      const id = await tools.make({ projectId, starts: 0, startsAt: platform.clock.now(), state: 'enrolling' })
      const now = platform.clock.now()
      await platform.database
        .insert(activityMembers)
        .values({ id: `in-${id}`, activityId: id, userId: who.id, state: 'joined', joinedAt: now, updatedAt: now })
      expect((await tools.checkIn(who, id)).code).toBe(100000)
      platform.clock.advance(minutes * 60)
      expect((await tools.checkOut(who, id)).code).toBe(100000)
      expect((await tools.checkOut(who, id)).code).toBe(100000)
      return id
    }
    const first = await served(anna, 30)
    const second = await served(anna, 60)
    const third = await served(ben, 15)
    expect((await see(projectId)).data.project).toMatchObject({ helpers: 2, minutes: 105, times: 3 })
    const helpers = await queriesOf(platform.database).read(
      build.select().from(projectHelpers).where(eq(projectHelpers.projectId, projectId)),
    )
    expect(helpers).toHaveLength(2)
    const records = (query: Record<string, string>) =>
      platform.call(listProjectRecords, { path: { id: projectId }, query, ...english })
    const page = (await records({ page_size: '2' })).data
    expect(page.items).toEqual([
      {
        person: { id: 'ben', nickname: 'ben', avatar: page.items[0]!.person.avatar },
        activity_id: third,
        title: 'The paper',
        minutes: 15,
        ended_at: page.items[0]!.ended_at,
      },
      expect.objectContaining({ activity_id: second, minutes: 60 }),
    ])
    const rest = (await records({ cursor: page.next_cursor! })).data
    expect(rest.items.map(({ activity_id }: { activity_id: string }) => activity_id)).toEqual([first])
  })

  it('keep the ledger of a project that is gone', async () => {
    const service = { userId: 'anna', activityId: 'gone', teamId: null, organisationId: null, projectId: 'nowhere' }
    const at = platform.clock.now()
    await countService(platform.database, { ...service, minutes: 5, endedAt: at, day: dayOf(0) })
    for (const endpoint of [getProject, listProjectActivities, listProjectRecords])
      expect((await platform.call(endpoint, { path: { id: 'nowhere' } })).code).toBe(403001)
  })
})
