// npm run engines: every screen in WebKit and Firefox, and fifteen journeys in WebKit; what is not installed is skipped.
import { build } from './build.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { bin, run } from './run.mjs'

await ensureDependencies()
await build()
// The fixtures that all journeys share open a window of Chromium, too.
process.env.CHROMIUM_PATH = await ensureBrowser()
process.env.ENGINES = '1'
await run(bin('playwright'), ['test', 'engines', ...process.argv.slice(2)])
