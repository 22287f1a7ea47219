import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getArticle, getRelation, listRelated } from '../../../contract/articles'
import { getAlbum, getAudio, getNextTrack, listAlbumTracks } from '../../../contract/audio'
import {
  getChannel,
  getChannelPlay,
  getDefaultChannel,
  listChannels,
  listProgrammes,
  listRecommendedChannels,
  programmeSchema,
} from '../../../contract/channels'
import { listComments } from '../../../contract/comments'
import { getActivity } from '../../../contract/activities'
import { listAgreements } from '../../../contract/agreements'
import { listCities, listNearestCity } from '../../../contract/cities'
import { getCategoryHead, listCategories, listFeed } from '../../../contract/feed'
import { getPage, getPageCardItems, pageCardSchema } from '../../../contract/pages'
import { listFavourites } from '../../../contract/reactions'
import { logIn } from '../../../contract/session'
import { configurationSchema, getSite, listConfigItems, listConfigurations } from '../../../contract/site'
import { getPlayAuth, getVideo } from '../../../contract/videos'
import { demoAccounts } from '../../../platform/demo/accounts'
import { demoComments } from '../../../platform/demo/content/readers'
import { demoPosts } from '../../../platform/demo/content/topics'
import { contentKinds } from '../../../src/domain/frame/content/content-kinds'
import type { Progress } from '../../../platform/kernel/starting/progress'
import { startPlatform } from '../../support/platform'
import type { TestPlatform } from '../../support/platform'

/** Which part of the shorter title's runs of four letters (Chinese) or words stands in the other, too. */
function likeness(one: string, other: string): number {
  const runs = (title: string) => {
    const parts = /\p{Script=Han}/u.test(title)
      ? [...title.replace(/[^\p{L}\p{N}]/gu, '')]
      : (title.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [])
    return new Set(parts.slice(3).map((_, at) => parts.slice(at, at + 4).join(' ')))
  }
  const [first, second] = [runs(one), runs(other)]
  const shared = [...first].filter((run) => second.has(run)).length
  return shared / Math.max(1, Math.min(first.size, second.size))
}

/** The platform checks every answer against the contract here, so that a call that succeeds is also well formed. */
describe('the demo city', () => {
  let platform: TestPlatform
  const rows = async <Row>(statement: ReturnType<typeof sql>) =>
    ((await platform.database.execute(statement)) as { rows: Row[] }).rows
  const data = async (...given: Parameters<TestPlatform['call']>) => {
    const answer = await platform.call(...given)
    expect(answer.code, `${given[0].url} ${JSON.stringify(given[1] ?? {})} ${answer.msg}`).toBe(100000)
    return answer.data
  }

  const progress: Progress[] = []
  beforeAll(async () => {
    platform = await startPlatform({
      seed: true,
      configuration: { mediaSources: ['https://pictures.example'] },
      onProgress: (next) => progress.push(next),
    })
  })
  afterAll(() => platform.close())

  it('says while it is made how much of it is done', () => {
    const counts = progress.flatMap(({ what, count }) =>
      /^Building the demo city \(only once\): step \d+ of \d+, articles$/.test(what.en) && count !== undefined
        ? [count]
        : [],
    )
    expect(counts.length).toBeGreaterThan(5)
    expect(counts.map(({ done }) => done)).toEqual(
      counts.map(({ of }, index) => Math.min(of, (index + 1) * (counts[0]?.done ?? 0))),
    )
    expect(counts.at(-1)?.done).toBe(counts.at(-1)?.of)
  })

  it('holds as much as a city needs', async () => {
    const counts = Object.fromEntries(
      (await rows<{ type: number; n: string }>(sql`select type, count(*) as n from contents group by type`)).map(
        ({ type, n }) => [type, Number(n)],
      ),
    )
    const least: Record<string, number> = { 1: 120, 2: 12, 3: 180, 4: 38, 5: 12, 7: 20, 15: 10, 20: 14, 22: 38 }
    for (const [type, count] of Object.entries(least))
      expect(counts[type], `type ${type}`).toBeGreaterThanOrEqual(count)
    const [other] = await rows<
      Record<string, string>
    >(sql`select (select count(*) from organisations) as organisations, (select count(*) from hosts) as hosts,
      (select count(*) from comments where parent_id is null) as comments, (select count(*) from comments where parent_id is not null) as replies, (select count(*) from cities) as cities, (select count(*) from categories) as categories, (select count(*) from provinces) as provinces`)
    expect(Number(other?.organisations)).toBe(36)
    expect(Number(other?.hosts)).toBe(20)
    expect(Number(other?.comments)).toBeGreaterThanOrEqual(200)
    expect(Number(other?.replies)).toBeGreaterThan(40)
    expect(Number(other?.cities)).toBeGreaterThanOrEqual(120)
    expect(Number(other?.categories)).toBe(9)
    expect(Number(other?.provinces)).toBe(34)
  })

  it('says everything in both languages, no title twice, no slot left open, nothing from the future', async () => {
    const texts = await rows<{ id: string; zh: string; en: string; body: string | null }>(
      sql`select c.id, c.title->>'zh-CN' as zh, c.title->>'en' as en, (a.body->>'zh-CN') || (a.body->>'en') as body from contents c left join article_details a on a.content_id = c.id`,
    )
    const articles = texts.filter(({ body }) => body !== null)
    expect(new Set(articles.map(({ zh }) => zh)).size).toBe(articles.length)
    expect(new Set(articles.map(({ en }) => en)).size).toBe(articles.length)
    for (const { id, zh, en, body } of texts) {
      expect(zh, id).toMatch(/\p{Script=Han}|\d/u)
      expect(en, id).not.toMatch(/\p{Script=Han}/u)
      expect(`${zh}${en}${body ?? ''}`, id).not.toMatch(/\{\w+\}|undefined/)
    }
    expect(
      await rows(sql`select id from contents where published_at > ${platform.clock.now().toISOString()}::timestamptz`),
    ).toEqual([])
  })

  it('shows no two titles of one mould on a page of any feed; a film may have the name of its article', async () => {
    const scopes = [
      {},
      ...(await rows<{ id: string }>(sql`select id from categories`)).map(({ id }) => ({ category_id: id })),
      ...(await rows<{ id: string }>(sql`select id from sub_categories`)).map(({ id }) => ({ sub_category_id: id })),
    ]
    const alike: string[] = []
    for (const language of ['zh-CN', 'en']) {
      for (const scope of scopes) {
        for (let cursor: string | undefined = ''; cursor !== undefined;) {
          const page: { items: readonly { title: string; type: number }[]; next_cursor: string | null } = await data(
            listFeed,
            { headers: { 'x-language': language }, query: { ...scope, ...(cursor === '' ? {} : { cursor }) } },
          )
          page.items.forEach((one, at) =>
            page.items
              .slice(at + 1)
              .forEach(
                (other) =>
                  one.type === other.type &&
                  likeness(one.title, other.title) > 0.4 &&
                  alike.push(`${one.title} | ${other.title}`),
              ),
          )
          cursor = page.next_cursor ?? undefined
        }
      }
    }
    expect([...new Set(alike)]).toEqual([])
  })

  it('has comments that fit what they stand under', async () => {
    const topics = new Map(
      [...demoComments, ...demoPosts].flatMap(({ topic, text, replies }) =>
        [text, ...replies].map((said) => [said, topic] as const),
      ),
    )
    const own: Readonly<Record<number, string>> = {
      [contentKinds.audio.code]: 'album',
      [contentKinds.album.code]: 'album',
      [contentKinds.video.code]: 'video',
      [contentKinds.short.code]: 'video',
      [contentKinds.collection.code]: 'video',
      [contentKinds.gallery.code]: 'gallery',
      [contentKinds.special.code]: 'special',
    }
    const media = new Set(['album', 'video', 'radio', 'tv'])
    // Those of the resident are written for one content each.
    const said = await rows<{ text: string; type: number; id: string }>(
      sql`select m.text, c.type, c.id from comments m join contents c on c.id = m.content_id where m.id not like 'comment-of-resident-%'`,
    )
    expect(new Set(said.map(({ type }) => type)).size).toBeGreaterThanOrEqual(4)
    for (const { text, type, id } of said) {
      const topic = topics.get(text)
      if (type === 3) expect(media.has(topic ?? ''), `${id}: ${text}`).toBe(false)
      else
        expect(topic, `${id}: ${text}`).toBe(type === 20 ? id.slice(0, id.indexOf('-')) : type === 21 ? id : own[type])
    }
  })

  it('keeps every count as high as what it counts', async () => {
    expect(
      await rows(
        sql`select c.id from contents c where c.comments <> (select count(*) from comments m where m.content_id = c.id and m.deleted_at is null)`,
      ),
    ).toEqual([])
    expect(
      await rows(
        sql`select p.id from comments p where p.parent_id is null and p.replies <> (select count(*) from comments m where m.parent_id = p.id)`,
      ),
    ).toEqual([])
    expect(
      await rows(
        sql`select a.content_id from albums a where a.tracks <> (select count(*) from tracks t where t.album_id = a.content_id)`,
      ),
    ).toEqual([])
    expect(
      await rows(
        sql`select c.id from contents c where c.likes <> (select count(*) from likes l where l.content_id = c.id)`,
      ),
    ).toEqual([])
  })

  it.each(['zh-CN', 'en'])('answers every read of a visitor in %s', async (language) => {
    const headers = { 'x-language': language }
    expect(await data(getSite, { headers })).toMatchObject({ media_sources: ['https://pictures.example'] })
    for (const item of (await data(listConfigurations, { headers, query: { source: 'h5', page_size: '1000' } })).items)
      expect(configurationSchema.safeParse(item).success).toBe(true)
    expect((await data(listConfigItems)).items).toHaveLength(6)
    expect((await data(listCities, { headers })).items).toHaveLength(34)
    expect((await data(listAgreements, { headers })).items).toHaveLength(2)
    const categories = (await data(listCategories, { headers })).items
    for (const { id } of categories) {
      await data(getCategoryHead, { headers, path: { id } })
      expect((await data(listFeed, { headers, query: { category_id: id } })).items.length).toBeGreaterThan(10)
    }
    const closed: string[] = []
    for (const kind of ['1', '2'])
      for (const { id } of (await data(listChannels, { headers, query: { kind } })).items) {
        const { members_only: forMembers } = await data(getChannel, { headers, path: { id } })
        if (forMembers) closed.push(id)
        else expect((await data(getChannelPlay, { headers, query: { channel_id: id } })).state).toBe('live')
        const { items } = await data(listProgrammes, { headers, query: { channel_id: id } })
        for (const item of items) expect(programmeSchema.safeParse(item).success).toBe(true)
        expect(items.length).toBeGreaterThan(4)
      }
    expect(closed.sort()).toEqual(['radio-night', 'tv-culture'])
    expect(
      (await data(listRecommendedChannels, { headers, query: { channel_id: 'radio-news' } })).items.length,
    ).toBeGreaterThan(3)
    expect((await data(getDefaultChannel, { headers, query: { city: '临川' } })).channel.id).toBe('radio-news')
  })

  it('opens every content of a long scroll, with its relation, comments and related ones', async () => {
    let cursor: string | null = ''
    for (let pages = 0; pages < 3 && cursor !== null; pages += 1) {
      const feed: { items: { id: string; type: number }[]; next_cursor: string | null } = await data(listFeed, {
        query: { page_size: '40', ...(cursor ? { cursor } : {}) },
      })
      for (const { id, type } of feed.items) {
        await data(getRelation, { path: { id }, query: { type: String(type) } })
        if (type === 3) await data(getArticle, { path: { id } })
        if (type === 4) await data(getVideo, { path: { id } })
        if (type === 1) await data(getAudio, { path: { id } })
        if (type === 2) await data(listAlbumTracks, { path: { id } })
      }
      cursor = feed.next_cursor
    }
    expect((await data(listRelated, { query: { id: 'post-000001', type: '3' } })).items).toHaveLength(6)
    expect((await data(listRelated, { query: { id: 'post-000001', type: '4' } })).items).toEqual([])
    expect(
      (await data(listComments, { path: { id: 'post-000001' }, query: { type: '3' } })).items.length,
    ).toBeGreaterThan(10)
  })

  it('plays an album to its end, up and down', async () => {
    const { tracks } = await data(getAlbum, { path: { id: 'album-night-river' } })
    let id: string | null = 'audio-night-river-01'
    const heard: string[] = []
    while (id !== null) {
      heard.push(id)
      id = (await data(getNextTrack, { path: { id: 'album-night-river' }, query: { audio_id: id } })).next?.id ?? null
    }
    expect(heard).toHaveLength(tracks)
    const down = (
      await data(listAlbumTracks, { path: { id: 'album-night-river' }, query: { order: 'down', page_size: '50' } })
    ).items
    expect(down.map((track: { id: string }) => track.id)).toEqual([...heard].reverse())
  })

  it('refuses to play what is restricted, and shows it all the same', async () => {
    const [stream] = await rows<{ id: string; content: string }>(
      sql`select s.id, v.content_id as content from streams s join videos v on v.stream_id = s.id where s.restricted`,
    )
    expect((await platform.call(getPlayAuth, { path: { id: stream!.id } })).code).toBe(403001)
    await data(getVideo, { path: { id: stream!.content } })
    expect((await platform.call(getArticle, { path: { id: 'post-edge-withdrawn' } })).code).toBe(403001)
  })

  it('has builder pages whose cards all fit the wire, and one where a card is unknown and another fails alone', async () => {
    const typesSeen = new Set<string>()
    for (const id of ['page-today', 'page-listen', 'page-weekend', 'page-festival']) {
      for (const card of (await data(getPage, { path: { id } })).cards) {
        const parsed = pageCardSchema.safeParse(card)
        expect(parsed.success, `${id} ${card.id} ${JSON.stringify(parsed.error?.issues ?? '')}`).toBe(true)
        typesSeen.add(card.type)
        if (card.items === null)
          expect((await data(getPageCardItems, { path: { id: card.id } })).items.length).toBeGreaterThan(0)
        for (const tab of card.tabs ?? [])
          expect(
            (await data(getPageCardItems, { path: { id: card.id }, query: { tab: tab.id } })).items.length,
          ).toBeGreaterThan(0)
        if (card.type === 'radio' || card.type === 'tv') expect(card.channels.length).toBeGreaterThan(1)
      }
    }
    expect([...typesSeen].sort()).toEqual(
      pageCardSchema.def.options.map((option) => (option.def.shape.type.def.values as readonly string[])[0]).sort(),
    )
    const gallery = (await data(getPage, { path: { id: 'cards' } })).cards as { type: string }[]
    expect(gallery.flatMap((card) => pageCardSchema.safeParse(card).error?.issues ?? [])).toEqual([])
    expect(gallery.length).toBeGreaterThanOrEqual(60)
    expect([...new Set(gallery.map(({ type }) => type))].sort()).toEqual([...typesSeen].sort())
    const states = (await data(getPage, { path: { id: 'page-states' } })).cards as {
      id: string
      type: string
      items?: unknown
    }[]
    expect(states.some((card) => card.type === 'hologram')).toBe(true)
    const failing = states.find((card) => card.items === null)
    expect((await platform.call(getPageCardItems, { path: { id: failing!.id } })).code).toBe(500001)
    expect((await platform.call(getPageCardItems, { path: { id: 'nowhere' } })).code).toBe(403001)
    expect((await platform.call(getPage, { path: { id: 'nowhere' } })).code).toBe(403001)
  })

  it('lets its accounts in', async () => {
    for (const { phone, password } of demoAccounts) {
      if (phone === null || password === null) continue
      const { token } = await data(logIn, { body: { phone, password, agreed: true } })
      await data(listFavourites, { token })
    }
    const [resident] = demoAccounts
    const { token } = await data(logIn, {
      body: { phone: resident!.phone, password: resident!.password, agreed: true },
    })
    expect((await data(listFavourites, { token, query: { page_size: '50' } })).items).toHaveLength(28)
  })

  it('has an activity whose shifts follow each other and can still be joined', async () => {
    const answer = await data(getActivity, { path: { id: 'activity-024' } })
    const { activity } = getActivity.answer.parse(answer)
    const { shifts } = activity
    const [first, second] = shifts
    expect(shifts).toHaveLength(2)
    expect([first?.starts_at, first?.ends_at]).toEqual([activity.starts_at, second?.starts_at])
    expect(second?.ends_at).toBe(activity.ends_at)
    expect(shifts.every(({ places_left }) => places_left > 0)).toBe(true)
    expect(shifts.reduce((sum, { places_left }) => sum + places_left, 0)).toBe(activity.places_left)
  })

  it('finds the city near a position, and none in the middle of the sea', async () => {
    const near = async (latitude: number, longitude: number) =>
      (
        await data(listNearestCity, {
          headers: { 'x-language': 'en' },
          query: { latitude: String(latitude), longitude: String(longitude) },
        })
      ).city?.name ?? null
    expect(await near(28.2, 113)).toBe('Changsha')
    expect(await near(31.25, 121.4)).toBe('Shanghai')
    expect(await near(0, -150)).toBeNull()
    expect(await near(90, 180)).toBeNull()
  })
})
