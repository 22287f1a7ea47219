import { countedPlaces } from '../../../../src/domain/civic/rankings/ranking'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Queries } from '../../../kernel/database/queries'
import { cursorOf, cursorValues } from '../../../kernel/lists/cursor'
import { countBefore, selectNames, selectRanking, selectSum, type RankingOf } from './rankings.queries'

interface RankingPage extends RankingOf {
  readonly page_size: number
  readonly cursor?: string | undefined
}

/** Reads a page of a ranking, with the place and the name of each. */
export async function readRanking(
  queries: Queries,
  { kind, by, period, page_size: size, cursor }: RankingPage,
  language: Language,
) {
  const after = cursorValues(cursor, 'nsn')
  const rows = await selectRanking(queries, { kind, by, period }, size + 1, after?.slice(0, 2) ?? null)
  const pageRows = rows.slice(0, size)
  const countBeforePage = Number(after?.[2] ?? 0)
  const names = await selectNames(
    queries,
    kind,
    pageRows.map(({ id }) => id),
    language,
  )
  const last = pageRows.at(-1)
  return {
    items: pageRows.map((row, index) => {
      const place = countBeforePage + index + 1
      const named = names.get(row.id)
      // The id of somebody who does not want to be named would lead to their name.
      return {
        ...row,
        id: named === undefined && kind === 'person' ? `unnamed-${place}` : row.id,
        place,
        name: named?.name ?? '',
        picture: named?.picture ?? null,
      }
    }),
    next_cursor:
      rows.length > size && last !== undefined
        ? cursorOf([last[by], last.id, countBeforePage + pageRows.length])
        : null,
  }
}

/** Reads a person's place in a ranking; null for who is not in it. */
export async function readOwnRank(queries: Queries, { by, period }: Pick<RankingOf, 'by' | 'period'>, id: string) {
  const ranking = { kind: 'person', by, period } as const
  const sum = await selectSum(queries, ranking, id)
  if (sum === null) return null
  const rankedBefore = await countBefore(queries, ranking, id, sum[by])
  return { ...sum, place: rankedBefore < countedPlaces ? rankedBefore + 1 : null }
}
