import type { Team } from '../../../../domain/civic/teams/team'
import { WaySteps } from '../../../frame/cases/way-steps.part'

/** Whether the visitor is neither in the team nor waiting to be admitted. */
export const isOutside = ({ standing }: Team) => standing === 'none' || standing === 'refused' || standing === 'left'
/** Whether the visitor has to become a volunteer before they can join. */
export const mayNotJoin = (team: Team) => team.notAVolunteer && isOutside(team) && team.closedAt === null

/** The steps that a visitor takes to join the team, with the current one marked. It is empty where they cannot join. */
export function TeamWay({ team }: { readonly team: Team }) {
  if (mayNotJoin(team)) return <WaySteps way="volunteer" at={null} />
  if (team.standing === 'pending') return <WaySteps way="member" at="review" />
  return team.acts.includes('join') ? <WaySteps way="member" at="ask" /> : null
}
