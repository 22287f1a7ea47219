import { inject, injectable } from 'inversify'
import {
  chooseLanguage,
  parsePreferences,
  textScale,
  type Language,
  type Preferences,
} from '../../../domain/frame/site/preferences'
import { CookieJar } from '../shared/cookies'
import { observe } from '../shared/observe'
import { parseJson } from '../shared/parse-json'
import { port } from '../shared/port'

/** The browser's preferred languages, most wanted first. */
export type BrowserLanguages = readonly string[]
export const BrowserLanguages = port<BrowserLanguages>('BrowserLanguages')

const cookie = 'preferences'
const keptDays = 365

/**
 * The visitor's choices for this browser. A cookie holds them, so that the platform renders the first view with them.
 * They contain no personal data.
 */
@injectable('Singleton')
export class PreferencesStore {
  preferences: Preferences

  constructor(
    @inject(CookieJar) private readonly cookies: CookieJar,
    @inject(BrowserLanguages) private readonly browserLanguages: BrowserLanguages,
  ) {
    this.preferences = parsePreferences(parseJson(cookies.read(cookie)))
    observe(this)
  }

  get language(): Language {
    return chooseLanguage(this.preferences.language, this.browserLanguages)
  }

  get textScale(): number {
    return textScale(this.preferences)
  }

  change(part: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...part }
    this.cookies.write(cookie, JSON.stringify(this.preferences), keptDays)
  }
}
