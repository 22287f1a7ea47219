import { describe, expect, it } from 'vitest'
import { nextFestival } from '../../../platform/demo/content/festivals'

const day = 86_400_000

describe('the festival that the demo city waits for', () => {
  it('fits the season in which the city is seeded', () => {
    const titleIn = (at: string) => nextFestival(new Date(at)).title.en
    expect(titleIn('2026-12-01T02:00:00+08:00')).toBe('Until the New Year')
    expect(titleIn('2026-05-20T12:00:00+08:00')).toBe('Until Children’s Day')
    // What would be over in a few days gives way to the next one, also at the end of the year.
    expect(titleIn('2026-12-30T12:00:00+08:00')).toBe('Until the tree planting day')
  })

  it('comes within weeks on every day of the year', () => {
    for (let index = 0; index < 366; index += 1) {
      const now = new Date(Date.UTC(2027, 0, 1, 15) + index * day)
      const days = (nextFestival(now).at.getTime() - now.getTime()) / day
      expect([days >= 5, days <= 12 * 7]).toEqual([true, true])
    }
  })
})
