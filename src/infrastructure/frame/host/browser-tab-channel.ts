import type { TabChannel, TabMessage } from '../../../application/frame/session/tab-channel'

const name = 'townsquare'

/** Messages between tabs over a BroadcastChannel; without it, a tab receives nothing from the others. */
export class BrowserTabChannel implements TabChannel {
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

  send(message: TabMessage): void {
    this.channel?.postMessage(message)
  }

  listen(listener: (message: TabMessage) => void): () => void {
    const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data)
    this.channel?.addEventListener('message', onMessage)
    return () => this.channel?.removeEventListener('message', onMessage)
  }
}
