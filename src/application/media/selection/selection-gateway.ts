import type { ChosenItem } from '../../../domain/media/selection/selection'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The editors' selection, newest first. */
export interface SelectionGateway {
  page(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ChosenItem>>>
}
export const SelectionGateway = port<SelectionGateway>('SelectionGateway')
