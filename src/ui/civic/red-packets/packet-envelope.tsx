import type { ReactNode } from 'react'
import { classNames } from '../../frame/kit/styles/class-names'
import './tokens.css'
import styles from './packet-envelope.module.css'

interface PacketEnvelopeProps {
  /** Whether its letter is out. */
  readonly isOpen: boolean
  /** Whether it opens before the visitor's eyes, rather than having been opened before. */
  readonly isMoving: boolean
  /** Whether nothing can be done with it any more. */
  readonly isDull: boolean
  /** What stands on the letter. */
  readonly letter: ReactNode
  /** The button on the flap. */
  readonly seal?: ReactNode
}

/** A red packet. It is a picture: what it says stands in the text below it, but for the button. */
export function PacketEnvelope({ isOpen, isMoving, isDull, letter, seal }: PacketEnvelopeProps) {
  return (
    <div
      className={classNames(
        styles.envelope,
        isOpen && styles.open,
        isMoving && styles.moving,
        isDull && !isOpen && styles.dull,
      )}
    >
      <div className={styles.picture} aria-hidden="true">
        <div className={styles.letter}>{isOpen && letter}</div>
        <div className={styles.pocket} />
        <div className={styles.flap} />
      </div>
      {!isOpen && <div className={styles.seal}>{seal}</div>}
    </div>
  )
}
