import { classNames } from '../kit/styles/class-names'
import { movingPart } from '../kit/badges/moving-part'
import styles from './sound-bars.module.css'

export interface SoundBarsProps {
  /** Whether they move, which they do during playback. */
  readonly isMoving: boolean
  readonly label: string
}

/** Marks the item that is in the player. */
export function SoundBars({ isMoving, label }: SoundBarsProps) {
  return (
    <span ref={movingPart} role="img" aria-label={label} className={classNames(styles.bars, isMoving && styles.moving)}>
      <span />
      <span />
      <span />
    </span>
  )
}
