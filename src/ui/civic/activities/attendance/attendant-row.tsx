import { observer } from 'mobx-react-lite'
import type { AttendanceList, Attendant } from '../../../../domain/civic/activities/attendance-list'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Badge } from '../../../frame/kit/badges/badge'
import { Button } from '../../../frame/kit/buttons/button'
import { useWords } from '../../../frame/words/words'
import styles from './attendance.module.css'
import type { AttendanceViewModel } from './attendance.view-model'
import { attendanceWords } from './attendance.words'
import { serviceTone, useServiceText } from '../use-service-text'

interface AttendantRowProps {
  readonly viewModel: AttendanceViewModel
  readonly attendant: Attendant
  readonly list: AttendanceList
}

/** One person on the attendance list: their time, why it waits, and the leader's acts. */
export const AttendantRow = observer(function AttendantRow({ viewModel, attendant, list }: AttendantRowProps) {
  const words = useWords(attendanceWords)
  const text = useServiceText()
  const { service, nickname, decisions } = attendant
  const isUndecided = service?.state === 'waiting' || service?.state === 'open'
  return (
    <div className={styles.row}>
      <Avatar src={attendant.avatar} name={nickname} />
      <div className={styles.who}>
        <p className={styles.name}>
          {nickname}
          {attendant.isWalkIn && <Badge>{words.walkIn}</Badge>}
          {service !== null && service.state !== 'open' && (
            <Badge tone={serviceTone[service.state]}>{text.state(service.state)}</Badge>
          )}
        </p>
        {attendant.shift !== null && <p className={styles.quiet}>{attendant.shift}</p>}
        {service !== null && <p className={styles.quiet}>{text.span(service)}</p>}
        {service !== null && isUndecided && service.doubt !== null && (
          <p className={styles.quiet}>{words[`doubt.${service.doubt}`]}</p>
        )}
      </div>
      <div className={styles.acts}>
        {service === null && list.adding !== 'closed' && (
          <Button
            small
            busy={viewModel.busy === attendant.id}
            aria-label={list.adding === 'now' ? words.isHereLabel(nickname) : words.wasHereLabel(nickname)}
            onClick={() => void viewModel.add(attendant)}
          >
            {list.adding === 'now' ? words.isHere : words.wasHere}
          </Button>
        )}
        {decisions.map((act) =>
          act === 'confirm' ? (
            <Button
              key={act}
              small
              kind="primary"
              busy={viewModel.busy === attendant.id}
              aria-label={words['label.confirm'](nickname)}
              onClick={() => void viewModel.confirm(attendant)}
            >
              {words['act.confirm']}
            </Button>
          ) : (
            <Button
              key={act}
              small
              kind="quiet"
              aria-label={words[`label.${act}`](nickname)}
              onClick={() => viewModel.decide(act, attendant)}
            >
              {words[`act.${act}`]}
            </Button>
          ),
        )}
      </div>
    </div>
  )
})
