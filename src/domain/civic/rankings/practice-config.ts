import { rankingMeasures, type RankingMeasure } from './ranking'

/** What the volunteer centre of the site sets (C008 with `sys_type` 2). */
export interface PracticeConfig {
  /** By what the rankings can be ordered; the first one is how they open. */
  readonly rankBy: readonly RankingMeasure[]
  /** What it says above the rankings; '' for nothing. */
  readonly rankNotice: string
}

/** Where the centre has set nothing, or its settings could not be loaded. */
export const plainPracticeConfig: PracticeConfig = { rankBy: rankingMeasures, rankNotice: '' }
