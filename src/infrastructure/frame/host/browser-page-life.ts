import type { PageLife, PageMoment } from '../../../application/frame/shared/page-life'

export class BrowserPageLife implements PageLife {
  private readonly listeners = new Set<(moment: PageMoment) => void>()

  get isHidden(): boolean {
    return document.hidden
  }

  listen(listener: (moment: PageMoment) => void): () => void {
    const onVisibility = () => listener({ type: 'visibility', hidden: document.hidden })
    const onOnline = () => listener({ type: 'online' })
    const onLeaving = () => listener({ type: 'leaving' })
    this.listeners.add(listener)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', onOnline)
    window.addEventListener('pagehide', onLeaving)
    return () => {
      this.listeners.delete(listener)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('pagehide', onLeaving)
    }
  }

  /** Tells what the app around the page knows, and the browser does not. */
  tell(moment: PageMoment): void {
    for (const listener of [...this.listeners]) listener(moment)
  }
}
