// Finds a Chromium that actually starts: the one at CHROMIUM_PATH, Playwright's own, or the system's. When none starts,
// it installs one with `playwright install` or apt-get.
import { existsSync } from 'node:fs'
import { bin, capture, run } from './run.mjs'

// The headless shell comes first, because it renders as Chromium does without the processes of a window for each visit.
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a Chromium that has all its parts, or null: the headless shell shows no notifications, for example.
 */
export async function findWholeBrowser() {
  const { chromium } = await import('playwright')
  return browsersHere(chromium).find((path) => !path.includes('headless')) ?? null
}

/** The paths of browsers that exist, in the order in which they are tried. */
const browsersHere = (chromium) =>
  [process.env.CHROMIUM_PATH, orNull(() => chromium.executablePath()), ...systemBrowsers].filter(
    (path) => path && existsSync(path),
  )

/** The path of a browser that starts; throws an error with instructions when there is none. */
export async function ensureBrowser() {
  const { chromium } = await import('playwright')
  const starts = async (executablePath) => {
    try {
      await (await chromium.launch({ executablePath, args: browserArguments, timeout: 30_000 })).close()
      return true
    } catch {
      return false
    }
  }
  const find = async () => {
    for (const path of browsersHere(chromium)) if (await starts(path)) return path
    return null
  }
  const executable = await find()
  if (executable !== null) return executable
  console.log('Getting a browser…')
  if (process.env.CI !== 'true') await capture(bin('playwright'), ['install', 'chromium'])
  const downloaded = await find()
  if (downloaded !== null) return downloaded
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const installed = await find()
    if (installed !== null) return installed
  }
  throw new Error(
    'No Chromium could be found or installed. Set CHROMIUM_PATH to one, or run: npx playwright install chromium',
  )
}

function orNull(read) {
  try {
    return read()
  } catch {
    return undefined
  }
}
