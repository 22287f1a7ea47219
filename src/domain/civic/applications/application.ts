import type { CaseStep } from '../../frame/cases/case-step'
import type { ApplicationKind } from './application-form'
import type { ApplicationAct, ApplicationState } from './application-lifecycle'

/** One of the member's own applications to join. */
export interface Application {
  readonly id: string
  readonly kind: ApplicationKind
  readonly name: string
  readonly state: ApplicationState
  readonly mayWithdraw: boolean
  readonly steps: readonly CaseStep<ApplicationAct | 'submit', ApplicationState>[]
}
