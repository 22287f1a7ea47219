import { ReloadInLanguage } from '../../application/frame/site/reload-in-language'
import { citiesFeature } from '../features/cities.feature'
import type { App } from '../create-app'

/** Shows what the site says on every screen in the language that was chosen. */
export async function changeLanguage(app: App): Promise<void> {
  // The feature brings the adapter that knows the names of places.
  await app.loadFeature(citiesFeature.name)
  await app.container.get(ReloadInLanguage).execute()
}
