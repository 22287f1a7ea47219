import { port } from './port'

export type PageMoment =
  | { readonly type: 'visibility'; readonly hidden: boolean }
  /** The network is back. */
  | { readonly type: 'online' }
  /** The app around the page is no longer in front, which a web view does not show: films rest, sound goes on. */
  | { readonly type: 'background' }
  /** The page is being left, perhaps for good. */
  | { readonly type: 'leaving' }

/** Events of the page as a whole. */
export interface PageLife {
  /** Whether nobody sees the page now, as in a tab that was opened in the background. */
  readonly isHidden: boolean
  listen(listener: (moment: PageMoment) => void): () => void
}
export const PageLife = port<PageLife>('PageLife')
