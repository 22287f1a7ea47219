import { port } from './port'

declare const safe: unique symbol

/** Markup that a sanitiser let through; only a sanitiser makes it, and only a part that shows rich text takes it. */
export interface SafeHtml {
  readonly [safe]: true
}

/** How the picture of an address is asked for: in the sizes that the platform makes. */
export interface PictureSource {
  readonly src: string
  readonly srcset?: string | undefined
  readonly sizes?: string | undefined
}

/** The only way for HTML from outside to get into a page. Works in the browser and, with the same result, while the platform draws a first view. */
export interface HtmlSanitiser {
  /** `picture` says how each picture is to be asked for. */
  clean(html: string, picture?: (address: string) => PictureSource): SafeHtml
}
export const HtmlSanitiser = port<HtmlSanitiser>('HtmlSanitiser')
