import * as z from 'zod/mini'
import { publicSuggestionStates } from '../src/domain/civic/suggestions/suggestion-lifecycle'
import { endpoint } from './endpoint'
import { count, id, listSearchInQuery } from './fields'

/** What came of the answers of the last twelve months. */
export const figuresSchema = z.object({
  answered: count,
  in_time: count,
  /** How many of these answers came after an earlier one that the author sent back. */
  sent_back: count,
  rated: count,
  /** The mean of the stars, with one decimal; null while there are fewer ratings than are told of. */
  stars: z.nullable(z.number().check(z.minimum(1), z.maximum(5))),
})

export const departmentSchema = z.object({
  id,
  name: z.string(),
  intro: z.string(),
  /** Words for what the department looks after, by which the client proposes it; may be empty. */
  duties: z.array(z.string()),
  /** The days within which the department accepts a suggestion. */
  accept_days: count,
  /** The days within which the department answers an accepted suggestion. */
  reply_days: count,
  /** Its public suggestions by state; a state without any is left out. */
  counts: z.array(z.object({ state: z.enum(publicSuggestionStates), count })),
})
export type DepartmentDto = z.input<typeof departmentSchema>

/** It is a call of its own, because the departments are kept offline, where nobody's search may be. */
export const countSuggestions = endpoint({
  id: null,
  name: 'countSuggestions',
  method: 'GET',
  url: '/v2/advices_counts',
  summary: 'How many public suggestions a search finds, by department and state; those without any are left out',
  query: z.object({ search: listSearchInQuery }),
  answer: z.object({ items: z.array(z.object({ department_id: id, state: z.enum(publicSuggestionStates), count })) }),
})
