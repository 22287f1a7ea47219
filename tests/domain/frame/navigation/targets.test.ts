import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channelKindOfType, channelTarget } from '../../../../src/domain/frame/navigation/channel-target'
import { kindsWith, listedKind } from '../../../../src/domain/frame/content/content-kinds'
import { contentTarget } from '../../../../src/domain/frame/navigation/content-target'
import { parseExternalUrl } from '../../../../src/domain/frame/navigation/external-url'
import { firstEntryRedirect } from '../../../../src/domain/frame/navigation/first-entry'
import {
  footerImage,
  footerTarget,
  isFooterPath,
  showsLabel,
  visibleFooterEntries,
} from '../../../../src/domain/frame/navigation/footer-link'
import type { FooterEntry } from '../../../../src/domain/frame/navigation/footer-link'
import { innerLinkPath, innerLinkUrl } from '../../../../src/domain/frame/navigation/inner-link'
import { pcRedirect } from '../../../../src/domain/frame/navigation/pc-redirect'

describe('Content targets (B05)', () => {
  it.each([
    [1, '/audios/9'],
    [2, '/albums/9'],
    [3, '/posts/9'],
    [4, '/videos/9'],
    [5, '/specials/9'],
    [7, '/atlas/9'],
    [15, '/videos-collection/9'],
    ['3', '/posts/9'],
  ])('type %s leads to %s', (type, path) => {
    expect(contentTarget(listedKind(type)!, '9')).toEqual({ kind: 'path', path })
  })

  it('knows no other types', () => {
    for (const type of [0, 6, 8, 12, '', null, undefined, NaN, 'post', {}]) expect(listedKind(type)).toBeNull()
  })

  it('a post opens its external link, if that may be followed; other content never does', () => {
    expect(contentTarget('post', 1, 'https://news.example/a')).toEqual({
      kind: 'external',
      url: 'https://news.example/a',
    })
    expect(contentTarget('post', 1, 'javascript:alert(1)')).toEqual({ kind: 'path', path: '/posts/1' })
    expect(contentTarget('video', 1, 'https://news.example/a')).toEqual({ kind: 'path', path: '/videos/1' })
  })

  it('an id stays within its segment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kindsWith('list')),
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('.', '..', '../login', '//x', '?a', '#b', '\ud800')),
        (kind, id) => {
          const target = contentTarget(kind, id)
          if (target?.kind !== 'path') return
          const url = new URL(target.path, 'https://city.example')
          expect(url.pathname.split('/')).toHaveLength(3)
          expect([url.origin, url.search, url.hash]).toEqual(['https://city.example', '', ''])
        },
      ),
    )
    expect(contentTarget('post', '..')).toBeNull()
    expect(contentTarget('post', '')).toBeNull()
  })
})

describe('Channel targets (B06)', () => {
  it.each([
    [1, '/radios/7'],
    [2, '/anchors/7'],
    [3, '/orgs/7'],
    [4, '/lives/7'],
  ])('type %d leads to %s', (type, path) => {
    expect(channelTarget(channelKindOfType(type)!, '7')).toEqual({ kind: 'path', path })
  })

  it('knows no other types', () => {
    for (const type of [0, 5, '', null, 'x']) expect(channelKindOfType(type)).toBeNull()
  })
})

const entry = (changes: Partial<FooterEntry>): FooterEntry => ({
  name: 'Home',
  type: 1,
  sourceType: 1,
  sourceId: '',
  url: '',
  isUrlEffect: false,
  display: 1,
  sort: 0,
  showType: 1,
  icon: '',
  image: '',
  activeImage: '',
  ...changes,
})

describe('The footer', () => {
  it.each([
    [1, '/index'],
    [2, '/mine'],
    [3, '/gover'],
    [4, '/interact'],
    [5, '/guide'],
    [6, '/services'],
    [8, '/tv'],
    [9, '/radios'],
    [11, '/page/p1'],
  ])('type %d leads to %s (B02)', (type, path) => {
    expect(footerTarget(entry({ type, sourceId: 'p1' }), null)).toEqual({ kind: 'path', path })
  })

  it('type 7 leads to the activity site, type 10 nowhere (B02)', () => {
    expect(footerTarget(entry({ type: 7 }), 'https://act.example')).toEqual({
      kind: 'external',
      url: 'https://act.example',
    })
    expect(footerTarget(entry({ type: 7 }), 'act.example')).toEqual({ kind: 'external', url: 'https://act.example' })
    expect(footerTarget(entry({ type: 7 }), '//act.example:8443/h5')).toEqual({
      kind: 'external',
      url: 'https://act.example:8443/h5',
    })
    for (const none of [null, '', ' ', 'javascript:alert(1)', 'not a host'])
      expect(footerTarget(entry({ type: 7 }), none)).toBeNull()
    expect(footerTarget(entry({ type: 10 }), null)).toBeNull()
  })

  it('source type 2 uses its address, inside the client when is_url_effect is 1 (B03)', () => {
    expect(footerTarget(entry({ sourceType: 2, url: 'https://a.example/?b=1' }), null)).toEqual({
      kind: 'external',
      url: 'https://a.example/?b=1',
    })
    expect(footerTarget(entry({ sourceType: 2, url: 'https://a.example/?b=1', isUrlEffect: true }), null)).toEqual({
      kind: 'path',
      path: '/inner-link?link=https%3A%2F%2Fa.example%2F%3Fb%3D1',
    })
    expect(footerTarget(entry({ sourceType: 2, url: 'javascript:alert(1)' }), null)).toBeNull()
  })

  it('knows the screen that an entry leads to, the default page by its blank address too (S001)', () => {
    expect(isFooterPath('/page/default', '/page/default')).toBe(true)
    expect(isFooterPath('/page/default', '/page/')).toBe(true)
    expect(isFooterPath('/page/default', '/page')).toBe(true)
    expect(isFooterPath('/page/p1', '/page/')).toBe(false)
    expect(isFooterPath('/index', '/index')).toBe(true)
    expect(isFooterPath('/index', '/page/')).toBe(false)
  })

  it('shows entries with display 1 in their order, with labels and pictures as asked (B04)', () => {
    const entries = [
      entry({ name: 'c', sort: 2 }),
      entry({ name: 'x', display: 0 }),
      entry({ name: 'a', sort: 1 }),
      entry({ name: 'b', sort: 1 }),
      entry({ name: 'z', sort: NaN }),
    ]
    expect(
      visibleFooterEntries(entries)
        .map(({ name }) => name)
        .join(''),
    ).toBe('abcz')
    expect([showsLabel(entry({ showType: 1 })), showsLabel(entry({ showType: 2 }))]).toEqual([true, false])
    expect(footerImage(entry({ image: '/a.png', activeImage: '/b.png?v=1' }), true)).toBe(
      '/b.png?v=1&x-oss-process=image/resize,w_50,h_50',
    )
    expect(footerImage(entry({ image: '/a.png' }), true)).toBe('/a.png?x-oss-process=image/resize,w_50,h_50')
    expect(footerImage(entry({}), false)).toBeNull()
  })
})

describe('An external address', () => {
  it.each([
    'https://a.example',
    'HTTP://a.example:8080/b?c#d',
    'https://城市.example/页',
    'https://[::1]/x',
    'tel:+86-731-12345',
    'mailto:desk@city.example?subject=a',
  ])('%s may be followed', (url) => {
    expect(parseExternalUrl(url)?.url).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,a',
    'vbscript:x',
    'blob:https://a',
    'file:///etc',
    '//evil.example',
    '/index',
    'https://',
    'https:evil.example',
    'https:\\\\evil.example',
    'https://bank.example@evil.example',
    'https://a.example/\u0000',
    'https://a b.example',
    'tel:',
    'mailto:x',
    'http://472.314.470.462',
    'http://[:]',
    'https://a.example:99999/',
    '',
    null,
    5,
  ])('%s is refused', (url) => {
    expect(parseExternalUrl(url)).toBeNull()
  })

  it('is what the browser reads, with an allowed scheme and no user part', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      'a.example',
      ':80',
      '[',
      ']',
      '[::1]',
      '1.2.3.4',
      '999',
      '.',
      'ß',
      '-',
      '%',
      '\t',
      ' ',
      '?',
      '#',
      'tel:',
      '123',
      'mailto:',
      '\u200b',
    )
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 7 }).map((parts) => parts.join('')),
        (text) => {
          const parsed = parseExternalUrl(text)
          if (parsed === null) return
          expect(`${parsed.scheme}:`).toBe(/^[a-z]+:/i.exec(parsed.url)?.[0].toLowerCase())
          const read = new URL(parsed.url)
          if (parsed.scheme.startsWith('http'))
            expect(read).toMatchObject({ username: '', password: '', protocol: `${parsed.scheme}:` })
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('comes through the frame of the client unchanged, web pages only (S021)', () => {
    const path = innerLinkPath('https://a.example/?q=1&r=/x#y')!
    expect(innerLinkUrl(new URL(path, 'https://c.example').searchParams.get('link'))).toBe(
      'https://a.example/?q=1&r=/x#y',
    )
    expect(innerLinkPath('tel:12345')).toBeNull()
  })
})

describe('The first steps', () => {
  const visit = {
    isDesktop: true,
    inFrame: false,
    origin: 'https://m.city.example',
    path: '/posts/1?a=b',
    pcDomain: 'www.city.example',
  }

  it('a desktop browser is sent to the same path of the PC domain (B09)', () => {
    expect(pcRedirect(visit)).toBe('https://www.city.example/posts/1?a=b')
    expect(pcRedirect({ ...visit, pcDomain: 'http://pc.example/base' })).toBe('http://pc.example/posts/1?a=b')
  })

  it.each([
    { isDesktop: false },
    { path: '/posts/1?a=b&app_token=t' },
    { inFrame: true },
    { pcDomain: null },
    { pcDomain: 'javascript:alert(1)' },
    { pcDomain: 'm.city.example' },
    { path: '/preview/1' },
    { path: '/videos/3/preview?token=a' },
  ])('but stays with %o', (changes) => {
    expect(pcRedirect({ ...visit, ...changes })).toBeNull()
  })

  it('the first entry goes to the topics when the default category is 2 (B10)', () => {
    expect(firstEntryRedirect({ path: '/', isFirst: true, defaultCategory: 2 })).toBe('/specials')
    expect(firstEntryRedirect({ path: '/index', isFirst: true, defaultCategory: 2 })).toBe('/specials')
    expect(firstEntryRedirect({ path: '/index', isFirst: false, defaultCategory: 2 })).toBeNull()
    expect(firstEntryRedirect({ path: '/mine', isFirst: true, defaultCategory: 2 })).toBeNull()
    expect(firstEntryRedirect({ path: '/', isFirst: true, defaultCategory: 1 })).toBeNull()
  })
})
