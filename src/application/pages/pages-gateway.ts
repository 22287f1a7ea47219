import type { CardContent, CustomPage, PageCard } from '../../domain/pages/page-card'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The default page of the site, used for a blank id (S001). */
export const defaultPage = 'default'

/** A card whose content is fetched; only its id is known of one that a reloaded page no longer has. */
export type CardReference = PageCard | { readonly id: string; readonly type?: undefined }

/** Pages of the page builder. */
export interface PagesGateway {
  /** Unknown cards are left out, malformed ones are marked; neither breaks the page. */
  page(id: string, signal?: CancelSignal): Promise<Outcome<CustomPage>>
  /** A page that is not published, by its token. */
  preview(token: string, signal?: CancelSignal): Promise<Outcome<CustomPage>>
  /** The content of one card; `tab` selects one of a tabs card. */
  content(card: CardReference, tab?: string): Promise<Outcome<CardContent>>
}
export const PagesGateway = port<PagesGateway>('PagesGateway')
