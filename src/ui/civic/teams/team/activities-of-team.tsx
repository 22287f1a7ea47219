import { observer } from 'mobx-react-lite'
import { ActivityRow } from '../../activities/activity-row.part'
import { Button } from '../../../frame/kit/buttons/button'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { PagedListPart } from '../../../frame/lists/paged-list.part'
import { useWords } from '../../../frame/words/words'
import type { TeamViewModel } from './team.view-model'
import styles from '../teams.module.css'
import { teamsWords } from '../teams.words'

/** The number of activities on the page of a team. */
const shownCount = 3

interface ActivitiesOfTeamProps {
  readonly viewModel: TeamViewModel
}

/** The next activities of a team, and a link to all of them. */
export const ActivitiesOfTeam = observer(function ActivitiesOfTeam({ viewModel }: ActivitiesOfTeamProps) {
  const words = useWords(teamsWords)
  const { activities } = viewModel
  const hasMore = activities.items.length > shownCount || activities.hasMore
  return (
    <section className={styles.part} aria-labelledby="team-activities">
      <div className={styles.partHead}>
        <h2 id="team-activities" className={styles.heading}>
          {words.activities}
        </h2>
        {hasMore && (
          <Button kind="quiet" small onClick={viewModel.showAllActivities}>
            {words.allActivities}
          </Button>
        )}
      </div>
      {activities.items.length > 0 ? (
        <ul className={styles.rows}>
          {activities.items.slice(0, shownCount).map((activity) => (
            <li key={activity.id}>
              <ActivityRow activity={activity} heading="h3" />
            </li>
          ))}
        </ul>
      ) : activities.state === 'failed' ? (
        <FailedPart
          title={words.activitiesFailed}
          failure={activities.failure}
          onRetry={() => void activities.start()}
        />
      ) : activities.state === 'ready' ? (
        <p className={styles.quiet}>{words.noneToCome}</p>
      ) : (
        <SkeletonList label={words.activities} shape="rows" />
      )}
      <Sheet open={viewModel.showsActivities} onClose={viewModel.closeActivities} title={words.activities} isTall>
        <PagedListPart list={activities} look="plain" isStill empty={null}>
          {(activity) => <ActivityRow activity={activity} heading="h3" />}
        </PagedListPart>
      </Sheet>
    </section>
  )
})
