import type { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import type { SharedPicture, ShareOutlet } from '../../../application/frame/sharing/share-outlet'
import { encodeBase64 } from '../host/base64'

/** Shares by the app around the page where it can, and otherwise by the browser. */
export class AppShareOutlet implements ShareOutlet {
  constructor(
    private readonly browser: ShareOutlet,
    private readonly bridge: NativeBridge,
  ) {}

  origin(): string {
    return this.browser.origin()
  }

  canShare(picture?: SharedPicture): boolean {
    return this.bridge.can('share') || this.browser.canShare(picture)
  }

  async share(card: Parameters<ShareOutlet['share']>[0]): ReturnType<ShareOutlet['share']> {
    // The browser shares only at once after a tap, so nothing comes before it.
    if (!this.bridge.can('share')) return this.browser.share(card)
    const { title, text, url } = card
    const picture = card.picture === undefined ? '' : await encodeBase64(card.picture as Blob)
    const shared = await this.bridge.call('share', { title, text, url, picture })
    if (shared.ok) return shared.value
    if (shared.reason === 'refused') return 'dismissed'
    return this.browser.canShare(card.picture) ? this.browser.share(card) : 'failed'
  }

  copy(text: string): Promise<boolean> {
    return this.browser.copy(text)
  }
}
