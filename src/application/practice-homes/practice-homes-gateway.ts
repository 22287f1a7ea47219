import type { PracticeHome } from '../../domain/practice-homes/practice-home'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The homes of practice. */
export interface PracticeHomesGateway {
  home(id: string, signal?: CancelSignal): Promise<Outcome<PracticeHome>>
}
export const PracticeHomesGateway = port<PracticeHomesGateway>('PracticeHomesGateway')
