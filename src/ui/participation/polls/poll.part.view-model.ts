import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Clock } from '../../../application/frame/shared/clock'
import type { Failure } from '../../../application/frame/shared/failure'
import { observe } from '../../../application/frame/shared/observe'
import { Vote } from '../../../application/participation/polls/vote'
import { percentOf, type Poll } from '../../../domain/participation/polls/poll'

export interface ShownResult {
  readonly number: number
  readonly text: string
  readonly votes: number
  readonly percent: number
  readonly isMine: boolean
}

/** The poll of one content, in which the reader votes once. */
export class PollViewModel {
  poll: Poll | null = null
  /** The numbers of the options that are chosen, and not sent yet. */
  choice: readonly number[] = []
  isSending = false
  failure: Failure | null = null
  /** Called with the poll once the reader has voted, so that the screen keeps it. */
  onVoted: (poll: Poll) => void = () => undefined

  constructor(
    @inject(Vote) private readonly vote: Vote,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  /** Call with the poll whenever its content was loaded. */
  open(poll: Poll | null): void {
    // A poll that was voted in here is newer than one that is restored.
    if (poll !== null && poll.id === this.poll?.id && this.poll.voters > poll.voters) return
    if (poll?.id !== this.poll?.id) this.choice = []
    this.poll = poll
    this.failure = null
  }

  /** Sends the vote that a login or the phone interrupted. Call when the poll is shown in a browser. */
  resume(): void {
    if (this.poll === null) return
    const interrupted = this.vote.interruptedChoice(this.poll.id)
    if (interrupted === null) return
    this.choice = interrupted
    void this.submit()
  }

  get isOver(): boolean {
    return this.poll !== null && this.poll.endsAt <= this.clock.now()
  }

  get mayVote(): boolean {
    return this.poll !== null && this.poll.chosen.length === 0 && !this.isOver
  }

  /** What is known of the votes; null while the reader does not see them. */
  get results(): readonly ShownResult[] | null {
    const { poll } = this
    if (poll === null || poll.options.some(({ votes }) => votes === null)) return null
    return poll.options.map(({ number, text, votes }) => ({
      number,
      text,
      votes: votes ?? 0,
      percent: percentOf(votes ?? 0, poll.voters),
      isMine: poll.chosen.includes(number),
    }))
  }

  choose(choice: readonly number[]): void {
    this.choice = choice
    this.failure = null
  }

  async submit(): Promise<void> {
    const { poll, choice } = this
    if (poll === null || choice.length === 0 || this.isSending) return
    this.isSending = true
    this.failure = null
    const outcome = await this.vote.execute(poll.id, choice)
    runInAction(() => {
      this.isSending = false
      if (outcome?.ok === true) {
        this.poll = outcome.value
        this.onVoted(outcome.value)
      } else if (outcome !== null) this.failure = outcome.reason
    })
  }
}
