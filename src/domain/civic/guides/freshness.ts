import type { GuideOpinions } from './guide'

/**
 * Whether a guide can be relied on: `old` when nobody has checked it for more than a year, `expired` once the day is
 * over until which it is valid.
 */
export type GuideFreshness = 'current' | 'old' | 'expired'

interface CheckedGuide {
  /** YYYY-MM-DD, as all days here. */
  readonly checkedOn: string
  readonly validUntil: string | null
}

/** @param today today's date in the site's calendar */
export function guideFreshness({ checkedOn, validUntil }: CheckedGuide, today: string): GuideFreshness {
  if (validUntil !== null && today > validUntil) return 'expired'
  return today > lastDayOfYearFrom(checkedOn) ? 'old' : 'current'
}

/**
 * The same day of the next year. The year after 29 February has no such day, but the text sorts where it would be, and
 * it is only compared.
 */
function lastDayOfYearFrom(day: string): string {
  return `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`
}

/** The number of opinions from which on their majority counts. */
const enoughOpinions = 10

/** Whether the department has to check a guide: it is old, or expired, or most readers did not find it useful. */
export function needsCheck(guide: CheckedGuide & { readonly opinions: GuideOpinions }, today: string): boolean {
  const { useful, all } = guide.opinions
  return guideFreshness(guide, today) !== 'current' || (all >= enoughOpinions && useful * 2 < all)
}
