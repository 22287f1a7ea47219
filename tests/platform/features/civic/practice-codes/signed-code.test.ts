import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCode, signCode } from '../../../../../platform/features/civic/practice-codes/signed-code'
import { createSigner } from '../../../../../platform/kernel/shared/signer'

const signer = createSigner('a secret')
const word = fc.stringMatching(/^[\w-]{1,30}$/)
const contents = fc.record({
  purpose: word,
  subject: word,
  issuerId: word,
  expiresAt: fc.integer({ min: 1, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
  nonce: word,
})

it('a code says what was signed, and to nobody else’s platform', () => {
  fc.assert(
    fc.property(contents, (given) => {
      const code = signCode(signer, given)
      expect(readCode(signer, code)).toEqual(given)
      expect(readCode(createSigner('another secret'), code)).toBeNull()
    }),
  )
})

it('a code with one letter changed is none', () => {
  fc.assert(
    fc.property(contents, fc.nat(), fc.constantFrom('a', 'Z', '0', '~', '-'), (given, index, letter) => {
      const code = signCode(signer, given)
      const at = index % code.length
      fc.pre(code[at] !== letter)
      expect(readCode(signer, code.slice(0, at) + letter + code.slice(at + 1))).toBeNull()
    }),
  )
})

it('any other text is none', () => {
  fc.assert(fc.property(fc.string(), (text) => readCode(signer, text) === null))
})

it('the key changes by the hour', () => {
  const at = (expiresAt: number) =>
    signCode(signer, { purpose: 'team', subject: 't', issuerId: 'u', expiresAt, nonce: 'n' })
  const [one, later] = [at(3_600_000), at(7_200_000)]
  // The signature of one hour under the expiry of another.
  const swapped = [...later.split('~').slice(0, 5), one.split('~')[5]].join('~')
  expect(readCode(signer, swapped)).toBeNull()
})
