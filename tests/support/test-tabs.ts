import type { TabChannel, TabMessage } from '../../src/application/frame/session/tab-channel'

/** The tabs of one browser. A message from one tab reaches all other tabs. */
export class TestTabs {
  private readonly channels: { readonly listeners: Set<(message: TabMessage) => void> }[] = []
  readonly sent: TabMessage[] = []

  open(): TabChannel {
    const own = { listeners: new Set<(message: TabMessage) => void>() }
    this.channels.push(own)
    return {
      send: (message) => {
        this.sent.push(message)
        this.channels
          .filter((channel) => channel !== own)
          .forEach(({ listeners }) => listeners.forEach((listener) => listener(message)))
      },
      listen: (listener) => {
        own.listeners.add(listener)
        return () => own.listeners.delete(listener)
      },
    }
  }
}
