import type { PointerEvent, ReactNode } from 'react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../buttons/button'
import { classNames } from '../styles/class-names'
import { Icon } from '../pictures/icon'
import { useKitWords } from '../kit.words'
import styles from './sheet.module.css'
import { useModal } from './use-modal'

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

/** The drag distance in pixels that closes a sheet. */
const dragToClose = 96
/** The drag velocity in pixels per millisecond that closes a sheet. */
const flingToClose = 0.6

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
  const drag = useRef<{ readonly y: number; readonly time: number } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused element was removed with the old content, so the new title gets the focus.
    if (isShown && dialog.current?.contains(document.activeElement) === false)
      heading.current?.focus({ preventScroll: true })
  }, [title, isShown, dialog])
  const shift = (distance: number) => {
    if (!dialog.current) return
    const { style } = dialog.current
    style.transform = distance > 0 ? `translateY(${distance}px)` : ''
    // It stays under the finger, and moves back when it is let go.
    style.transition = distance > 0 ? 'none' : ''
  }
  const letGo = (distance: number, milliseconds: number, isCompleted: boolean) => {
    const isFar = distance > dragToClose || (distance > 24 && distance / Math.max(1, milliseconds) > flingToClose)
    if (!isCompleted || !isFar) return shift(0)
    onClose()
    // One that closes sinks from where it is. One that asks first moves back.
    requestAnimationFrame(() => !dialog.current?.classList.contains(styles.closing ?? '') && shift(0))
  }
  const dragged = useEffectEvent(shift)
  const dropped = useEffectEvent(letGo)
  useEffect(() => {
    const content = body.current
    if (!isShown || !content) return
    let end: (() => void) | null = null
    let current = true
    // Without this code, a sheet is dragged by its head alone.
    void import(/* webpackChunkName: 'gestures' */ './sheet-gesture').then(
      ({ followFinger }) =>
        current && (end = followFinger(content, { onMove: (by) => dragged(by), onEnd: (...drag) => dropped(...drag) })),
      () => undefined,
    )
    return () => {
      current = false
      end?.()
    }
  }, [isShown])
  if (!isPresent) return null

  const release = (event: PointerEvent) => {
    if (!drag.current) return
    const { y, time } = drag.current
    drag.current = null
    letGo(event.clientY - y, event.timeStamp - time, event.type === 'pointerup')
  }

  return (
    <dialog
      {...element}
      aria-labelledby={titleId}
      className={classNames(styles.sheet, isTall && styles.tall, closing && styles.closing)}
    >
      <div className={styles.frame}>
        <div
          className={styles.head}
          onPointerDown={(event) => {
            if ((event.target as Element).closest('button')) return
            drag.current = { y: event.clientY, time: event.timeStamp }
            event.currentTarget.setPointerCapture?.(event.pointerId)
          }}
          onPointerMove={(event) => drag.current && shift(event.clientY - drag.current.y)}
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
        <div ref={body} className={classNames(styles.body, flush && styles.flush)}>
          {isShown && children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}
