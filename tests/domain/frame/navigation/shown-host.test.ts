import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseExternalUrl } from '../../../../src/domain/frame/navigation/external-url'
import { readInnerLink } from '../../../../src/domain/frame/navigation/read-inner-link'
import { mostOfHost, shownHost, withShownHost } from '../../../../src/domain/frame/navigation/shown-host'

it.each([
  // Cyrillic, Greek and Armenian letters that look like Latin ones, and whole names of another script.
  ['https://сity.example/', 'xn--ity-3ed.example'],
  ['https://www.аррӏе.com/', 'www.xn--80ak6aa92e.com'],
  ['https://ebаy.com', 'xn--eby-7cd.com'],
  ['https://gοogle.example/', 'xn--gogle-rce.example'],
  ['https://城市.example/', 'xn--uis47l.example'],
  // What a browser maps to other letters.
  ['https://ｃｉｔｙ.example/', 'city.example'],
  ['https://city①.example/', 'city1.example'],
  ['https://CITY.Example:443/', 'city.example'],
  ['http://2130706433/', '127.0.0.1'],
  ['https://city.example:8443/', 'city.example:8443'],
  ['https://www.gov.example/', 'www.gov.example'],
])('%s is shown as %s', (address, host) => {
  expect(shownHost(address)).toBe(host)
})

it('of a long host its end is shown, which says whose it is', () => {
  expect(shownHost('https://bank.example.login.account.bank.example.evil.example/')).toBe(
    '…gin.account.bank.example.evil.example'.slice(-mostOfHost).replace(/^./, '…'),
  )
  expect(shownHost(`https://bank.example.${'a'.repeat(60)}.evil.example/`)).toMatch(/^…a+\.evil\.example$/)
})

it('nothing else is shown of any address that may be followed, and it is what is framed', () => {
  const letter = fc.constantFrom(...'abcxyz09-.аеосрхуіѕԁ城市ｃｉｔｙ①²ßöσς')
  const name = fc.string({ unit: letter, minLength: 1, maxLength: 60 })
  const rules = { origin: 'https://city.test', isKnownRoute: () => true }
  fc.assert(
    fc.property(
      fc.constantFrom('http', 'https', 'HTTPS'),
      name,
      fc.constantFrom('', '/', '/a?b', ':8443/'),
      (...parts) => {
        const address = `${parts[0]}://${parts[1]}${parts[2]}`
        const host = shownHost(address)
        if (parseExternalUrl(address) === null) return
        expect(host).toMatch(/^…?[a-z\d.-]+(?::\d+)?$/)
        expect(new URL(address).host.endsWith(host?.replace(/^…/, '') ?? '')).toBe(true)
        expect(host!.length).toBeLessThanOrEqual(mostOfHost)
        const link = readInnerLink(address, rules)
        if ('host' in link) expect(link.host).toBe(host)
        expect(withShownHost(address)).toContain(`://${host}`)
      },
    ),
    { numRuns: 2000 },
  )
})

it.each(['', 'nothing', 'tel:123', 'mailto:a@b.example', '/path', 'https://'])('%s has no host', (address) => {
  expect(shownHost(address)).toBeNull()
  expect(withShownHost(address)).toBe(address)
})
