import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getDefaultChannel, listChannels, listRecommendedChannels } from '../../../../contract/channels'
import { countNewerFeed, getCategoryHead, listFeed } from '../../../../contract/feed'
import { getPage, getPageCardItems } from '../../../../contract/pages'
import { channels } from '../../../../platform/features/media/channels/channels.schema'
import { categories } from '../../../../platform/kernel/contents/contents.schema'
import { pageCards, pages } from '../../../../platform/features/overview/pages/pages.schema'
import { cities, configurations, provinces } from '../../../../platform/kernel/site/site.schema'
import { insertContent } from '../../../support/content'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'

const both = (text: string) => ({ 'zh-CN': text, en: text })

describe('the place that a visitor chose', () => {
  let platform: TestPlatform
  const named = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
  const of = (city: string | undefined): Record<string, string> => (city === undefined ? {} : { city })

  beforeAll(async () => {
    platform = await startPlatform()
    const { database } = platform
    await database.insert(configurations).values({ code: 'site', value: { city_info: { id: 'own' } } })
    await database
      .insert(provinces)
      .values(['north', 'south'].map((id, sort) => ({ id, name: both(id), initial: 'A', sort })))
    await database.insert(cities).values(
      [
        ['own', 'north'],
        ['hill', 'north'],
        ['bay', 'south'],
      ].map(([id = '', provinceId = ''], sort) => ({
        id,
        provinceId,
        name: both(id),
        initial: 'A',
        latitude: 0,
        longitude: 0,
        sort,
      })),
    )
    await database.insert(categories).values({
      id: 'news',
      name: both('News'),
      sort: 0,
      carousel: [
        { id: 'all', title: both('all'), image: '', link: { kind: 'path', type: null, value: '/' } },
        { id: 'bay', title: both('bay'), image: '', link: { kind: 'path', type: null, value: '/' }, place: 'bay' },
      ],
    })
    const places = ['', 'own', 'hill', 'bay', 'north', 'south']
    for (const [minute, place] of places.entries()) {
      await insertContent(database, {
        id: `post-${place}`,
        categoryId: 'news',
        place,
        publishedAt: new Date(Date.UTC(2026, 2, 1, 0, 10 - minute)),
      })
      await insertContent(database, { id: `radio-${place}`, type: 20, listed: false, place })
      await database
        .insert(channels)
        .values({
          contentId: `radio-${place}`,
          kind: 1,
          region: both('City'),
          description: both(''),
          streamUrl: '/live',
          mime: 'application/vnd.apple.mpegurl',
          sort: minute,
          defaultFor: place === '' ? [] : [place, `${place} city`],
        })
    }
    await database.insert(pages).values({ id: 'default', title: both('Today'), shareDescription: both('') })
    await database.insert(pageCards).values([
      {
        id: 'newest',
        pageId: 'default',
        sort: 0,
        type: 'article-list',
        source: 'newest',
        content: { style: 'text', more: null },
      },
      {
        id: 'of-category',
        pageId: 'default',
        sort: 1,
        type: 'article-list',
        source: 'newest',
        itemCategoryId: 'news',
        itemType: 3,
        content: { style: 'text', more: null },
      },
      { id: 'radio', pageId: 'default', sort: 2, type: 'radio', source: 'channels' },
    ])
  })
  afterAll(() => platform.close())

  const seen: readonly (readonly [string | undefined, string, readonly string[]])[] = [
    [undefined, 'the site’s own city: nothing was chosen', ['', 'own', 'north']],
    ['own', 'the site’s own city', ['', 'own', 'north']],
    ['hill', 'a city: its own, its province’s and what is for everywhere', ['', 'hill', 'north']],
    ['south', 'a province: all of its cities', ['', 'bay', 'south']],
    ['nowhere', 'an unknown place: what is for everywhere', ['']],
  ]

  it.each(seen)('%s: feeds and their new posts are those of %s', async (city, _, places) => {
    const wanted = places.map((place) => `post-${place}`)
    expect(named((await platform.ask(listFeed, { query: of(city) })).items)).toEqual(wanted)
    expect(
      named((await platform.ask(listFeed, { query: { ...of(city), category_id: 'news', types: '3' } })).items),
    ).toEqual(wanted)
    expect(named((await platform.ask(listFeed, { query: { ...of(city), types: '3,4' } })).items)).toEqual(wanted)
    expect(
      (await platform.ask(countNewerFeed, { query: { ...of(city), since: '2026-02-01T00:00:00.000Z' } })).count,
    ).toBe(places.length)
  })

  it.each(seen)('%s: so are the cards of pages and the channels', async (city, _, places) => {
    const { cards } = (await platform.call(getPage, { path: { id: 'default' }, query: of(city) })).data as {
      cards: { items: { id: string }[]; channels: { id: string }[] }[]
    }
    expect(named(cards[0]?.items ?? [])).toEqual(places.map((place) => `post-${place}`))
    expect(named(cards[1]?.items ?? [])).toEqual(places.map((place) => `post-${place}`))
    expect(named(cards[2]?.channels ?? [])).toEqual(places.map((place) => `radio-${place}`))
    expect(named((await platform.ask(getPageCardItems, { path: { id: 'newest' }, query: of(city) })).items)).toEqual(
      places.map((place) => `post-${place}`),
    )
    expect(named((await platform.ask(listChannels, { query: { kind: '1', ...of(city) } })).items)).toEqual(
      places.map((place) => `radio-${place}`),
    )
    expect(
      named((await platform.ask(listRecommendedChannels, { query: { kind: '1', ...of(city) } })).items).sort(),
    ).toEqual(places.map((place) => `radio-${place}`).sort())
  })

  it('a page that is read on keeps to the place', async () => {
    const first = await platform.ask(listFeed, { query: { city: 'hill', page_size: '2' } })
    const second = await platform.ask(listFeed, {
      query: { city: 'hill', page_size: '2', cursor: first.next_cursor ?? '' },
    })

    expect([...named(first.items), ...named(second.items)]).toEqual(['post-', 'post-hill', 'post-north'])
  })

  it('a picture above a feed may be for one place alone', async () => {
    const carousel = async (city?: string) =>
      named((await platform.ask(getCategoryHead, { path: { id: 'home' }, query: of(city) })).carousel)
    expect(await carousel()).toEqual(['all'])
    expect(await carousel('bay')).toEqual(['all', 'bay'])
  })

  it.each([
    ['bay', 'radio-bay'],
    ['hill city', 'radio-hill'],
    ['south', 'radio-south'],
    ['elsewhere', 'radio-'],
  ])('the first radio channel of %s is %s, by id or name (C046)', async (city, channel) => {
    expect((await platform.ask(getDefaultChannel, { query: { city } })).channel.id).toBe(channel)
  })

  it('a city without a channel of its own begins with that of its province', async () => {
    await platform.database
      .insert(cities)
      .values({ id: 'cape', provinceId: 'south', name: both('cape'), initial: 'A', latitude: 0, longitude: 0, sort: 9 })
    expect((await platform.ask(getDefaultChannel, { query: { city: 'cape' } })).channel.id).toBe('radio-south')
  })
})
