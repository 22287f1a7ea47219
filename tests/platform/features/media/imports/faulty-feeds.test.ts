import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { describeOnBothDatabases } from '../../../../support/databases'
import { rssOf, startFeedServer } from '../../../../support/feed-server'
import { exampleFolder } from '../../../../support/publishing'
import { hour, rss, startImporter, type Importer } from './feed-importer'

describeOnBothDatabases('importing feeds', (open) => {
  let server: Awaited<ReturnType<typeof startFeedServer>>
  let sound: Uint8Array
  beforeAll(async () => {
    server = await startFeedServer()
    sound = await readFile(join(exampleFolder, 'reading-en.m4a'))
  })
  afterAll(() => server.close())
  let importer: Importer
  beforeEach(async () => {
    importer = await startImporter(await open(), server)
  })
  afterEach(() => importer.close())

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
    await importer.importOnce('/bad', xml)
    expect((await importer.row())?.problem).toBe(problem)
    expect(await importer.tools.do('import', 'list')).toContain(`problem: ${problem}`)
    expect(await importer.fed()).toEqual([])
  })

  it('reads nothing of a private network, not even by a redirect, and gives up in a loop of redirects', async () => {
    server.set('/loop', rss, (_request, response) => response.writeHead(302, { location: '/loop' }).end())
    server.set('/inside', rss, (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end())
    await importer.add('/loop')
    await importer.add('/inside')
    await importer.run()
    const output = await importer.tools.do('import')
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
    const { output, failed } = await importer.tools.run('import', 'add', 'org-02', address)
    expect([failed, output]).toEqual([true, expect.stringContaining(rule)])
    expect(await importer.tools.do('import', 'list')).not.toContain(address)
  })

  it('shows no date of the future, and names what it left out, and why', async () => {
    await importer.importOnce(
      '/feed',
      rssOf([
        { guid: 'one', title: 'Tomorrow', at: 'Fri, 01 Jan 2100 00:00:00 GMT' },
        { guid: 'two', title: 'Someday', at: 'soon' },
        { guid: 'three', title: '  ', more: ' ' },
      ]),
    )
    expect((await importer.fed()).map(({ title, published_at }) => [title, published_at])).toEqual([
      ['Tomorrow', importer.platform.clock.now().toISOString()],
    ])
    const lines = ['Someday: its date "soon" says no time that is known', 'item 3: it has neither a title nor a text']
    for (const line of lines) expect(await importer.tools.do('import', 'list')).toContain(`left out: ${line}`)
    const report = await importer.tools.do('import', 'report', (await importer.row())?.id ?? '')
    expect(report).toBe([`Left out of ${server.origin}/feed: 2`, ...lines.map((line) => `  ${line}`)].join('\n'))
  })

  it('takes a long feed in parts, and leaves a damaged sound alone after three attempts', async () => {
    const many = Array.from({ length: 45 }, (_, index) => ({ guid: `item-${index}`, title: `Item ${index}` }))
    await importer.importOnce('/many', rssOf(many))
    const count = async () =>
      (await queriesOf(importer.platform.database).read(build.select({ type: contents.type }).from(contents))).filter(
        ({ type }) => type === 3,
      ).length
    expect(await count()).toBe(20)
    for (const expected of [40, 45]) {
      importer.platform.clock.advance(60)
      await importer.run()
      expect(await count()).toBe(expected)
    }
    await importer.tools.do('import', 'stop', (await importer.row())?.id ?? '')
    server.set('/torn.m4a', 'audio/mp4', sound.subarray(0, 3000))
    await importer.importOnce(
      '/podcast',
      rssOf([
        {
          guid: 'torn',
          title: 'Torn',
          more: `<enclosure url="${server.origin}/torn.m4a" type="audio/mp4" length="1"/>`,
        },
      ]),
    )
    expect(await importer.tools.do('import')).toContain('Torn: "the sound" does not say how long it lasts')
    for (let attempt = 0; attempt < 4; attempt += 1) await importer.again()
    expect(server.asked.filter((path) => path === '/torn.m4a')).toHaveLength(3)
  })

  it('receives a sound once, whatever query its address has at each reading', async () => {
    let reading = 0
    server.set('/signed', rss, (_request, response) => {
      reading += 1
      server.set(`/one.m4a?token=${reading}`, 'audio/mp4', sound)
      const more = `<description>d</description><enclosure url="${server.origin}/one.m4a?token=${reading}" type="audio/mp4" length="1"/>`
      response.writeHead(200, { 'content-type': rss }).end(rssOf([{ guid: 'one', title: 'One', more }]))
    })
    await importer.add('/signed')
    for (let round = 0; round < 3; round += 1) await importer.again()
    expect(reading).toBe(3)
    expect(server.asked.filter((path) => path.startsWith('/one.m4a'))).toEqual(['/one.m4a?token=1'])
  })

  it('waits longer after each failure, stops after many, and begins again when the office asks', async () => {
    server.set('/feed', rss, (_request, response) => response.writeHead(500).end())
    await importer.add('/feed')
    await importer.run()
    expect((await importer.row())?.dueAt.getTime()).toBe(importer.platform.clock.now().getTime() + hour * 1000)
    await importer.again()
    expect((await importer.row())?.dueAt.getTime()).toBe(importer.platform.clock.now().getTime() + 2 * hour * 1000)
    for (let day = 0; day < 12; day += 1) {
      importer.platform.clock.advance(24 * hour)
      await importer.run()
    }
    expect(server.asked).toHaveLength(12)
    expect(await importer.tools.do()).toContain('stopped, after failures: 12')
    server.set('/feed', rss, rssOf([{ guid: 'one', title: 'First' }]))
    await importer.tools.do('import', 'again', (await importer.row())?.id ?? '')
    await importer.run()
    expect(await importer.titles()).toEqual(['First'])
    expect(await importer.row()).toMatchObject({ state: 'active', failures: 0, problem: null })
  })

  it.each([
    ['10800', 3],
    ['Thu, 05 Mar 2026 11:00:00 GMT', null],
    ['999999999', 24],
    ['0', 1],
    ['soon', 1],
  ])('comes again when a server that is busy says so (%s)', async (retryAfter, hours) => {
    server.set('/busy', rss, (_request, response) => response.writeHead(429, { 'retry-after': retryAfter }).end())
    await importer.add('/busy')
    const before = importer.platform.clock.now().getTime()
    await importer.run()
    const due = (await importer.row())?.dueAt.getTime() ?? 0
    expect(due - before).toBe(hours === null ? Date.parse(retryAfter) - before : hours * hour * 1000)
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
        await queriesOf(importer.platform.database).read(
          build.select({ type: contents.type, title: contents.title }).from(contents),
        )
      )
        .filter(({ title }) => title.en.startsWith('Item'))
        .map(({ type, title }) => `${title.en}: ${type}`)
        .sort()
    // Documents are attached to news.
    await importer.importOnce('/news', rssOf([1, 2, 3].map((number) => item(number, enclosure('/download?id=2')))))
    expect(await kinds()).toEqual(['Item 1: 3', 'Item 2: 3', 'Item 3: 3'])
    expect((await importer.row())?.albumId).toBeNull()
    await importer.tools.do('import', 'stop', (await importer.row())?.id ?? '')
    const podcast = (gone: boolean) =>
      rssOf([
        item(4, gone ? '' : enclosure('/download?id=1')),
        item(5, enclosure('/download?id=2')),
        item(6, enclosure('/download?id=1')),
        item(7, ''),
      ])
    await importer.importOnce('/podcast', podcast(false))
    const imported = ['Item 4: 1', 'Item 5: 3', 'Item 6: 1', 'Item 7: 3']
    expect((await kinds()).slice(3)).toEqual(imported)
    server.set('/podcast', rss, podcast(true).replace('Words', 'Other words'))
    await importer.again()
    expect((await kinds()).slice(3)).toEqual(imported)
    expect(await importer.tools.do('import', 'list')).toContain(
      'left out: Item 4: it is no sound any more; what was published stays',
    )
    // A page of text is refused by its header, without a look at its bytes.
    await importer.importOnce(
      '/third',
      rssOf([item(8, `<enclosure url="${server.origin}/download?id=3" type="audio/mpeg"/>`)]),
    )
    expect(await importer.tools.do('import', 'list')).toContain('could not be read: type')
  })
})
