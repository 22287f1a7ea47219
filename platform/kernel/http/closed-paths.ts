/**
 * Returns a function that tells whether a path belongs to a screen that search engines must not index, such as
 * somebody's wish. robots.txt keeps crawlers from reading such a page. A link from another site could still get it
 * listed, which the header `X-Robots-Tag` forbids.
 * @param paths paths, in which a star stands for one segment; each of them covers everything below it, too
 */
export function closedPaths(paths: readonly string[]): (path: string) => boolean {
  if (paths.length === 0) return () => false
  const parts = paths.map((path) =>
    path
      .replace(/\/$/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '[^/]+'),
  )
  const pattern = new RegExp(`^(?:${parts.join('|')})(?:/|$)`)
  return (path) => pattern.test(path)
}
