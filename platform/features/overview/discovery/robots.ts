/**
 * robots.txt (RFC 9309): everything public may be crawled; excluded are the screens that the client names, and the demo.
 * A rule without an end would also exclude whatever begins alike, as `/search` does `/search-team`.
 */
export function robots(origin: string, closed: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...[...closed, '/demo', '/demo/'].flatMap(rulesFor).map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Rules for a path alone and with a query; a path that ends with a slash covers everything below it. */
const rulesFor = (path: string): readonly string[] => (path.endsWith('/') ? [path] : [`${path}$`, `${path}?`])
