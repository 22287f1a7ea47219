/**
 * Writes robots.txt (RFC 9309). Everything public may be crawled, except the screens that the client names and the
 * demo. A rule without an end would also exclude every path that begins with it, as `/search` would exclude
 * `/search-team`.
 */
export function robots(origin: string, closedPaths: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...[...closedPaths, '/demo', '/demo/'].flatMap(rulesFor).map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Rules for a path alone and with a query; a path that ends with a slash covers everything below it. */
const rulesFor = (path: string): readonly string[] => (path.endsWith('/') ? [path] : [`${path}$`, `${path}?`])
