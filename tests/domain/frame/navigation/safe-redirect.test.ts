import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from '../../../../src/domain/frame/navigation/safe-redirect'

const origin = 'https://city.example'
const known = (path: string): boolean => /^\/(?:$|index|mine|posts\/[^/]+|search|user|login|inner-link)/.test(path)
const redirect = (value: unknown): string => safeRedirect(value, { origin, isKnownRoute: known })

describe('A redirect', () => {
  it.each([
    '/',
    '/index',
    '/posts/12?from=a#comments',
    '/search?q=%E5%9F%8E%2F%5C',
    '/posts/%E5%9F%8E',
    '/user/',
    '/search?next=//x',
    '/posts/1?a=b%25',
  ])('%s is followed', (value) => {
    expect(redirect(value)).toBe(value)
  })

  it('to the same origin is followed by its path', () => {
    expect(redirect(`${origin}/posts/12?a=1`)).toBe('/posts/12?a=1')
    expect(redirect('HTTPS://City.Example.:443/posts/12?a=1')).toBe('/posts/12?a=1')
    expect(redirect(origin)).toBe('/')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    ' /posts/1',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://evil.example/posts/1',
    `${origin}.evil.example/posts/1`,
    `${origin}@evil.example/posts/1`,
    `${origin}:8443/posts/1`,
    'http://city.example/posts/1',
    '/%2f%2fevil.example',
    '/%5Cevil',
    '/posts/..//evil.example',
    '/posts/../login',
    '/posts/%2e%2e/login',
    '/./posts/1',
    '/posts//1',
    '/posts/%252e',
    '/posts/%',
    '/posts/\u202e1',
    '/posts/\ud800',
    '/login',
    '/LOGIN',
    '/login/',
    '/login?redirect=/posts/1',
    '/%6cogin',
    '/inner-link?link=https://evil.example',
    '/Inner-Link',
    '/unknown',
    'posts/1',
    '?a',
    '#b',
    '',
    '/posts/1'.padEnd(3000, 'x'),
    null,
    undefined,
    5,
    {},
  ])('%s leads to /mine', (value) => {
    expect(redirect(value)).toBe('/mine')
  })

  it.each([
    ['/inner-link?link=https%3A%2F%2Fpartner.example%2Ftickets%3Fday%3Dsunday', true],
    ['/inner-link?link=https%3A%2F%2Fpartner.example%2F&from=chat', false],
    ['/inner-link?link=https%3A%2F%2Fevil.example%2F', false],
    ['/inner-link?link=https%3A%2F%2Fpartner.example%40evil.example%2F', false],
    ['/inner-link?link=https%3A%2F%2Fpartner.example.evil.example%2F', false],
    ['/inner-link?link=http%3A%2F%2Fpartner.example%2F', false],
    ['/inner-link?link=https%3A%2F%2Fpartner.example%2F&link=https%3A%2F%2Fevil.example%2F', false],
    ['/inner-link#?link=https%3A%2F%2Fpartner.example%2F', false],
    ['/inner-link', false],
  ])('to the page of another site is followed if that is a partner’s: %s %s', (value, isFollowed) => {
    const target = safeRedirect(value, { origin, isKnownRoute: known, partners: ['https://partner.example'] })
    expect(target).toBe(isFollowed ? value : '/mine')
  })

  it('never leaves the client, reaches a barred screen or means something else to the browser', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      '/posts/1',
      'posts',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '%6c',
      'login',
      '/login',
      '/inner-link',
      '@',
      ':',
      'evil.example',
      'https:',
      'https://',
      origin,
      'javascript:',
      '\t',
      '\n',
      '\u0000',
      ' ',
      '?',
      '#',
      '%',
      '％',
      '／',
      '。',
      'é',
      '城',
    )
    const attack = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.webPath(),
    )
    fc.assert(
      fc.property(attack, (value) => {
        const open = safeRedirect(value, { origin, isKnownRoute: () => true })
        const resolved = new URL(open, origin)
        expect(resolved.origin).toBe(origin)
        expect(resolved.pathname.split('/')[1]).not.toMatch(/^(login|inner-link)$/i)
        expect(resolved.pathname.startsWith('//')).toBe(false)
        if (open !== '/mine') {
          const requested = new URL(value, origin)
          // A dot after the host names the same host.
          requested.hostname = requested.hostname.replace(/\.$/, '')
          expect(requested.href).toBe(resolved.href)
        }
        expect(safeRedirect(open, { origin, isKnownRoute: () => true })).toBe(open)
      }),
      { numRuns: 3000 },
    )
  })

  it('asks about the decoded path', () => {
    const asked: string[] = []
    safeRedirect('/posts/%E5%9F%8E/?a=1', {
      origin,
      isKnownRoute: (path) => {
        asked.push(path)
        return true
      },
    })
    expect(asked).toEqual(['/posts/城'])
  })
})
