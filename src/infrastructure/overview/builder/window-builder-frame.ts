import { inject } from 'inversify'
import type { BuilderFrame } from '../../../application/overview/builder/builder-frame'
import { SiteStore } from '../../../application/frame/site/site.store'
import { parentOrigin } from '../../frame/host/parent-origin'

/** The page around, over `postMessage`. A message counts only when its window and its origin are those of that page. */
export class WindowBuilderFrame implements BuilderFrame {
  constructor(@inject(SiteStore) private readonly site: SiteStore) {}

  get isFramed(): boolean {
    return this.origin !== null
  }

  tell(message: object): void {
    const { origin } = this
    if (origin !== null) window.parent.postMessage(message, origin)
  }

  listen(onMessage: (data: unknown) => void): () => void {
    const { origin } = this
    if (origin === null) return () => undefined
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source === window.parent && event.origin === origin) onMessage(event.data)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }

  private get origin(): string | null {
    if (typeof window === 'undefined' || window.parent === window) return null
    return parentOrigin(window, this.site.hosts.frameOrigins)
  }
}
