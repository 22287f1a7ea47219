import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getVolunteerPage,
  listPeople,
  listVolunteerActions,
  listVolunteers,
} from '../../../../../contract/volunteer-pages'
import { countService } from '../../../../support/count-service'
import { teamMembers, teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { volunteers } from '../../../../../platform/features/civic/volunteers/volunteers.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const nothing = { 'zh-CN': '', en: '' }

describe('a volunteer as everybody sees them', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
    const { database, clock } = platform
    for (const [id, state] of [
      ['anna', 'approved'],
      ['ben', 'pending'],
    ] as const) {
      await platform.logIn({ id, nickname: id, phone: null })
      const at = clock.now()
      await database.insert(volunteers).values({ id, state, registeredAt: at, updatedAt: at })
    }
  })
  afterAll(() => platform.close())

  const page = (id: string) => platform.call(getVolunteerPage, { path: { id }, headers: { 'x-language': 'en' } })
  const actions = (id: string) => platform.call(listVolunteerActions, { path: { id } })

  it('stands in the list of volunteers once approved, who joined last first (C082)', async () => {
    const { database, clock } = platform
    await platform.logIn({ id: 'carl', nickname: 'carl', phone: null })
    const joined = new Date(clock.now().getTime() + 1000)
    await database.insert(volunteers).values({ id: 'carl', state: 'approved', registeredAt: joined, updatedAt: joined })
    const list = async (query: Record<string, string>) => await platform.ask(listVolunteers, { query })
    const first = await list({ page_size: '1' })
    expect(first.items).toEqual([
      { id: 'carl', nickname: 'carl', avatar: expect.anything(), since: joined.toISOString() },
    ])
    const second = await list({ page_size: '1', cursor: first.next_cursor ?? '' })
    expect(second).toMatchObject({ items: [{ id: 'anna' }], next_cursor: null })
  })

  it('is looked up with others, in their order, without who is gone, twenty at most (C127)', async () => {
    const people = async (ids: string) => platform.call(listPeople, { query: { ids } })
    expect((await people('ben,nobody,anna,ben')).data.items).toMatchObject([{ id: 'ben' }, { id: 'anna' }])
    const many = Array.from({ length: 21 }, (_, index) => `u${index}`).join(',')
    expect((await people(many)).code).toBe(400001)
  })

  it('has hours, teams and what they did, and nothing else of the account', async () => {
    const { database, clock } = platform
    const at = clock.now()
    await database
      .insert(teams)
      .values({ id: 'herons', name: { 'zh-CN': '白鹭', en: 'Herons' }, intro: nothing, logo: '/l.webp', createdAt: at })
    await database
      .insert(teamMembers)
      .values({ teamId: 'herons', userId: 'anna', state: 'member', askedAt: at, updatedAt: at })
    const service = { userId: 'anna', activityId: 'a1', teamId: 'herons', organisationId: null, minutes: 90 }
    await countService(database, { ...service, endedAt: at, day: at.toISOString().slice(0, 10) })
    const { volunteer } = (await page('anna')).data
    expect(volunteer).toEqual({
      id: 'anna',
      nickname: 'anna',
      avatar: volunteer.avatar,
      followers: 0,
      followed: false,
      since: at.toISOString(),
      sums: { minutes: 90, times: 1, minutes_this_year: 90, minutes_this_month: 90 },
      teams: [{ id: 'herons', name: 'Herons', logo: '/l.webp' }],
      service_hidden: false,
      blocked: false,
    })
    expect((await actions('anna')).data.items).toEqual([
      { activity_id: 'a1', title: '', minutes: 90, ended_at: at.toISOString() },
    ])
  })

  it('says of another member that they are none yet', async () => {
    const { volunteer } = (await page('ben')).data
    expect(volunteer).toMatchObject({ nickname: 'ben', since: null, teams: [], sums: { minutes: 0, times: 0 } })
    expect((await actions('ben')).data.items).toEqual([])
  })

  it('is gone for who does not exist', async () => {
    expect([(await page('nobody')).code, (await actions('nobody')).code]).toEqual([403001, 403001])
  })
})
