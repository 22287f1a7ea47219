import { safeAssetUrl } from './asset-url'
import {
  black,
  colourText,
  contrastRatio,
  legible,
  mixColours,
  parseColour,
  readableAccent,
  readableOn,
} from './colour'
import type { Colour } from './colour'

/** The validated skin of the site (B13). A part is null when its value is missing or not safe. */
export interface Skin {
  readonly backgroundImage: string | null
  readonly backgroundColor: Colour | null
  /** The site's accent colour, cate_col_font_color. */
  readonly accent: Colour | null
  readonly icon: string | null
}

export const plainSkin: Skin = { backgroundImage: null, backgroundColor: null, accent: null, icon: null }

/**
 * Validates a skin as the server sends it (background_image, background_color, cate_col_font_color, icon1); only safe
 * values pass (B13).
 */
export function checkSkin(value: unknown): Skin {
  if (typeof value !== 'object' || value === null) return plainSkin
  const { background_image, background_color, cate_col_font_color, icon1 } = value as Readonly<Record<string, unknown>>
  return {
    backgroundImage: safeAssetUrl(background_image) || null,
    backgroundColor: parseColour(background_color),
    accent: parseColour(cate_col_font_color),
    icon: safeAssetUrl(icon1) || null,
  }
}

/** The custom properties that a skin sets for one colour scheme, with sufficient contrast. */
export interface SkinColours {
  /** The colour of text and icons on the background, with a contrast of at least 4.5:1. */
  readonly accent: string
  /** A tint of the accent on which the accent is legible too. */
  readonly accentSoft: string
  /** The colour of text on the accent. */
  readonly onAccent: string
  /**
   * The background of screens (background_color), and its shades for inset backgrounds and hairlines, so that all greys
   * are of one family; null where text on them would not be legible.
   */
  readonly greys: { readonly paper: string; readonly sunken: string; readonly hairline: string } | null
}

/**
 * The colours of a skin over a background. `usual` is the accent when the skin has none, `ink` the lightest colour of
 * text.
 */
export function skinColours(skin: Skin, ground: Colour, usual: Colour, ink: Colour): SkinColours {
  const tint = (share: number) => mixColours(ground, skin.accent ?? usual, share)
  // A weak tint of a dark ground would look like a grey of another family.
  const strong = tint(0.2)
  const isStrong = contrastRatio(ground, black) < legible && contrastRatio(strong, ink) >= legible
  const soft = isStrong ? strong : tint(0.1)
  const accent = readableAccent(skin.accent ?? usual, soft, ground)
  const paper = skin.backgroundColor ?? ground
  const grey = (share: number) => mixColours(paper, ink, share)
  const sunken = grey(0.04)
  const isLegible = [grey(0), sunken].every((each) =>
    [ink, accent].every((text) => contrastRatio(each, text) >= legible),
  )
  return {
    accent: colourText(accent),
    accentSoft: colourText(soft),
    onAccent: colourText(readableOn(accent)),
    greys:
      skin.backgroundColor !== null && isLegible
        ? { paper: colourText(grey(0)), sunken: colourText(sunken), hairline: colourText(grey(0.15)) }
        : null,
  }
}
