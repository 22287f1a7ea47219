import { SiteStore } from '../../../src/application/frame/site/site.store'
import { WebViewBridge } from '../../../src/infrastructure/frame/hosts/web-view-bridge'
import { HandClock } from '../hand-clock'
import { settingsWith } from '../site-settings'
import { simulatedApp, type AppMood, type SimulatedApp } from '../../../platform/demo/phones/sides/simulated-app'
import { nativeSides } from '../../../platform/demo/phones/sides/native-sides'

/** A clock that tells when a timer of a call is set. */
export class CallClock extends HandClock {
  private tellTimer: () => void = () => undefined

  timerSet(): Promise<void> {
    return new Promise((resolve) => {
      this.tellTimer = resolve
    })
  }

  override after(milliseconds: number, act: () => void): () => void {
    this.tellTimer()
    return super.after(milliseconds, act)
  }
}

export interface ConnectedPage {
  readonly app: SimulatedApp
  readonly bridge: WebViewBridge
  readonly clock: CallClock
  readonly end: () => void
}

let pages = 0

export function bridgeIn(
  window: Window,
  clock: HandClock = new CallClock(),
  onFailure: (method: string, problem: string) => void = () => undefined,
): WebViewBridge {
  const site = new SiteStore()
  site.setSettings(settingsWith({ appUserAgent: 'CityApp', appBridge: 'cityApp' }))
  pages += 1
  return new WebViewBridge(window, site, clock, () => `page${pages}`.padEnd(8, '-'), onFailure)
}

/** Loads the page in a simulated host; its user agent must have the mark `CityApp`. */
export async function connectedPage(
  host: string,
  answers: Record<string, unknown>,
  mood: AppMood = 'answered',
): Promise<ConnectedPage> {
  const app = simulatedApp(answers)
  app.mood = mood
  const end = nativeSides[host]!(window, 'cityApp', app)
  const clock = new CallClock()
  const bridge = bridgeIn(window, clock)
  await bridge.connect()
  // Removes the frames of a handshake.
  clock.pass(0)
  return { app, bridge, clock, end }
}
