import { describe, expect, it } from 'vitest'
import { isMediaAddress } from '../../../../src/domain/frame/site/media-source'

describe('Media may come from', () => {
  it.each([
    ['/media/a.webp', []],
    ['https://a.example/x', ['https://a.example']],
    ['https://A.Example', ['a.example']],
    ['https://a.example/x', ['http://a.example/path/']],
    ['https://a.example:8443/x', ['https://a.example:8443']],
    ['https://a.example:8443/x', ['a.example:*']],
    ['https://b.c.example/x', ['*.example']],
    ['https://any.where/x', ['https:']],
    ['https://any.where/x', ['https://pictures.example', '*']],
  ])('%s where the site names %j', (address, sources) => {
    expect(isMediaAddress(address, sources)).toBe(true)
  })

  it.each([
    ['//a.example/x', ['https:']],
    ['https://a.example/x', []],
    ['https://a.example/x', ['https://b.example', "'self'", 'data:', 'blob:']],
    ['https://a.example:444/x', ['https://a.example']],
    ['https://example/x', ['*.example']],
    ['https://notexample/x', ['*.example']],
    ['https://a.example.evil/x', ['a.example']],
    ['https://a.example@evil/x', ['a.example']],
    ['http://a.example/x', ['https://a.example']],
    ['data:image/png,x', ['https:', '*']],
  ])('not %s where the site names %j', (address, sources) => {
    expect(isMediaAddress(address, sources)).toBe(false)
  })
})
