/**
 * A ref for what stands at the lower edge while somebody types: `--keyboard` on it, or on the sheet that holds it, is the height by which the
 * keyboard covers the page. It is 0 where the browser makes the page smaller instead (`interactive-widget`); iPhones
 * only move what is seen of it.
 */
export function overKeyboard(element: HTMLElement | null): (() => void) | undefined {
  // It is missing in browsers before 2021, which the types do not know.
  const seen = window.visualViewport as VisualViewport | null | undefined
  if (element === null || seen === null || seen === undefined) return undefined
  const moved = element.closest('dialog') ?? element
  const follow = () => {
    const covered = isZoomed(seen) ? 0 : window.innerHeight - seen.height - seen.offsetTop
    moved.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
  }
  follow()
  seen.addEventListener('resize', follow)
  seen.addEventListener('scroll', follow)
  return () => {
    seen.removeEventListener('resize', follow)
    seen.removeEventListener('scroll', follow)
  }
}

/** Whether the page is enlarged by two fingers, when its hidden part is no keyboard. */
const isZoomed = ({ scale }: VisualViewport): boolean => scale > 1.01
