import type { PointerEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { X } from 'lucide-react'
import { IconButton } from './button'
import { classNames } from './class-names'
import { Icon } from './icon'
import { useKitWords } from './kit.words'
import styles from './sheet.module.css'
import { useModal } from './use-modal'

interface SheetProps {
  readonly open: boolean
  /** By the cross, the scrim, a drag, Escape or 'back'. */
  readonly onClose: () => void
  readonly title: string
  /** Left of the title, in place of nothing; such as 'cancel' of a picker. */
  readonly start?: ReactNode
  /** Right of the title, in place of the cross. */
  readonly end?: ReactNode
  /** Stays at the bottom edge, such as the one button. */
  readonly footer?: ReactNode
  /** As high as the screen allows, whatever is in it. */
  readonly tall?: boolean
  /** Without room around the content. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** Pixels after which a dragged sheet closes, or pixels a millisecond when it is flung. */
const dragToClose = 96
const flingToClose = 0.6

/** Comes up from the bottom edge and takes the whole attention. Its content is mounted when it is open. */
export function Sheet({ open, onClose, title, start, end, footer, tall = false, flush = false, children }: SheetProps) {
  const words = useKitWords()
  const titleId = useId()
  const { dialog, element, present, shown, closing } = useModal(open, onClose)
  const drag = useRef<{ readonly y: number; readonly time: number } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had the focus went with the content before: the new title takes it.
    if (shown && dialog.current?.contains(document.activeElement) === false)
      heading.current?.focus({ preventScroll: true })
  }, [title, shown, dialog])
  if (!present) return null

  const move = (event: PointerEvent) => {
    if (drag.current && dialog.current)
      dialog.current.style.transform = `translateY(${Math.max(0, event.clientY - drag.current.y)}px)`
  }
  const release = (event: PointerEvent) => {
    if (!drag.current || !dialog.current) return
    const distance = event.clientY - drag.current.y
    const speed = distance / Math.max(1, event.timeStamp - drag.current.time)
    drag.current = null
    if (event.type === 'pointerup' && (distance > dragToClose || (distance > 24 && speed > flingToClose))) onClose()
    else dialog.current.style.transform = ''
  }

  return (
    <dialog
      {...element}
      aria-labelledby={titleId}
      className={classNames(styles.sheet, tall && styles.tall, closing && styles.closing)}
    >
      <div className={styles.frame}>
        <div
          className={styles.head}
          onPointerDown={(event) => {
            if ((event.target as Element).closest('button')) return
            drag.current = { y: event.clientY, time: event.timeStamp }
            event.currentTarget.setPointerCapture?.(event.pointerId)
          }}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
        >
          <span className={styles.handle} aria-hidden="true" />
          <div className={styles.side}>{start}</div>
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <div className={styles.side}>
            {end ?? <IconButton label={words.close} icon={<Icon of={X} />} onClick={onClose} />}
          </div>
        </div>
        <div className={classNames(styles.body, flush && styles.flush)}>{shown && children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}
