import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleDetails } from '../../../../../platform/features/media/articles/articles.schema'
import { tracks } from '../../../../../platform/features/media/audio/audio.schema'
import { importedItems, imports } from '../../../../../platform/features/media/imports/imports.schema'
import { runImports } from '../../../../../platform/features/media/imports/run-imports'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { startFeedServer } from '../../../../support/feed-server'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { exampleFolder, preparePublishing, publishingTools } from '../../../../support/publishing'

/** Feeds in the shapes that common programs give them; the words are ours. */
const folder = fileURLToPath(new URL('../../../../fixtures/feeds', import.meta.url))

/** What each feed becomes: time, kind, title, and the text of an article, the address of a card, or the words of a sound. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'wordpress.xml': [
    '2026-11-19 23:00 article Use of <code> in notices: <p>Write &lt;code&gt; around it.</p>',
    '2026-11-20 01:30 article The ferry “Heron” is back & running: <p>After six weeks the ferry runs again.</p><h2>When it leaves</h2><p>It leaves at <strong>seven</strong>. <a href="https://harbour.example/timetable">Timetable</a></p><p>The post <a href="https://harbour.example/2026/11/ferry/">The ferry “Heron” is back</a> appeared first on <a href="https://harbour.example/">Harbour</a>.</p>',
  ],
  'ghost.xml': [
    '2026-11-18 06:00 article with a cover A market by the water: <p>Seventy stalls stand by the water.</p><figure><figcaption>In the evening</figcaption></figure>',
  ],
  'blogger.xml': [
    '2026-11-11 06:15 article The path is closed until Sunday: <p>The path is closed until Sunday. Go round by the road.</p>',
    '2026-11-19 06:15 article with a cover From <Old Bridge, North> to the mill: <p>An easy walk.</p><div>Take <a href="https://valley.example/2026/11/map.html">the map</a>.</div>',
  ],
  'discuz.xml': [
    '2026-11-19 12:30 article 求问<公交, 3路>末班车: <p>几点 哪里上车</p>',
    '2026-11-20 01:00 article 望江路路灯修好了 & 谢谢: <p>今晚路过，镕基桥头的路灯亮了。 ...</p>',
  ],
  'wechat-bridge.xml': [
    '2026-11-19 10:00 card 缴费指南: https://mp.weixin.example/s?__biz=MzA&mid=1&idx=2&sn=bb',
    '2026-11-20 01:00 article 停水通知｜周五: <section><p>各位居民：</p><p><span>周五停水，请提前储水。</span></p><p>恢复时间另行通知。</p></section>',
  ],
  'libsyn.xml': [
    '2026-11-12 10:00 sound with a cover Episode 1: The weir: A weir & its fish.',
    '2026-11-19 10:00 sound with a cover Episode 2: The lock: How boats climb. / With the keeper.',
  ],
  'anchor.xml': ['2026-11-17 05:00 sound with a cover A walk at dawn: Birds.'],
  'himalaya.xml': ['2026-11-16 12:00 sound 第一期：江上的桥: 桥的故事', '2026-11-17 12:00 sound 第二期：江上的船: '],
  'substack.xml': [
    '2026-11-15 12:01 article with a cover On waiting: <p>We wait for the boat.</p><blockquote><p>It comes.</p></blockquote>',
  ],
  'hugo.xml': [
    '2026-11-14 00:00 article The wheel turns: <p>The wheel turns again.</p><p>Come and see, if <code>a &lt; b</code>.</p>',
  ],
  'government.xml': [
    '2026-11-18 01:00 article 人事任免: ',
    '2026-11-19 08:05 article 关于停水的公告: <p>周五停水。</p>',
    '2026-11-20 00:30 article 关于望江路施工的公告: <p>施工期间请绕行。</p><p>特此公告。</p>',
  ],
  'notices-utf16.xml': ['2026-11-13 01:05 article 周六体检: <p>带上身份证。</p>'],
  'district-big5.xml': ['2026-11-11 22:00 article 公園開放: <p>每日六時開放。</p>'],
  'jekyll.xml': [
    '2026-11-11 00:00 article Tar & rope: <p>See <a href="https://boat.example/2026/11/10/rope.html">rope</a>.</p>',
  ],
  'broken.xml': [
    '2026-11-10 08:00 card One guid for all: https://broken.example/1',
    '2026-11-10 09:00 card One guid for all, again: https://broken.example/2',
    '2026-11-10 11:00 card No title at all, but words: https://broken.example/5',
  ],
}

const leftOut: Readonly<Record<string, readonly string[]>> = {
  'hugo.xml': ['About: its date "Mon, 01 Jan 0001 00:00:00 +0000" says no time that is known'],
  'government.xml': ['办事大厅: its date "11月18日" says no time that is known'],
  'broken.xml': [
    'item 3: it is damaged',
    'Only a title: it has neither text nor sound nor link',
    ': its last item, within which it ends',
  ],
}

describe('a corpus of feeds', () => {
  let server: Awaited<ReturnType<typeof startFeedServer>>
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  beforeAll(async () => {
    server = await startFeedServer()
    platform = await startPlatform({ configuration: { outsideOrigins: [server.origin] } })
    await preparePublishing(platform)
    tools = await publishingTools(platform)
    platform.clock.advance((Date.UTC(2026, 10, 21) - platform.clock.now().getTime()) / 1000)
    const sound = await readFile(join(exampleFolder, 'reading-en.m4a'))
    server.set('/cover.jpg', 'image/jpeg', await readFile(join(exampleFolder, 'river.jpg')))
    for (const path of ['/play/1/https%3A%2F%2Fcloud.example%2F2026-10-17%2F1.m4a', '/download?id=1', '/download?id=2'])
      server.set(path, 'application/force-download', sound)
    for (let hops = 10; hops >= 0; hops -= 1)
      server.set(`/hops/${hops}/sound.m4a?dest-id=1`, 'binary/octet-stream', (_request, response) =>
        hops === 0
          ? response.writeHead(200, { 'content-type': 'binary/octet-stream' }).end(sound)
          : response.writeHead(302, { location: `/hops/${hops - 1}/sound.m4a?dest-id=1` }).end(),
      )
    for (const name of Object.keys(expected)) {
      const bytes = await readFile(join(folder, name))
      const placed = Buffer.from(bytes.toString('latin1').replaceAll('ORIGIN', server.origin), 'latin1')
      server.set(`/${name}`, 'application/xml', placed)
      await tools.do('import', 'add', 'org-02', `${server.origin}/${name}`, 'news-city')
    }
  })
  afterAll(async () => {
    await tools.clear()
    await platform.close()
    await server.close()
  })

  const queries = () => queriesOf(platform.database)
  /** Runs until nothing is due. */
  const run = async () => {
    for (let round = 0; round < 3; round += 1) {
      platform.clock.advance(3600)
      await runImports(platform.platform)
    }
  }
  const rows = () =>
    queries().read(
      build
        .select({
          content: contents,
          body: articleDetails.body,
          updatedAt: articleDetails.updatedAt,
          words: tracks.description,
          address: imports.address,
        })
        .from(importedItems)
        .innerJoin(imports, eq(imports.id, importedItems.importId))
        .innerJoin(contents, eq(contents.id, importedItems.contentId))
        .leftJoin(articleDetails, eq(articleDetails.contentId, contents.id))
        .leftJoin(tracks, eq(tracks.contentId, contents.id)),
    )
  const become = async (): Promise<Record<string, string[]>> => {
    const found: Record<string, string[]> = {}
    for (const { content, body, words, address } of await rows()) {
      const { title, covers, externalUrl, publishedAt } = content
      const cover = (covers ?? []).length > 0 ? ' with a cover' : ''
      const text = (body?.en ?? '').replace(/\s*<p><a href="[^"]*">[\w.:-]+<\/a><\/p>\s*$/, '').replace(/\n+/g, '')
      const [kind, says] =
        words !== null
          ? ['sound', words.en.replaceAll('\n', ' / ')]
          : externalUrl !== null
            ? ['card', externalUrl]
            : ['article', text]
      const line = `${publishedAt?.toISOString().slice(0, 16).replace('T', ' ')} ${kind}${cover} ${title.en}: ${says}`
      ;(found[address.slice(server.origin.length + 1)] ??= []).push(line.replaceAll(server.origin, 'ORIGIN'))
    }
    for (const lines of Object.values(found)) lines.sort()
    return found
  }

  it('has a row for each of its files', async () => {
    expect((await readdir(folder)).sort()).toEqual(Object.keys(expected).sort())
  })

  it('becomes what its makers meant, and says the same when it is read again', async () => {
    await run()
    expect(await become()).toEqual(expected)
    const before = await rows()
    const asked = server.asked.filter((path) => !path.endsWith('.xml')).length
    await run()
    expect(await rows()).toEqual(before)
    expect(server.asked.filter((path) => !path.endsWith('.xml'))).toHaveLength(asked)
  })

  it('names what was left out', async () => {
    const found = await queries().read(
      build.select({ address: imports.address, leftOut: imports.leftOut, problem: imports.problem }).from(imports),
    )
    const named = found.filter((each) => each.leftOut.length > 0)
    expect(
      Object.fromEntries(
        named.map(({ address, leftOut: all }) => [
          address.slice(server.origin.length + 1),
          all.map(({ title, reason }) => `${title}: ${reason}`),
        ]),
      ),
    ).toEqual(leftOut)
    expect(found.flatMap(({ problem }) => problem ?? [])).toEqual([])
  })
})
