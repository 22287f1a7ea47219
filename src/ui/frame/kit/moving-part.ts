/** Milliseconds without input after which decorative animations pause. */
const restAfter = 30_000

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
const parts = new Set<Element>()
let sight: IntersectionObserver | null = null
let lastTouch = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A ref for an endless animation. It is paused out of view, while the page is hidden, and after a while without input;
 * the next input resumes it. While paused, `--moving` is `paused` on the element.
 */
export function movingPart(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined
  if (parts.size === 0) begin()
  parts.add(element)
  sight?.observe(element)
  return () => {
    parts.delete(element)
    sight?.unobserve(element)
    element.removeAttribute('data-resting')
    if (parts.size === 0) end()
  }
}

/** Whether an animation driven by a script should pause. */
export function isResting(element: Element | null): boolean {
  return element?.closest('[data-resting]') != null
}

function begin(): void {
  if (typeof IntersectionObserver !== 'undefined') {
    sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-resting', !isIntersecting)
    })
  }
  for (const name of touches) window.addEventListener(name, onTouch, { capture: true, passive: true })
  document.addEventListener('visibilitychange', onSeenAgain)
  onSeenAgain()
}

function end(): void {
  sight?.disconnect()
  sight = null
  clearTimeout(timer)
  for (const name of touches) window.removeEventListener(name, onTouch, { capture: true })
  document.removeEventListener('visibilitychange', onSeenAgain)
  document.documentElement.removeAttribute('data-resting')
}

function onSeenAgain(): void {
  lastTouch = performance.now()
  update()
}

function onTouch(): void {
  lastTouch = performance.now()
  if (document.documentElement.hasAttribute('data-resting')) update()
}

/**
 * Pauses or resumes the animations. It is called rarely, because input events, of which there are many a second,
 * usually only record their time.
 */
function update(): void {
  clearTimeout(timer)
  const timeLeft = restAfter - (performance.now() - lastTouch)
  const rests = document.hidden || timeLeft <= 0
  document.documentElement.toggleAttribute('data-resting', rests)
  if (!rests) timer = setTimeout(update, timeLeft)
}
