import type * as z from 'zod/mini'
import type { listFigures } from '../../../../contract/suggestions'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { afterDays } from './create-suggestion'
import { selectDepartments, selectFigures } from './departments.queries'

/** The fewest answers, and the fewest ratings, that are told of: fewer would tell of single people. */
export const fewestTold = 5
/** The days of which the figures tell. */
const days = 365

interface Counted {
  readonly answered: number
  readonly inTime: number
  readonly sentBack: number
  readonly rated: number
  /** The sum of all stars. */
  readonly stars: number
}
type Figures = z.input<typeof listFigures.answer>['city']

/** The figures of one department; null while there are too few answers. */
export async function readFigures(database: Database, id: string, now: Date): Promise<Figures> {
  const [counted] = await selectFigures(database, afterDays(now, -days), id)
  return toldOf(counted)
}

/** The figures of every department, and of all together. */
export async function listDepartmentFigures(database: Database, language: Language, now: Date) {
  const counts = await selectFigures(database, afterDays(now, -days))
  const rows = await selectDepartments(database)
  return {
    fewest: fewestTold,
    city: toldOf(counts.reduce<Counted>(sumOf, { answered: 0, inTime: 0, sentBack: 0, rated: 0, stars: 0 })),
    departments: rows.map(({ id, name, acceptDays, replyDays }) => ({
      id,
      name: name[language],
      accept_days: acceptDays,
      reply_days: replyDays,
      figures: toldOf(counts.find(({ departmentId }) => departmentId === id)),
    })),
  }
}

const sumOf = (sum: Counted, each: Counted): Counted => ({
  answered: sum.answered + each.answered,
  inTime: sum.inTime + each.inTime,
  sentBack: sum.sentBack + each.sentBack,
  rated: sum.rated + each.rated,
  stars: sum.stars + each.stars,
})

function toldOf(counted: Counted | undefined): Figures {
  if (counted === undefined || counted.answered < fewestTold) return null
  const { answered, inTime, sentBack, rated, stars } = counted
  return {
    answered,
    in_time: inTime,
    sent_back: sentBack,
    rated,
    stars: rated < fewestTold ? null : Math.round((stars / rated) * 10) / 10,
  }
}
