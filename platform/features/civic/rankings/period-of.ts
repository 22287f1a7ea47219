import type { RankingPeriod } from '../../../../src/domain/civic/rankings/ranking'

/** The period of a sum: `all`, a year or a month. @param today YYYY-MM-DD in the site's calendar */
export function periodOf(period: RankingPeriod, today: string): string {
  return period === 'all' ? period : today.slice(0, period === 'year' ? 4 : 7)
}
