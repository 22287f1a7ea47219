import { observer } from 'mobx-react-lite'
import type { ScheduledProgramme } from '../../../domain/media/channels/schedule'
import { Badge } from '../../frame/kit/badges/badge'
import { classNames } from '../../frame/kit/styles/class-names'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Link } from '../../frame/kit/buttons/link'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { PlayButtonPart } from '../../frame/player/play-button.part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import type { RadioSchedule } from './radio-schedule.view-model'
import styles from './radio-programme-list.module.css'
import { programmePath } from './radio.paths'
import { radioWords } from './radio.words'
import { ScheduleDays } from './schedule-days'
import { ShownProgrammes } from './shown-programmes'

/** The programmes of a channel by day: past ones can be replayed, the current one is marked. */
export const RadioProgrammeDays = observer(function RadioProgrammeDays({
  schedule,
}: {
  readonly schedule: RadioSchedule
}) {
  return (
    <>
      <ScheduleDays timetable={schedule.timetable} />
      <RadioProgrammeList schedule={schedule} />
    </>
  )
})

/**
 * The programmes of the selected day. Past ones are hidden behind a button while a programme is on air or still to
 * come.
 */
export const RadioProgrammeList = observer(function RadioProgrammeList({
  schedule,
}: {
  readonly schedule: RadioSchedule
}) {
  const words = useWords(radioWords)
  const { programmes, day, retry } = schedule.timetable
  if (day?.state === 'failed')
    return <FailedPart isQuiet title={words.scheduleFailed} failure={day.failure} onRetry={retry} />
  if (day?.state !== 'ready') return <SkeletonList label={words.loading} shape="rows" count={4} />
  if (programmes.length === 0) return <EmptyState title={words.noProgrammes} />
  return (
    <ShownProgrammes programmes={schedule.shown} className={styles.list}>
      {(entry) => <ProgrammeRow entry={entry} schedule={schedule} />}
    </ShownProgrammes>
  )
})

const ProgrammeRow = observer(function ProgrammeRow({
  entry,
  schedule,
}: {
  readonly entry: ScheduledProgramme
  readonly schedule: RadioSchedule
}) {
  const words = useWords(radioWords)
  const format = useFormat()
  const { programme, state } = entry
  const isPlaying = schedule.isPlaying(programme)
  return (
    <div
      className={classNames(styles.row, styles[state], schedule.isCurrent(programme) && styles.current)}
      aria-current={state === 'now' ? 'time' : undefined}
    >
      <time className={styles.time} dateTime={new Date(programme.startsAt).toISOString()}>
        {format.time(programme.startsAt)}
      </time>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={programmePath(programme.id)} wide>
            {programme.name}
          </Link>
        </p>
        {programme.hosts.length > 0 && <p className={styles.hosts}>{programme.hosts.join(' · ')}</p>}
      </div>
      {state === 'now' && <Badge tone="live">{words.onAir}</Badge>}
      {state === 'next' && <Badge>{words.next}</Badge>}
      {state === 'past' && programme.replayUrl !== null && (
        <PlayButtonPart
          size="small"
          isQuiet
          label={isPlaying ? words.pauseReplay(programme.name) : words.replay(programme.name)}
          isOn={isPlaying}
          onPress={() => schedule.replay(programme)}
        />
      )}
    </div>
  )
})
