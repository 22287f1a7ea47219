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

/** The name of the build that the document loaded. It is the name of the main script, which changes with any chunk. */
export function buildOf({ scripts }: Pick<Document, 'scripts'>): string {
  const sources = [...scripts].map(({ src }) => src)
  return sources.map((source) => /\/main\.[\w-]+\.js/.exec(source)?.[0]).find((name) => name !== undefined) ?? ''
}
