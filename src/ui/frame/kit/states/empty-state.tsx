import type { ReactNode } from 'react'
import type { StateSubject } from './state-picture'
import { StatePicture } from './state-picture'
import styles from './state.module.css'

interface EmptyStateProps {
  /** Text from B58, such as 'no favourites'. */
  readonly title: string
  readonly text?: string
  readonly subject?: StateSubject
  /** What to do next, as a Button or ButtonLink. */
  readonly action?: ReactNode
}

/** A state that says that there is nothing here, which is no error. */
export function EmptyState({ title, text, subject = 'nothing', action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <StatePicture subject={subject} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.acts}>{action}</div>}
    </div>
  )
}
