import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutValues } from '../../../../src/domain/frame/hosts/shown-address'

it.each([
  ['https://city.example/posts/1', 'https://city.example/posts/1'],
  ['https://city.example/posts/1#comments', 'https://city.example/posts/1'],
  ['https://city.example/mine?app_token=secret&from=app#a', 'https://city.example/mine?app_token=…&from=…'],
  ['https://city.example/mine?13800000001', 'https://city.example/mine?…'],
  ['https://city.example/mine?a=b=c?d', 'https://city.example/mine?a=…'],
  ['', ''],
])('%s is shown as %s', (address, shown) => {
  expect(withoutValues(address)).toBe(shown)
})

it('no value of a parameter and no hash is shown', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (values, hash) => {
      const query = values.map((value, place) => `p${place}=${encodeURIComponent(`«${value}»`)}`).join('&')
      const shown = withoutValues(`https://city.example/?${query}#${encodeURIComponent(`«${hash}»`)}`)
      expect(shown).not.toContain('%C2%AB')
    }),
  )
})
