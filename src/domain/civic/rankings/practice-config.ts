import { rankingMeasures, type RankingMeasure } from './ranking'

/** The settings of the site's volunteer centre (C008 with `sys_type` 2). */
export interface PracticeConfig {
  /** The measures by which the rankings can be ordered; the first is the default. */
  readonly rankBy: readonly RankingMeasure[]
  /** The notice above the rankings; '' for none. */
  readonly rankNotice: string
}

/** The settings of a centre that has set nothing, or whose settings could not be loaded. */
export const plainPracticeConfig: PracticeConfig = { rankBy: rankingMeasures, rankNotice: '' }
