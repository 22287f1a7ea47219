import { observer } from 'mobx-react-lite'
import type { OwnTeamAct } from '../../../../domain/civic/teams/membership-lifecycle'
import type { Team } from '../../../../domain/civic/teams/team'
import { ActBar, type ActQuestion } from '../../../frame/cases/act-bar.part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { registerVolunteerPath } from '../../volunteers/volunteers.paths'
import styles from '../teams.module.css'
import { teamManagerPath } from '../teams.paths'
import { teamsWords } from '../teams.words'
import { isOutside, mayNotJoin } from './team-way'
import type { TeamViewModel } from './team.view-model'

interface TeamActBarProps {
  readonly viewModel: TeamViewModel
  readonly team: Team
}

/** The visitor's acts, or why there are none. */
export const TeamActBar = observer(function TeamActBar({ viewModel, team }: TeamActBarProps) {
  const words = useWords(teamsWords)
  const note = useNote(team)
  const leads = team.standing === 'leader'
  const questions: Partial<Record<OwnTeamAct, ActQuestion>> = {
    leave: { title: words.leaveTitle, text: words.leaveText },
    withdraw: { title: words.withdrawTitle, text: words.withdrawText },
    acceptLead: { title: words.acceptTitle, text: words.acceptText },
    declineLead: { title: words.declineTitle, text: words.declineText },
  }
  return (
    <ActBar
      busy={viewModel.busy}
      onAct={(act) => void viewModel.act(act)}
      acts={viewModel.ownActs.map((act) => ({
        act,
        label: words[`act.${act}`],
        ...(act === 'leave' ? { kind: 'danger' as const } : act === 'withdraw' ? { kind: 'secondary' as const } : {}),
        ...(questions[act] === undefined ? {} : { question: questions[act] }),
      }))}
    >
      {(note !== '' || leads) && (
        <>
          {note !== '' && <p className={styles.quiet}>{note}</p>}
          {mayNotJoin(team) && (
            <ButtonLink to={registerVolunteerPath} kind="primary" block>
              {words.becomeVolunteer}
            </ButtonLink>
          )}
          {leads && (
            <ButtonLink to={teamManagerPath(team.id)} kind="primary" block>
              {words.manage(team.waitingCount)}
            </ButtonLink>
          )}
        </>
      )}
    </ActBar>
  )
})

/** Why the visitor cannot do more here; '' when nothing keeps them. */
function useNote(team: Team): string {
  const words = useWords(teamsWords)
  const format = useFormat()
  const { standing, closedAt, offer, leader, reason } = team
  if (closedAt !== null) return words.closedAt(format.fullDate(closedAt))
  if (mayNotJoin(team)) return words.notAVolunteer
  if (isOutside(team) && team.isFull) return words.fullNote
  if (standing === 'member' && offer !== null) {
    const day = format.fullDate(offer.endsAt)
    return leader === null ? words.askedByNobody(day) : words.asked(leader.nickname, day)
  }
  if (standing === 'pending') return words.waits
  if (reason === '') return ''
  return standing === 'refused' ? words.refusedBecause(reason) : words.removedBecause(reason)
}
