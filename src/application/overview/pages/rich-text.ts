import type { PictureSource, SafeHtml } from '../../frame/shared/html-sanitiser'
import { port } from '../../frame/shared/port'

/** The sanitiser of rich-text cards. It is loaded only for pages with such a card, since few pages have one. */
export interface RichText {
  /** Loads the sanitiser; false when that failed. */
  ready(): Promise<boolean>
  /** Sanitises; must be called after `ready`. */
  clean(html: string, picture: (address: string) => PictureSource): SafeHtml
}
export const RichText = port<RichText>('RichText')
