import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test as base } from '../journey'
import type { Engine } from './engine'
import { Firefox, missingForFirefox } from './firefox'
import { complaintsInPage, observingProxy, type ObservingProxy } from './observing-proxy'
import { Person } from './person'
import { missingForWebKit, WebKit, type WebKitWindow } from './webkit'

interface InEngines {
  /** A proxy for this journey alone: a client address of its own, and a network that can be cut. */
  readonly network: ObservingProxy
  readonly webkit: WebKitWindow
  /** A person at the window of WebKit, whom it speaks English to. */
  readonly person: Person
  readonly firefox: Engine
}

interface OfWorker {
  readonly webkitDriver: WebKit | null
  readonly firefoxBrowser: Firefox | null
}

/** A journey in another engine. It is skipped where the engine is not installed, and says what is missing. */
export const test = base.extend<InEngines, OfWorker>({
  webkitDriver: [
    async ({}, use) => {
      const driver = missingForWebKit === null ? await WebKit.start() : null
      await use(driver)
      driver?.stop()
    },
    { scope: 'worker' },
  ],
  firefoxBrowser: [
    async ({}, use) => {
      const browser = missingForFirefox === null ? await Firefox.start() : null
      await use(browser)
      await browser?.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  network: async ({ baseURL }, use) => {
    const proxy = await observingProxy(baseURL ?? '')
    await use(proxy)
    proxy.close()
  },
  webkit: async ({ webkitDriver, network }, use, info) => {
    info.skip(webkitDriver === null, missingForWebKit ?? '')
    const window = await webkitDriver!.open(network.origin)
    await use(window)
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('window.png'), await window.screenshot())
    const complaints = await window.evaluate(complaintsInPage)
    await window.close()
    expect(complaints).toEqual([])
  },
  person: async ({ webkit }, use) => use(new Person(webkit)),
  firefox: async ({ firefoxBrowser, network }, use, { skip }) => {
    skip(firefoxBrowser === null, missingForFirefox ?? '')
    const window = await firefoxBrowser!.open(network.origin)
    await use(window)
    await window.close()
  },
})
