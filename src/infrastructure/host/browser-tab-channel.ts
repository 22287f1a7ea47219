import type { TabChannel, TabMessage } from '../../application/session/tab-channel'

const name = 'townsquare'

/** Tabs exchange messages over a BroadcastChannel; where there is none, a tab hears nothing of the others. */
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
