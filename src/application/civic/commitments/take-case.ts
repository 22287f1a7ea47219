import { inject } from 'inversify'
import { takingRefusalIn } from '../../../domain/civic/commitments/commitment-limits'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import { Navigator } from '../../frame/navigation/navigator'
import { Intents } from '../../frame/session/access/intents'
import type { Outcome } from '../../frame/shared/failure'

const registration = '/register-volunteer'

/** What somebody needs to take a case of each kind. */
const needs = { 'claim-wish': 'phone', 'provide-order': 'phone', 'join-activity': 'member' } as const

/** A wish, an order or an activity that a volunteer takes on, by the name of that act. */
export interface CaseToTake {
  readonly kind: keyof typeof needs
  readonly id: string
}

/** Takes on a case, which the screen resumes after a login, a phone or the registration as a volunteer. */
export class TakeCase {
  constructor(
    @inject(Intents) private readonly intents: Intents,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(CaseAct) private readonly caseAct: CaseAct,
  ) {}

  /**
   * Takes the case. A guest is sent to log in first, a member to bind a phone where the case needs one, and a member who
   * is no volunteer to register; then null is returned. A refusal because of the volunteer's own limits leaves the case
   * as it is, and is explained beside the button.
   */
  async execute<Value>(
    target: CaseToTake,
    send: () => Promise<Outcome<Value>>,
    shown: ShownCase,
  ): Promise<Outcome<Value> | null> {
    if (!this.admits(target)) return null
    const outcome = await send()
    this.intents.saveIfExpired(intentOf(target), outcome)
    if (outcome.ok || isLimit(outcome)) return outcome
    if (outcome.reason.state !== 'not-a-volunteer') return await this.caseAct.after(outcome, shown)
    if (!this.navigator.exists(registration)) return outcome
    this.register(target)
    return null
  }

  /** Whether the visitor may take the case; otherwise they are sent to log in or to bind a phone first. */
  admits(target: CaseToTake): boolean {
    return this.intents.admits(needs[target.kind], intentOf(target))
  }

  /** Opens the registration as a volunteer, which offers the way back to the case. */
  register(target: CaseToTake): void {
    this.intents.save(intentOf(target))
    this.navigator.navigateTo(`${registration}?redirect=${encodeURIComponent(this.navigator.current())}`)
  }

  /** Whether taking this case was interrupted and can be done now. True only once, because the intent is removed. */
  consumeIntent({ kind, id }: CaseToTake): boolean {
    return this.intents.mayAct(needs[kind]) && this.intents.consume(kind, id) !== null
  }
}

/** Whether an act was refused because of the limits of what a volunteer may take on. */
export function isLimit(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && takingRefusalIn(outcome.reason.state) !== null
}

const intentOf = ({ kind, id }: CaseToTake) => ({ kind, target: id, payload: null })
