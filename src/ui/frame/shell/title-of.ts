import type { ScreenHead } from './screen'

/** The document's title: the screen's title, then the site's name. */
export function titleOf(head: ScreenHead | null, siteName: string): string {
  return head === null || head.title === '' || head.title === siteName ? siteName : `${head.title} · ${siteName}`
}
