import type { Language } from '../../../../src/domain/frame/site/preferences'
import { colourText } from '../../../../src/domain/frame/site/colour'
import { checkSkin } from '../../../../src/domain/frame/site/skin'

/** The site, its skin, and the app's own settings, each localised; any may be missing. */
export interface SiteParts {
  readonly site: unknown
  readonly skin: unknown
  /** `short_name` is shown under the icon; `maskable_icon` has a safe zone around its symbol. */
  readonly app: unknown
}

const sizes = [192, 512] as const
const paper = '#ffffff'

/** The web app manifest (https://www.w3.org/TR/appmanifest/) of the site in one language. */
export function webAppManifest({ site, skin, app }: SiteParts, language: Language) {
  const name = textOf(site, 'name') || 'Townsquare'
  const { backgroundColor } = checkSkin(skin)
  const ground = backgroundColor === null ? paper : colourText({ ...backgroundColor, alpha: 1 })
  return {
    // The id does not depend on the language, so that it stays one application.
    id: '/',
    name,
    short_name: textOf(app, 'short_name') || name,
    description: textOf(site, 'top_paperwork'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: [...iconsOf(textOf(site, 'image'), 'any'), ...iconsOf(textOf(app, 'maskable_icon'), 'maskable')],
  }
}

/** Our own pictures are offered in the sizes that systems ask for; external ones are left as they are. */
function iconsOf(address: string, purpose: 'any' | 'maskable') {
  if (address === '') return []
  if (/\.svg$/i.test(address)) return [{ src: address, sizes: 'any', type: 'image/svg+xml', purpose }]
  if (!/^\/[^/]/.test(address)) return [{ src: address, purpose }]
  return sizes.map((size) => ({
    src: `${address}?x-oss-process=image/resize,w_${size},h_${size},m_fill/format,png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }))
}

function textOf(value: unknown, name: string): string {
  const text = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : null
  return typeof text === 'string' ? text : ''
}
