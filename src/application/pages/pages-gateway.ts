import type { CardContent, CustomPage } from '../../domain/pages/page-card'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The default page of the site, used for a blank id (S001). */
export const defaultPage = 'default'

/** Pages of the page builder. */
export interface PagesGateway {
  /** Unknown cards are left out, malformed ones are marked; neither breaks the page. */
  page(id: string, signal?: CancelSignal): Promise<Outcome<CustomPage>>
  /** The content of one card; `tab` selects one of a tabs card. */
  content(cardId: string, tab?: string): Promise<Outcome<CardContent>>
}
export const PagesGateway = port<PagesGateway>('PagesGateway')
