import { and, eq, sql } from 'drizzle-orm'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { existsIn } from '../../../kernel/database/expressions'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { suggestionCase } from './suggestion-case'
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

const ofStep = sql`${suggestions.id} = ${caseSteps.caseId}`

/** Pictures of an office's answer are public for as long as the suggestion is. */
export const suggestionStepPictures: UploadUse = {
  column: caseSteps.pictures,
  content: 'addresses',
  isKeptWhile: and(eq(caseSteps.kind, suggestionCase.name), existsIn(suggestions, ofStep)),
  isShownWhile: existsIn(suggestions, ofStep, isListedSuggestion),
}
