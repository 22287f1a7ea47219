// Takes pictures of screens in three looks into `.cache/pictures`, and prints how high the first row of each list stands:
// `npm run pictures`. With `--against <commit>` it builds that commit too, and puts its pictures beside these.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs'
import { root } from '../scripts/run.mjs'
import { builtCommit } from './lib/other-commit.mjs'
import { residentCookies, startServer, yardstickFolder } from './lib/server.mjs'

/** The lists whose first row is to stand near the top, with an address each. */
const lists = {
  wishes: '/micro-wish',
  suggestions: '/interact',
  activities: '/voluntary-activities',
  orders: '/service-order',
  guides: '/guide',
  places: '/around',
  projects: '/project-list',
  venues: '/practice-venue',
  teams: '/search-team',
  circles: '/groups',
  discover: '/find',
}

const screens = {
  ...lists,
  home: '/index',
  services: '/services',
  'city hall': '/gover',
  radio: '/radios',
  television: '/tv',
  live: '/live',
  shorts: '/play/video-041',
  article: '/posts/post-000001',
  album: '/albums/album-night-river',
  audio: '/audios/audio-night-river-01',
  search: '/search',
  login: '/login',
  me: '/mine',
  messages: '/message',
  map: '/practice-map',
  guide: '/guides/guide-passport',
  suggestion: '/interacts/suggestion-demo-01',
  'write a suggestion': '/send-inter',
  wish: '/micro-wish-details/wish-demo-01',
  'publish a wish': '/micro-wish-publish',
  activity: '/activities-details/activity-001',
  circle: '/group-detail/circle-01',
  'write a post': '/post-publish/circle-01',
  stories: '/show-civilization',
  nothing: '/not-found',
}
/** What a guest is to see, although there is a session. */
const forGuests = new Set(['login'])

const looks = {
  light: { width: 375, language: 'en' },
  'dark-zh-320': { width: 320, language: 'zh-CN', theme: 'dark' },
  elder: { width: 375, language: 'zh-CN', elder: true },
}

const against = process.argv.includes('--against') ? process.argv[process.argv.indexOf('--against') + 1] : null
const folder = join(root, '.cache', 'pictures')
mkdirSync(folder, { recursive: true })
// The server of the measurements also serves their yardstick, of which pictures need nothing.
mkdirSync(yardstickFolder, { recursive: true })
const { build } = await import('../scripts/build.mjs')
await build()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })

/** The pixels above the first row of a list; null where nothing is a row. */
const firstRow = (page) =>
  page.evaluate(() => {
    const row = document.querySelector('main article')
    return row === null ? null : Math.round(row.getBoundingClientRect().top + scrollY)
  })

/** All pictures of one build, by screen and look, and the heights of its lists. */
async function picturesAt(origin) {
  const cookies = await residentCookies(origin)
  const [pictures, heights] = [new Map(), new Map()]
  for (const [look, { width, language, theme = 'light', elder = false }] of Object.entries(looks)) {
    for (const isGuest of [false, true]) {
      const context = await browser.newContext({
        ...{ viewport: { width, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 },
        ...{ locale: language, colorScheme: theme, reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai' },
      })
      const preferences = encodeURIComponent(JSON.stringify({ theme, elder, language }))
      await context.addCookies([...(isGuest ? [] : cookies), { name: 'preferences', value: preferences, url: origin }])
      const page = await context.newPage()
      for (const [name, path] of Object.entries(screens)) {
        if (forGuests.has(name) !== isGuest) continue
        await page.goto(origin + path, { waitUntil: 'networkidle' }).catch(() => undefined)
        await page.waitForTimeout(500)
        pictures.set(`${name.replaceAll(' ', '-')}-${look}`, await page.screenshot())
        if (name in lists) heights.set(`${name} ${look}`, await firstRow(page))
      }
      await context.close()
    }
  }
  return { pictures, heights }
}

async function served(at) {
  const server = await startServer({}, at)
  try {
    return await picturesAt(server.origin)
  } finally {
    await server.stop()
  }
}

try {
  const after = await served()
  const before = against === null ? null : await served((await builtCommit(against)).folder)
  for (const [name, picture] of after.pictures) {
    const older = before?.pictures.get(name)
    const file = join(folder, `${name}.png`)
    if (older === undefined) await sharp(picture).toFile(file)
    else {
      const { width, height } = await sharp(picture).metadata()
      await sharp({ create: { width: 2 * width + 24, height, channels: 3, background: '#808080' } })
        .composite([
          { input: older, left: 0, top: 0 },
          { input: picture, left: width + 24, top: 0 },
        ])
        .toFile(file)
    }
  }
  console.log(`${after.pictures.size} pictures in ${folder}\n\nPixels above the first row${before ? ' (before)' : ''}:`)
  for (const [name, height] of after.heights)
    console.log(`  ${name}: ${height ?? 'no row'}${before ? ` (${before.heights.get(name) ?? 'no row'})` : ''}`)
} finally {
  await browser.close()
}
