import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeMarkup } from '../../../../../../platform/kernel/shared/escape-markup'
import { atomFeed, readTestFeed, rssFeed } from '../../../../../support/read-test-feed'

const link = '<link>https://paper.example/1</link>'
const onlyItem = (feed: string, changes: Parameters<typeof readTestFeed>[1] = {}) => {
  const read = readTestFeed(feed, changes)
  expect(read.leftOut).toEqual([])
  expect(read.items).toHaveLength(1)
  return read.items[0]
}
const leftOut = (feed: string) => {
  const read = readTestFeed(feed)
  expect(read.items).toEqual([])
  return read.leftOut.map(({ title, reason }) => `${title}: ${reason}`)
}
/** A text without unseen characters and doubled blanks, as it is stored. */
const anyWords = fc
  .array(
    fc.constantFrom('<', '>', '&', '"', "'", ';', 'a', 'b', 'lt', 'amp', '#39', 'script', '/', '!--', ']]>', '江', ' '),
    { minLength: 1, maxLength: 30 },
  )
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')

describe('a text of a feed', () => {
  it('of Atom is what its type says', () => {
    const titled = (type: string, value: string) =>
      onlyItem(atomFeed(`<id>1</id><title ${type}>${value}</title><summary>s</summary>`))?.title
    expect(titled('type="text"', 'Map &lt;Street, House&gt; explained')).toBe('Map <Street, House> explained')
    expect(titled('', 'a &lt;b&gt;c&lt;/b&gt; &amp;amp;')).toBe('a <b>c</b> &amp;')
    expect(titled("type='html'", 'a &lt;b&gt;c&lt;/b&gt; &amp;amp;')).toBe('a c &')
    expect(titled('type="html"', '&lt;3 the ferry')).toBe('<3 the ferry')
    expect(titled('type="xhtml"', '<div xmlns="http://www.w3.org/1999/xhtml">a <b>c</b> &amp; d</div>')).toBe('a c & d')
    const text = (type: string, value: string) =>
      onlyItem(atomFeed(`<id>1</id><title>t</title><content ${type}>${value}</content>`))?.html
    expect(text('type="html"', '&lt;p&gt;a&lt;/p&gt;')).toBe('<p>a</p>')
    expect(text('type="text/html"', '<![CDATA[<p>a</p>]]>')).toBe('<p>a</p>')
    expect(text('type="xhtml"', '<div xmlns="http://www.w3.org/1999/xhtml"><p>a &lt; b</p></div>')).toBe(
      '<p>a &lt; b</p>',
    )
    expect(text('type="text"', 'a &lt;b&gt;\nc')).toBe('<p>a &lt;b&gt;</p>\n<p>c</p>')
    expect(text('type="text/plain"', 'a &lt;b&gt;')).toBe('<p>a &lt;b&gt;</p>')
  })

  it('of Atom that is plain comes through as it is, whatever it says', () => {
    fc.assert(
      fc.property(anyWords, (text) => {
        const item = onlyItem(
          atomFeed(`<id>1</id><title>${escapeMarkup(text)}</title><summary>${escapeMarkup(text)}</summary>`),
        )
        expect([item?.title, item?.summary]).toEqual([text, text])
      }),
    )
  })

  it('of RSS that is escaped as HTML wants it comes through as it is, whatever it says', () => {
    fc.assert(
      fc.property(anyWords, (text) => {
        // A text that is nothing but escaped markup counts as escaped once too often.
        fc.pre(!/^&lt;[a-z].*&gt;$/is.test(escapeMarkup(text).replaceAll('&#60;', '&lt;').replaceAll('&#62;', '&gt;')))
        const item = onlyItem(
          rssFeed(`${link}<title>t</title><description>${escapeMarkup(escapeMarkup(text))}</description>`),
        )
        expect(item?.summary).toBe(text)
      }),
    )
  })

  it.each([
    ['Map &lt;Street, House&gt; explained', 'Map <Street, House> explained'],
    ['How &lt;b&gt; works', 'How <b> works'],
    ['A feature like &lt;animate [etc.]&gt;?', 'A feature like <animate [etc.]>?'],
    ['Ships &lt;a&gt; as &lt;area&gt; in maps', 'Ships <a> as <area> in maps'],
    ['Don&amp;#x27;t forget', "Don't forget"],
    ['&lt;3 the ferry', '<3 the ferry'],
    ['A &lt;b&gt;bold&lt;/b&gt; step', 'A bold step'],
    ['Tom &amp;amp; Jerry', 'Tom & Jerry'],
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['<![CDATA[Tom &#038; Jerry]]>', 'Tom & Jerry'],
    ['<![CDATA[Tom & Jerry <3]]>', 'Tom & Jerry <3'],
    ['if a &lt; b', 'if a < b'],
    ['one&lt;br&gt;two', 'one two'],
    ['<b>bold</b> XML', 'bold XML'],
    ['A\u202E\u200B title\u0007', 'A title'],
    ['&#8238;A&amp;#8203; title', 'A title'],
  ])('of RSS, as a title %s, is %s', (written, title) => {
    expect(onlyItem(rssFeed(`${link}<title>${written}</title>`))?.title).toBe(title)
  })

  it('that is long HTML in a description is the text of the item', () => {
    const paragraphs = Array.from({ length: 12 }, (_, index) => `<p>Paragraph ${index}, with words.</p>`)
    const item = onlyItem(
      rssFeed(`${link}<title>t</title><description>${escapeMarkup(paragraphs.join(''))}</description>`),
    )
    expect(item?.html?.match(/<p>/g)).toHaveLength(12)
    expect(item?.summary).toMatch(/^Paragraph 0, with words\. Paragraph 1/)
    const long = 'words '.repeat(200)
    expect(onlyItem(rssFeed(`${link}<title>t</title><description>${long}</description>`))?.html).toBe(
      `<p>${long.trim()}</p>`,
    )
    const short = onlyItem(rssFeed(`${link}<title>t</title><description>&lt;p&gt;In short.&lt;/p&gt;</description>`))
    expect([short?.html, short?.summary]).toEqual([null, 'In short.'])
  })

  it('that was escaped once too often is read all the same', () => {
    const twice = escapeMarkup('<p>One &amp; two.</p><p>Three.</p>')
      .replaceAll('&#60;', '&lt;')
      .replaceAll('&#62;', '&gt;')
    for (const written of [`<![CDATA[${twice.replaceAll('&#38;', '&')}]]>`])
      expect(onlyItem(rssFeed(`${link}<title>t</title><content:encoded>${written}</content:encoded>`))?.html).toBe(
        '<p>One &amp; two.</p><p>Three.</p>',
      )
  })

  it('has no unseen characters, in whatever field and notation', () => {
    const bad = 'x\u202Ey&#8203;&amp;#8203;\u200Bz'
    const item = onlyItem(
      rssFeed(
        `${link}<guid>${bad}</guid><title>${bad}</title><description>${bad}</description><content:encoded>${bad}</content:encoded>`,
      ),
    )
    expect(JSON.stringify(item)).not.toMatch(/[\u200B\u202E]/)
    expect(item).toMatchObject({ title: 'xyz', html: '<p>xyz</p>', summary: 'xyz', guid: 'xy&#8203;z' })
  })
})

describe('an item of a feed', () => {
  it('without a title is named by its first words', () => {
    const titleOf = (text: string) => onlyItem(rssFeed(`${link}<description>${text}</description>`))?.title
    expect(titleOf('The ferry is back. It runs daily.')).toBe('The ferry is back')
    expect(titleOf('渡轮恢复了。每天开行。')).toBe('渡轮恢复了')
    expect(titleOf('你好吗？我很好。')).toBe('你好吗？')
    expect(titleOf('x'.repeat(100))).toBe(`${'x'.repeat(59)}…`)
    expect(titleOf('many words '.repeat(20))).toMatch(/^(?:many words ?)+(?:many)?…$/)
    expect(
      onlyItem(atomFeed('<id>1</id><content type="html">&lt;p&gt;First.&lt;/p&gt;&lt;p&gt;Second.&lt;/p&gt;</content>'))
        ?.title,
    ).toBe('First')
    expect(onlyItem(rssFeed('<enclosure url="https://paper.example/The%20ferry.mp3" type="audio/mpeg"/>'))?.title).toBe(
      'The ferry',
    )
  })

  it('is left out by name and reason where it is nothing', () => {
    expect(leftOut(rssFeed('<title>Nothing</title>'))).toEqual(['Nothing: it has neither text nor sound nor link'])
    expect(leftOut(rssFeed('<guid>1</guid>'))).toEqual(['item 1: it has neither a title nor a text'])
    expect(leftOut(rssFeed('<title>Late</title><link>https://paper.example/</link><pubDate>soon</pubDate>'))).toEqual([
      'Late: its date "soon" says no time that is known',
    ])
    expect(leftOut(atomFeed('<id>1</id><title>Never</title><summary>s</summary><updated> </updated>'))).toEqual([
      'Never: it has no date',
    ])
    expect(leftOut(rssFeed('<title>A'))).toEqual(['item 1: it is damaged'])
    expect(
      leftOut(rssFeed('<title>Pdf</title><enclosure url="https://paper.example/a.pdf" type="application/pdf"/>')),
    ).toEqual(['Pdf: it has neither text nor sound nor link'])
  })

  it('is taken with the others when the feed ends within its last one', () => {
    const whole = rssFeed([`<title>One</title>${link}`, '<title>Two</title><link>https://paper.example/2</link>'])
    const read = readTestFeed(whole.slice(0, whole.indexOf('https://paper.example/2')))
    expect([read.items.map(({ title }) => title), read.leftOut]).toEqual([
      ['One'],
      [{ title: '', reason: 'its last item, within which it ends' }],
    ])
    expect(() => readTestFeed(whole.slice(0, whole.indexOf('One')))).toThrow('it ends within its first item')
  })

  it.each([
    ['dc:date', '<dc:date>2026-11-20T08:30:00+08:00</dc:date>'],
    ['dcterms:issued', '<dcterms:issued>2026-11-20 08:30</dcterms:issued>'],
    ['atom:updated', '<atom:updated>2026-11-20T00:30:00Z</atom:updated>'],
    ['the second field, when the first says nothing', '<pubDate>soon</pubDate><dc:date>2026-11-20T00:30:00Z</dc:date>'],
    ['a date in CDATA', '<pubDate><![CDATA[2026年11月20日 08:30]]></pubDate>'],
    ['another case', '<pubdate>Fri, 20 Nov 2026 08:30:00 CST</pubdate>'],
  ])('has the date of %s', (_what, date) => {
    const item = onlyItem(rssFeed(`<title>渡轮</title>${link}${date}`))
    expect(new Date(item?.publishedAt ?? 0).toISOString()).toBe('2026-11-20T00:30:00.000Z')
  })

  it('has its day before its month as the other items of its feed do', () => {
    const item = (title: string, date: string) =>
      `<title>${title}</title><link>https://paper.example/${title}</link><pubDate>${date}</pubDate>`
    const read = readTestFeed(rssFeed([item('a', '20/11/2026 08:30'), item('b', '05/03/2026 08:30')]))
    expect(read.items.map(({ publishedAt }) => new Date(publishedAt).toISOString().slice(0, 10))).toEqual([
      '2026-11-20',
      '2026-03-05',
    ])
    expect(readTestFeed(rssFeed(item('b', '05/03/2026 08:30'))).leftOut).toHaveLength(1)
  })

  it('takes CST for China’s where the feed says that it is Chinese, and for America’s where it is not', () => {
    const item = `${link}<pubDate>Fri, 20 Nov 2026 16:30:00 CST</pubDate>`
    const timeOf = (head: string, title: string, changes = {}) =>
      new Date(onlyItem(rssFeed(`<title>${title}</title>${item}`, head), changes)?.publishedAt ?? 0)
        .toISOString()
        .slice(11, 16)
    expect(timeOf('<language>zh-cn</language>', 'Ferry')).toBe('08:30')
    expect(timeOf('', '渡轮')).toBe('08:30')
    expect(timeOf('', 'Ferry', { address: 'https://www.gov.cn/feed' })).toBe('08:30')
    expect(timeOf('<language>en-us</language>', '渡轮')).toBe('22:30')
    expect(timeOf('', 'Ferry')).toBe('22:30')
  })
})

describe('an address in a feed', () => {
  it('is relative to each xml:base on the way to it, and else to the feed', () => {
    const linkOf = (feed: string) => onlyItem(feed)?.link
    expect(linkOf(rssFeed('<title>t</title><link>../1</link>'))).toBe('https://paper.example/1')
    expect(linkOf(rssFeed('<title>t</title><link>/1</link>'))).toBe('https://paper.example/1')
    expect(linkOf(rssFeed('<title>t</title><link>1</link>', '', 'xml:base="https://other.example/a/"'))).toBe(
      'https://other.example/a/1',
    )
    expect(linkOf(atomFeed('<id>1</id><title>t</title><link href="1"/><summary>s</summary>', 'xml:base="/a/"'))).toBe(
      'https://paper.example/a/1',
    )
    const nested = atomFeed(
      '<id>1</id><title>t</title><link href="1"/><content type="html" xml:base="c/">&lt;a href="2"&gt;x&lt;/a&gt;</content>',
      'xml:base="/a/"',
    ).replace('<entry>', '<entry xml:base="b/">')
    expect([linkOf(nested), onlyItem(nested)?.html]).toEqual([
      'https://paper.example/a/b/1',
      '<a href="https://paper.example/a/b/c/2">x</a>',
    ])
  })

  it('in a text is relative to the page of its item', () => {
    const text = escapeMarkup(
      '<a href="2">x</a> <a href="#n">n</a> <a href="http://[">no</a> <a href="javascript:x">j</a>',
    )
    expect(onlyItem(rssFeed(`<title>t</title><link>/a/1</link><content:encoded>${text}</content:encoded>`))?.html).toBe(
      '<a href="https://paper.example/a/2">x</a> <a href="https://paper.example/a/1#n">n</a> <a>no</a> <a>j</a>',
    )
  })

  it('of the page is the guid where that is a permanent link, and nothing else', () => {
    const linkOf = (guid: string) => onlyItem(rssFeed(`<title>t</title><description>d</description>${guid}`))?.link
    expect(linkOf('<guid isPermaLink="true">https://paper.example/1</guid>')).toBe('https://paper.example/1')
    expect(linkOf('<guid>https://paper.example/1</guid>')).toBe('https://paper.example/1')
    expect(linkOf('<guid isPermaLink="false">https://paper.example/1</guid>')).toBeNull()
    expect(linkOf('<atom:link rel="self" href="/x"/><atom:link href="https://paper.example/1"/>')).toBe(
      'https://paper.example/1',
    )
    expect(linkOf('<link>javascript:alert(1)</link>')).toBeNull()
    expect(linkOf('<link>https://me:secret@paper.example/</link>')).toBeNull()
  })

  it('of a placeholder gets out nowhere', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.string(), fc.boolean(), (url, path, isAtom) => {
        const [href, text] = [
          escapeMarkup(path),
          escapeMarkup(`<a href="${escapeMarkup(path)}">x</a><a href="${url}">y</a>`),
        ]
        const feed = isAtom
          ? atomFeed(`<id>1</id><title>t</title><link href="${href}"/><content type="html">${text}</content>`)
          : rssFeed(`<title>t</title><link>${href}</link><content:encoded>${text}</content:encoded>`)
        expect(JSON.stringify(readTestFeed(feed))).not.toMatch(/\.invalid/)
      }),
    )
  })
})

describe('the media of an item', () => {
  const mediaOf = (media: string) => {
    const item = onlyItem(rssFeed(`<title>t</title>${link}${media}`))
    return [
      item?.picture?.replace('https://paper.example/', '') ?? null,
      item?.sound?.url.replace('https://paper.example/', '') ?? null,
    ]
  }
  it.each([
    ['media:content', '<media:content url="/a.jpg" medium="image"/>', 'a.jpg'],
    ['media:content by its type', '<media:content url="/a" type="image/jpeg"/>', 'a'],
    ['media:content by its name', '<media:content url="/a.jpg?w=1"/>', 'a.jpg?w=1'],
    ['a group', '<media:group><media:content url="/a" medium="image"/></media:group>', 'a'],
    [
      'the widest',
      '<media:content url="/s" medium="image" width="100"/><media:content url="/l" medium="image" width="900"/>',
      'l',
    ],
    ['media:thumbnail', '<media:thumbnail url="/t"/>', 't'],
    [
      'one within a film',
      '<media:group><media:content url="/f.mp4" medium="video"><media:thumbnail url="/t"/></media:content></media:group>',
      't',
    ],
    ['itunes:image', '<itunes:image href="/i"/>', 'i'],
    ['an enclosure', '<enclosure url="/e" type="image/png"/>', 'e'],
    ['none', '<enclosure url="/e.pdf"/>', null],
  ])('has the picture of %s', (_what, media, picture) => {
    expect(mediaOf(media)[0]).toBe(picture)
  })

  it.each([
    ['audio/mpeg', 'url="/a" type="audio/mpeg"', 'a'],
    ['capitals and parameters', 'url="/a" type="AUDIO/MPEG; charset=binary"', 'a'],
    ['its name, though its type is "file"', 'url="/a.mp3" type="file"', 'a.mp3'],
    ['its name alone', 'url="/a.m4a?token=1"', 'a.m4a?token=1'],
    ['its name, though it is called a picture', 'url="/a.mp3" type="image/jpeg"', 'a.mp3'],
    ['mp3', 'url="/a" type="mp3"', 'a'],
    ['nothing: its bytes will tell', 'url="/a"', 'a'],
    ['bytes', 'url="/a" type="application/octet-stream"', 'a'],
    ['a film', 'url="/a" type="video/mp4"', null],
    ['a document', 'url="/a.docx" type="file"', null],
  ])('has a sound by %s', (_what, enclosure, sound) => {
    expect(mediaOf(`<enclosure ${enclosure}/>`)[1]).toBe(sound)
  })

  it('prefers what is called a sound', () => {
    expect(
      mediaOf(
        '<enclosure url="/x"/><media:content url="/p.jpg" medium="image"/><media:content url="/s" medium="audio"/>',
      ),
    ).toEqual(['p.jpg', 's'])
  })
})

describe('a feed', () => {
  it('with a prefix for its own elements, of RSS 1.0, or in capitals is one', () => {
    const prefixed =
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>T</a:title><a:entry><a:id>1</a:id><a:title>One</a:title><a:updated>2026-11-20T00:30:00Z</a:updated><a:link href="/1"/></a:entry></a:feed>'
    expect(readTestFeed(prefixed)).toMatchObject({
      title: 'T',
      items: [{ title: 'One', link: 'https://paper.example/1' }],
    })
    const rdf =
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>T</title></channel><item rdf:about="https://paper.example/1"><title>One</title><link>/1</link><dc:date>2026-11-20</dc:date></item></rdf:RDF>'
    expect(readTestFeed(rdf)).toMatchObject({ title: 'T', items: [{ title: 'One', link: 'https://paper.example/1' }] })
    expect(
      readTestFeed(rssFeed(`<title>One</title>${link}`).replace('<rss', '<RSS').replace('</rss', '</RSS')).items,
    ).toHaveLength(1)
  })

  it('may speak of entities and of the ends of items in its texts', () => {
    const item = onlyItem(
      rssFeed(
        `${link}<title>t</title><description><![CDATA[<p>An &lt;!ENTITY&gt; <!ENTITY x "y"> ends with </item></p>]]></description>`,
      ),
    )
    expect(item?.summary).toContain('ends with')
  })

  it('longer than one piece is split where its items are', () => {
    const items = Array.from(
      { length: 250 },
      (_, index) =>
        `<title>Item ${index}</title><link>/${index}</link><description>${'words '.repeat(90)}</description>`,
    )
    const read = readTestFeed(rssFeed(items))
    expect([read.items.length, read.leftOut]).toEqual([250, []])
    expect(read.items.map(({ title }) => title)).toContain('Item 249')
  })

  it('is cut after its first two thousand items, and says so; the newest three hundred are taken', () => {
    const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
    const items = Array.from(
      { length: 2100 },
      (_, index) => `<title>${index}</title><link>/${index}</link><pubDate>${minute(index)}</pubDate>`,
    )
    const read = readTestFeed(rssFeed(items))
    expect([read.items.length, read.items[0]?.title]).toEqual([300, '1999'])
    expect(read.leftOut.map(({ reason }) => reason)).toEqual([
      'what follows its first 2000 items',
      '1700 older items: the newest 300 are taken',
    ])
  })

  it.each([
    '<html><body>Not here</body></html>',
    '',
    'Not found',
    '{"version": "https://jsonfeed.org/version/1.1"}',
    '<opml version="2.0"/>',
  ])('is none: %s', (text) => {
    expect(() => readTestFeed(text)).toThrow('it is neither RSS nor Atom')
  })

  it('is refused when it declares entities', () => {
    expect(() =>
      readTestFeed(
        '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>',
      ),
    ).toThrow('it declares entities')
  })
})
