import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressesToSign, differencesOf } from '../../../../src/domain/frame/hosts/signed-address'

const city = 'https://city.example'

describe('the addresses to sign', () => {
  const addresses = { landing: `${city}/index#top`, present: `${city}/posts/1?a=b#comments` }

  it('begin with the present one on Android and elsewhere, on iOS with that of the last full load; without hashes', () => {
    const [present, landing] = [`${city}/posts/1?a=b`, `${city}/index`]
    expect(addressesToSign('android', addresses)).toEqual([present, landing])
    expect(addressesToSign('other', addresses)).toEqual([present, landing])
    expect(addressesToSign('ios', addresses)).toEqual([landing, present])
  })

  it('are one where both are the same', () => {
    const same = { landing: `${city}/index`, present: `${city}/index#top` }
    expect(addressesToSign('ios', same)).toEqual([`${city}/index`])
  })
})

describe('what differs between the signed address and that of the page', () => {
  it.each([
    ['nothing but the hash of the page', `${city}/a?b=1`, `${city}/a?b=1#c`, [{ part: 'none' }]],
    ['the scheme', 'http://city.example/a', `${city}/a`, [{ part: 'scheme' }]],
    ['the host', 'https://www.city.example/a', `${city}/a`, [{ part: 'host' }]],
    ['the port', `${city}:8443/a`, `${city}/a`, [{ part: 'port' }]],
    ['the path', `${city}/a`, `${city}/b`, [{ part: 'path' }]],
    ['a slash at its end', `${city}/a/`, `${city}/a`, [{ part: 'slash' }]],
    ['a parameter that is missing', `${city}/a`, `${city}/a?from=timeline`, [{ part: 'missing', parameter: 'from' }]],
    ['a parameter too many', `${city}/a?x=1`, `${city}/a`, [{ part: 'added', parameter: 'x' }]],
    ['a value', `${city}/a?x=1`, `${city}/a?x=2`, [{ part: 'changed', parameter: 'x' }]],
    ['how a value is written', `${city}/a?x=%20`, `${city}/a?x=+`, [{ part: 'changed', parameter: 'x' }]],
    ['the order of the parameters', `${city}/a?x=1&y=2`, `${city}/a?y=2&x=1`, [{ part: 'order' }]],
    ['a hash that was signed', `${city}/a#b`, `${city}/a#b`, [{ part: 'hash' }]],
    ['an address that is none', '', `${city}/a`, [{ part: 'malformed' }]],
  ] as const)('is %s', (_, signed, page, found) => {
    expect(differencesOf(signed, page)).toEqual(found)
  })

  it('is all of it, where several parts differ', () => {
    expect(differencesOf('http://city.example/a?x=1', `${city}/b?y=1`)).toEqual([
      { part: 'scheme' },
      { part: 'path' },
      { part: 'added', parameter: 'x' },
      { part: 'missing', parameter: 'y' },
    ])
  })

  it('is nothing exactly when both are the same, and never names a value', () => {
    const word = fc.stringMatching(/^[a-z]{1,4}$/)
    const address = fc
      .tuple(word, fc.array(fc.tuple(word, fc.stringMatching(/^SECRET\d$/)), { maxLength: 3 }))
      .map(([path, pairs]) => `${city}/${path}?${pairs.map((pair) => pair.join('=')).join('&')}`)
    fc.assert(
      fc.property(address, address, (one, other) => {
        const found = differencesOf(one, other)
        expect(found.every(({ part }) => part === 'none')).toBe(one === other)
        expect(JSON.stringify(found)).not.toContain('SECRET')
      }),
    )
  })
})
