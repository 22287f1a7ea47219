import { useEffect, type CSSProperties } from 'react'
import { PreferencesStore } from '../../../../application/frame/site/preferences.store'
import { SiteStore } from '../../../../application/frame/site/site.store'
import { parseColour } from '../../../../domain/frame/site/colour'
import { isDark } from '../../../../domain/frame/site/preferences'
import { skinColours } from '../../../../domain/frame/site/skin'
import { useMediaQuery } from '../../kit/environment/use-media-query'
import { useService } from '../app-context'
import { documentAttributes } from './document-attributes'

const grounds = { light: parseColour('#ffffff')!, dark: parseColour('#1c1a18')! }
const inks = { light: parseColour('#6b665e')!, dark: parseColour('#a39d92')! }
const usualAccent = parseColour('#bf3320')!

/**
 * Writes language, theme, text size, elder mode and grey filter to <html>, and returns the colours of the skin for the
 * frame. Call it in an observer.
 */
export function useAppearance(): CSSProperties {
  const preferences = useService(PreferencesStore)
  const site = useService(SiteStore)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const attributes = documentAttributes(preferences, site)

  useEffect(() => {
    const { documentElement } = document
    for (const [name, value] of Object.entries(attributes)) {
      // Writing even the same language again would make the browser recalculate the style of every element.
      if (documentElement.getAttribute(name) === value) continue
      if (value === null) documentElement.removeAttribute(name)
      else documentElement.setAttribute(name, value)
    }
  })

  const dark = isDark(preferences.preferences.theme, systemIsDark)
  const colours = skinColours(
    site.skin,
    dark ? grounds.dark : grounds.light,
    usualAccent,
    dark ? inks.dark : inks.light,
  )
  const { greys } = colours
  const ofPaper: object =
    greys === null ? {} : { '--ground': greys.paper, '--surface-sunken': greys.sunken, '--hairline': greys.hairline }
  if (site.skin.accent === null) return ofPaper
  return {
    ...ofPaper,
    '--accent': colours.accent,
    '--accent-contrast': colours.onAccent,
    '--accent-ink': colours.accent,
    '--accent-soft': colours.accentSoft,
  } as CSSProperties
}
