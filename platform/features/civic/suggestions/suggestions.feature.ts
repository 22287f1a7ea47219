import type { PlatformFeature } from '../../../kernel/platform'
import { closeSuggestions } from './close-suggestions'
import { suggestionsDesk } from './suggestions.desk'
import { suggestionsRoutes } from './suggestions.routes'
import { suggestionPictures } from './suggestions.uploads'

/** Suggestions of residents to the departments of the city. */
export const suggestionsFeature: PlatformFeature = {
  name: 'suggestions',
  uploads: [suggestionPictures],
  desk: suggestionsDesk,
  cleanUp: closeSuggestions,
  routes: suggestionsRoutes,
}
