import type { Page } from '@playwright/test'
import type { HostName } from '../../../platform/demo/phones/hosts'
import { androidObject } from '../../../platform/demo/phones/sides/android-object'
import { dsBridgeApp } from '../../../platform/demo/phones/sides/ds-bridge-app'
import { iosHandler } from '../../../platform/demo/phones/sides/ios-handler'
import { messengerApp } from '../../../platform/demo/phones/sides/messenger-app'
import { simulatedApp } from '../../../platform/demo/phones/sides/simulated-app'
import { webViewJavascriptBridgeApp } from '../../../platform/demo/phones/sides/web-view-javascript-bridge-app'

interface LoggedCall {
  readonly method: string
  readonly argument: object | null
}

interface AppWindow {
  readonly simulatedApp: {
    readonly log: readonly LoggedCall[]
    readonly answers: Record<string, unknown>
    readonly tell: (event: string, value?: unknown) => unknown
  }
}

/** The native sides as texts, each with its last argument. */
const sides = {
  android: [androidObject, null],
  ios: [iosHandler, false],
  'ios-reply': [iosHandler, true],
  'ds-android': [dsBridgeApp, 'android'],
  'ds-ios': [dsBridgeApp, 'ios'],
  'web-view-javascript-bridge': [webViewJavascriptBridgeApp, null],
  messenger: [messengerApp, null],
} as const satisfies Partial<Record<HostName, unknown>>
type SimulatedHost = keyof typeof sides

export const simulatedHosts = Object.keys(sides) as readonly SimulatedHost[]

/** A page in the web view of a simulated app, whose names are those of the demo city. */
export class PageInApp {
  private constructor(private readonly page: Page) {}

  /** Puts the app's side into every document of the page before it starts. */
  static async open(page: Page, host: SimulatedHost, answers: Record<string, unknown>): Promise<PageInApp> {
    const [side, last] = sides[host]
    const mark = host === 'messenger' ? 'MicroMessenger/8.0.50' : 'TownsquareApp/2.0'
    const agent = `Object.defineProperty(navigator, 'userAgent', { value: navigator.userAgent + ' ${mark}' })`
    const app = `window.simulatedApp = (${simulatedApp.toString()})(${JSON.stringify(answers)})`
    const enter = `(${side.toString()})(window, 'townsquareApp', window.simulatedApp, ${JSON.stringify(last)})`
    await page.addInitScript({ content: `if (window.top === window) { ${agent}; ${app}; ${enter} }` })
    return new PageInApp(page)
  }

  /** The calls of a method since the document was loaded: the fields of each argument, in their order. */
  async calls(method: string): Promise<readonly (readonly unknown[])[]> {
    const found = await this.page.evaluate(
      (name) =>
        (window as unknown as AppWindow).simulatedApp.log
          .filter((call) => call.method === name)
          .map(({ argument }) => argument),
      method,
    )
    return found.map((argument) => Object.values(argument ?? {}))
  }

  tell(event: string, value?: unknown): Promise<unknown> {
    return this.page.evaluate(
      ([name, given]) => (window as unknown as AppWindow).simulatedApp.tell(name as string, given),
      [event, value] as const,
    )
  }
}
