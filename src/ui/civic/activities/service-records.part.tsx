import { observer } from 'mobx-react-lite'
import type { ServiceRecord, ServiceSums } from '../../../domain/civic/activities/activity'
import { hoursText, shortHoursText } from '../../../domain/frame/shared/format/hours'
import { ListRow } from '../../frame/kit/lists/list-row'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { activityPath } from './activities.paths'
import { activitiesWords } from './activities.words'
import styles from './service-records.module.css'

/** A volunteer's sums of hours; a placeholder keeps their space while they load. */
export function ServiceSumsPart({ sums }: { readonly sums: ServiceSums | null }) {
  const words = useWords(activitiesWords)
  const shownHours = (minutes: number | undefined) => (minutes === undefined ? '–' : hoursText(minutes))
  return (
    <dl className={styles.sums}>
      {[
        { name: words.inAll, value: shownHours(sums?.minutes) },
        { name: words.thisYear, value: shownHours(sums?.minutesThisYear) },
        { name: words.thisMonth, value: shownHours(sums?.minutesThisMonth) },
        { name: words.times, value: sums === null ? '–' : String(sums.times) },
      ].map(({ name, value }) => (
        <div key={name} className={styles.sum}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One period of service in a list. */
export const ServiceRecordRow = observer(function ServiceRecordRow({ record }: { readonly record: ServiceRecord }) {
  const words = useWords(activitiesWords)
  const format = useFormat()
  const { activityId, title, minutes, endedAt } = record
  return (
    <ListRow
      listed
      // Service that was counted without an activity of its own has no title.
      {...(title === '' ? { title: words.service } : { title, to: activityPath(activityId) })}
      text={format.date(endedAt)}
      value={words.hoursOf(shortHoursText(minutes))}
    />
  )
})
