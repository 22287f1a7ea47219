import type { ScreenHead } from './screen'

/** The document's title: what shows, then whose it is. */
export function titleOf(head: ScreenHead | null, siteName: string): string {
  return head === null || head.title === '' || head.title === siteName ? siteName : `${head.title} · ${siteName}`
}
