import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { phone, type Engine } from './engine'
import { freePort } from '../../../support/free-port'

const folders = ['/usr/bin', '/usr/local/bin']
const driver = folders.map((folder) => `${folder}/WebKitWebDriver`).find(existsSync)
const display = folders.map((folder) => `${folder}/Xvfb`).find(existsSync)
const browser = ['x86_64', 'aarch64']
  .flatMap((machine) => ['4.1', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`))
  .find(existsSync)

/** Null where this machine has WebKit, its driver and a virtual display; else what is missing. */
export const missingForWebKit: string | null =
  driver !== undefined && display !== undefined && browser !== undefined
    ? null
    : 'WebKit’s MiniBrowser, WebKitWebDriver or Xvfb (Debian: webkit2gtk-driver, xvfb) is not installed'

export interface WebKitWindow extends Engine {
  readonly driver: WebDriver
  close(): Promise<void>
}

/** The driver of WebKit, on a virtual display with the size of a phone; one for each worker. */
export class WebKit {
  private constructor(
    private readonly processes: readonly ChildProcess[],
    private readonly address: string,
  ) {}

  static async start(): Promise<WebKit> {
    const screen = spawn(
      display!,
      ['-displayfd', '3', '-screen', '0', `${phone.width}x${phone.height}x24`, '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    )
    const number = await firstLine(screen.stdio[3] as Readable)
    const port = await freePort()
    const served = spawn(driver!, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${number}`,
        LANG: 'en_GB.UTF-8',
        // WebKit's own sandbox does not start as root, and a virtual display has no graphics card.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
      },
    })
    return new WebKit([served, screen], `http://127.0.0.1:${port}`)
  }

  /** Opens a window with a session of its own: no cookies, no storage, no workers of another one. */
  async open(origin: string): Promise<WebKitWindow> {
    await this.isUp()
    const capabilities = new Capabilities().set('browserName', 'MiniBrowser').set('webkitgtk:browserOptions', {
      binary: browser,
      // In full screen the window has no toolbar, which is wider than a phone.
      args: ['--automation', '--full-screen'],
    })
    const window = await new Builder().usingServer(this.address).withCapabilities(capabilities).build()
    await window.manage().setTimeouts({ pageLoad: 60_000, script: 30_000, implicit: 0 })
    await window
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...phone })
    return {
      name: 'WebKit',
      driver: window,
      open: async (address) => window.get(new URL(address, origin).href),
      evaluate: async <Arguments extends readonly unknown[], Result>(
        run: (...args: Arguments) => Result,
        ...args: Arguments
      ) => window.executeScript<Result>(`return (${run})(...arguments[0])`, args),
      screenshot: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
      close: async () => window.quit(),
    }
  }

  stop(): void {
    for (const each of this.processes) each.kill()
  }

  private async isUp(): Promise<void> {
    const until = Date.now() + 30_000
    for (;;) {
      const status = await fetch(`${this.address}/status`).catch(() => null)
      if (status?.ok === true) return
      if (Date.now() > until) throw new Error('WebKitWebDriver does not answer')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function firstLine(from: Readable): Promise<string> {
  let read = ''
  for await (const part of from) {
    read += String(part)
    if (read.includes('\n')) break
  }
  return read.trim()
}
