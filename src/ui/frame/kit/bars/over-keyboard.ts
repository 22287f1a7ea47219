import { isPageZoomed } from '../environment/is-page-zoomed'

/**
 * A ref for what stands at the lower edge while somebody types. It sets `--keyboard`, on the element or on the sheet that
 * holds it, to the height by which the keyboard covers the page. Browsers that make the page smaller instead
 * (`interactive-widget`) have 0 there; iPhones only move the part of the page that is seen.
 */
export function overKeyboard(element: HTMLElement | null): (() => void) | undefined {
  // It is missing in browsers before 2021, which the types do not know.
  const seen = window.visualViewport as VisualViewport | null | undefined
  if (element === null || seen === null || seen === undefined) return undefined
  const moved = element.closest('dialog') ?? element
  const follow = () => {
    // What is hidden of a page that two fingers enlarged is not under the keyboard.
    const covered = isPageZoomed() ? 0 : window.innerHeight - seen.height - seen.offsetTop
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
