import type { Container } from 'inversify'
import { SessionStore } from '../application/frame/session/session.store'
import { CitiesStore } from '../application/frame/site/cities.store'
import { PreferencesStore } from '../application/frame/site/preferences.store'

/** A key for the reader of the screens: language, place and session decide what they show. */
export function readershipOf(container: Container): string {
  const { user, isMember } = container.get(SessionStore)
  return JSON.stringify([
    container.get(PreferencesStore).language,
    container.get(CitiesStore).chosenRegion?.id ?? null,
    user?.id ?? isMember,
  ])
}
