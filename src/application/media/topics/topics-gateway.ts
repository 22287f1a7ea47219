import type { Topic } from '../../../domain/media/topics/topic'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** Discussion topics. */
export interface TopicsGateway {
  topic(id: string, signal?: CancelSignal): Promise<Outcome<Topic>>
}
export const TopicsGateway = port<TopicsGateway>('TopicsGateway')
