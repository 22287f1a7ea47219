import type { Topic } from '../../domain/topics/topic'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Discussion topics. */
export interface TopicsGateway {
  topic(id: string, signal?: CancelSignal): Promise<Outcome<Topic>>
}
export const TopicsGateway = port<TopicsGateway>('TopicsGateway')
