import type { PreferencesStore } from '../../../../application/frame/site/preferences.store'
import type { SiteStore } from '../../../../application/frame/site/site.store'

/** The attributes of <html> that the styles of every screen depend on; null removes one. */
export function documentAttributes(
  { language, preferences }: Pick<PreferencesStore, 'language' | 'preferences'>,
  { config }: Pick<SiteStore, 'config'>,
): Readonly<Record<string, string | null>> {
  return {
    lang: language,
    'data-theme': preferences.theme,
    'data-text-size': String(preferences.textSize),
    'data-elder': preferences.elder ? '' : null,
    'data-grey': config?.isGlobalGrey ? '' : null,
  }
}
