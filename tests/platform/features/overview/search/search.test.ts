import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  countSearch,
  getSearchStart,
  listSearchSuggestions,
  recordSearch,
  search,
} from '../../../../../contract/search'
import { cleanUp } from '../../../../../platform/clean-up'
import { sensitiveWords } from '../../../../../platform/kernel/site/site.schema'
import { hosts } from '../../../../../platform/kernel/contents/contents.schema'
import { channels } from '../../../../../platform/features/media/channels/channels.schema'
import { contents, organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { indexMissing } from '../../../../../platform/features/frame/search-index/index-contents'
import { searchPhrases } from '../../../../../platform/features/overview/search/search.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { wishCategories, wishes } from '../../../../../platform/features/civic/wishes/wishes.schema'
import { insertContent } from '../../../../support/content'
import type { ContentRow } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english })

describeOnBothDatabases('the search', (open) => {
  let platform: TestPlatform
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute))
  const insert = (id: string, chinese: string, english: string, minute: number, more: Partial<ContentRow> = {}) =>
    insertContent(platform.database, { id, title: both(chinese, english), publishedAt: at(minute), ...more })
  const page = async (query: Record<string, string>) => {
    const { data, status } = await platform.call(search, { query })
    expect(status).toBe(200)
    return data as {
      items: { id: string; title: string; type: number; medium: string | null; found_by: string[] | null }[]
      next_cursor: string | null
    }
  }
  const ids = async (q: string, more: Record<string, string> = {}) =>
    (await page({ q, ...more })).items.map(({ id }) => id)
  const counts = async (q: string, more: Record<string, string> = {}) => {
    const data = await platform.ask(countSearch, { query: { q, ...more } })
    return Object.fromEntries(
      (data.items as { type: number; count: number }[]).flatMap(({ type, count }) =>
        count > 0 ? [[type, count]] : [],
      ),
    ) as Record<string, number>
  }
  const suggestions = async (q: string) =>
    (await platform.ask(listSearchSuggestions, { query: { q } })).items as string[]

  const insertOthers = async () => {
    const { database } = platform
    await database
      .insert(hosts)
      .values({
        id: 'paper',
        name: both('纸鸢', 'Kite Su'),
        avatar: '/su.webp',
        intro: both('读报的人', 'Reads papers'),
      })
    await insert('fm', '纸鸢电台', 'Kite Radio', 0, { type: 20, listed: false })
    await insert('tv', '河湾电视', 'Bend Television', 0, { type: 20, listed: false })
    const channel = { region: both('', ''), streamUrl: '', mime: '', sort: 1 }
    await database.insert(channels).values([
      { ...channel, contentId: 'fm', kind: 1, frequency: 'FM 98.6', description: both('全天音乐', 'Music all day') },
      { ...channel, contentId: 'tv', kind: 2, description: both('放纸鸢', 'Flies a kite') },
    ])
    await database.insert(users).values({ id: 'u1', nickname: 'Lan', avatar: '' })
    await database.insert(wishCategories).values({ id: 'care', name: both('照料', 'Care'), sort: 1 })
    const wish = {
      ...{
        userId: 'u1',
        categoryId: 'care',
        pictures: [],
        placeName: both('', ''),
        privatePlace: '',
        wantedOn: '2026-05-01',
      },
      ...{ wanted: 1, placesLeft: 1, createdAt: at(2), updatedAt: at(2), searchParts: [] },
    }
    const [title, text] = [both('修一只纸鸢', 'Mend my kite'), both('线断了', 'The string broke')]
    await database.insert(wishes).values([
      { ...wish, id: 'w1', title, text, state: 'open' },
      { ...wish, id: 'w2', title, text, state: 'submitted' },
    ])
    await insert('w1', '修一只纸鸢', 'Mend my kite', 2, { type: 30, listed: false, summary: text })
  }

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    const { database } = platform
    await database
      .insert(organisations)
      .values({ id: 'paper', name: both('河湾日报', 'Bend Daily'), logo: '', intro: both('', ''), kind: 'newspaper' })
    await insert('old-title', '灯笼码头步行桥', 'The footbridge at Lantern Quay', 1)
    await insert('new-text', '今天的城市', 'The city today', 9, {
      summary: both('灯笼码头的步行桥开放', 'The footbridges of Lantern Quay open'),
    })
    await insert('new-title', '步行桥开放了', 'Footbridge opened', 5, { type: 4 })
    await insert('elsewhere', '别处的步行桥', 'A footbridge elsewhere', 6, { place: 'other-city' })
    await insert('hidden', '步行桥草稿', 'Footbridge draft', 7, { listed: false })
    await insert('of-paper', '晨报', 'Morning news', 3, {
      organisationId: 'paper',
      source: { id: 'paper', name: both('河湾日报', 'Bend Daily'), logo: '' },
      summary: both('步行桥与市集', 'Footbridge and market'),
    })
    await insertOthers()
    for (let index = 0; index < 130; index += 1)
      await insert(
        `many-${String(index).padStart(3, '0')}`,
        `街坊来信第${index}封`,
        `Neighbour letter ${index}`,
        -index,
      )
    await insert('horse', '马', 'A horse says neigh', -500)
    await indexMissing(database, null, [])
  })
  afterAll(() => platform?.close())

  it('finds title hits before those in the text, each newest first, in both languages', async () => {
    const expected = ['new-title', 'old-title', 'new-text', 'of-paper']
    expect([await ids('步行桥'), await ids('footbridges'), await ids('ＦＯＯＴＢＲＩＤＧＥ')]).toEqual([
      expected,
      expected,
      expected,
    ])
    expect(await ids('灯笼码头 footbridge')).toEqual(['old-title', 'new-text'])
  })

  it('finds channels, publishers, hosts and wishes too: who publishes first, then the newest', async () => {
    const { items } = await page({ q: 'kite' })
    expect(items.map(({ id, type, medium }) => [id, type, medium])).toEqual([
      ['paper', 41, null],
      ['fm', 20, 'radio'],
      ['w1', 30, null],
      ['tv', 20, 'tv'],
    ])
    expect(await counts('kite')).toEqual({ 20: 2, 30: 1, 41: 1 })
    expect(await ids('kite', { types: '30,41' })).toEqual(['paper', 'w1'])
    expect(await ids('98.6')).toEqual(['fm'])
    expect(await ids('bend', { types: '40' })).toEqual(['paper'])
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const found = await page({ q: '纸鸢', page_size: '1', ...(cursor === '' ? {} : { cursor: cursor ?? '' }) })
      seen.push(...found.items.map(({ id }) => id))
      cursor = found.next_cursor
    } while (cursor !== null)
    expect(seen).toEqual(['paper', 'fm', 'w1', 'tv'])
    expect(await suggestions('kite ra')).toEqual(['kite radio'])
    expect((await page({ q: 'kite', types: '41' })).items[0]).toMatchObject({ covers: ['/su.webp'] })
    await platform.database.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, 'w1'))
    expect(await ids('kite', { types: '30' })).toEqual([])
  })

  it('is read to its end page by page: every item once, whatever its size', async () => {
    for (const [q, size, expected] of [
      ['步行桥', 1, 4],
      ['letter', 50, 130],
      ['letter neighbour', 7, 130],
    ] as const) {
      const seen: string[] = []
      let cursor: string | null = ''
      do {
        const found = await page({ q, page_size: String(size), ...(cursor === '' ? {} : { cursor: cursor ?? '' }) })
        expect(found.items.length).toBeLessThanOrEqual(size)
        seen.push(...found.items.map(({ id }) => id))
        cursor = found.next_cursor
      } while (cursor !== null)
      expect([q, seen.length, new Set(seen).size]).toEqual([q, expected, expected])
    }
  })

  it('stays within types, a place and an organisation, and counts them by type up to one hundred', async () => {
    expect(await ids('步行桥', { types: '4' })).toEqual(['new-title'])
    expect(await ids('步行桥', { city: 'other-city' })).toContain('elsewhere')
    expect(await ids('步行桥', { organisation_id: 'paper' })).toEqual(['of-paper'])
    expect([await counts('步行桥'), await counts('letter'), await counts('letter', { types: '4' })]).toEqual([
      { 3: 3, 4: 1 },
      { 3: 100 },
      {},
    ])
    expect((await platform.call(search, { query: { q: 'a', types: '99' } })).code).toBe(400001)
  })

  it.each(['', '   ', '。！？', '%', '_', '*', '\\', "'", '" | !x', '()&|!<->', '🎈🎈'])(
    'answers %j with nothing, since nothing of it can be found',
    async (q) => {
      expect([await ids(q), await counts(q), await suggestions(q)]).toEqual([[], {}, []])
    },
  )

  it('takes what people paste: signs between the words, other widths, long texts up to a limit', async () => {
    expect(await ids('《步行桥》，开放！')).toEqual(['new-title', 'new-text'])
    expect(await ids(`'footbridge' & | ! <-> :*`)).toHaveLength(4)
    expect(await ids('letter １２９')).toEqual(['many-129'])
    expect((await platform.call(search, { query: { q: '长'.repeat(200) } })).status).toBe(200)
    expect((await platform.call(search, { query: { q: '长'.repeat(201) } })).code).toBe(400001)
    expect((await platform.call(search, { query: { q: 'a', cursor: 'bm9uc2Vuc2U' } })).code).toBe(400001)
  })

  it.each([
    ['footb', ['new-title', 'old-title', 'new-text', 'of-paper']],
    ['ＦＯＯＴ', ['new-title', 'old-title', 'new-text', 'of-paper']],
    ['lantern qua', ['old-title', 'new-text']],
    ['灯笼 foo', ['old-title', 'new-text']],
    // Half of a word of which the index has the stem alone.
    ['openin', ['new-title', 'new-text']],
    ['footbridges', ['new-title', 'old-title', 'new-text', 'of-paper']],
    ['步行', ['new-title', 'old-title', 'new-text', 'of-paper']],
    ['where is the footb', ['new-title', 'old-title', 'new-text', 'of-paper']],
    ['buxingq', ['new-title', 'old-title']],
    ['步行橋', ['new-title', 'old-title', 'new-text', 'of-paper']],
    ['燈籠碼頭', ['old-title', 'new-text']],
  ])('takes the last word for a beginning, in both writings: %s', async (q, expected) => {
    expect(await ids(q)).toEqual(expected)
  })

  it('lists whole words before beginnings, page by page, and counts both', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const found = await page({ q: 'neigh', page_size: '50', ...(cursor === '' ? {} : { cursor: cursor ?? '' }) })
      seen.push(...found.items.map(({ id }) => id))
      cursor = found.next_cursor
    } while (cursor !== null)
    expect([seen.length, seen.slice(0, 3)]).toEqual([131, ['horse', 'many-000', 'many-001']])
    expect([await counts('neigh'), await counts('footb')]).toEqual([{ 3: 100 }, { 3: 3, 4: 1 }])
  })

  it('is sorted by date on request: the newest first, wherever it was found, page by page', async () => {
    expect(await ids('步行桥', { order: 'date' })).toEqual(['new-text', 'new-title', 'of-paper', 'old-title'])
    const first = await page({ q: 'footb', order: 'date', page_size: '3' })
    const second = await page({ q: 'footb', order: 'date', page_size: '3', cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(await ids('步行桥', { order: 'date' }))
    expect((await platform.call(search, { query: { q: 'a', order: 'size' } })).code).toBe(400001)
  })

  it('says what it found in each text, as the text has it', async () => {
    const marksOf = async (q: string) => (await platform.ask(search, { query: { q } })).items.map(({ marks }) => marks)
    const english = async (q: string) =>
      (await platform.ask(search, { query: { q }, headers: { 'x-language': 'en' } })).items.map(({ marks }) => marks)
    expect((await marksOf('步行橋'))[0]).toEqual(['步行桥'])
    expect((await english('footb')).slice(0, 3)).toEqual([['Footbridge'], ['footbridge'], ['footbridges']])
    expect((await english('footbrigde'))[0]).toEqual(['Footbridge'])
  })

  it('says what a misspelled search may mean, and nothing where it finds what it says', async () => {
    const meant = async (q: string) => (await platform.ask(countSearch, { query: { q } })).did_you_mean
    expect(await meant('Lantern footbrigde')).toBe('Lantern footbridge')
    expect([await meant('footbridge'), await meant('footb'), await meant('步行桥'), await meant('zeppelin')]).toEqual([
      ...[null, null, null, null],
    ])
  })

  it('suggests while typing: completed words and titles that go on like this', async () => {
    expect(await suggestions('foot')).toEqual(
      expect.arrayContaining(['footbridge', 'Footbridge opened', 'The footbridge at Lantern Quay']),
    )
    expect(await suggestions('步行')).toEqual(expect.arrayContaining(['步行桥开放了']))
    expect(await suggestions('lantern qu')).toEqual(['lantern quay', 'The footbridge at Lantern Quay'])
    expect(await suggestions('zzz')).toEqual([])
  })

  it('makes hot words of what many people look for and find, and never of numbers of people or refused words', async () => {
    const record = async (q: string, from = '10.0.0.1', token?: string) =>
      (await platform.ask(recordSearch, { body: { q }, from, ...(token === undefined ? {} : { token }) }))
        ?.counted as boolean
    const hot = async () =>
      (await platform.ask(getSearchStart, { headers: { 'x-language': 'en' } })).hot_words as string[]
    expect([await record('Footbridge'), await record('footbridge'), await record('zzz')]).toEqual([true, false, false])
    for (const q of ['13800000001', 'letter 13800000001', 'a@b.example']) expect(await record(q)).toBe(false)
    // A guest with all addresses of a network, for two months.
    for (let days = 0; days < 60; days += 1) {
      platform.clock.advance(86_401)
      for (const index of [2, 3, 4]) await record('footbridge', `10.0.0.${index}`)
    }
    expect([await hot(), await suggestions('footb')].map((shown) => shown.includes('Footbridge'))).toEqual([
      false,
      false,
    ])
    const { token } = await platform.logIn({ id: 'seeker' })
    expect([await record('footbridge', '10.1.0.1', token), await record('footbridge', '10.2.0.1', token)]).toEqual([
      true,
      false,
    ])
    for (const network of [3, 4]) await record('footbridge', `10.${network}.0.1`)
    expect(await hot()).toEqual([])
    await record('footbridge', '10.5.0.1')
    expect([await hot(), await suggestions('footb')].map(([first]) => first)).toEqual(['Footbridge', 'Footbridge'])
    await platform.database.insert(sensitiveWords).values({ word: 'footbridge' })
    expect([await hot(), await record('footbridge', '10.6.0.1')]).toEqual([[], false])
    await platform.database.delete(sensitiveWords).where(eq(sensitiveWords.word, 'footbridge'))
    const kept = await queriesOf(platform.database).read(build.select().from(searchPhrases))
    expect(kept.map((row) => Object.keys(row).sort())).toEqual([
      ['countedAt', 'key', 'language', 'people', 'score', 'shown'],
    ])
    for (let index = 0; index < 60; index += 1) await record('market', '10.7.0.1')
    expect((await platform.call(recordSearch, { body: { q: 'market' }, from: '10.7.0.1' })).code).toBe(429001)
    // What many people look for is suggested to the other tests, too.
    await platform.database.delete(searchPhrases)
  })

  it('begins with the organisation that is searched', async () => {
    const start = await platform.call(getSearchStart, { query: { organisation_id: 'paper' } })
    expect(start.data.organisation).toEqual({ id: 'paper', name: expect.stringMatching(/Bend Daily|河湾日报/) })
    expect((await platform.call(getSearchStart, { query: { organisation_id: 'nobody' } })).code).toBe(403001)
  })

  it('finds what has most of the words where nothing has them all, the same for every type, and says by which', async () => {
    expect(await ids('footbridge zeppelin')).toEqual(await ids('footbridge'))
    expect(await counts('footbridge zeppelin')).toEqual(await counts('footbridge'))
    const { items } = await page({ q: '步行桥 齐柏林' })
    expect(items.map(({ id, found_by }) => [id, found_by])).toEqual([
      ['new-title', ['步行', '行桥']],
      ['old-title', ['步行', '行桥']],
      ['new-text', ['步行', '行桥']],
      ['of-paper', ['步行', '行桥']],
    ])
    expect((await page({ q: 'footbridge' })).items.map(({ found_by }) => found_by)).toEqual(Array(4).fill(null))
    // What is found elsewhere is meant: no other words for one type alone.
    expect(await ids('letter footbridge', { types: '4' })).toEqual(['new-title'])
    expect(await ids('morning news footbridge market', { types: '4' })).toEqual([])
    expect([await ids('zeppelin'), await counts('zeppelin quagmire')]).toEqual([[], {}])
    // Of words that never stand together the rarest says most, and a common one does not hide it.
    expect(await ids('letter daily zeppelin')).toEqual(['paper', 'of-paper'])
    expect(await ids('daily letter zeppelin')).toEqual(['paper', 'of-paper'])
    // Most of the words stand before one of them, wherever they were typed.
    expect(await ids('letter lantern quay zeppelin')).toEqual(['old-title', 'new-text'])
  })

  it.each([
    ['in other words, of the other language', 'walkway 纸鸢 zeppelin', 'fm'],
    ['by pinyin, in one word or by syllables', 'buxingqiao', 'new-title'],
    ['by pinyin, in one word or by syllables', 'deng long ma tou', 'old-title'],
    ['with a slip of the finger', 'footbrigde', 'new-title'],
    ['with a letter too many', 'lanternn', 'old-title'],
    ['with a character that sounds alike', '灯龙码头', 'old-title'],
    ['as a question', 'where is the footbridge please', 'new-title'],
  ])('finds what was asked %s: %s', async (_, q, expected) => {
    expect(await ids(q)).toContain(expected)
  })

  it('finds what was published meanwhile, and shows nothing that was withdrawn since', async () => {
    const { database } = platform
    await insert('late', '新的热气球', 'New balloons', 10, { publishedAt: platform.clock.now() })
    await cleanUp(platform.platform)
    await insert('later', '又一只热气球', 'Another balloon', 10, { publishedAt: platform.clock.now() })
    await cleanUp(platform.platform)
    expect(await ids('balloon')).toEqual(['later', 'late'])
    await database.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, 'late'))
    expect(await ids('balloon', { page_size: '1' })).toEqual(['later'])
    expect(await ids('balloon')).toEqual(['later'])
  })
})
