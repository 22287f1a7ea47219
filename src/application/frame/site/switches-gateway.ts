import type { Switches } from '../../../domain/frame/site/switches'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Loads the site's switches (C006). */
export interface SwitchesGateway {
  switches(): Promise<Outcome<Switches>>
}
export const SwitchesGateway = port<SwitchesGateway>('SwitchesGateway')
