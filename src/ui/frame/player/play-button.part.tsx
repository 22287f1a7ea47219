import { Pause, Play } from 'lucide-react'
import { classNames } from '../kit/styles/class-names'
import { Icon } from '../kit/pictures/icon'
import { movingPart } from '../kit/badges/moving-part'
import styles from './play-button.module.css'

export interface PlayButtonPartProps {
  readonly label: string
  /** Whether playback is wanted, so that the button shows pause. */
  readonly isOn: boolean
  /** Whether playback is wanted but not audible yet. */
  readonly isWaiting?: boolean
  /** Whether the browser waits for a user gesture. */
  readonly blocked?: boolean
  /** 68, 52 or 36 px; a small one has the full touch area all the same. */
  readonly size?: 'large' | 'medium' | 'small'
  /** Whether it is one of many in a list, where it is filled only while its own item is wanted. */
  readonly isQuiet?: boolean
  readonly onPress: () => void
}

const iconSizes = { large: 30, medium: 24, small: 16 } as const

/** The round button that starts and stops sound. */
export function PlayButtonPart({
  label,
  isOn,
  isWaiting: waiting = false,
  blocked = false,
  size = 'large',
  isQuiet = false,
  onPress,
}: PlayButtonPartProps) {
  return (
    <button
      ref={blocked ? movingPart : undefined}
      type="button"
      className={classNames(styles.play, styles[size], isQuiet && !isOn && styles.quiet, blocked && styles.calls)}
      aria-label={label}
      aria-busy={waiting || undefined}
      onClick={onPress}
    >
      {waiting && <span className={styles.turning} aria-hidden="true" />}
      <Icon
        of={isOn ? Pause : Play}
        size={iconSizes[size]}
        className={classNames(styles.mark, !isOn && styles.start)}
      />
    </button>
  )
}
