import type { PictureSource, SafeHtml } from '../shared/html-sanitiser'
import { port } from '../shared/port'

/** The sanitiser of the rich text cards; brought only when a page has one, since few have. */
export interface RichText {
  /** True when it is here; false when it could not be brought. */
  ready(): Promise<boolean>
  /** Only after `ready`. */
  clean(html: string, picture: (address: string) => PictureSource): SafeHtml
}
export const RichText = port<RichText>('RichText')
