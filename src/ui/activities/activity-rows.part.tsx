import type { ActivityCard } from '../../domain/activities/activity'
import styles from './activity-rows.module.css'
import { ActivityRow } from './activity-row.part'

/** A few activities, such as those of a card of a page. */
export function ActivityRows({ activities }: { readonly activities: readonly ActivityCard[] }) {
  return (
    <ul className={styles.rows}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <ActivityRow activity={activity} heading="h3" />
        </li>
      ))}
    </ul>
  )
}
