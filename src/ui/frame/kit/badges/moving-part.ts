/** Milliseconds without input after which decorative animations pause. */
const restAfter = 30_000

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
const movingElements = new Set<Element>()
const outOfSight = new WeakSet<Element>()
/** Whether all parts pause, because the page is hidden or was not touched for a while. */
let rests = false
let sight: IntersectionObserver | null = null
let lastTouch = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A ref for an endless animation. It is paused out of view, while the page is hidden, and after a while without input;
 * the next input resumes it. While paused, `--moving` is `paused` on the element. It is not set on the document,
 * where a change would restyle every element at the first touch after a rest.
 */
export function movingPart(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined
  if (movingElements.size === 0) begin()
  movingElements.add(element)
  mark(element)
  sight?.observe(element)
  return () => {
    movingElements.delete(element)
    outOfSight.delete(element)
    sight?.unobserve(element)
    element.removeAttribute('data-resting')
    if (movingElements.size === 0) end()
  }
}

/** Whether an animation driven by a script should pause. */
export function isResting(element: Element | null): boolean {
  return element?.closest('[data-resting]') != null
}

function begin(): void {
  if (typeof IntersectionObserver !== 'undefined') {
    sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!movingElements.has(target)) continue
        if (isIntersecting) outOfSight.delete(target)
        else outOfSight.add(target)
        mark(target)
      }
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
  rests = false
}

function onSeenAgain(): void {
  lastTouch = performance.now()
  update()
}

function onTouch(): void {
  lastTouch = performance.now()
  if (rests) update()
}

/**
 * Pauses or resumes the animations. It is called rarely, because input events, of which there are many a second,
 * usually only record their time.
 */
function update(): void {
  clearTimeout(timer)
  const remainingTime = restAfter - (performance.now() - lastTouch)
  const wasResting = rests
  rests = document.hidden || remainingTime <= 0
  if (rests !== wasResting) movingElements.forEach(mark)
  if (!rests) timer = setTimeout(update, remainingTime)
}

function mark(part: Element): void {
  part.toggleAttribute('data-resting', rests || outOfSight.has(part))
}
