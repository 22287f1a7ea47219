import { observer } from 'mobx-react-lite'
import type { Timetable } from '../../../application/media/channels/timetable'
import type { ScheduledProgramme } from '../../../domain/media/channels/schedule'
import { Badge } from '../../frame/kit/badges/badge'
import { Button } from '../../frame/kit/buttons/button'
import { classNames } from '../../frame/kit/styles/class-names'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { ScheduleDays } from './schedule-days'
import { ShownProgrammes } from './shown-programmes'
import type { ShownProgrammes as ShownProgrammesViewModel } from './shown-programmes.view-model'
import styles from './tv.module.css'
import type { TvStage } from './tv-stage.view-model'
import { tvWords } from './tv.words'

interface TvScheduleListProps {
  readonly schedule: Timetable
  readonly shown: ShownProgrammesViewModel
  readonly stage: TvStage
}

/** The programmes of a channel by day: the current one is marked, past ones can be replayed if they were recorded. */
export const TvScheduleList = observer(function TvScheduleList({ schedule, shown, stage }: TvScheduleListProps) {
  const words = useWords(tvWords)
  const { day } = schedule
  return (
    <>
      <ScheduleDays timetable={schedule} />
      {day?.state === 'failed' ? (
        <FailedPart isQuiet title={words.scheduleFailed} failure={day.failure} onRetry={schedule.retry} />
      ) : day?.state !== 'ready' ? (
        <SkeletonList label={words.loading} shape="rows" count={5} />
      ) : schedule.programmes.length === 0 ? (
        <EmptyState title={words.noProgrammes} />
      ) : (
        <ShownProgrammes programmes={shown} className={styles.programmes}>
          {(entry) => <ProgrammeRow entry={entry} stage={stage} />}
        </ShownProgrammes>
      )}
    </>
  )
})

const ProgrammeRow = observer(function ProgrammeRow({
  entry,
  stage,
}: Pick<TvScheduleListProps, 'stage'> & { readonly entry: ScheduledProgramme }) {
  const words = useWords(tvWords)
  const format = useFormat()
  const { programme, state } = entry
  const isReplayed = stage.isReplayed(programme)
  return (
    <div
      className={classNames(styles.entry, styles[state], isReplayed && styles.replayed)}
      aria-current={state === 'now' ? 'time' : undefined}
    >
      <time className={styles.time} dateTime={new Date(programme.startsAt).toISOString()}>
        {format.time(programme.startsAt)}
      </time>
      <div className={styles.entryWords}>
        <p>{programme.name}</p>
        {programme.hosts.length > 0 && <p className={styles.quiet}>{programme.hosts.join(' · ')}</p>}
      </div>
      {state === 'now' && <Badge tone="live">{words.onAir}</Badge>}
      {state === 'next' && <Badge>{words.next}</Badge>}
      {state === 'past' && programme.replayUrl !== null && (
        <Button
          small
          kind={isReplayed ? 'primary' : 'secondary'}
          aria-pressed={isReplayed}
          aria-label={words.replay(programme.name)}
          onClick={() => stage.replay(programme)}
        >
          {isReplayed ? words.replaying : words.replayShort}
        </Button>
      )}
    </div>
  )
})
