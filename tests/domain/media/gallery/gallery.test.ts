import { describe, expect, it } from 'vitest'
import { pictureIndex } from '../../../../src/domain/media/gallery/gallery'

describe('the picture that an address names', () => {
  it.each([
    ['1', 0],
    ['200', 199],
    ['201', 0],
    ['0', 0],
    ['-3', 0],
    ['2.5', 0],
    ['second', 0],
    ['9999999', 0],
    [undefined, 0],
  ])('%s', (number, index) => expect(pictureIndex(number, 200)).toBe(index))
})
