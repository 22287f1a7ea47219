import { port } from './port'

export type PageMoment =
  | { readonly type: 'visibility'; readonly hidden: boolean }
  /** The network is back. */
  | { readonly type: 'online' }
  /** The page goes, perhaps for good. */
  | { readonly type: 'leaving' }

/** What happens to the page as a whole. */
export interface PageLife {
  listen(listener: (moment: PageMoment) => void): () => void
}
export const PageLife = port<PageLife>('PageLife')
