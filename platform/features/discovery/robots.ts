/** Screens of one's own account, and steps on the way into it: nothing to find there. */
const closed = [
  '/login',
  '/forget',
  '/phone',
  '/bind-success',
  '/password',
  '/mine',
  '/history',
  '/collection',
  '/user',
  '/setting',
  '/error-page',
  '/not-found',
  '/inner-link',
  '/demo',
  '/kit',
]

/** What search engines may read: all that is public. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
