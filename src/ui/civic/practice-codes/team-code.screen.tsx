import { observer } from 'mobx-react-lite'
import type { Team } from '../../../domain/civic/teams/team'
import { RenewedCodeCard } from '../../frame/codes/renewed-code-card.part'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { teamPath } from '../teams/teams.paths'
import { useWords } from '../../frame/words/words'
import styles from './practice-codes.module.css'
import { practiceCodesWords } from './practice-codes.words'
import { TeamCodeViewModel } from './team-code.view-model'

interface TeamCodeProps {
  readonly viewModel: TeamCodeViewModel
}

/** S117: the code of a team, good for one scan. */
export const TeamCodeScreen = observer(function TeamCodeScreen({ viewModel }: TeamCodeProps) {
  const words = useWords(practiceCodesWords)
  const { team } = viewModel
  return (
    <PlainPage title={viewModel.activityId === '' ? words.teamTitle : words.activityTitle} look="rows">
      {team.value === null ? (
        team.state === 'failed' ? (
          <FailedPart title={words.failed} failure={team.failure} onRetry={team.reload} />
        ) : (
          <SkeletonList label={words.loading} shape="article" />
        )
      ) : viewModel.mayShow ? (
        <TeamCode viewModel={viewModel} team={team.value} />
      ) : (
        <EmptyState
          subject="locked"
          title={words.notOfTeam}
          action={<ButtonLink to={teamPath(viewModel.id)}>{words.toTeam}</ButtonLink>}
        />
      )}
    </PlainPage>
  )
})

const TeamCode = observer(function TeamCode({ viewModel, team }: TeamCodeProps & { readonly team: Team }) {
  const words = useWords(practiceCodesWords)
  const { code } = viewModel
  const forActivity = viewModel.activityId !== ''
  const activity = viewModel.activity.value
  const ownCode = activity?.ownCode
  return (
    <div className={styles.page}>
      <div className={styles.owner}>
        <Avatar src={team.logo} name={team.name} size="large" square photo />
        <p className={styles.name}>{team.name}</p>
        {forActivity && <p className={styles.quiet}>{activity?.title}</p>}
      </div>
      <RenewedCodeCard code={code} label={forActivity ? words.activityTitle : words.teamLabel(team.name)} />
      {ownCode != null && (
        <p className={styles.typed}>
          {words.orType}
          <b className={styles.figures}>{ownCode}</b>
        </p>
      )}
      <p className={styles.hint}>
        {forActivity ? words.activityHint : team.standing === 'leader' ? words.leaderHint : words.memberHint}
      </p>
      <div className={styles.acts}>
        <Button busy={code.asking} onClick={code.next}>
          {words.next}
        </Button>
      </div>
    </div>
  )
})

export const screen = defineScreen({
  viewModel: TeamCodeViewModel,
  view: TeamCodeScreen,
  key: ({ query }) => `team-code ${query.id ?? ''} ${query.activity ?? ''}`,
  parent: ({ id }) => teamPath(id),
})
