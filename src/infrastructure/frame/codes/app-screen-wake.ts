import type { ScreenWake } from '../../../application/frame/codes/screen-wake'
import type { NativeBridge } from '../../../application/frame/hosts/native-bridge'

/** Keeps the screen on by the app around the page where it can, and otherwise by the browser. */
export class AppScreenWake implements ScreenWake {
  /** How many parts of the page want the screen on. */
  private wanted = 0

  constructor(
    private readonly browser: ScreenWake,
    private readonly bridge: NativeBridge,
  ) {}

  keepAwake(): () => void {
    if (!this.bridge.can('keepAwake')) return this.browser.keepAwake()
    this.want(1)
    return () => this.want(-1)
  }

  private want(change: 1 | -1): void {
    const wasWanted = this.wanted > 0
    this.wanted += change
    const on = this.wanted > 0
    if (on !== wasWanted) void this.bridge.call('keepAwake', { on })
  }
}
