/** robots.txt: everything public may be crawled; excluded are the screens that the client names, and the demo. */
export function robots(origin: string, closed: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...[...closed, '/demo'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
