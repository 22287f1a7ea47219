import type { PageLife, PageMoment } from '../../../application/frame/shared/page-life'

export class BrowserPageLife implements PageLife {
  listen(listener: (moment: PageMoment) => void): () => void {
    const onVisibility = () => listener({ type: 'visibility', hidden: document.hidden })
    const onOnline = () => listener({ type: 'online' })
    const onLeaving = () => listener({ type: 'leaving' })
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', onOnline)
    window.addEventListener('pagehide', onLeaving)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('pagehide', onLeaving)
    }
  }
}
