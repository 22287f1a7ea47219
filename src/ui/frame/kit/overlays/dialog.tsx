import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from '../buttons/button'
import { classNames } from '../styles/class-names'
import styles from './dialog.module.css'
import { useModal } from './use-modal'

export interface DialogAct {
  readonly label: string
  readonly onAct: () => void
  readonly kind?: 'primary' | 'danger' | 'secondary'
  readonly busy?: boolean
}

interface DialogProps {
  readonly open: boolean
  /** Called on Escape, 'back' or a tap on the scrim, with the same meaning as the harmless act. */
  readonly onClose: () => void
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
  /** The acts, the harmless one first; it is focused when the dialog opens. */
  readonly acts: readonly DialogAct[]
}

/** A modal dialog with one question. */
export function Dialog({ open, onClose, title, text, children, acts }: DialogProps) {
  const id = useId()
  const { element, isPresent, isShown, closing } = useModal(open, onClose)
  if (!isPresent) return null
  return (
    <dialog
      {...element}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      className={classNames(styles.dialog, closing && styles.closing)}
    >
      <div className={styles.frame}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {text !== undefined && (
          <p id={`${id}-text`} className={styles.text}>
            {text}
          </p>
        )}
        {isShown && children}
        <div className={styles.acts}>
          {acts.map(({ label, onAct, kind = 'secondary', busy }) => (
            <Button key={label} kind={kind} busy={busy} block onClick={onAct}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </dialog>
  )
}
