import * as fc from 'fast-check'
import { parseRssFeed } from 'feedsmith'
import { parseDocument } from 'htmlparser2'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import Parser from 'rss-parser'
import { describe, expect, it } from 'vitest'
import type { FeedItemDto } from '../../../../../contract/feed'
import { podcastOf } from '../../../../../platform/features/overview/discovery/feeds/podcast'
import { rssOf } from '../../../../../platform/features/overview/discovery/feeds/rss'
import {
  sitemapDocument,
  newsEntryOf,
  entryOf,
} from '../../../../../platform/features/overview/discovery/sitemap-entries'
import { xmlOf } from '../../../../../platform/features/civic/open311/structured-xml'
import { anyText } from '../../../../support/any-text'

const origin = 'https://city.example'
const page = (title: string, description: string) => ({
  head: { title, description, image: '/uploads/cover.jpg' },
  ...{ language: 'en' as const, origin, path: '/orgs/1', selfUrl: `${origin}/feeds/x.xml`, next: null },
})
const article = (title: string, summary: string): FeedItemDto =>
  ({
    ...{ id: 'a', type: 3, title, summary, covers: [], external_url: null },
    ...{ published_at: '2026-11-20T08:30:00.000Z', source: { id: 'o', name: title, logo: null } },
  }) as unknown as FeedItemDto

/** The text of a field that readers show as HTML; throws where it has markup besides breaks of lines. */
function shown(html: string | undefined): string {
  const textOf = (nodes: ReturnType<typeof parseDocument>['children']): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return (node as { data?: string }).data ?? ''
        if (node.type === 'tag' && (node as { name?: string }).name === 'br') return '\n'
        throw new Error(`markup: ${html}`)
      })
      .join('')
  return textOf(parseDocument(html ?? '').children)
    .replace(/\n+/g, '\n')
    .trim()
}

describe('a plain text in a feed', () => {
  it('is the same to every reader, and never markup', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), anyText('many'), async (title, text) => {
        const xml = rssOf(page(title, text), [article(title, text)], new Map(), new Map())
        const feed = parseRssFeed(xml)
        const [item] = feed.items ?? []
        expect([feed.title, shown(feed.description)]).toEqual([title, text])
        expect([item?.title, shown(item?.description), item?.dc?.creators?.[0]]).toEqual([title, text, title])
        const other = await new Parser().parseString(xml)
        expect([other.title, shown(other.description)]).toEqual([title, text])
        expect([other.items[0]?.title, shown(other.items[0]?.content)]).toEqual([title, text])
      }),
    )
  })

  it('is the same in a podcast', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), anyText('many'), async (title, text) => {
        const episode = {
          ...{
            id: 'e',
            title,
            description: text,
            image: null,
            url: '/uploads/e.mp3',
            duration: 60,
            sort: 1,
            file: null,
          },
          published_at: new Date(0),
        }
        const xml = podcastOf({ ...page(title, text), author: title, finished: false }, [episode])
        const feed = parseRssFeed(xml)
        const [item] = feed.items ?? []
        expect([feed.title, shown(feed.description), feed.itunes?.author]).toEqual([title, text, title])
        expect([item?.title, shown(item?.description), item?.itunes?.title]).toEqual([title, text, title])
        const other = await new Parser().parseString(xml)
        expect([other.items[0]?.title, shown(other.items[0]?.content)]).toEqual([title, text])
      }),
    )
  })

  it('is not taken apart by what looks like markup', () => {
    const xml = rssOf(page('t', 'd'), [article('t', '<img src=x onerror=alert(1)> a <b c')], new Map(), new Map())
    expect(shown(parseRssFeed(xml).items?.[0]?.description)).toBe('<img src=x onerror=alert(1)> a <b c')
  })
})

describe('a plain text in another document for machines', () => {
  const parser = new XMLParser({ parseTagValue: false, trimValues: false, processEntities: true, htmlEntities: true })
  /** Texts with what XML cannot have. */
  const faulty = fc
    .tuple(anyText(), fc.constantFrom('\u0007', '\uffff', '\ud800', '\0', ''))
    .map((parts) => parts.join(''))

  it('is the same in a sitemap and in open data, which stay well-formed', () => {
    fc.assert(
      fc.property(faulty, (text) => {
        // eslint-disable-next-line no-control-regex
        const kept = text.replace(/[\u0007\uffff\0]|\p{Surrogate}/gu, '')
        const both = { 'zh-CN': text, en: text }
        const news = sitemapDocument(
          'urlset',
          newsEntryOf({ id: 'a', published_at: new Date(0), title: both }, text, origin),
        )
        const film = sitemapDocument(
          'urlset',
          entryOf(
            {
              id: 'v',
              type: 4,
              title: both,
              summary: both,
              cover: '/uploads/c.jpg',
              duration: 3,
              restricted: false,
              published_at: new Date(0),
            },
            origin,
          ),
        )
        const open = xmlOf('services', [{ service_code: text, description: text }])
        for (const xml of [news, film, open]) expect(XMLValidator.validate(xml)).toBe(true)
        expect(parser.parse(news).urlset.url['news:news']['news:title']).toBe(kept)
        expect(parser.parse(open).services.service.description).toBe(kept)
      }),
    )
  })
})
