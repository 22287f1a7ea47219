import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { followMatrixGroup, getMatrixGroup, listMatrixAccounts, listMatrixGroups } from '../../../../../contract/matrix'
import { follow } from '../../../../../contract/reactions'
import { outsideAccounts } from '../../../../../platform/features/media/matrix/matrix.schema'
import { selectMatrixAccounts } from '../../../../../platform/features/media/matrix/matrix.queries'
import { organisationGroups } from '../../../../../platform/features/media/organisations/organisations.schema'
import { contents, organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import type { Queries } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { insertContent } from '../../../../support/content'
import { explained } from '../../../../support/explained'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}号`, en: text })
const english = { 'accept-language': 'en' }

describe('the matrix', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform()
    const { database } = platform
    await database.insert(organisationGroups).values([
      { id: 'living', name: both('Living'), sort: 2 },
      { id: 'safety', name: both('Safety'), sort: 1 },
      { id: 'empty', name: both('Empty'), sort: 3 },
    ])
    const organisation = (id: string, kind: string) => ({ id, kind, name: both(id), logo: '/l', intro: both('Intro') })
    await database
      .insert(organisations)
      .values([organisation('bus', 'living'), organisation('fire', 'safety'), organisation('police', 'safety')])
    await database.insert(outsideAccounts).values([
      { id: 'o2', groupId: 'safety', platform: 'microblog', name: both('Two'), url: 'https://b.example/', sort: 2 },
      { id: 'o1', groupId: 'safety', platform: 'messenger', name: both('One'), url: 'https://a.example/', sort: 1 },
    ])
    const at = (day: number) => new Date(`2026-03-0${day}T00:00:00.000Z`)
    await insertContent(database, { id: 'old', organisationId: 'fire', publishedAt: at(1) })
    await insertContent(database, { id: 'new', organisationId: 'fire', publishedAt: at(2) })
    await insertContent(database, { id: 'video', type: 4, organisationId: 'fire', publishedAt: at(3) })
    await insertContent(database, { id: 'hidden', organisationId: 'fire', publishedAt: at(4), listed: false })
  })
  afterEach(() => platform.close())

  it('S099: has every group with an account in order, with the first accounts', async () => {
    const { items } = await platform.ask(listMatrixGroups, { headers: english })
    expect(items).toEqual([
      {
        id: 'safety',
        name: 'Safety',
        accounts: 2,
        first: [
          { id: 'fire', name: 'fire', logo: '/l' },
          { id: 'police', name: 'police', logo: '/l' },
        ],
      },
      { id: 'living', name: 'Living', accounts: 1, first: [{ id: 'bus', name: 'bus', logo: '/l' }] },
    ])
  })

  it('S100: a group has its accounts on other platforms in order, and those that the caller follows', async () => {
    const { token } = await platform.logIn()
    const open = async (id: string, as?: string) =>
      await platform.ask(getMatrixGroup, { path: { id }, headers: english, ...(as === undefined ? {} : { token: as }) })
    await platform.call(follow, { token, body: { target_id: 'fire', kind: 'organisation', action: 1 } })
    await platform.call(follow, { token, body: { target_id: 'bus', kind: 'organisation', action: 1 } })
    expect(await open('safety', token)).toEqual({
      id: 'safety',
      name: 'Safety',
      accounts: 2,
      followed: 1,
      outside: [
        { id: 'o1', name: 'One', platform: 'messenger', url: 'https://a.example/' },
        { id: 'o2', name: 'Two', platform: 'microblog', url: 'https://b.example/' },
      ],
    })
    expect((await open('safety')).followed).toBe(0)
    expect((await platform.call(getMatrixGroup, { path: { id: 'nowhere' } })).code).toBe(errorCodes.gone)
  })

  it('S100: each account has its newest listed article, and those of one without any come too, page by page', async () => {
    const list = async (query: Record<string, string>) =>
      await platform.ask(listMatrixAccounts, { path: { id: 'safety' }, query, headers: english })
    const first = await list({ page_size: '1' })
    expect(first.items.map(({ id, newest }) => [id, newest?.id ?? null])).toEqual([['fire', 'new']])
    const second = await list({ page_size: '1', cursor: first.next_cursor ?? '' })
    expect(second.items.map(({ id, newest }) => [id, newest?.id ?? null])).toEqual([['police', null]])
    expect(second.next_cursor).toBeNull()
  })

  it('S100: a page is one statement, which reads the index of articles once for each account', async () => {
    const { database } = platform
    await database
      .insert(contents)
      .values(
        Array.from({ length: 400 }, (_, index) => ({
          id: `many-${index}`,
          type: 3,
          organisationId: 'fire',
          title: both('Many'),
          summary: both(''),
          publishedAt: new Date(1_700_000_000_000 + index * 1000),
        })),
      )
    let statements = 0
    const counted = (queries: Queries): Queries => ({
      ...queries,
      read: (...call) => {
        statements += 1
        return queries.read(...call)
      },
    })
    const rows = await selectMatrixAccounts(counted(queriesOf(database)), 'safety', 'en', null, 10, null)
    expect([rows.length, statements]).toEqual([2, 1])
    await database.execute('analyze contents')
    const plan = await explained(
      database,
      (queries) => selectMatrixAccounts(queries, 'safety', 'en', 'member', 10, null),
      'analyze',
    )
    expect(plan).toContain('Index Scan using contents_by_organisation_type')
    expect(plan).not.toContain('Seq Scan on contents')
  })

  it('all accounts of a group are followed at once, each counted once however often', async () => {
    const { token } = await platform.logIn()
    const other = await platform.logIn()
    await platform.call(follow, { token, body: { target_id: 'fire', kind: 'organisation', action: 1 } })
    const followAll = async (as: string) =>
      (await platform.ask(followMatrixGroup, { path: { id: 'safety' }, token: as })).added
    expect(await Promise.all([followAll(token), followAll(token), followAll(other.token)])).toEqual(
      expect.arrayContaining([2]),
    )
    expect(await followAll(token)).toBe(0)
    const rows = await queriesOf(platform.database).read(
      build
        .select({ id: organisations.id, followers: organisations.followers })
        .from(organisations)
        .where(eq(organisations.kind, 'safety'))
        .orderBy(organisations.id),
    )
    expect(rows).toEqual([
      { id: 'fire', followers: 2 },
      { id: 'police', followers: 2 },
    ])
    expect((await platform.call(followMatrixGroup, { path: { id: 'nowhere' }, token })).code).toBe(errorCodes.gone)
    expect((await platform.call(followMatrixGroup, { path: { id: 'safety' } })).status).toBe(401)
  })
})
