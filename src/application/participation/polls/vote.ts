import { inject } from 'inversify'
import type { Poll } from '../../../domain/participation/polls/poll'
import { Intents } from '../../frame/session/access/intents'
import type { Outcome } from '../../frame/shared/failure'
import { Random } from '../../frame/shared/random'
import { PollsGateway } from './polls-gateway'

const intentKind = 'vote'

/** Votes in a poll, which needs a phone; a visitor who was sent on a detour votes when they return. */
export class Vote {
  constructor(
    @inject(PollsGateway) private readonly gateway: PollsGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(Random) private readonly random: Random,
  ) {}

  /** Returns null when the visitor was sent to log in or to bind a phone. */
  async execute(pollId: string, options: readonly number[]): Promise<Outcome<Poll> | null> {
    const intent = { kind: intentKind, target: pollId, payload: options }
    if (!this.intents.requirePhone(intent)) return null
    const outcome = await this.gateway.vote(pollId, options, this.random.id())
    this.intents.saveIfExpired(intent, outcome)
    return outcome
  }

  /** The choice that a detour interrupted; null without one. */
  interruptedChoice(pollId: string): readonly number[] | null {
    if (!this.intents.mayAct('phone')) return null
    const payload = this.intents.consume(intentKind, pollId)?.payload
    return Array.isArray(payload) && payload.every((each) => typeof each === 'number') ? payload : null
  }
}
