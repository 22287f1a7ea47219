import { describe, expect, it } from 'vitest'
import { guideFreshness, needsCheck } from '../../../../src/domain/civic/guides/freshness'

const checked = (checkedOn: string, validUntil: string | null = null) => ({ checkedOn, validUntil })

describe('how fresh a guide is', () => {
  it.each([
    ['current on the day of its check', checked('2026-03-05'), '2026-03-05', 'current'],
    ['current on the same day of the next year', checked('2026-03-05'), '2027-03-05', 'current'],
    ['old the day after', checked('2026-03-05'), '2027-03-06', 'old'],
    ['old after a leap day, in a year without one', checked('2024-02-29'), '2025-03-01', 'old'],
    ['current before it', checked('2024-02-29'), '2025-02-28', 'current'],
    ['current on its last day', checked('2026-03-05', '2026-06-30'), '2026-06-30', 'current'],
    ['expired after it, although it was checked lately', checked('2026-06-29', '2026-06-30'), '2026-07-01', 'expired'],
    ['expired rather than old', checked('2024-03-05', '2025-01-01'), '2026-07-01', 'expired'],
  ] as const)('is %s', (_, guide, today, freshness) => {
    expect(guideFreshness(guide, today)).toBe(freshness)
  })

  it.each([
    ['a current one that helped most', 'current', { useful: 6, all: 12 }, false],
    ['one that helped few', 'current', { useful: 5, all: 12 }, true],
    ['one of which too few said so', 'current', { useful: 0, all: 9 }, false],
    ['an old one', 'old', { useful: 12, all: 12 }, true],
  ] as const)('asks for a check of %s: %s', (_, freshness, opinions, needed) => {
    const today = freshness === 'old' ? '2027-03-06' : '2026-03-06'
    expect(needsCheck({ ...checked('2026-03-05'), opinions }, today)).toBe(needed)
  })
})
