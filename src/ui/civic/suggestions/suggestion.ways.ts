import { waysOf } from '../../frame/shell/way'
import { suggestionWaysWords } from './suggestion-ways.words'
import { mySuggestionsPath, sendSuggestionPath, suggestionsPath } from './suggestions.paths'

export const ways = waysOf(suggestionWaysWords, [
  ['suggestions', suggestionsPath],
  ['send', sendSuggestionPath],
  ['mine', mySuggestionsPath],
])
