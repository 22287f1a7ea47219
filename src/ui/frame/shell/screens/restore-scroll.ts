/** Maximum number of frames to wait until restored content is tall enough. */
const maximumFrames = 40

/**
 * Scrolls to the last position of a screen, as soon as its content is tall enough; gives up when the visitor scrolls,
 * or after a while.
 */
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
    if (Math.abs(window.scrollY - top) <= 1 || frames > maximumFrames) stop()
    else frame = requestAnimationFrame(attempt)
  }
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchmove', stop, { passive: true })
  attempt()
  return stop
}
