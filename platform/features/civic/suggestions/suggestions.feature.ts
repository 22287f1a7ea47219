import { suggestionReferent } from './suggestion.referent'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalSuggestions } from './suggestions.personal'
import { closeSuggestions } from './close-suggestions'
import { suggestionsDesk } from './suggestions.desk'
import { suggestionsRoutes } from './suggestions.routes'
import { suggestionPictures, suggestionStepPictures, suggestionVideo } from './suggestions.uploads'
import { reportableSuggestions } from './suggestions.reportable'

/** Suggestions of residents to the departments of the city. */
import { namedAuthorId } from './suggestions.queries'
import { suggestions } from './suggestions.schema'

export const suggestionsFeature: PlatformFeature = {
  name: 'suggestions',
  messageReferents: [suggestionReferent],
  reportable: [reportableSuggestions],
  uploads: [suggestionPictures, suggestionVideo, suggestionStepPictures],
  personalData: personalSuggestions,
  contentAuthors: [
    {
      kind: 'suggestion',
      types: [contentKinds.suggestion.code],
      id: suggestions.id,
      authorId: suggestions.userId,
      namedAuthorId,
    },
  ],
  desk: suggestionsDesk,
  cleanUp: closeSuggestions,
  routes: suggestionsRoutes,
}
