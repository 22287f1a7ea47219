/** What search engines may read: all that is public. Closed is what the client says of its screens, and the demo. */
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
