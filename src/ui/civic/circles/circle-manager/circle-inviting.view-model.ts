import { inject } from 'inversify'
import { CirclesGateway } from '../../../../application/civic/circles/circles-gateway'
import { Clock } from '../../../../application/frame/shared/clock'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { CircleCandidate } from '../../../../domain/civic/circles/circle'

/** Debounce: milliseconds without a key press, after which people are looked for. */
const pause = 250

/** The search for people whom somebody who leads a circle invites. */
export class CircleInvitingViewModel {
  isOpen = false
  words = ''
  readonly candidates: Loadable<readonly CircleCandidate[]>
  private circleId = ''
  private cancelPause: () => void = () => undefined

  constructor(
    @inject(CirclesGateway) gateway: CirclesGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.candidates = new Loadable((signal) => gateway.candidates(this.circleId, this.words.trim(), signal))
    observe(this)
  }

  open(circleId: string): void {
    this.circleId = circleId
    this.isOpen = true
    this.words = ''
    this.candidates.clear()
    void this.candidates.load()
  }

  close(): void {
    this.isOpen = false
    this.cancelPause()
  }

  type(words: string): void {
    this.words = words
    this.cancelPause()
    this.cancelPause = this.clock.after(pause, () => void this.candidates.load())
  }

  /** Searches at once, as the search key of the keyboard does. */
  search(): void {
    this.cancelPause()
    void this.candidates.load()
  }

  /** Shows that somebody was invited; who they are is not asked for again. */
  markInvited(personId: string): void {
    this.candidates.change((people) =>
      people.map((person) => (person.id === personId ? { ...person, standing: 'invited' } : person)),
    )
  }
}
