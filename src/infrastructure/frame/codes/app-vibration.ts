import { inject } from 'inversify'
import type { Vibration } from '../../../application/frame/codes/vibration'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'

const milliseconds = 30

/** Vibrates by the app around the page where it can, and otherwise by the browser. */
export class AppVibration implements Vibration {
  constructor(@inject(NativeBridge) private readonly bridge: NativeBridge) {}

  vibrate(): void {
    if (this.bridge.can('vibrate')) void this.bridge.call('vibrate', { milliseconds })
    else (navigator as Partial<Navigator>).vibrate?.(milliseconds)
  }
}
