import type { FoundingStanding, LedTeam } from '../../../domain/civic/team-foundings/founding'
import type { FoundingForm, TeamForm } from '../../../domain/civic/team-foundings/team-form'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The founding of teams, and what their leaders change. */
export interface TeamFoundingsGateway {
  standing(signal?: CancelSignal): Promise<Outcome<FoundingStanding>>
  found(form: FoundingForm, key: string): Promise<Outcome<FoundingStanding>>
  withdraw(id: string, key: string): Promise<Outcome<FoundingStanding>>
  team(id: string, signal?: CancelSignal): Promise<Outcome<LedTeam>>
  change(id: string, form: TeamForm): Promise<Outcome<LedTeam>>
  close(id: string, reason: string, key: string): Promise<Outcome<true>>
}
export const TeamFoundingsGateway = port<TeamFoundingsGateway>('TeamFoundingsGateway')
