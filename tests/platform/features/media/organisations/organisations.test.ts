import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { listFeed } from '../../../../../contract/feed'
import { getOrganisation, listOrganisationGroups, listOrganisations } from '../../../../../contract/organisations'
import { follow } from '../../../../../contract/reactions'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { orderableServices } from '../../../../../platform/features/civic/orders/orders.schema'
import { organisationGroups } from '../../../../../platform/features/media/organisations/organisations.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}号`, en: text })
const english = { 'accept-language': 'en' }

describe('organisations', () => {
  let platform: TestPlatform
  const organisation = (id: string, kind: string) => ({ id, kind, name: both(id), logo: '/logo', intro: both('Intro') })
  beforeEach(async () => {
    platform = await startPlatform()
    const { database } = platform
    await database.insert(organisationGroups).values([
      { id: 'media', name: both('Media'), sort: 2 },
      { id: 'safety', name: both('Safety'), sort: 1 },
    ])
    await database
      .insert(organisations)
      .values([organisation('daily', 'media'), organisation('fire', 'safety'), organisation('radio', 'media')])
    const by = { organisationId: 'daily', source: { id: 'daily', name: both('daily'), logo: '/logo' } }
    // Its contents are for several places: its own account shows them all.
    await insertContent(database, { id: 'p1', ...by, publishedAt: new Date('2026-03-01T00:00:00.000Z') })
    await insertContent(database, {
      id: 'p2',
      ...by,
      place: 'elsewhere',
      publishedAt: new Date('2026-03-02T00:00:00.000Z'),
    })
    await insertContent(database, { id: 'v1', type: 4, ...by, publishedAt: new Date('2026-03-03T00:00:00.000Z') })
    await insertContent(database, { id: 'hidden', type: 7, ...by, listed: false })
    await insertContent(database, { id: 'other' })
  })
  afterEach(() => platform.close())

  const names = async (query: Record<string, string> = {}) =>
    ((await platform.ask(listOrganisations, { query, headers: english })).items as { name: string }[]).map(
      ({ name }) => name,
    )

  it('are found by a part of their name, in either language and however it is written', async () => {
    await platform.database
      .insert(organisations)
      .values({ ...organisation('health', 'safety'), name: { 'zh-CN': '兰江医保局', en: 'Café Health' } })
    const found = async (search: string) =>
      (await platform.ask(listOrganisations, { query: { search }, headers: english })).items.map(({ id }) => id)
    for (const search of ['醫保', '医保', 'cafe', 'HEAL', 'ｈｅａｌｔｈ'])
      expect([search, await found(search)]).toEqual([search, ['health']])
    expect([await found('%'), await found(' ')]).toEqual([[], ['daily', 'fire', 'health', 'radio']])
  })

  it('are listed by group, and their groups in order (C010)', async () => {
    const data = await platform.ask(listOrganisationGroups, { headers: english })
    expect(data.items).toEqual([
      { id: 'safety', name: 'Safety' },
      { id: 'media', name: 'Media' },
    ])
    expect(await names()).toEqual(['daily', 'fire', 'radio'])
    expect(await names({ group: 'media' })).toEqual(['daily', 'radio'])
    const first = await platform.call(listOrganisations, { query: { page_size: '2' } })
    expect(await names({ page_size: '2', cursor: first.data.next_cursor })).toEqual(['radio'])
  })

  it('say what they have published, of each kind, and whether the caller follows them', async () => {
    const { token } = await platform.logIn()
    const open = async () => await platform.ask(getOrganisation, { path: { id: 'daily' }, token })
    expect(await open()).toMatchObject({ types: [3, 4], followers: 0, followed: false })
    await platform.call(follow, { token, body: { target_id: 'daily', kind: 'organisation', action: 1 } })
    expect(await open()).toMatchObject({ followers: 1, followed: true })
    expect((await platform.ask(getOrganisation, { path: { id: 'daily' } })).followed).toBe(false)
    expect((await platform.call(getOrganisation, { path: { id: 'nobody' } })).code).toBe(errorCodes.gone)
  })

  it('say which services they offer, in order; one that offers none has none', async () => {
    const service = (id: string, organisationId: string | null, sort: number) => ({
      ...{ id, organisationId, name: both(id), text: both('Help'), reward: 0, sort },
    })
    await platform.database
      .insert(orderableServices)
      .values([service('later', 'daily', 2), service('first', 'daily', 1), service('other', null, 1)])
    const servicesOf = async (id: string) =>
      (await platform.ask(getOrganisation, { path: { id }, headers: english })).services as unknown
    expect(await servicesOf('daily')).toEqual([
      { id: 'first', name: 'first', text: 'Help', cover: null },
      { id: 'later', name: 'later', text: 'Help', cover: null },
    ])
    expect(await servicesOf('fire')).toEqual([])
  })

  it('have a feed of their own over all places, of all kinds or of one, page by page', async () => {
    const feed = async (query: Record<string, string> = {}) =>
      (await platform.ask(listFeed, { query: { organisation_id: 'daily', ...query } })) as {
        items: { id: string }[]
        next_cursor: string | null
      }
    const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)
    expect(ids(await feed())).toEqual(['v1', 'p2', 'p1'])
    expect(ids(await feed({ types: '3' }))).toEqual(['p2', 'p1'])
    const first = await feed({ page_size: '2' })
    expect(ids(await feed({ page_size: '2', cursor: first.next_cursor ?? '' }))).toEqual(['p1'])
  })
})
