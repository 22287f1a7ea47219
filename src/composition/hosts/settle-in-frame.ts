import { VisitWindow } from '../../application/frame/navigation/find-pc-site'
import type { PageInFrame } from './in-frame'

/** Settles the page when another site frames it. Without the code for that, it is a page like any other. */
export async function settleInFrame(page: PageInFrame): Promise<void> {
  if (!page.app.container.get(VisitWindow).isInForeignFrame) return
  const code = await import(/* webpackChunkName: "in-frame" */ './in-frame').catch(() => null)
  code?.startInFrame(page)
}
