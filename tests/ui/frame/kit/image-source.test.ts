import { expect, it } from 'vitest'
import { resizedUrl, unresized } from '../../../../src/ui/frame/kit/pictures/image-source'

it.each(['/media/a.webp', '/media/a.webp?v=2', 'https://elsewhere.example/a.webp?x=1', '/media/a.svg'])(
  '%s is found again in what it is asked for by',
  (address) => {
    expect(unresized(resizedUrl(address, 480))).toBe(address)
  },
)
