import { expect, it } from 'vitest'
import { readInnerLink } from '../../../../src/domain/frame/navigation/read-inner-link'

const rules = { origin: 'https://city.example', isKnownRoute: (path: string) => /^\/(?:index|inner-link)/.test(path) }
const read = (link: unknown) => readInnerLink(link, rules)

it('S021: a page with TLS is framed, under the name of its host', () => {
  expect(read('https://Partner.example:8443/a?b#c')).toEqual({
    kind: 'framed',
    url: 'https://Partner.example:8443/a?b#c',
    host: 'partner.example:8443',
  })
})

it('S021: a page without TLS opens outside alone', () => {
  expect(read('http://old.example/')).toMatchObject({ kind: 'outside', host: 'old.example' })
})

it.each([
  undefined,
  '',
  'ftp://files.example/',
  'javascript:alert(1)',
  'tel:123456',
  'https://bank.example@evil.example/',
])('S021: %s is refused', (link) => {
  expect(read(link)).toEqual({ kind: 'refused' })
})

it('S021: a page of ours is opened without a frame, and never leads back here or to the login', () => {
  expect(read('https://city.example/index?tab=news')).toEqual({ kind: 'own', path: '/index?tab=news' })
  expect(read('https://city.example/inner-link?link=https://partner.example/')).toEqual({ kind: 'refused' })
  expect(read('https://city.example/nowhere')).toEqual({ kind: 'refused' })
  expect(read('https://city.example.evil.example/').kind).toBe('framed')
})

it.each([
  'https://city.example:443/index',
  'HTTPS://CITY.EXAMPLE/index',
  'https://city.example./index',
  'https://CITY.example.:443/index',
  'https://reader@city.example/index',
  'https://reader:secret@city.example/index',
  'https://ｃｉｔｙ.example/index',
  ' https://city.example/index ',
])('S021: %s is a page of ours, however it is written', (link) => {
  expect(read(link)).toEqual({ kind: 'own', path: '/index' })
})

it('S021: a page of ours under a name beyond ASCII is ours in both its forms', () => {
  const named = { ...rules, origin: 'https://xn--uis47l.example' }
  for (const link of [
    'https://城市.example/index',
    'https://xn--uis47l.example/index',
    'https://XN--UIS47L.example:443/index',
  ])
    expect(readInnerLink(link, named)).toEqual({ kind: 'own', path: '/index' })
})

it.each([
  ['https://city.example:8443/index', 'framed'],
  ['https://city.example..evil.example/index', 'framed'],
  ['http://city.example/index', 'outside'],
  ['https://city.example@evil.example/index', 'refused'],
  ['https://city.example%2eevil.example/index', 'refused'],
  ['https://city.example\\@evil.example/index', 'refused'],
  ['https://city.example//evil.example/', 'refused'],
  ['https:/city.example/index', 'refused'],
])('S021: %s is none of ours', (link, kind) => {
  expect(read(link).kind).toBe(kind)
})
