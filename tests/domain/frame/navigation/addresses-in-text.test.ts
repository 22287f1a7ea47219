import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withAddressesAs } from '../../../../src/domain/frame/navigation/addresses-in-text'
import { markedParts } from '../../../../src/domain/participation/marked-text/marked-text'

const addressesIn = (text: string): string[] =>
  markedParts(text, { people: [], topics: [] }).flatMap((part) => (part.kind === 'link' ? [part.address] : []))

describe('addresses in a text', () => {
  it.each([
    ['https://en.example/wiki/Ferry_(boat)', ['https://en.example/wiki/Ferry_(boat)']],
    ['(see https://en.example/wiki/Ferry_(boat))', ['https://en.example/wiki/Ferry_(boat)']],
    ['（见https://en.example/wiki/Ferry_(boat)）', ['https://en.example/wiki/Ferry_(boat)']],
    ['（见https://en.example/wiki/Ferry_(boat)_(old)，1890年）', ['https://en.example/wiki/Ferry_(boat)_(old)']],
    ['[https://a.example/list?ids[]=1&ids[]=2]', ['https://a.example/list?ids[]=1&ids[]=2']],
    ['(https://a.example/x),(https://b.example/y).', ['https://a.example/x', 'https://b.example/y']],
    ['https://a.example/x)https://b.example', ['https://a.example/x', 'https://b.example']],
    ['https://a.example/(见附件)', ['https://a.example/']],
    ['https://city.example/apply（截止周五），咨询12345', ['https://city.example/apply']],
    ['【https://city.example/apply】、「https://b.example/」', ['https://city.example/apply', 'https://b.example/']],
    ['上https://city.example/apply~ 吧', ['https://city.example/apply']],
    [
      '"https://a.example/x" <https://b.example/y> `https://c.example`',
      ['https://a.example/x', 'https://b.example/y', 'https://c.example'],
    ],
    ['**https://a.example/x**', ['https://a.example/x']],
    ['Https://A.example/x!', ['Https://A.example/x']],
    ['http://[2001:db8::1]/x]', ['http://[2001:db8::1]/x']],
    ['https://a.example/x?y=(1;2)...', ['https://a.example/x?y=(1;2)']],
    ['https://a.example/gehört-kölns-viertel/a-55522156.', ['https://a.example/gehört-kölns-viertel/a-55522156']],
    ['(https://a.example/wiki/Kraków_(city))，见', ['https://a.example/wiki/Kraków_(city)']],
    ['https://a.example?q=aeñ&x=1#überblick', ['https://a.example?q=aeñ&x=1#überblick']],
    ['https://a.example/wiki/Ку\u0301рган, Ελλάδα', ['https://a.example/wiki/Ку\u0301рган']],
    [
      'https://a.example/apply咨询é https://a.example/한 https://a.example/ｘ',
      ['https://a.example/apply', 'https://a.example/', 'https://a.example/'],
    ],
    ['https://müller.example/x https://сity.example/x', []],
    ['https:// https://?x ftp://a.example', []],
  ])('%j', (text, addresses) => expect(addressesIn(text)).toEqual(addresses))

  const path = fc.stringMatching(/^(?:[a-z0-9_.-]{1,8}|\([a-z0-9]{1,5}\)|\[[a-z]{1,3}\]){1,5}[a-z0-9]$/)
  const brackets = fc.constantFrom('()', '[]', '（）', '【】', '「」', '《》', '<>', '“”', '""', "''", '{}')
  const endings = fc.constantFrom('', '.', ',', '。', '，', '！', '...', '~', '）。', '、')
  it('are whole between brackets and marks of any kind, with the brackets of their own', () => {
    fc.assert(
      fc.property(path, brackets, endings, (own, pair, ending) => {
        const address = `https://a.example/${own}`
        expect(addressesIn(`见${pair.charAt(0)}${address}${pair.charAt(1)}${ending} 后`)).toEqual([address])
        expect(addressesIn(`见${address}${ending}`)).toEqual([address])
      }),
    )
  })

  it('keep the letters with which browsers copy them, of every script that parts its words by spaces', () => {
    const letter = fc.constantFrom(...'éüßøłñžΩλжЁїґժბשم', 'e\u0301', 'и\u0306')
    const rest = fc.array(fc.oneof(letter, fc.constantFrom('x', '-', '/', '%20')), { minLength: 1 })
    fc.assert(
      fc.property(rest, letter, endings, (own, last, ending) => {
        const address = `https://a.example/${own.join('')}${last}`
        expect(addressesIn(`见${address}${ending}`)).toEqual([address])
        expect(addressesIn(`${address} x`)).toEqual([address])
        expect(withAddressesAs(`见${address}${ending}后`, 'link')).toBe(`见link${ending}后`)
      }),
    )
  })

  it('are found in any text, each as a piece of it that is an address', () => {
    const piece = fc.constantFrom(
      'https://a.example',
      '/',
      '(',
      ')',
      '[',
      ']',
      '）',
      '.',
      '*',
      '字',
      'é',
      ' ',
      'x',
      '?y=1',
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        for (const address of addressesIn(pieces.join(''))) {
          expect(pieces.join('')).toContain(address)
          expect(URL.canParse(address)).toBe(true)
          expect(address).toMatch(/^https:\/\/a\.example[!-~é]*$/)
          expect(/^https:\/\/([^/?]*)/.exec(address)?.[1]).toMatch(/^[!-~]*$/)
        }
      }),
    )
  })
})

describe('a text with addresses, as a voice reads it', () => {
  it.each([
    ['详见https://city.example/apply?id=1（截止周五）。', '详见link（截止周五）。'],
    ['See https://en.example/wiki/Ferry_(boat), please.', 'See link, please.'],
    ['www.city.example、city.example/apply 和 www.a.example。', 'link、link 和 link。'],
    [
      'mei@city.example，3.5/5，and/or，e.g./i.e.，v1.2/3，12/24',
      'mei@city.example，3.5/5，and/or，e.g./i.e.，v1.2/3，12/24',
    ],
    ['city.example opens at 8.30', 'city.example opens at 8.30'],
    ['https://', 'https://'],
  ])('%j', (text, spoken) => expect(withAddressesAs(text, 'link')).toBe(spoken))
})
