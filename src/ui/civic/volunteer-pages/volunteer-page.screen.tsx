import { observer } from 'mobx-react-lite'
import { rankingPaths } from '../rankings/rankings.paths'
import type { VolunteerPage } from '../../../domain/civic/volunteer-pages/volunteer-page'
import { ServiceRecordRow, ServiceSumsPart } from '../activities/service-records.part'
import { Avatar } from '../../frame/kit/avatar'
import { EmptyState } from '../../frame/kit/empty-state'
import { FailedPart } from '../../frame/kit/failed-part'
import { Link } from '../../frame/kit/link'
import { ListRow, RowGroup } from '../../frame/kit/list-row'
import { SectionHeader } from '../../frame/kit/section-header'
import { SkeletonList } from '../../frame/kit/skeleton'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { scoresPath } from '../orders/orders.paths'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { teamPath } from '../teams/teams.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './volunteer-page.module.css'
import { VolunteerPageViewModel } from './volunteer-page.view-model'
import { volunteerPageWords } from './volunteer-page.words'

interface VolunteerPageProps {
  readonly viewModel: VolunteerPageViewModel
}

/** S146 */
export const VolunteerPageScreen = observer(function VolunteerPageScreen({ viewModel }: VolunteerPageProps) {
  const words = useWords(volunteerPageWords)
  const { volunteer, actions, refresh } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      {volunteer.value !== null ? (
        <>
          <About volunteer={volunteer.value} />
          <SectionHeader title={words.actions} />
          <PagedListPart list={actions} look="plain" onRefresh={refresh} empty={<EmptyState title={words.noActions} />}>
            {(record) => <ServiceRecordRow record={record} />}
          </PagedListPart>
        </>
      ) : volunteer.state === 'failed' ? (
        <FailedPart title={words.failed} failure={volunteer.failure} onRetry={() => void refresh()} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" />
      )}
    </PlainPage>
  )
})

const About = observer(function About({ volunteer }: { readonly volunteer: VolunteerPage }) {
  const words = useWords(volunteerPageWords)
  const format = useFormat()
  const { id, avatar, nickname, since, sums, teams } = volunteer
  return (
    <>
      <div className={styles.person}>
        <Avatar src={avatar} name={nickname} size="large" />
        <p className={styles.name}>{nickname}</p>
        <p className={styles.since}>{since === null ? words.noVolunteer : words.since(format.date(since))}</p>
      </div>
      {(since !== null || sums.minutes > 0) && (
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
