import type { TabChannel } from '../../application/session/tab-channel'

/** No other tabs: the platform, while it draws a first view. */
export class NullTabChannel implements TabChannel {
  send(): void {
    // Nobody listens.
  }

  listen(): () => void {
    return () => undefined
  }
}
