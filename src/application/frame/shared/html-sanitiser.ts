import { port } from './port'

declare const safe: unique symbol

/** Sanitised markup; only a sanitiser creates it, and only a component for rich text accepts it. */
export interface SafeHtml {
  readonly [safe]: true
}

/** The addresses of a picture in the sizes that the platform makes. */
export interface PictureSource {
  readonly src: string
  readonly srcset?: string | undefined
  readonly sizes?: string | undefined
}

/**
 * The only way for external HTML to get into a page. It works in the browser and, with the same result, on the platform
 * when that renders a first view.
 */
export interface HtmlSanitiser {
  /** @param picture Returns the source of each picture. */
  clean(html: string, picture?: (address: string) => PictureSource): SafeHtml
}
export const HtmlSanitiser = port<HtmlSanitiser>('HtmlSanitiser')
