import { QrCode } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { hoursText } from '../../../../domain/frame/shared/format/hours'
import type { Team } from '../../../../domain/civic/teams/team'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Button } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { PagedListPart } from '../../../frame/lists/paged-list.part'
import { ReportButtonPart } from '../../../participation/reports/report-button.part'
import { SharePagePart } from '../../../participation/share-page.part'
import { teamCodePath } from '../../practice-codes/practice-codes.paths'
import { practiceHomePath } from '../../practice-homes/practice-homes.paths'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { teamLettersPath } from '../../team-letters/team-letters.paths'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { ActivitiesOfTeam } from './activities-of-team'
import { FiguresPart } from '../../../frame/shell/parts/figures.part'
import { TeamActBar } from './team-act-bar'
import { TeamMemberRow } from '../team-member'
import { TeamWay } from './team-way'
import { TeamViewModel } from './team.view-model'
import styles from '../teams.module.css'
import { teamPath, teamsPath } from '../teams.paths'
import { teamsWords } from '../teams.words'

interface TeamProps {
  readonly viewModel: TeamViewModel
}

/** S113: one team, its members and hours. */
export const TeamScreen = observer(function TeamScreen({ viewModel }: TeamProps) {
  const words = useWords(teamsWords)
  const { team, head } = viewModel
  return (
    <DetailPage
      of={team}
      words={words}
      list={teamsPath}
      onRetry={() => void viewModel.reload()}
      heading={words.teamTitle}
      actions={
        <>
          {viewModel.isOfTeam && (
            <Link to={teamCodePath(viewModel.id)} label={words.code} className={styles.code}>
              <Icon of={QrCode} size={22} />
            </Link>
          )}
          {viewModel.mayReport && <ReportButtonPart subject={{ kind: 'team', id: viewModel.id }} />}
          {head !== null && <SharePagePart head={head} path={teamPath(viewModel.id)} />}
        </>
      }
    >
      {(value) => <TeamPage viewModel={viewModel} team={value} />}
    </DetailPage>
  )
})

const TeamPage = observer(function TeamPage({ viewModel, team }: TeamProps & { readonly team: Team }) {
  const words = useWords(teamsWords)
  return (
    <>
      <TeamHead team={team} />
      <section className={styles.part} aria-labelledby="team-intro">
        <h2 id="team-intro" className={styles.heading}>
          {words.intro}
        </h2>
        <p className={styles.text}>{team.intro}</p>
        <TeamWay team={team} />
      </section>
      {viewModel.isOfTeam && (
        <RowGroup>
          <ListRow title={words.letters} to={teamLettersPath(team.id)} />
        </RowGroup>
      )}
      <ActivitiesOfTeam viewModel={viewModel} />
      <section className={styles.part} aria-labelledby="team-members">
        <div className={styles.partHead}>
          <h2 id="team-members" className={styles.heading}>
            {words.membersTitle}
          </h2>
          {team.members > team.firstMembers.length && (
            <Button kind="quiet" small onClick={viewModel.showMembers}>
              {words.allMembers(team.members)}
            </Button>
          )}
        </div>
        {team.firstMembers.length === 0 ? (
          <p className={styles.quiet}>{words.noMembers}</p>
        ) : (
          <ul className={styles.people}>
            {team.firstMembers.map((member) => (
              <li key={member.id}>
                <TeamMemberRow member={member} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Sheet open={viewModel.showsMembers} onClose={viewModel.closeMembers} title={words.membersTitle} isTall>
        <PagedListPart list={viewModel.members} look="plain" isStill empty={null}>
          {(member) => (
            <div className={styles.personRow}>
              <TeamMemberRow member={member} />
            </div>
          )}
        </PagedListPart>
      </Sheet>
      <TeamActBar viewModel={viewModel} team={team} />
    </>
  )
})

function TeamHead({ team }: { readonly team: Team }) {
  const words = useWords(teamsWords)
  const format = useFormat()
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <Avatar src={team.logo} name={team.name} size="large" square photo />
        <div className={styles.who}>
          <h2 className={styles.title}>{team.name}</h2>
          {team.organisation !== null && (
            <p className={styles.quiet}>
              <Link to={practiceHomePath(team.organisation.id)} wide>
                {team.organisation.name}
              </Link>
            </p>
          )}
          <p className={styles.quiet}>
            {team.leader === null ? words.noLeader : `${words.leader} · ${team.leader.nickname}`}
          </p>
          {team.street !== '' && <p className={styles.quiet}>{team.street}</p>}
          <p className={styles.quiet}>{`${words.foundedAt} · ${format.fullDate(team.createdAt)}`}</p>
        </div>
      </div>
      <FiguresPart
        label={words.figures}
        figures={[
          { name: words.memberCount, value: format.count(team.members) },
          { name: words.allHours, value: hoursText(team.minutes) },
          { name: words.monthHours, value: hoursText(team.monthMinutes) },
          { name: words.services, value: format.count(team.times) },
        ]}
      />
    </section>
  )
}

export const screen = defineScreen({
  viewModel: TeamViewModel,
  view: TeamScreen,
  key: ({ query }) => `team ${query.id ?? ''}`,
  parent: teamsPath,
})
