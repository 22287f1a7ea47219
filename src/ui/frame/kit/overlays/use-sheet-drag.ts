import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react'

/** The drag distance in pixels that closes a sheet. */
const dragToClose = 96
/** The drag velocity in pixels per millisecond that closes a sheet. */
const flingToClose = 0.6

interface DraggedSheet {
  /** The element that moves; it has `data-closing` while it closes. */
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly isShown: boolean
  readonly onClose: () => void
}

/** Lets a sheet follow a finger that drags its head or its content. It closes when the drag was long or fast enough. */
export function useSheetDrag({ dialog, isShown, onClose }: DraggedSheet) {
  const drag = useRef<{ readonly y: number; readonly time: number } | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const shift = (distance: number) => {
    if (!dialog.current) return
    const { style } = dialog.current
    style.transform = distance > 0 ? `translateY(${distance}px)` : ''
    // Without a transition, the sheet stays under the finger. With it, the sheet slides back when it is let go.
    style.transition = distance > 0 ? 'none' : ''
  }
  const letGo = (distance: number, milliseconds: number, isCompleted: boolean) => {
    const isFar = distance > dragToClose || (distance > 24 && distance / Math.max(1, milliseconds) > flingToClose)
    if (!isCompleted || !isFar) return shift(0)
    onClose()
    // A sheet that closes sinks from where it is. One that first asks whether to close stays open, and slides back.
    requestAnimationFrame(() => dialog.current?.dataset['closing'] === undefined && shift(0))
  }
  const onMove = useEffectEvent(shift)
  const onEnd = useEffectEvent(letGo)

  useEffect(() => {
    const content = body.current
    if (!isShown || !content) return
    let end: (() => void) | null = null
    let current = true
    // While this code is missing, a sheet can be dragged by its head alone.
    void import(/* webpackChunkName: 'gestures' */ './sheet-gesture').then(
      ({ followFinger }) =>
        current &&
        (end = followFinger(content, { onMove: (...move) => onMove(...move), onEnd: (...last) => onEnd(...last) })),
      () => undefined,
    )
    return () => {
      current = false
      end?.()
    }
  }, [isShown])

  const release = (event: PointerEvent) => {
    if (!drag.current) return
    const { y, time } = drag.current
    drag.current = null
    letGo(event.clientY - y, event.timeStamp - time, event.type === 'pointerup')
  }
  const head = {
    onPointerDown: (event: PointerEvent) => {
      if ((event.target as Element).closest('button')) return
      drag.current = { y: event.clientY, time: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => drag.current && shift(event.clientY - drag.current.y),
    onPointerUp: release,
    onPointerCancel: release,
  }
  return { head, body }
}
