import { describe, expect, it } from 'vitest'
import { posterCover } from '../../../../src/ui/frame/sharing/poster-cover'

describe('the picture of a poster', () => {
  it('that is square is drawn whole and stays square', () => {
    const { from, to } = posterCover({ width: 600, height: 600 }, 750)
    expect(from).toEqual({ left: 0, top: 0, width: 600, height: 600 })
    expect(to.width).toBe(to.height)
    expect(to.left).toBe((750 - to.width) / 2)
  })

  it('that is wide or high fills its field, cut from the middle, in its own proportions', () => {
    for (const picture of [
      { width: 960, height: 540 },
      { width: 2000, height: 500 },
      { width: 600, height: 900 },
    ]) {
      const { fieldHeight, from, to } = posterCover(picture, 750)
      expect(to).toEqual({ left: 0, top: 0, width: 750, height: fieldHeight })
      expect(from.width / from.height).toBeCloseTo(to.width / to.height)
      expect([from.left + from.width / 2, from.top + from.height / 2]).toEqual([picture.width / 2, picture.height / 2])
    }
  })
})
