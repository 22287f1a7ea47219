import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { getArticle } from '../../../../../contract/articles'
import { getAlbum, listAlbumTracks } from '../../../../../contract/audio'
import { errorCodes } from '../../../../../contract/envelope'
import { search } from '../../../../../contract/search'
import { imports } from '../../../../../platform/features/media/imports/imports.schema'
import { describeOnBothDatabases } from '../../../../support/databases'
import { rssOf, startFeedServer } from '../../../../support/feed-server'
import { exampleFolder } from '../../../../support/publishing'
import { rss, startImporter, type Importer } from './feed-importer'

describeOnBothDatabases('importing feeds', (open) => {
  let server: Awaited<ReturnType<typeof startFeedServer>>
  let sound: Uint8Array
  let picture: Uint8Array
  beforeAll(async () => {
    server = await startFeedServer()
    sound = await readFile(join(exampleFolder, 'reading-en.m4a'))
    picture = await readFile(join(exampleFolder, 'river.jpg'))
  })
  afterAll(() => server.close())
  let importer: Importer
  beforeEach(async () => {
    importer = await startImporter(await open(), server)
  })
  afterEach(() => importer.close())
  const english = { headers: { 'accept-language': 'en' } }

  it('makes articles of a feed, with the organisation, the category, the cover and clean text', async () => {
    server.set('/cover.jpg', 'image/jpeg', picture)
    await importer.importOnce(
      '/feed',
      rssOf([
        {
          guid: 'one',
          title: 'A new &lt;i&gt;quay&lt;/i&gt; &amp;amp; more',
          more: `<link>https://harbour.example/quay</link><description>Ships come.</description><content:encoded><![CDATA[<p onclick="x()">Ships <b>come</b>.<script>alert(1)</script><img src="https://elsewhere.example/pixel.gif"></p><a href="/more">more</a><a href="javascript:alert(1)">no</a>]]></content:encoded><enclosure url="${server.origin}/cover.jpg" type="image/jpeg" length="1"/>`,
        },
        {
          guid: 'two',
          title: 'Only a summary',
          more: '<link>https://harbour.example/two</link><description>&lt;p&gt;In short.&lt;/p&gt;</description>',
        },
      ]),
    )
    const items = await importer.fed()
    const quay = items.find(({ title }) => title.startsWith('A new'))
    expect(quay).toMatchObject({
      ...{ title: 'A new quay & more', summary: 'Ships come.', source: { id: 'org-02' }, external_url: null },
      published_at: '2026-03-05T06:00:00.000Z',
    })
    expect(items.find(({ title }) => title === 'Only a summary')).toMatchObject({
      ...{ summary: 'In short.', external_url: 'https://harbour.example/two' },
    })
    const { content, cover } = await importer.platform.ask(getArticle, { path: { id: quay?.id ?? '' }, ...english })
    expect(content).toContain('<p>Ships <b>come</b>.</p><a href="https://harbour.example/more">more</a><a>no</a>')
    expect(content).not.toMatch(/script|onclick|pixel|javascript/)
    expect(content).toContain('>harbour.example</a>')
    expect((await importer.platform.app.inject({ url: cover ?? '' })).statusCode).toBe(200)
    const found = await importer.platform.ask(search, { query: { q: 'quay' }, ...english })
    expect(found.items).toHaveLength(1)
  })

  it('makes an album of a podcast, whose sounds are played from here', async () => {
    server.set('/one.m4a', 'audio/mp4', sound)
    server.set('/art.jpg', 'image/jpeg', picture)
    const episode = (number: number) => ({
      guid: `episode-${number}`,
      title: `Episode ${number}`,
      at: `Thu, 05 Mar 2026 0${number}:00:00 GMT`,
      more: `<description>Part ${number}</description><enclosure url="${server.origin}/one.m4a" type="audio/mp4" length="1"/>`,
    })
    const head = `<title>Sounds of the harbour</title><description>Every morning.</description><itunes:image href="${server.origin}/art.jpg"/>`
    await importer.importOnce('/podcast', rssOf([episode(2), episode(1)], head))
    const albumId = (await importer.row())?.albumId ?? ''
    const album = await importer.platform.ask(getAlbum, { path: { id: albumId }, ...english })
    expect(album).toMatchObject({ title: 'Sounds of the harbour', tracks: 2, description: 'Every morning.' })
    expect(server.asked.filter((path) => path === '/art.jpg')).toHaveLength(1)
    const tracks = async () =>
      (await importer.platform.call(listAlbumTracks, { path: { id: albumId }, ...english })).data.items
    expect(await tracks()).toMatchObject([
      { title: 'Episode 1', sort: 1, audio: { duration: 4 } },
      { title: 'Episode 2', sort: 2 },
    ])
    const [{ audio, cover }] = await tracks()
    expect(audio.url).toMatch(/^\/uploads\/p-/)
    expect((await importer.platform.app.inject({ url: audio.url, headers: { range: 'bytes=0-9' } })).statusCode).toBe(
      206,
    )
    expect((await importer.platform.app.inject({ url: cover })).statusCode).toBe(200)
    server.set('/podcast', rss, rssOf([episode(3), episode(2)], head))
    await importer.again()
    // What the feed dropped stays.
    expect((await tracks()).map(({ title }: { title: string }) => title)).toEqual([
      'Episode 1',
      'Episode 2',
      'Episode 3',
    ])
  })

  it('reads it again every hour: nothing new, a change, a changed guid, one that vanished', async () => {
    const one = {
      guid: 'one',
      title: 'First',
      more: '<link>https://harbour.example/one</link><description>d</description>',
    }
    const two = {
      guid: 'two',
      title: 'Second',
      more: '<link>https://harbour.example/two</link><description>d</description>',
    }
    await importer.importOnce('/feed', rssOf([one, two]))
    await importer.run()
    expect(server.asked).toEqual(['/feed'])
    const ids = async () => (await importer.fed()).map(({ id }) => id).sort()
    const before = await ids()
    await importer.again()
    expect([await ids(), server.asked.length]).toEqual([before, 2])
    server.set(
      '/feed',
      rss,
      rssOf([
        { ...one, title: 'First, corrected' },
        { ...two, guid: 'https://harbour.example/?p=2' },
      ]),
    )
    await importer.again()
    expect([await importer.titles(), await ids()]).toEqual([['First, corrected', 'Second'], before])
    server.set('/feed', rss, rssOf([{ ...two, guid: 'https://harbour.example/?p=2' }]))
    await importer.again()
    expect(await ids()).toEqual(before)
  })

  it('asks only for changes where the server names its versions', async () => {
    const seen: (string | undefined)[] = []
    server.set('/feed', rss, (request, response) => {
      seen.push(request.headers['if-none-match'])
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
      else response.writeHead(200, { 'content-type': rss, etag: '"v1"' }).end(rssOf([{ guid: 'one', title: 'First' }]))
    })
    await importer.add('/feed')
    await importer.run()
    await importer.again()
    await importer.again()
    expect(seen).toEqual([undefined, '"v1"', '"v1"'])
    expect([await importer.titles(), (await importer.row())?.failures]).toEqual([['First'], 0])
  })

  it('is read by one of several processes, and again when that one was killed', async () => {
    server.set('/feed', rss, rssOf([{ guid: 'one', title: 'First' }]))
    await importer.add('/feed')
    await Promise.all([importer.run(), importer.run(), importer.run()])
    expect(server.asked).toEqual(['/feed'])
    // A process takes it and is killed.
    await importer.platform.database
      .update(imports)
      .set({ dueAt: new Date(importer.platform.clock.now().getTime() + 30 * 60_000) })
    server.asked.length = 0
    await importer.run()
    expect(server.asked).toEqual([])
    importer.platform.clock.advance(30 * 60)
    await importer.run()
    expect(server.asked).toEqual(['/feed'])
  })

  it('takes what is new before what is different at every reading', async () => {
    let reading = 0
    const counted = Array.from({ length: 25 }, (_, index) => ({
      guid: `item-${index}`,
      title: `Item ${index}`,
      at: `Thu, 05 Mar 2026 05:${10 + index}:00 GMT`,
    }))
    const newest = { guid: 'newest', title: 'The newest', at: 'Thu, 05 Mar 2026 06:30:00 GMT' }
    server.set('/counted', rss, (_request, response) => {
      reading += 1
      const items = counted.map((each) => ({ ...each, more: `<description>Read ${reading} times</description>` }))
      response.writeHead(200, { 'content-type': rss }).end(rssOf(reading > 3 ? [newest, ...items] : items))
    })
    await importer.add('/counted')
    for (let round = 0; round < 4; round += 1) await importer.again()
    expect(reading).toBe(4)
    expect(await importer.titles()).toContain('The newest')
    // Nothing new is left, so the changes wait until the server is asked again.
    importer.platform.clock.advance(600)
    await importer.run()
    expect(reading).toBe(4)
  })

  it('makes an article of each item that shares its guid, and changes none of them into another', async () => {
    const item = (number: number) => ({
      guid: 'same',
      title: `Number ${number}`,
      at: `Thu, 05 Mar 2026 06:00:0${number} GMT`,
      more: `<link>https://harbour.example/${number}</link><description>d${number}</description>`,
    })
    await importer.importOnce('/feed', rssOf([item(1)]))
    const [first] = await importer.fed()
    server.set('/feed', rss, rssOf([1, 2, 3, 4, 5].map(item)))
    await importer.again()
    expect(await importer.titles()).toEqual([1, 2, 3, 4, 5].map((number) => `Number ${number}`))
    server.set('/feed', rss, rssOf([item(6)]))
    await importer.again()
    expect(await importer.titles()).toHaveLength(6)
    expect((await importer.fed()).find(({ id }) => id === first?.id)?.title).toBe('Number 1')
  })

  it('takes an item back for good', async () => {
    await importer.importOnce('/feed', rssOf([{ guid: 'one', title: 'First' }]))
    const [item] = await importer.fed()
    await importer.tools.do('import', 'withdraw', item?.id ?? '')
    server.set('/feed', rss, rssOf([{ guid: 'one', title: 'First, again' }]))
    await importer.again()
    expect(await importer.platform.call(getArticle, { path: { id: item?.id ?? '' } })).toMatchObject({
      code: errorCodes.gone,
    })
    expect(await importer.fed()).toEqual([])
  })

  it('refuses what is no feed of an organisation here', async () => {
    const refusalOf = async (...words: string[]) => (await importer.tools.run('import', ...words)).output
    expect(await refusalOf('add', 'org-99', `${server.origin}/feed`)).toBe('there is no organisation "org-99"')
    expect(await refusalOf('add', 'org-02', 'ftp://paper.example/')).toContain('it is no address that begins')
    expect(await refusalOf('add', 'org-02', `${server.origin}/feed`, 'nowhere')).toBe(
      'there is no sub-category "nowhere"',
    )
    await importer.add('/feed')
    expect(await refusalOf('add', 'org-02', `${server.origin}/feed`)).toContain('is imported already')
  })
})
