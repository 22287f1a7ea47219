import { defineConfig } from '@playwright/test'
import { availableParallelism, totalmem } from 'node:os'
import { partnerOfJourneys } from './tests/e2e/support/partner'
import { isBehindNginx } from './tests/e2e/support/stack'
import { markOfStackCertificate, stackCertificate } from './tests/e2e/support/stack-certificate'
import {
  feedServerOfJourneys,
  platformOrigin,
  platformPort as port,
  pushServiceOfJourneys,
} from './tests/e2e/support/ports'

const hasEngines = process.env.ENGINES === '1'

// What a journey asks without the browser trusts it, too: its process is begun later, with this variable.
if (isBehindNginx) process.env.NODE_EXTRA_CA_CERTS = stackCertificate().certificate

/** Runs the journeys on a phone's viewport with touch, against the real platform with a freshly seeded demo city. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Other engines take as long as a third of the journeys, so they have a command of their own.
  testIgnore: hasEngines ? [] : ['engines/**'],
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  // One more than there are cores, which have something to do while a journey waits for an answer or a frame; each needs
  // a gigabyte. WebKit and Firefox paint and decode without a graphics card, and need more of a core than the shell of
  // Chromium.
  workers: Math.max(1, Math.min(availableParallelism() + (hasEngines ? 0 : 1), Math.floor(totalmem() / 1e9))),
  // The summary lists a journey that passed only at its second attempt: it either depends on the speed of the machine
  // or hides a race.
  retries: 1,
  // The timeouts only end tests that hang: what a journey expects comes as soon as the machine is able to.
  timeout: 180_000,
  expect: { timeout: hasEngines ? 60_000 : 30_000 },
  reporter: 'line',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: platformOrigin,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    // A service worker would answer before a journey's own mocked answers do; the journeys about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        // Trusted, not ignored: a browser caches nothing of a site whose certificate has faults, and gives it no worker.
        ...(isBehindNginx ? [`--ignore-certificate-errors-spki-list=${markOfStackCertificate()}`] : []),
      ],
    },
  },
  webServer: {
    // STACK=1 runs them behind nginx.
    command: isBehindNginx
      ? 'node_modules/.bin/tsx tests/e2e/support/start-stack.ts'
      : 'node tests/e2e/support/start-platform.mjs',
    url: `${platformOrigin}/ready`,
    ignoreHTTPSErrors: isBehindNginx,
    // Each journey uses a different client address, so that together they do not reach the limits by address; and a
    // page is rendered on the server however busy the machine is.
    env: {
      ...(process.env as Record<string, string>),
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e-data',
      NODE_ENV: 'production',
      RATE_LIMIT: '0',
      TRUST_PROXY: '1',
      FIRST_VIEW_TIMEOUT: '20',
      PARTNERS: `${partnerOfJourneys.callback}|${partnerOfJourneys.secret}`,
      PUSH_SERVICES: pushServiceOfJourneys.host,
      OUTSIDE_ORIGINS: feedServerOfJourneys.origin,
      FRAME_ANCESTORS: `'self' http://localhost:${port + 2} http://localhost:${port + 3}`,
    },
    timeout: isBehindNginx ? 400_000 : 180_000,
    // While developing journeys, E2E_REUSE=1 uses a platform that is already running, with what earlier journeys left
    // in it.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
