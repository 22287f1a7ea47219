import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../buttons/button'
import { classNames } from '../styles/class-names'
import { Icon } from '../pictures/icon'
import { useKitWords } from '../kit.words'
import styles from './sheet.module.css'
import { useModal } from './use-modal'
import { useSheetDrag } from './use-sheet-drag'

interface SheetProps {
  readonly open: boolean
  /** Called by the close button, the scrim, a drag, Escape or 'back'. */
  readonly onClose: () => void
  readonly title: string
  /** Shown to the left of the title, such as 'cancel' in a picker. */
  readonly start?: ReactNode
  /** Shown to the right of the title, instead of the close button. */
  readonly end?: ReactNode
  /** Fixed at the bottom edge, such as the main button. */
  readonly footer?: ReactNode
  /** Whether it is as high as the screen allows, whatever its content. */
  readonly isTall?: boolean
  /** Whether the content has no padding. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A modal sheet that slides up from the bottom edge. Its content is mounted while it is open. */
export function Sheet({
  open,
  onClose,
  title,
  start,
  end,
  footer,
  isTall = false,
  flush = false,
  children,
}: SheetProps) {
  const words = useKitWords()
  const titleId = useId()
  const { dialog, element, isPresent, isShown, closing } = useModal(open, onClose)
  const { head, body } = useSheetDrag({ dialog, isShown, onClose })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focused element was removed with the old content, so the new title gets the focus.
    if (isShown && dialog.current?.contains(document.activeElement) === false)
      heading.current?.focus({ preventScroll: true })
  }, [title, isShown, dialog])
  if (!isPresent) return null

  return (
    <dialog
      {...element}
      aria-labelledby={titleId}
      className={classNames(styles.sheet, isTall && styles.tall)}
      data-closing={closing || undefined}
    >
      <div className={styles.frame}>
        <div className={styles.head} {...head}>
          <span className={styles.handle} aria-hidden="true" />
          <div className={styles.side}>{start}</div>
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <div className={styles.side}>
            {end ?? <IconButton label={words.close} icon={<Icon of={X} />} onClick={onClose} />}
          </div>
        </div>
        <div ref={body} className={classNames(styles.body, flush && styles.flush)}>
          {isShown && children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}
