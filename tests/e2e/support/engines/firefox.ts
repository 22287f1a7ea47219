import { existsSync } from 'node:fs'
import { launch, type Browser } from 'puppeteer-core'
import { phone, type Engine } from './engine'

const executable = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
)

/** Null where this machine has Firefox; else what is missing. */
export const missingForFirefox: string | null =
  executable === undefined ? 'Firefox (Debian: firefox-esr) is not installed' : null

export interface FirefoxWindow extends Engine {
  close(): Promise<void>
}

/** Firefox by its own remote protocol, WebDriver BiDi; one for each worker. */
export class Firefox {
  private constructor(private readonly browser: Browser) {}

  static async start(): Promise<Firefox> {
    return new Firefox(
      await launch({
        browser: 'firefox',
        executablePath: executable!,
        headless: true,
        defaultViewport: phone,
        timeout: 120_000,
        extraPrefsFirefox: { 'media.autoplay.default': 0, 'intl.accept_languages': 'en-GB' },
      }),
    )
  }

  /** Opens a window with a session of its own: no cookies, no storage, no workers of another one. */
  async open(origin: string): Promise<FirefoxWindow> {
    const session = await this.browser.createBrowserContext()
    const page = await session.newPage()
    page.setDefaultTimeout(60_000)
    return {
      name: 'Firefox',
      open: async (address) => void (await page.goto(new URL(address, origin).href)),
      evaluate: async <Arguments extends readonly unknown[], Result>(
        run: (...args: Arguments) => Result,
        ...args: Arguments
      ) => (await page.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result,
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: async () => session.close(),
    }
  }

  async stop(): Promise<void> {
    await this.browser.close()
  }
}
