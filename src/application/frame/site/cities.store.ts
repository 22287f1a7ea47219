import { inject, injectable } from 'inversify'
import { siteCity, type Region } from '../../../domain/frame/site/site'
import { CookieJar } from '../shared/cookies'
import { observe } from '../shared/observe'
import { parseJson } from '../shared/parse-json'
import { PreferencesStore } from './preferences.store'
import { SiteStore } from './site.store'

const cookie = 'city'
const keptDays = 365

/**
 * The city or province that the visitor chose, or else the site's city. A cookie holds the choice, so that the platform
 * renders the first view with it.
 */
@injectable('Singleton')
export class CitiesStore {
  chosenRegion: Region | null

  constructor(
    @inject(CookieJar) private readonly cookies: CookieJar,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    this.chosenRegion = regionOf(parseJson(cookies.read(cookie)))
    observe(this)
  }

  /** The name of the place; it is never empty (B103). */
  get name(): string {
    return this.chosenRegion?.name ?? this.own.name
  }

  get id(): string | null {
    return this.chosenRegion?.id ?? this.site.config?.cityInfo?.id ?? null
  }

  /** The site's own city. */
  get own(): Region {
    const { config } = this.site
    return {
      id: config?.cityInfo?.id ?? '',
      name: siteCity(config ?? { city: null, cityInfo: null }, this.preferences.language),
    }
  }

  /** The province that the site's own city lies in. */
  get ownProvince(): Region | null {
    return this.site.config?.provinceInfo ?? null
  }

  /** Chooses a place; the site's own city clears the choice. */
  choose({ id, name }: Region): void {
    if (id === this.own.id) return this.putBack()
    this.chosenRegion = { id, name }
    this.cookies.write(cookie, JSON.stringify(this.chosenRegion), keptDays)
  }

  private putBack(): void {
    this.chosenRegion = null
    this.cookies.remove(cookie)
  }
}

function regionOf(stored: unknown): Region | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, name } = stored as Readonly<Record<string, unknown>>
  return typeof id === 'string' && typeof name === 'string' && id !== '' && name !== '' ? { id, name } : null
}
