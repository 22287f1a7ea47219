import type { Poll } from '../../../domain/participation/polls/poll'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

export interface PollsGateway {
  /** Votes for options by their numbers. Fails with `state-refuses` when the member voted already, or it is over. */
  vote(id: string, options: readonly number[], key: string): Promise<Outcome<Poll>>
}
export const PollsGateway = port<PollsGateway>('PollsGateway')
