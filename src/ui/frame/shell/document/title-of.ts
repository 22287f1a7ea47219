/** The document's title: the screen's title, then the site's name. */
export function titleOf(title: string, siteName: string): string {
  return title === '' || title === siteName ? siteName : `${title} · ${siteName}`
}
