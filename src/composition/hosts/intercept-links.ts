/**
 * Follows some links otherwise than the browser and the client would. Returns a function that ends this.
 * @param handlerFor Returns how to follow a link by the text of its `href`; null leaves it alone.
 */
export function interceptLinks(
  document: Document,
  handlerFor: (address: string, event: MouseEvent) => (() => unknown) | null,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const follow = handlerFor(link?.getAttribute('href') ?? '', event)
    if (follow === null) return
    event.preventDefault()
    event.stopPropagation()
    follow()
  }
  // In the capture phase it comes before the client's router.
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
