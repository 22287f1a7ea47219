import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { getArticle } from '../../../../../contract/articles'
import { getAlbum, listAlbumTracks } from '../../../../../contract/audio'
import { errorCodes } from '../../../../../contract/envelope'
import { listFeed } from '../../../../../contract/feed'
import { search } from '../../../../../contract/search'
import { imports } from '../../../../../platform/features/media/imports/imports.schema'
import { runImports } from '../../../../../platform/features/media/imports/run-imports'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { describeOnBothDatabases } from '../../../../support/databases'
import { rssOf, startFeedServer } from '../../../../support/feed-server'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { exampleFolder, preparePublishing, publishingTools } from '../../../../support/publishing'

const rss = 'application/rss+xml'
const hour = 3600

describeOnBothDatabases('importing feeds', (open) => {
  let server: Awaited<ReturnType<typeof startFeedServer>>
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  let sound: Uint8Array
  let picture: Uint8Array
  beforeAll(async () => {
    server = await startFeedServer()
    sound = await readFile(join(exampleFolder, 'reading-en.m4a'))
    picture = await readFile(join(exampleFolder, 'river.jpg'))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), configuration: { outsideOrigins: [server.origin] } })
    await preparePublishing(platform)
    tools = await publishingTools(platform)
    server.asked.length = 0
  })
  afterEach(async () => {
    await tools.clear()
    await platform.close()
  })
  const english = { headers: { 'accept-language': 'en' } }
  const run = () => runImports(platform.platform)
  const add = (path: string) => tools.do('import', 'add', 'org-02', `${server.origin}${path}`, 'news-city')
  const fed = async () => (await platform.ask(listFeed, english)).items
  const titles = async () => (await fed()).map(({ title }) => title).sort()
  const row = async () =>
    await queriesOf(platform.database).readOne(build.select().from(imports).orderBy(asc(imports.createdAt)))
  /** Adds a feed and reads it once. */
  const importOnce = async (path: string, xml: string) => {
    server.set(path, rss, xml)
    await add(path)
    await run()
  }
  const again = async () => {
    platform.clock.advance(hour)
    await run()
  }

  it('makes articles of a feed, with the organisation, the category, the cover and clean text', async () => {
    server.set('/cover.jpg', 'image/jpeg', picture)
    await importOnce(
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
    const items = await fed()
    const quay = items.find(({ title }) => title.startsWith('A new'))
    expect(quay).toMatchObject({
      ...{ title: 'A new quay & more', summary: 'Ships come.', source: { id: 'org-02' }, external_url: null },
      published_at: '2026-03-05T06:00:00.000Z',
    })
    expect(items.find(({ title }) => title === 'Only a summary')).toMatchObject({
      ...{ summary: 'In short.', external_url: 'https://harbour.example/two' },
    })
    const { content, cover } = await platform.ask(getArticle, { path: { id: quay?.id ?? '' }, ...english })
    expect(content).toContain('<p>Ships <b>come</b>.</p><a href="https://harbour.example/more">more</a><a>no</a>')
    expect(content).not.toMatch(/script|onclick|pixel|javascript/)
    expect(content).toContain('>harbour.example</a>')
    expect((await platform.app.inject({ url: cover ?? '' })).statusCode).toBe(200)
    const found = await platform.ask(search, { query: { q: 'quay' }, ...english })
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
    await importOnce('/podcast', rssOf([episode(2), episode(1)], head))
    const albumId = (await row())?.albumId ?? ''
    const album = await platform.ask(getAlbum, { path: { id: albumId }, ...english })
    expect(album).toMatchObject({ title: 'Sounds of the harbour', tracks: 2, description: 'Every morning.' })
    expect(server.asked.filter((path) => path === '/art.jpg')).toHaveLength(1)
    const tracks = async () => (await platform.call(listAlbumTracks, { path: { id: albumId }, ...english })).data.items
    expect(await tracks()).toMatchObject([
      { title: 'Episode 1', sort: 1, audio: { duration: 4 } },
      { title: 'Episode 2', sort: 2 },
    ])
    const [{ audio, cover }] = await tracks()
    expect(audio.url).toMatch(/^\/uploads\/p-/)
    expect((await platform.app.inject({ url: audio.url, headers: { range: 'bytes=0-9' } })).statusCode).toBe(206)
    expect((await platform.app.inject({ url: cover })).statusCode).toBe(200)
    server.set('/podcast', rss, rssOf([episode(3), episode(2)], head))
    await again()
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
    await importOnce('/feed', rssOf([one, two]))
    await run()
    expect(server.asked).toEqual(['/feed'])
    const ids = async () => (await fed()).map(({ id }) => id).sort()
    const before = await ids()
    await again()
    expect([await ids(), server.asked.length]).toEqual([before, 2])
    server.set(
      '/feed',
      rss,
      rssOf([
        { ...one, title: 'First, corrected' },
        { ...two, guid: 'https://harbour.example/?p=2' },
      ]),
    )
    await again()
    expect([await titles(), await ids()]).toEqual([['First, corrected', 'Second'], before])
    server.set('/feed', rss, rssOf([{ ...two, guid: 'https://harbour.example/?p=2' }]))
    await again()
    expect(await ids()).toEqual(before)
  })

  it('asks only for changes where the server names its versions', async () => {
    const seen: (string | undefined)[] = []
    server.set('/feed', rss, (request, response) => {
      seen.push(request.headers['if-none-match'])
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
      else response.writeHead(200, { 'content-type': rss, etag: '"v1"' }).end(rssOf([{ guid: 'one', title: 'First' }]))
    })
    await add('/feed')
    await run()
    await again()
    await again()
    expect(seen).toEqual([undefined, '"v1"', '"v1"'])
    expect([await titles(), (await row())?.failures]).toEqual([['First'], 0])
  })

  it('is read by one of several processes, and again when that one was killed', async () => {
    server.set('/feed', rss, rssOf([{ guid: 'one', title: 'First' }]))
    await add('/feed')
    await Promise.all([run(), run(), run()])
    expect(server.asked).toEqual(['/feed'])
    // A process takes it and is killed.
    await platform.database.update(imports).set({ dueAt: new Date(platform.clock.now().getTime() + 30 * 60_000) })
    server.asked.length = 0
    await run()
    expect(server.asked).toEqual([])
    platform.clock.advance(30 * 60)
    await run()
    expect(server.asked).toEqual(['/feed'])
  })

  it.each([
    [
      'that declares entities',
      '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>',
      'it declares entities',
    ],
    ['that is none', '<html><body>Not here</body></html>', 'it is neither RSS nor Atom'],
    ['that is torn', '<rss version="2.0"><channel><item><title>', 'it ends within its first item'],
    ['that is huge, and has nothing', ' '.repeat(17 * 1024 * 1024), 'it is neither RSS nor Atom'],
    [
      'in an encoding of its own',
      '<?xml version="1.0" encoding="x-mine"?><rss/>',
      'nobody knows its encoding "x-mine"',
    ],
  ])('says what is wrong with a feed %s', async (_what, xml, problem) => {
    await importOnce('/bad', xml)
    expect((await row())?.problem).toBe(problem)
    expect(await tools.do('import', 'list')).toContain(`problem: ${problem}`)
    expect(await fed()).toEqual([])
  })

  it('reads nothing of a private network, not even by a redirect, and gives up in a loop of redirects', async () => {
    server.set('/loop', rss, (_request, response) => response.writeHead(302, { location: '/loop' }).end())
    server.set('/inside', rss, (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end())
    await add('/loop')
    await add('/inside')
    await run()
    const output = await tools.do('import')
    expect(output.match(/problem: .*/g)?.sort()).toEqual([
      expect.stringMatching(/^problem: it could not be read: it leads into a private network.* \(not-public\)$/),
      'problem: it could not be read: it leads on too often (too-many-redirects)',
    ])
  })

  it.each([
    ['ftp://paper.example/feed', 'it is no address that begins with https:// or http://'],
    ['https://me:secret@paper.example/feed', 'must not have a name and password in it'],
    ['https://paper.example:22/feed', 'port 22 is none of a web server'],
    ['http://169.254.169.254/latest', 'it leads into a private network, or to this machine'],
    ['http://localhost/feed', 'it leads into a private network, or to this machine'],
  ])('refuses %s at once, and says by which rule', async (address, rule) => {
    const { output, failed } = await tools.run('import', 'add', 'org-02', address)
    expect([failed, output]).toEqual([true, expect.stringContaining(rule)])
    expect(await tools.do('import', 'list')).not.toContain(address)
  })

  it('shows no date of the future, and names what it left out, and why', async () => {
    await importOnce(
      '/feed',
      rssOf([
        { guid: 'one', title: 'Tomorrow', at: 'Fri, 01 Jan 2100 00:00:00 GMT' },
        { guid: 'two', title: 'Someday', at: 'soon' },
        { guid: 'three', title: '  ', more: ' ' },
      ]),
    )
    expect((await fed()).map(({ title, published_at }) => [title, published_at])).toEqual([
      ['Tomorrow', platform.clock.now().toISOString()],
    ])
    const lines = ['Someday: its date "soon" says no time that is known', 'item 3: it has neither a title nor a text']
    for (const line of lines) expect(await tools.do('import', 'list')).toContain(`left out: ${line}`)
    const report = await tools.do('import', 'report', (await row())?.id ?? '')
    expect(report).toBe([`Left out of ${server.origin}/feed: 2`, ...lines.map((line) => `  ${line}`)].join('\n'))
  })

  it('takes a long feed in parts, and leaves a damaged sound alone after three attempts', async () => {
    const many = Array.from({ length: 45 }, (_, index) => ({ guid: `item-${index}`, title: `Item ${index}` }))
    await importOnce('/many', rssOf(many))
    const count = async () =>
      (await queriesOf(platform.database).read(build.select({ type: contents.type }).from(contents))).filter(
        ({ type }) => type === 3,
      ).length
    expect(await count()).toBe(20)
    for (const expected of [40, 45]) {
      platform.clock.advance(60)
      await run()
      expect(await count()).toBe(expected)
    }
    await tools.do('import', 'stop', (await row())?.id ?? '')
    server.set('/torn.m4a', 'audio/mp4', sound.subarray(0, 3000))
    await importOnce(
      '/podcast',
      rssOf([
        {
          guid: 'torn',
          title: 'Torn',
          more: `<enclosure url="${server.origin}/torn.m4a" type="audio/mp4" length="1"/>`,
        },
      ]),
    )
    expect(await tools.do('import')).toContain('Torn: "the sound" does not say how long it lasts')
    for (let attempt = 0; attempt < 4; attempt += 1) await again()
    expect(server.asked.filter((path) => path === '/torn.m4a')).toHaveLength(3)
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
    await add('/counted')
    for (let round = 0; round < 4; round += 1) await again()
    expect(reading).toBe(4)
    expect(await titles()).toContain('The newest')
    // Nothing new is left, so the changes wait until the server is asked again.
    platform.clock.advance(600)
    await run()
    expect(reading).toBe(4)
  })

  it('receives a sound once, whatever query its address has at each reading', async () => {
    let reading = 0
    server.set('/signed', rss, (_request, response) => {
      reading += 1
      server.set(`/one.m4a?token=${reading}`, 'audio/mp4', sound)
      const more = `<description>d</description><enclosure url="${server.origin}/one.m4a?token=${reading}" type="audio/mp4" length="1"/>`
      response.writeHead(200, { 'content-type': rss }).end(rssOf([{ guid: 'one', title: 'One', more }]))
    })
    await add('/signed')
    for (let round = 0; round < 3; round += 1) await again()
    expect(reading).toBe(3)
    expect(server.asked.filter((path) => path.startsWith('/one.m4a'))).toEqual(['/one.m4a?token=1'])
  })

  it('waits longer after each failure, stops after many, and begins again when the office asks', async () => {
    server.set('/feed', rss, (_request, response) => response.writeHead(500).end())
    await add('/feed')
    await run()
    expect((await row())?.dueAt.getTime()).toBe(platform.clock.now().getTime() + hour * 1000)
    await again()
    expect((await row())?.dueAt.getTime()).toBe(platform.clock.now().getTime() + 2 * hour * 1000)
    for (let day = 0; day < 12; day += 1) {
      platform.clock.advance(24 * hour)
      await run()
    }
    expect(server.asked).toHaveLength(12)
    expect(await tools.do()).toContain('stopped, after failures: 12')
    server.set('/feed', rss, rssOf([{ guid: 'one', title: 'First' }]))
    await tools.do('import', 'again', (await row())?.id ?? '')
    await run()
    expect(await titles()).toEqual(['First'])
    expect(await row()).toMatchObject({ state: 'active', failures: 0, problem: null })
  })

  it.each([
    ['10800', 3],
    ['Thu, 05 Mar 2026 11:00:00 GMT', null],
    ['999999999', 24],
    ['0', 1],
    ['soon', 1],
  ])('comes again when a server that is busy says so (%s)', async (retryAfter, hours) => {
    server.set('/busy', rss, (_request, response) => response.writeHead(429, { 'retry-after': retryAfter }).end())
    await add('/busy')
    const before = platform.clock.now().getTime()
    await run()
    const due = (await row())?.dueAt.getTime() ?? 0
    expect(due - before).toBe(hours === null ? Date.parse(retryAfter) - before : hours * hour * 1000)
  })

  it('makes an article of each item that shares its guid, and changes none of them into another', async () => {
    const item = (number: number) => ({
      guid: 'same',
      title: `Number ${number}`,
      at: `Thu, 05 Mar 2026 06:00:0${number} GMT`,
      more: `<link>https://harbour.example/${number}</link><description>d${number}</description>`,
    })
    await importOnce('/feed', rssOf([item(1)]))
    const [first] = await fed()
    server.set('/feed', rss, rssOf([1, 2, 3, 4, 5].map(item)))
    await again()
    expect(await titles()).toEqual([1, 2, 3, 4, 5].map((number) => `Number ${number}`))
    server.set('/feed', rss, rssOf([item(6)]))
    await again()
    expect(await titles()).toHaveLength(6)
    expect((await fed()).find(({ id }) => id === first?.id)?.title).toBe('Number 1')
  })

  it('decides by the bytes what is a sound, and leaves what was published what it is', async () => {
    const item = (number: number, more: string) => ({
      guid: `item-${number}`,
      title: `Item ${number}`,
      more: `<description>Words</description>${more}`,
    })
    const enclosure = (path: string) => `<enclosure url="${server.origin}${path}" type="file"/>`
    server.set('/download?id=1', 'binary/octet-stream', sound)
    server.set('/download?id=2', 'application/octet-stream', Buffer.from('%PDF-1.7 no sound'))
    server.set('/download?id=3', 'text/html', sound)
    const kinds = async () =>
      (
        await queriesOf(platform.database).read(
          build.select({ type: contents.type, title: contents.title }).from(contents),
        )
      )
        .filter(({ title }) => title.en.startsWith('Item'))
        .map(({ type, title }) => `${title.en}: ${type}`)
        .sort()
    // Documents are attached to news.
    await importOnce('/news', rssOf([1, 2, 3].map((number) => item(number, enclosure('/download?id=2')))))
    expect(await kinds()).toEqual(['Item 1: 3', 'Item 2: 3', 'Item 3: 3'])
    expect((await row())?.albumId).toBeNull()
    await tools.do('import', 'stop', (await row())?.id ?? '')
    const podcast = (gone: boolean) =>
      rssOf([
        item(4, gone ? '' : enclosure('/download?id=1')),
        item(5, enclosure('/download?id=2')),
        item(6, enclosure('/download?id=1')),
        item(7, ''),
      ])
    await importOnce('/podcast', podcast(false))
    const imported = ['Item 4: 1', 'Item 5: 3', 'Item 6: 1', 'Item 7: 3']
    expect((await kinds()).slice(3)).toEqual(imported)
    server.set('/podcast', rss, podcast(true).replace('Words', 'Other words'))
    await again()
    expect((await kinds()).slice(3)).toEqual(imported)
    expect(await tools.do('import', 'list')).toContain(
      'left out: Item 4: it is no sound any more; what was published stays',
    )
    // A page of text is refused by its header, without a look at its bytes.
    await importOnce('/third', rssOf([item(8, `<enclosure url="${server.origin}/download?id=3" type="audio/mpeg"/>`)]))
    expect(await tools.do('import', 'list')).toContain('could not be read: type')
  })

  it('takes an item back for good', async () => {
    await importOnce('/feed', rssOf([{ guid: 'one', title: 'First' }]))
    const [item] = await fed()
    await tools.do('import', 'withdraw', item?.id ?? '')
    server.set('/feed', rss, rssOf([{ guid: 'one', title: 'First, again' }]))
    await again()
    expect(await platform.call(getArticle, { path: { id: item?.id ?? '' } })).toMatchObject({ code: errorCodes.gone })
    expect(await fed()).toEqual([])
  })

  it('refuses what is no feed of an organisation here', async () => {
    const refusalOf = async (...words: string[]) => (await tools.run('import', ...words)).output
    expect(await refusalOf('add', 'org-99', `${server.origin}/feed`)).toBe('there is no organisation "org-99"')
    expect(await refusalOf('add', 'org-02', 'ftp://paper.example/')).toContain('it is no address that begins')
    expect(await refusalOf('add', 'org-02', `${server.origin}/feed`, 'nowhere')).toBe(
      'there is no sub-category "nowhere"',
    )
    await add('/feed')
    expect(await refusalOf('add', 'org-02', `${server.origin}/feed`)).toContain('is imported already')
  })
})
