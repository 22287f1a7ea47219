import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listAgreements } from '../../../../../contract/agreements'
import { getAnchor } from '../../../../../contract/anchors'
import { getArticle } from '../../../../../contract/articles'
import { getChannel, listChannels } from '../../../../../contract/channels'
import { listCities } from '../../../../../contract/cities'
import type { Endpoint } from '../../../../../contract/endpoint'
import { errorCodes } from '../../../../../contract/envelope'
import { getCategoryHead, listCategories, listFeed } from '../../../../../contract/feed'
import { getOrganisation, listOrganisationGroups } from '../../../../../contract/organisations'
import { search } from '../../../../../contract/search'
import { getTopic } from '../../../../../contract/topics'
import { describeOnBothDatabases } from '../../../../support/databases'
import { drawPage } from '../../../../support/draw-page'
import { drawnBuild, viewOf } from '../../../../support/drawn-build'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { publishingTools } from '../../../../support/publishing'

const english = { headers: { 'accept-language': 'en' } }

describeOnBothDatabases('a city that begins empty, by its commands alone', (open) => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  let built: string
  beforeAll(async () => {
    built = await drawnBuild()
    platform = await startPlatform({
      connection: await open(),
      configuration: { buildDirectory: built, demo: false, publicOrigin: 'https://city.example' },
    })
    tools = await publishingTools(platform)
    await tools.do('configuration', 'new', 'city.yaml')
    await tools.do('configuration', 'apply', 'city.yaml')
    await tools.copyNewCity()
    // This one is made before, and would be kept for a while.
    await text(viewOf('/v1/articles/first-day'))
    await tools.do('publish', '.', '--dry-run')
    await tools.do('publish', '.')
  })
  afterAll(async () => {
    await tools.clear()
    await platform.close()
    await rm(built, { recursive: true, force: true })
  })
  const text = async (url: string) => {
    const answer = await platform.app.inject({ url })
    return answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.rawPayload).toString() : answer.payload
  }
  const found = async (words: string) =>
    (await platform.ask(search, { query: { q: words }, ...english })).items.map(({ id }) => id)

  it('has its place, its agreements, its publishers and its categories', async () => {
    const { items: provinces } = await platform.ask(listCities, english)
    expect(JSON.stringify(provinces)).toContain('my-city')
    const { items: agreements } = await platform.ask(listAgreements, english)
    expect(agreements.map(({ id }) => id)).toEqual(['terms', 'privacy'])
    expect((await platform.ask(listOrganisationGroups, english)).items).toEqual([{ id: 'newsrooms', name: 'Media' }])
    expect(await platform.ask(getOrganisation, { path: { id: 'daily' }, ...english })).toMatchObject({
      ...{ name: 'The Riverside Daily', intro: 'Every morning begins at the river.', types: [3, 21] },
    })
    expect((await platform.ask(listCategories, english)).items).toEqual([
      { id: 'today', name: 'Today', children: [{ id: 'today-city', name: 'The city' }] },
    ])
    const head = await platform.ask(getCategoryHead, { path: { id: 'home' }, ...english })
    expect(head).toMatchObject({ carousel: [{ title: 'The first day' }], entries: [{ name: 'Listen' }] })
    expect((await platform.app.inject({ url: head.carousel[0]?.image ?? '' })).statusCode).toBe(200)
  })

  it('has an article, a topic and a channel with its schedule and its host', async () => {
    const ask = <Found>(call: Pick<Endpoint, 'method' | 'url'>, id: string): Promise<Found> =>
      platform.call(call, { path: { id }, ...english }) as Promise<Found>
    expect(await ask(getArticle, 'first-day')).toMatchObject({ code: errorCodes.ok, data: { title: 'The first day' } })
    expect(await ask(getTopic, 'lights-by-the-river')).toMatchObject({ code: errorCodes.ok })
    // Thursday morning.
    platform.clock.advance(14 * 3600 + 30 * 60)
    expect(await ask(getChannel, 'riverside-radio')).toMatchObject({ code: errorCodes.ok })
    const { items } = await platform.ask(listChannels, { query: { kind: '1', everywhere: '1' }, ...english })
    expect(items).toMatchObject([{ id: 'riverside-radio', now_playing: 'Good morning' }])
    expect(await ask(getAnchor, 'lin-xiao')).toMatchObject({
      data: {
        channels: [{ id: 'riverside-radio' }],
        programmes: [{ title: 'Good morning', weekdays: [1, 2, 3, 4, 5] }],
      },
    })
  })

  it('is found by the search, in feeds and in the sitemap', async () => {
    expect(await found('first day')).toContain('first-day')
    expect(await found('riverside daily')).toContain('daily')
    expect(await found('riverside radio')).toContain('riverside-radio')
    expect(await found('lin xiao')).toContain('lin-xiao')
    const { items } = await platform.ask(listFeed, english)
    expect(items.map(({ id }) => id).sort()).toEqual(['first-day', 'lights-by-the-river'])
    for (const feed of ['/feeds/home.xml', '/feeds/organisations/daily.xml', '/feeds/subcategories/today-city.xml'])
      expect(await text(feed)).toContain('/posts/first-day')
    expect(await text('/sitemap/1.xml')).toContain('/posts/first-day<')
  })

  it.each(['/', '/cates/today', '/posts/first-day', '/radios/riverside-radio', '/orgs/daily', '/org-list', '/search'])(
    'draws %s for a guest',
    async (url) => {
      expect((await drawPage(platform, url)).status).toBe(200)
    },
  )

  it('shows at once what changes, also in pages that were drawn before', async () => {
    const view = viewOf('/v1/organisations/daily')
    expect(await text(view)).toContain('The Riverside Daily')
    await tools.write(
      'daily.md',
      (await readFile(join(tools.folder, 'daily.md'), 'utf8')).replace('The Riverside Daily', 'The Bank'),
    )
    await tools.do('publish', '.')
    await vi.waitFor(async () => expect(await text(view)).toContain('The Bank'))
    expect(await found('bank')).toEqual(expect.arrayContaining(['daily', 'first-day']))
    const { items } = await platform.ask(listFeed, english)
    expect(items[0]?.source).toMatchObject({ id: 'daily', name: 'The Bank' })
  })
})
