import { inject } from 'inversify'
import { Clock } from '../../frame/shared/clock'
import { Random } from '../../frame/shared/random'
import { LinkFinder } from '../../participation/link-previews/link-finder'
import { SuggestedNames } from '../../participation/mentions/suggested-names'
import type { Circle } from '../../../domain/civic/circles/circle'
import { CircleActs } from '../circles/circle-acts'

/** What helps while a post is written. */
export class PostTools {
  constructor(
    @inject(SuggestedNames) readonly suggested: SuggestedNames,
    @inject(LinkFinder) readonly finder: LinkFinder,
    @inject(CircleActs) private readonly acts: CircleActs,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
  ) {}

  now(): number {
    return this.clock.now()
  }

  /** Joins the circle in which the post is written; a guest does so when they return from the login. */
  join(circleId: string, act: 'enter' | 'accept', refresh: () => Promise<unknown>): Promise<Circle | null> {
    return this.acts.execute(circleId, act, this.random.id(), { refresh })
  }

  /** Whether a login interrupted the joining; true once. */
  resumesJoining(circleId: string): boolean {
    return this.acts.consumeJoinIntent(circleId)
  }

  stop(): void {
    this.suggested.close()
    this.finder.stop()
  }
}
