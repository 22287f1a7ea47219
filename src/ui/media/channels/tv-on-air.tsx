import { observer } from 'mobx-react-lite'
import type { Timetable } from '../../../application/media/channels/timetable'
import type { Channel } from '../../../domain/media/channels/channel'
import { Badge } from '../../frame/kit/badges/badge'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './tv.module.css'
import { tvWords } from './tv.words'

interface TvOnAirProps {
  readonly channel: Channel
  readonly schedule: Timetable
}

/** The current programme with its progress, and the one that follows. */
export const TvOnAir = observer(function TvOnAir({ channel, schedule: { onAir, nextProgramme } }: TvOnAirProps) {
  const words = useWords(tvWords)
  const format = useFormat()
  const programme = onAir?.programme.name ?? channel.nowPlaying
  return (
    <div className={styles.onAir}>
      {programme === null ? (
        <p className={styles.quiet}>{words.noProgramme}</p>
      ) : (
        <>
          <p className={styles.programme}>
            <Badge tone="live">{words.onAir}</Badge>
            <span>{programme}</span>
          </p>
          {onAir !== null && (
            <svg className={styles.progress} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <rect width={onAir.progress * 100} height="2" />
            </svg>
          )}
          {nextProgramme !== null && (
            <p className={styles.quiet}>
              {words.upNext(format.time(nextProgramme.programme.startsAt), nextProgramme.programme.name)}
            </p>
          )}
        </>
      )}
    </div>
  )
})
