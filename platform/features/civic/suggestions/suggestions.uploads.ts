import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { isListedSuggestion } from './suggestions.queries'
import { suggestions } from './suggestions.schema'

/** Pictures and videos of a suggestion are public for as long as it is. */
export const suggestionPictures: UploadUse = {
  column: suggestions.pictures,
  content: 'addresses',
  isShownWhile: isListedSuggestion,
}
export const suggestionVideo: UploadUse = {
  column: suggestions.video,
  content: 'address',
  isShownWhile: isListedSuggestion,
}
