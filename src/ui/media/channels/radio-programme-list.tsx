import { observer } from 'mobx-react-lite'
import type { ScheduledProgramme } from '../../../domain/media/channels/schedule'
import type { ScheduleDay } from '../../../domain/media/channels/schedule-days'
import { Badge } from '../../frame/kit/badges/badge'
import { classNames } from '../../frame/kit/styles/class-names'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Link } from '../../frame/kit/buttons/link'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { PlayButtonPart } from '../../frame/player/play-button.part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import type { RadioSchedule } from './radio-schedule.view-model'
import styles from './radio-programme-list.module.css'
import { programmePath } from './radio.paths'
import { radioWords } from './radio.words'
import { ShownProgrammes } from './shown-programmes'

const group = 'schedule'

/** The programmes of a channel by day: past ones can be replayed, the current one is marked. */
export const RadioProgrammeDays = observer(function RadioProgrammeDays({
  schedule,
}: {
  readonly schedule: RadioSchedule
}) {
  const words = useWords(radioWords)
  const format = useFormat()
  const nameOf = ({ offset, month, date }: ScheduleDay) =>
    offset === 0
      ? words.today
      : offset === -1
        ? words.yesterday
        : offset === 1
          ? words.tomorrow
          : format.monthDay(month, date)
  const { days, selected, select } = schedule.timetable
  return (
    <>
      <Tabs
        label={words.days}
        group={group}
        tabs={days.map((day) => ({ id: day.day, label: nameOf(day) }))}
        selected={selected}
        onSelect={select}
      />
      <TabPanel group={group} id={selected}>
        <RadioProgrammeList schedule={schedule} />
      </TabPanel>
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
