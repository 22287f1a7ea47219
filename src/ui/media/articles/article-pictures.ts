/** The least width in pixels of a picture that can be enlarged; smaller pictures are icons within the text. */
const leastWidth = 64

/**
 * Returns the pictures of an article that can be enlarged: those that are large enough, are not links, and did not fail
 * to load.
 */
export function articlePictures(text: Element): readonly HTMLImageElement[] {
  return [...text.querySelectorAll('img')].filter((image) => {
    const width = image.getAttribute('width')
    return (
      image.closest('a[href]') === null &&
      image.dataset['broken'] === undefined &&
      (width === null || Number(width) >= leastWidth)
    )
  })
}

/** Turns the pictures into buttons for keyboards and screen readers. Returns a function that undoes this. */
export function makeOpenable(text: Element, label: (what: string) => string): () => void {
  const images = articlePictures(text)
  for (const image of images) {
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-haspopup', 'dialog')
    image.setAttribute('aria-label', label(image.alt))
  }
  return () => {
    for (const image of images)
      for (const name of ['tabindex', 'role', 'aria-haspopup', 'aria-label']) image.removeAttribute(name)
  }
}
