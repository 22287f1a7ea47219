import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFeed } from '../../../../../../platform/features/media/imports/reading/decode-feed'
import { readTestFeed, rssFeed } from '../../../../../support/read-test-feed'

/** 'The notice of the government', 中国政府公告, as each encoding writes it. */
const chinese = '中国政府公告'
const bytesOf: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
  gb18030: (text) => inTable(text, gb),
  big5: (text) => inTable(text, big),
}
const tableOf = (hex: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...chinese].map((character, index) => [character, hex[index] ?? '']))
const gb = tableOf(['d6d0', 'b9fa', 'd5fe', 'b8ae', 'b9ab', 'b8e6'])
const big = tableOf(['a4a4', 'b0ea', 'ac46', 'a9b2', 'a4bd', 'a769'])
const inTable = (text: string, table: ReadonlyMap<string, string>): Uint8Array =>
  Buffer.concat(
    [...text].map((character) => Buffer.from(table.get(character) ?? Buffer.from(character).toString('hex'), 'hex')),
  )
// Big5 has the traditional forms.
const traditional = '中國政府公告'

const feedOf = (declaration: string, text = chinese): string =>
  `${declaration}<rss><channel><title>${text}</title></channel></rss>`
const marks = { 'utf-8': 'efbbbf', 'utf-16le': 'fffe', 'utf-16be': 'feff' }
const withMark = (encoding: keyof typeof marks, text: string): Uint8Array =>
  Buffer.concat([Buffer.from(marks[encoding], 'hex'), bytesOf[encoding]?.(text) ?? Buffer.alloc(0)])

describe('the encoding of a feed', () => {
  it.each(['GB2312', 'gb2312', 'GBK', 'gb18030', 'x-gbk', 'GB_2312-80', 'cp936', 'windows-936', 'csGB2312'])(
    'is read where the declaration or the header says %s',
    (name) => {
      const declared = bytesOf['gb18030']?.(feedOf(`<?xml version="1.0" encoding="${name}"?>`)) ?? Buffer.alloc(0)
      expect(decodeFeed(declared, null, false)).toContain(chinese)
      expect(decodeFeed(bytesOf['gb18030']?.(feedOf('')) ?? Buffer.alloc(0), name, false)).toContain(chinese)
    },
  )

  it('is Big5 where a feed says so', () => {
    const table = new Map([...traditional].map((character, index) => [character, [...big.values()][index] ?? '']))
    const bytes = inTable(feedOf(`<?xml version='1.0' encoding='Big5'?>`, traditional), table)
    expect(decodeFeed(bytes, null, false)).toContain(traditional)
  })

  it('is shown by a mark, whatever is declared, and by the first bytes of UTF-16 without one', () => {
    const declaration = '<?xml version="1.0" encoding="gb2312"?>'
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const)
      for (const charset of [null, 'gbk', 'iso-8859-1'])
        expect(decodeFeed(withMark(encoding, feedOf(declaration)), charset, false)).toContain(chinese)
    for (const encoding of ['utf-16le', 'utf-16be'])
      for (const charset of [null, 'utf-16', 'utf-8'])
        for (const start of ['<?xml version="1.0" encoding="UTF-16"?>', '', '\n'])
          expect(decodeFeed(bytesOf[encoding]?.(feedOf(start)) ?? Buffer.alloc(0), charset, false)).toContain(chinese)
  })

  it('is that of the header rather than that of the declaration, unless the bytes are no text in it', () => {
    const utf8 = Buffer.from(feedOf('<?xml version="1.0" encoding="gb2312"?>'))
    expect(decodeFeed(utf8, 'utf-8', false)).toContain(chinese)
    // The declaration was left behind when the feed was converted.
    expect(decodeFeed(utf8, null, false)).toContain(chinese)
    const gbk = bytesOf['gb18030']?.(feedOf('<?xml version="1.0" encoding="utf-8"?>')) ?? Buffer.alloc(0)
    expect(decodeFeed(gbk, 'gbk', false)).toContain(chinese)
    expect(decodeFeed(gbk, 'nonsense', false)).not.toContain(chinese)
    const declared = bytesOf['gb18030']?.(feedOf('<?xml version="1.0" encoding="gb2312"?>')) ?? Buffer.alloc(0)
    expect(decodeFeed(declared, 'utf-8', false)).toContain(chinese)
    // A text of ASCII cannot be UTF-16, whoever says so.
    expect(decodeFeed(Buffer.from(feedOf('<?xml version="1.0" encoding="utf-16"?>')), 'utf-16', false)).toContain(
      chinese,
    )
  })

  it('is found in each legal declaration', () => {
    const blank = fc
      .array(fc.constantFrom(' ', '\n', '\t', '\r\n'), { minLength: 1, maxLength: 90 })
      .map((all) => all.join(''))
    const maybeBlank = fc.oneof(fc.constant(''), blank)
    const quote = fc.constantFrom('"', "'")
    fc.assert(
      fc.property(
        blank,
        blank,
        maybeBlank,
        maybeBlank,
        quote,
        fc.option(quote),
        (one, two, three, four, sign, alone) => {
          const standalone = alone === null ? '' : `${two}standalone${three}=${four}${alone}yes${alone}`
          const declaration = `<?xml${one}version${three}=${four}${sign}1.0${sign}${two}encoding${four}=${three}${sign}GB2312${sign}${standalone}${three}?>`
          const bytes = bytesOf['gb18030']?.(feedOf(declaration)) ?? Buffer.alloc(0)
          expect(decodeFeed(bytes, null, false)).toContain(chinese)
        },
      ),
    )
  })

  it('that nobody knows is a problem', () => {
    for (const name of ['x-mine', 'hz-gb-2312', 'utf-7'])
      expect(() => decodeFeed(Buffer.from(feedOf(`<?xml version="1.0" encoding="${name}"?>`)), null, false)).toThrow(
        `nobody knows its encoding "${name}"`,
      )
  })

  it('does not suffer from a feed that is cut within a character', () => {
    const bytes = bytesOf['gb18030']?.(feedOf('<?xml version="1.0" encoding="gbk"?>')) ?? Buffer.alloc(0)
    const end = Buffer.from(bytes).indexOf('</title') - 1
    expect(decodeFeed(bytes.subarray(0, end), null, true)).toContain(chinese.slice(0, -1))
  })
})

describe('a text that could not be decoded', () => {
  it('is a problem, not an article, and spoils no other', () => {
    const item = (title: string) => `<title>${title}</title><link>https://paper.example/${title.length}</link>`
    const whole = Buffer.from(rssFeed([item('Whole'), item('Torn off')])).toString('latin1')
    const feed = readTestFeed(Buffer.from(whole.replace('Torn off', 'Torn \xe4\xb8 off'), 'latin1'))
    expect(feed.items.map(({ title }) => title)).toEqual(['Whole'])
    expect(feed.leftOut).toEqual([{ title: 'Torn \uFFFD off', reason: 'its text has characters that nobody can read' }])
  })
})
