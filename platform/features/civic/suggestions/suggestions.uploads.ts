import { and, eq, inArray } from 'drizzle-orm'
import { publicSuggestionStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { suggestions } from './suggestions.schema'

/** Condition: everybody may see the suggestion. */
export const isListedSuggestion = and(
  eq(suggestions.isPublic, true),
  inArray(suggestions.state, [...publicSuggestionStates]),
)

/** Pictures of a suggestion are public for as long as it is. */
export const suggestionPictures: UploadUse = {
  column: suggestions.pictures,
  content: 'addresses',
  isShownWhile: isListedSuggestion,
}
