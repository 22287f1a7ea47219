import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readScannedText } from '../../../../src/domain/frame/codes/scanned-text'
import { parseExternalUrl } from '../../../../src/domain/frame/navigation/external-url'

const origin = 'https://city.example'
const isKnownRoute = (path: string): boolean => /^\/(?:$|index$|posts\/[^/]+$)/.test(path)
const read = (text: string) => readScannedText(text, { origin, isKnownRoute })

describe('a scanned text', () => {
  it.each([
    ['https://city.example/posts/12?from_user_id=7#comments', '/posts/12?from_user_id=7#comments'],
    ['HTTPS://CITY.EXAMPLE/posts/12', '/posts/12'],
    ['http://city.example/posts/12', '/posts/12'],
    ['city.example/posts/12', '/posts/12'],
    ['https://city.example:443/posts/12', '/posts/12'],
    ['http://city.example:80/posts/12', '/posts/12'],
    ['CITY.example./posts/12', '/posts/12'],
    ['/posts/12', '/posts/12'],
    ['  https://city.example/index\n', '/index'],
    ['https://city.example', '/'],
    ['https://city.example?from=sign', '/?from=sign'],
  ])('%j is the screen %s', (text, path) => {
    expect(read(text)).toEqual({ kind: 'screen', path, text: text.trim() })
  })

  it.each([
    'https://city.example/unknown',
    'https://city.example/login',
    'https://city.example/inner-link?link=https://evil.example',
    'https://city.example//evil.example',
    '/posts/../login',
  ])('%s is of this site, but no screen', (text) => {
    expect(read(text)).toEqual({ kind: 'no-screen', text })
  })

  it.each([
    ['https://other.example/a?b=c', 'other.example', 'https://other.example/a?b=c'],
    ['https://city.example.evil.example/posts/1', 'city.example.evil.example', undefined],
    ['https://city.example:8443/posts/1', 'city.example:8443', undefined],
    ['HTTP://OTHER.EXAMPLE', 'other.example', undefined],
    ['www.other.example/a', 'www.other.example', 'https://www.other.example/a'],
    ['https://сity.example/posts/1', 'xn--ity-3ed.example', undefined],
  ])('%s is a page of %s', (text, host, url = text) => {
    expect(read(text)).toEqual({ kind: 'website', host, url, text })
  })

  it('is a phone number or a mail address', () => {
    expect(read('tel:+8673112345')).toMatchObject({ kind: 'phone', url: 'tel:+8673112345' })
    expect(read('mailto:desk@city.example')).toMatchObject({ kind: 'mail', url: 'mailto:desk@city.example' })
  })

  it.each([
    'A table for two',
    '',
    'javascript:alert(1)',
    'https://city.example@evil.example/posts/1',
    'WIFI:S:Library;T:WPA;P:secret;;',
    'desk@city.example',
    '//evil.example/posts/1',
  ])('%j is only a text', (text) => {
    expect(read(text)).toEqual({ kind: 'text', text })
  })

  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(fc.constantFrom(origin, 'city.example', 'HTTP://CITY.example', ''), fc.webPath())
      .map((parts) => parts.join('')),
  )

  it('is always something, the same with white space around it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(read(` ${text}\n`)).toEqual(read(text))
      }),
    )
  })

  it('is a screen only where there is one, below this site', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const scanned = read(text)
        if (scanned.kind !== 'screen') return
        const url = new URL(scanned.path, origin)
        expect(url.origin).toBe(origin)
        expect(isKnownRoute(decodeURIComponent(url.pathname.replace(/(?<=.)\/$/, '')))).toBe(true)
      }),
    )
  })

  it('of another host never is a screen, and what leads out is what the navigator opens', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const scanned = read(url)
        if (new URL(url).host === 'city.example') return
        expect(['website', 'text']).toContain(scanned.kind)
        if (scanned.kind !== 'website') return
        expect(scanned.host).toBe(new URL(url).host)
        expect(parseExternalUrl(scanned.url)?.url).toBe(scanned.url)
      }),
    )
  })
})
