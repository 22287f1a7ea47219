import type { Page } from '@playwright/test'
import { androidObject } from '../../../platform/demo/phones/sides/android-object'
import { iosHandler } from '../../../platform/demo/phones/sides/ios-handler'
import { simulatedApp } from '../../../platform/demo/phones/sides/simulated-app'

interface LoggedCall {
  readonly method: string
  readonly argument: readonly unknown[]
}

interface AppWindow {
  readonly simulatedApp: {
    readonly log: readonly LoggedCall[]
    readonly answers: Record<string, unknown>
    readonly tell: (event: string, value?: unknown) => unknown
  }
}

const sides = { android: androidObject, ios: iosHandler }

/** A page in the web view of a simulated app, whose name is that of the demo city. */
export class PageInApp {
  private constructor(private readonly page: Page) {}

  /** Puts the app's side into every document of the page before it starts. */
  static async open(page: Page, system: keyof typeof sides, answers: Record<string, unknown>): Promise<PageInApp> {
    const app = `window.simulatedApp = (${simulatedApp.toString()})(${JSON.stringify(answers)})`
    const side = `(${sides[system].toString()})(window, 'townsquareApp', window.simulatedApp, false)`
    await page.addInitScript({ content: `if (window.top === window) { ${app}; ${side} }` })
    return new PageInApp(page)
  }

  /** The calls of a method since the document was loaded. */
  calls(method: string): Promise<readonly (readonly unknown[])[]> {
    return this.page.evaluate(
      (name) =>
        (window as unknown as AppWindow).simulatedApp.log
          .filter((call) => call.method === name)
          .map(({ argument }) => argument),
      method,
    )
  }

  tell(event: string, value?: unknown): Promise<unknown> {
    return this.page.evaluate(
      ([name, given]) => (window as unknown as AppWindow).simulatedApp.tell(name as string, given),
      [event, value] as const,
    )
  }
}
