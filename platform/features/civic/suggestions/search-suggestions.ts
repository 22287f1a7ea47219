import { positionFrom } from '../../../../src/domain/frame/places/geo-point'
import type * as z from 'zod/mini'
import type { listSimilarSuggestions, listSuggestions } from '../../../../contract/suggestions'
import type { DepartmentDto } from '../../../../contract/departments'
import type { Database } from '../../../kernel/database/client'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { positionOfQuery, requirePosition } from '../../../kernel/places/positions'
import { afterDays } from './create-suggestion'
import { selectCounts } from './departments.queries'
import { suggestionCardOf, type SuggestionReader } from './suggestion-answers'
import {
  isWorkedOn,
  selectNearestSuggestions,
  selectSimilarInWords,
  selectSuggestions,
  type SuggestionCardRow,
} from './suggestions.queries'
import { partsMatch, soughtParts } from '../../frame/search-index/search-words'

/** A page of public suggestions, in the order that the query asks for. */
export async function searchSuggestions(
  database: Database,
  query: z.output<typeof listSuggestions.query>,
  reader: SuggestionReader,
) {
  const { order, within, page_size: size, cursor } = query
  const viewer = { id: reader.id, position: positionOfQuery(query) }
  const search = partsMatch(query.search)
  if (search === null) return { items: [], next_cursor: null }
  const filter = { state: query.state, departmentId: query.department_id, search }
  const limit = size + 1
  const card = (row: SuggestionCardRow) => suggestionCardOf(row, reader)
  if (order === 'near') {
    const near = { id: reader.id, position: requirePosition(viewer.position) }
    const after = cursorValues(cursor, 'ns')
    const rows = await selectNearestSuggestions(database, near, filter, { within, limit, after })
    return listPage(rows, size, ({ distance, suggestion }) => [distance ?? 0, suggestion.id], card)
  }
  const after = cursorValues(cursor, order === 'hot' ? 'ns' : 'ts')
  const rows = await selectSuggestions(database, viewer, filter, { order, limit, after })
  return listPage(
    rows,
    size,
    ({ suggestion: { supporters, createdAt, id } }) => [order === 'hot' ? supporters : createdAt.toISOString(), id],
    card,
  )
}

/** How many public suggestions a search finds, by department and state. */
export async function countByDepartment(database: Database, text: string | undefined) {
  const search = partsMatch(text)
  const rows = search === null ? [] : await selectCounts(database, search)
  return rows.map(({ departmentId, state, count }) => ({
    department_id: departmentId,
    // What is not public is never counted.
    state: state as DepartmentDto['counts'][number]['state'],
    count,
  }))
}

/** The metres within which another suggestion may be about the same thing. */
export const similarWithin = 250
/** The most similar suggestions that are shown, and the most of them that are only near. */
const [mostSimilar, mostNear] = [5, 3]
/** Shorter words of letters are in every second text, so they say nothing about what it is about. */
const shortestWord = 4

/** Finds what others have suggested already: near a place, or in similar words. Those that are both come first. */
export async function findSimilar(
  database: Database,
  { title, latitude, longitude }: z.output<typeof listSimilarSuggestions.body>,
  reader: SuggestionReader,
) {
  const position = positionFrom(latitude, longitude)
  const near =
    position === null
      ? []
      : await selectNearestSuggestions(database, { id: reader.id, position }, isWorkedOn, {
          within: similarWithin,
          limit: mostSimilar,
          after: null,
        })
  const words = soughtParts(title).filter((word) => /\p{Script=Han}/u.test(word) || word.length >= shortestWord)
  const least = Math.max(2, Math.ceil(words.length / 2))
  const sameWords =
    words.length < 2
      ? []
      : await selectSimilarInWords(
          database,
          { id: reader.id, position },
          { ...{ words, least, limit: mostSimilar }, since: afterDays(reader.now, -365) },
        )
  const isAmong = (rows: readonly SuggestionCardRow[]) => (row: SuggestionCardRow) =>
    rows.some(({ suggestion }) => suggestion.id === row.suggestion.id)
  const both = sameWords.filter(isAmong(near))
  const onlyNear = near.filter((row) => !isAmong(sameWords)(row)).slice(0, mostNear)
  const onlyWords = sameWords.filter((row) => !isAmong(near)(row))
  return [...both, ...onlyNear, ...onlyWords].slice(0, mostSimilar).map((row) => suggestionCardOf(row, reader))
}
