import { observer } from 'mobx-react-lite'
import type { OwnService, OwnServiceRecord } from '../../../../domain/civic/activities/activity'
import { endedTooSoon } from '../../../../domain/civic/activities/service-lifecycle'
import { coveredMinutes } from '../../../../domain/civic/activities/time-spans'
import { shortHoursText } from '../../../../domain/frame/shared/format/hours'
import { Badge } from '../../../frame/kit/badges/badge'
import { Link } from '../../../frame/kit/buttons/link'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { certificateOfActivityPath } from '../../certificates/certificates.paths'
import { activityPath } from '../activities.paths'
import { activitiesWords } from '../activities.words'
import { ServiceRecordRow } from '../service-records.part'
import styles from '../service-records.module.css'
import { serviceTone, useServiceText } from '../use-service-text'

/**
 * Whether a service counts fewer minutes than it took, because another service covers the same minutes, or because the
 * day has reached 12 hours.
 */
function countsLess({ state, from, until, minutes }: OwnService): boolean {
  const isCounted = state === 'confirmed' || state === 'corrected'
  return isCounted && until !== null && minutes < coveredMinutes([{ from, until }])
}

/**
 * Returns the hours of a service: those that count, those that wait to be confirmed once their end is known, and nothing
 * for a service that was not accepted.
 */
function useShownHours(): (service: OwnService) => string {
  const words = useWords(activitiesWords)
  return ({ state, from, until, minutes }) => {
    if (state === 'confirmed' || state === 'corrected') return words.hoursOf(shortHoursText(minutes))
    if (state === 'refused' || until === null) return ''
    return words.hoursWaiting(shortHoursText(coveredMinutes([{ from, until }])))
  }
}

/** One of the member's own services: its state, why it waits, and who decided on it. */
export const OwnServiceRow = observer(function OwnServiceRow({ record }: { readonly record: OwnServiceRecord }) {
  const words = useWords(activitiesWords)
  const format = useFormat()
  const text = useServiceText()
  const hoursOf = useShownHours()
  const { service, activityId, title } = record
  if (service === null) return <ServiceRecordRow record={record} />
  const hours = hoursOf(service)
  const isUndecided = service.state === 'waiting' || service.state === 'open'
  return (
    <div className={styles.own}>
      <p className={styles.line}>
        <Link to={activityPath(activityId)} look="text" wide>
          {title}
        </Link>
        <Badge tone={serviceTone[service.state]}>{text.state(service.state)}</Badge>
      </p>
      <p className={styles.line}>
        <span className={styles.quiet}>
          {format.date(service.from)} {text.span({ ...service, state: 'waiting' })}
        </span>
        {hours !== '' && <span>{hours}</span>}
      </p>
      {isUndecided && service.doubt !== null && <p className={styles.quiet}>{words[`why.${service.doubt}`]}</p>}
      {countsLess(service) && (
        <p className={styles.quiet}>
          {endedTooSoon(service) ? words.tooShort(service.leastMinutes) : words.countsLess}
        </p>
      )}
      {record.minutes > 0 && (
        <p>
          <Link to={certificateOfActivityPath(activityId)} look="text" wide>
            {words.certificateOfIt}
          </Link>
        </p>
      )}
      {service.decisions.map(({ act, by, at, text: why }) => (
        <p key={`${act} ${at}`} className={styles.quiet}>
          {words[`decided.${act}`](by === null ? words.byOffice : by.nickname, format.dateTime(at))}
          {why !== '' && <q className={styles.why}>{why}</q>}
        </p>
      ))}
    </div>
  )
})
