import type { CardContent, CustomPage } from '../../domain/pages/page-card'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The page of the site, which a blank id means (S001). */
export const defaultPage = 'default'

/** Pages of the page builder. */
export interface PagesGateway {
  /** Unknown cards are left out, malformed ones are marked; neither takes the page with it. */
  page(id: string, signal?: CancelSignal): Promise<Outcome<CustomPage>>
  /** What is behind one card; `tab` chooses one of a card of tabs. */
  content(cardId: string, tab?: string): Promise<Outcome<CardContent>>
}
export const PagesGateway = port<PagesGateway>('PagesGateway')
