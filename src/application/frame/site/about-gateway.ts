import type { AboutUs } from '../../../domain/frame/site/about'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Information about the organisation that runs the site (C005). */
export interface AboutGateway {
  about(signal?: CancelSignal): Promise<Outcome<AboutUs>>
}
export const AboutGateway = port<AboutGateway>('AboutGateway')
