import { classNames } from '../kit/class-names'
import styles from './sound-bars.module.css'

export interface SoundBarsProps {
  /** They move while it sounds. */
  readonly moving: boolean
  readonly label: string
}

/** Marks what is in the player. */
export function SoundBars({ moving, label }: SoundBarsProps) {
  return (
    <span role="img" aria-label={label} className={classNames(styles.bars, moving && styles.moving)}>
      <span />
      <span />
      <span />
    </span>
  )
}
