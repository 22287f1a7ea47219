import type { ChosenItem } from '../../domain/selection/selection'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** What the editors chose, newest first. */
export interface SelectionGateway {
  page(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ChosenItem>>>
}
export const SelectionGateway = port<SelectionGateway>('SelectionGateway')
