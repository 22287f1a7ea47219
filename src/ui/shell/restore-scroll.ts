/** Frames to wait for content that is taller than the screen was when it came back. */
const patience = 40

/** Scrolls to where a screen was, as soon as its content is tall enough; gives up when the visitor scrolls or waits too long. */
export function restoreScroll(top: number): () => void {
  let frames = 0
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchmove', stop)
  }
  const attempt = () => {
    window.scrollTo(0, top)
    frames += 1
    if (Math.abs(window.scrollY - top) <= 1 || frames > patience) stop()
    else frame = requestAnimationFrame(attempt)
  }
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchmove', stop, { passive: true })
  attempt()
  return stop
}
