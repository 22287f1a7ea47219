import type { PictureSource, SafeHtml } from '../../frame/shared/html-sanitiser'
import { port } from '../../frame/shared/port'

/** The sanitiser of the rich text cards; loaded only for pages that have one, since few do. */
export interface RichText {
  /** True when it is loaded; false when loading failed. */
  ready(): Promise<boolean>
  /** Only after `ready`. */
  clean(html: string, picture: (address: string) => PictureSource): SafeHtml
}
export const RichText = port<RichText>('RichText')
