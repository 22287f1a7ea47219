import { observer } from 'mobx-react-lite'
import { SessionStore } from '../../../application/frame/session/session.store'
import { ReportButtonPart } from '../../participation/reports/report-button.part'
import { useService } from '../../frame/shell/app-context'
import { rankingPaths } from '../rankings/rankings.paths'
import type { VolunteerPage } from '../../../domain/civic/volunteer-pages/volunteer-page'
import { ServiceRecordRow, ServiceSumsPart } from '../activities/service-records.part'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Button } from '../../frame/kit/buttons/button'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Link } from '../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { Loaded } from '../../frame/kit/states/loaded'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { useIsHydrated } from '../../frame/kit/hydration/use-is-hydrated'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PublisherFollowPart } from '../../participation/reactions/publisher-follow.part'
import { scoresPath } from '../orders/orders.paths'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { teamPath } from '../teams/teams.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './volunteer-page.module.css'
import { VolunteerPageViewModel } from './volunteer-page.view-model'
import { volunteerPageWords } from './volunteer-page.words'

interface VolunteerPageProps {
  readonly viewModel: VolunteerPageViewModel
}

/** S146: a member as everybody sees them: hours of service, teams, what they did. */
export const VolunteerPageScreen = observer(function VolunteerPageScreen({ viewModel }: VolunteerPageProps) {
  const words = useWords(volunteerPageWords)
  const session = useService(SessionStore)
  const { volunteer, actions, refresh } = viewModel
  return (
    <PlainPage
      title={words.title}
      look="rows"
      actions={
        volunteer.value !== null &&
        volunteer.value.id !== session.user?.id && (
          <ReportButtonPart subject={{ kind: 'member', id: volunteer.value.id }} />
        )
      }
    >
      <Loaded of={volunteer} failed={words.failed} loading={words.loading} shape="rows" onRetry={() => void refresh()}>
        {(value) => (
          <>
            <About volunteer={value} onFollow={viewModel.follow} />
            {value.isServiceHidden ? (
              <EmptyState subject="locked" title={words.hidden} />
            ) : (
              <>
                <SectionHeader title={words.actions} />
                <PagedListPart
                  list={actions}
                  look="plain"
                  onRefresh={refresh}
                  empty={<EmptyState title={words.noActions} />}
                >
                  {(record) => <ServiceRecordRow record={record} />}
                </PagedListPart>
              </>
            )}
            <Blocking viewModel={viewModel} person={value} />
          </>
        )}
      </Loaded>
    </PlainPage>
  )
})

/** Blocks the person, or takes it back. */
const Blocking = observer(function Blocking({
  viewModel,
  person,
}: VolunteerPageProps & { readonly person: VolunteerPage }) {
  const words = useWords(volunteerPageWords)
  // The page as the platform draws it is the same for everybody, so it does not know who reads it.
  if (!useIsHydrated() || !viewModel.canBlock) return null
  return (
    <div className={styles.blocking}>
      {person.isBlocked && <p>{words.blocked}</p>}
      <Button
        kind={person.isBlocked ? 'secondary' : 'quiet'}
        onClick={person.isBlocked ? () => void viewModel.block(false) : viewModel.askToBlock}
      >
        {person.isBlocked ? words.unblock : words.block}
      </Button>
      <Dialog
        open={viewModel.isAsking}
        onClose={viewModel.cancel}
        title={words.blockTitle(person.nickname)}
        text={words.blockText}
        acts={[
          { label: words.cancel, onAct: viewModel.cancel },
          { label: words.block, kind: 'danger', onAct: () => void viewModel.block(true) },
        ]}
      />
    </div>
  )
})

const About = observer(function About({
  volunteer,
  onFollow,
}: {
  readonly volunteer: VolunteerPage
  readonly onFollow: () => void
}) {
  const words = useWords(volunteerPageWords)
  const format = useFormat()
  const { id, avatar, nickname, since, sums, teams, followed, isServiceHidden } = volunteer
  return (
    <>
      <div className={styles.person}>
        <Avatar src={avatar} name={nickname} size="large" />
        <p className={styles.name}>{nickname}</p>
        {followed !== null && <PublisherFollowPart followed={followed} onToggle={onFollow} />}
        <p className={styles.since}>{since === null ? words.noVolunteer : words.since(format.date(since))}</p>
      </div>
      {!isServiceHidden && (since !== null || sums.minutes > 0) && (
        <>
          <ServiceSumsPart sums={sums} />
          <RowGroup>
            <ListRow title={words.evaluations} to={scoresPath(id)} />
          </RowGroup>
        </>
      )}
      {teams.length > 0 && (
        <>
          <SectionHeader title={words.teams} />
          <ul className={styles.teams}>
            {teams.map((team) => (
              <li key={team.id}>
                <Link to={teamPath(team.id)} className={styles.team}>
                  <Avatar src={team.logo} name={team.name} square photo />
                  <span>{team.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
})

export const screen = defineScreen({
  viewModel: VolunteerPageViewModel,
  view: VolunteerPageScreen,
  parent: rankingPaths.person,
})
