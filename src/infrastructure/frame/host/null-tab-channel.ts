import type { TabChannel } from '../../../application/frame/session/tab-channel'

/** A channel without other tabs, for the platform while it renders a first view. */
export class NullTabChannel implements TabChannel {
  send(): void {
    // Nothing to do: there are no receivers.
  }

  listen(): () => void {
    return () => undefined
  }
}
