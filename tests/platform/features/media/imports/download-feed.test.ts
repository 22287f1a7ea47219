import { afterAll, beforeAll, expect, it } from 'vitest'
import { downloadFeed } from '../../../../../platform/features/media/imports/download-feed'
import { startFeedServer } from '../../../../support/feed-server'
import { readTestFeed } from '../../../../support/read-test-feed'

let server: Awaited<ReturnType<typeof startFeedServer>>
beforeAll(async () => {
  server = await startFeedServer()
})
afterAll(() => server.close())
const download = (path: string) =>
  downloadFeed(`${server.origin}${path}`, {}, { network: {}, trustedOrigins: [server.origin] })

/** A feed that never ends. */
const endless = (path: string, part: (index: number) => Buffer) =>
  server.set(path, '', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' })
    let index = 0
    const write = (): void => {
      while (response.write(part((index += 1))));
    }
    response.on('drain', write)
    write()
  })
const item = (index: number): string =>
  `${index === 1 ? '<rss><channel><title>Endless</title>' : ''}<item><title>Item ${index}</title><link>/${index}</link><pubDate>2026-11-20T08:30:00Z</pubDate></item>`

it.each([
  ['UTF-8', (index: number) => Buffer.from(item(index))],
  ['UTF-16', (index: number) => Buffer.from(item(index), 'utf16le')],
])('a feed in %s is received until it has enough items, however long it goes on', async (_encoding, part) => {
  endless('/endless', part)
  const feed = await download('/endless')
  expect(feed).toMatchObject({ ok: true, isCut: true })
  const read = readTestFeed(feed.ok ? feed.bytes : '', { isCut: true })
  expect([read.title, read.items.length]).toEqual(['Endless', 300])
  expect(read.leftOut.map(({ reason }) => reason)).toEqual([
    'what follows its first 2000 items',
    '1700 older items: the newest 300 are taken',
  ])
})

it('a feed that has no items is received until it is too long', async () => {
  endless('/empty', () => Buffer.alloc(1_000_000, ' '))
  const feed = await download('/empty')
  expect(feed).toMatchObject({ ok: true, isCut: true })
})

it('is led on ten times, and no further', async () => {
  for (let hops = 0; hops < 12; hops += 1)
    server.set(`/${hops}`, 'text/xml', (_request, response) =>
      hops === 0
        ? response.writeHead(200, { 'content-type': 'text/xml' }).end('<rss/>')
        : response.writeHead(302, { location: `/${hops - 1}` }).end(),
    )
  expect(await download('/10')).toMatchObject({ ok: true, address: `${server.origin}/0` })
  expect(await download('/11')).toMatchObject({ ok: false, reason: 'too-many-redirects' })
})

it.each(['application/octet-stream', 'application/x-rss', 'application/force-download', '', 'TEXT/XML; charset=gbk'])(
  'is taken when its server calls it "%s"',
  async (type) => {
    server.set('/odd', '', (_request, response) => {
      response.writeHead(200, type === '' ? {} : { 'content-type': type }).end('<rss/>')
    })
    expect(await download('/odd')).toMatchObject({ ok: true })
  },
)
