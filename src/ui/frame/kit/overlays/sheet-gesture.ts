/** The distance in pixels from which a touch is a drag. */
const dragFrom = 6

interface SheetDrag {
  /** Called with the distance of the finger from where it began. */
  readonly onMove: (distance: number) => void
  /** Called when the finger has left, with how long it took; a drag that the browser took over is not completed. */
  readonly onEnd: (distance: number, milliseconds: number, isCompleted: boolean) => void
}

/**
 * Follows a finger that drags a sheet down by its content. The drag begins only where the content is scrolled to its top,
 * because the finger scrolls it otherwise. This code is loaded lazily. Returns a function that stops it.
 */
export function followFinger(content: HTMLElement, { onMove, onEnd }: SheetDrag): () => void {
  let start: { readonly x: number; readonly y: number; readonly time: number } | null = null
  let distance = 0
  const begin = (event: TouchEvent) => {
    const touch = event.touches[0]
    const isOwn = event.touches.length === 1 && !isTaken(event.target, content)
    start = isOwn && touch ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp } : null
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!start || !touch) return
    const downwards = touch.clientY - start.y
    const sideways = Math.abs(touch.clientX - start.x)
    if (distance === 0 && (downwards < dragFrom || sideways > downwards)) {
      // A touch that begins upwards or sideways is another gesture, also when it turns downwards later.
      if (Math.abs(downwards) + sideways > dragFrom) start = null
      return
    }
    if (event.cancelable) event.preventDefault()
    distance = Math.max(1, downwards)
    onMove(distance)
  }
  const end = (event: TouchEvent) => {
    if (start && distance > 0) onEnd(distance, event.timeStamp - start.time, event.type === 'touchend')
    start = null
    distance = 0
  }
  content.addEventListener('touchstart', begin, { passive: true })
  content.addEventListener('touchmove', move, { passive: false })
  content.addEventListener('touchend', end)
  content.addEventListener('touchcancel', end)
  return () => {
    content.removeEventListener('touchstart', begin)
    content.removeEventListener('touchmove', move)
    content.removeEventListener('touchend', end)
    content.removeEventListener('touchcancel', end)
  }
}

/** Elements that handle touches themselves, such as fields, wheels, sliders and maps. */
const ownGestures = 'input, textarea, [contenteditable], [role=listbox], [role=slider], [role=application]'

/** Whether a touch of this target moves or scrolls something other than the sheet. */
function isTaken(target: EventTarget | null, content: Element): boolean {
  if (!(target instanceof Element) || target.closest(ownGestures) !== null) return true
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollTop > 0 || getComputedStyle(element).touchAction === 'none') return true
    if (element === content) return false
  }
  return false
}
