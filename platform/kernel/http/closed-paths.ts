/**
 * Returns a function that tells whether a path belongs to a screen that search engines must not index, such as
 * somebody's wish. robots.txt keeps crawlers from reading such a page. A link from another site could still get it
 * listed, which the header `X-Robots-Tag` forbids.
 * @param closed paths, in which a star stands for one segment; each of them covers everything below it, too
 */
export function closedPaths(closed: readonly string[]): (path: string) => boolean {
  if (closed.length === 0) return () => false
  const parts = closed.map((path) =>
    path
      .replace(/\/$/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '[^/]+'),
  )
  const pattern = new RegExp(`^(?:${parts.join('|')})(?:/|$)`)
  return (path) => pattern.test(path)
}
