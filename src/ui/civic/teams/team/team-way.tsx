import type { Team } from '../../../../domain/civic/teams/team'
import { WaySteps } from '../../../frame/cases/way-steps.part'

/** Whether the visitor is not in the team, nor waits to be. */
export const isOutside = ({ standing }: Team) => standing === 'none' || standing === 'refused' || standing === 'left'
/** Whether the visitor has to become a volunteer before they can join. */
export const mayNotJoin = (team: Team) => team.notAVolunteer && isOutside(team) && team.closedAt === null

/** The steps into the team: to become a volunteer first, to ask, or to wait for its leader; none where there are none. */
export function TeamWay({ team }: { readonly team: Team }) {
  if (mayNotJoin(team)) return <WaySteps way="volunteer" at={null} />
  if (team.standing === 'pending') return <WaySteps way="member" at="review" />
  return team.acts.includes('join') ? <WaySteps way="member" at="ask" /> : null
}
