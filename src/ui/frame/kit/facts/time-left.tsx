import type { TimeLeft } from '../../../../domain/frame/shared/time-left'
import { useWords } from '../../words/words'
import styles from './time-left.module.css'
import { timeLeftWords } from './time-left.words'

/**
 * The figures of a countdown; dashes while the time is unknown. Screen readers skip them, since they change every
 * second, so a text beside them says until when it counts.
 */
export function TimeLeftFigures({ left }: { readonly left: TimeLeft | null }) {
  const words = useWords(timeLeftWords)
  return (
    <dl className={styles.left} aria-hidden="true">
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <div key={unit} className={styles.unit}>
          <dd className={styles.figure}>{left === null ? '––' : String(left[unit]).padStart(2, '0')}</dd>
          <dt className={styles.name}>{words[unit]}</dt>
        </div>
      ))}
    </dl>
  )
}
