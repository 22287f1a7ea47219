// Compares home with the two yardsticks: first paint, largest paint, blocking time, layout shift, script size, second
// visit, and when a tap on like first works.
import { atMost, forScale, median } from './lib/figures.mjs'
import { firstPaint, measureLoad, measureMainThread, withPhone } from './lib/phone.mjs'

/**
 * The number of first paints that are measured for each run. It is more than one, because first paints wait for frames
 * and packets, and vary by a third between visits.
 */
const paintsPerRun = 6

const pages = { home: '/index', static: '/bench/static', app: '/bench/feed' }

export async function benchFirstView({ origin }, { runs }) {
  for (const path of Object.values(pages)) await warm(origin + path)
  const measured = { home: [], static: [], app: [] }
  const live = []
  const threads = { home: [], app: [] }
  for (let run = 0; run < runs; run += 1) {
    for (const [name, path] of Object.entries(pages)) measured[name].push(await visitTwice(origin + path))
    live.push(await liveMoment(origin + pages.home))
    for (const name of Object.keys(threads)) threads[name].push(await measureMainThread(origin + pages[name]))
  }
  const firstPaintTimes = await firstPaints(origin, runs * paintsPerRun)
  const of = (name, figure) => median(measured[name].map((visit) => visit[figure]))
  const ratio = (figure, against, name = 'home') => of(name, figure) / of(against, figure)
  const ratioPerVisit = (figure) =>
    Object.keys(pages)
      .map((name) => `${name} ${Math.round(of(name, figure))}`)
      .join(', ')
  const partOf = (name, part) => median(threads[name].map((visit) => visit[part]))
  const parts = (name) =>
    ['script', 'style', 'layout', 'other'].map((part) => `${part} ${Math.round(partOf(name, part))}`).join(', ')
  return [
    atMost(
      'First paint, home : static page',
      median(firstPaintTimes.home) / median(firstPaintTimes.static),
      1.1,
      '×',
      `ms: home ${spreadOf(firstPaintTimes.home)}, static ${spreadOf(firstPaintTimes.static)}; middle half of ${firstPaintTimes.home.length} visits each`,
    ),
    atMost('Largest paint, home : static page', ratio('lcp', 'static'), 1.1, '×', `ms: ${ratioPerVisit('lcp')}`),
    atMost(
      'Second visit, first paint, home : static page',
      ratio('second', 'static'),
      1,
      '×',
      `ms: ${ratioPerVisit('second')}`,
    ),
    forScale('First paint, smallest app : static page', ratio('paint', 'static', 'app')),
    atMost(
      'Script of the first view, home : smallest app',
      ratio('scriptBytes', 'app'),
      1.35,
      '×',
      `brotli bytes: home ${of('home', 'scriptBytes')}, smallest app ${of('app', 'scriptBytes')}`,
    ),
    atMost(
      'A tap on a like acts, home : smallest app shows its feed',
      median(live) / of('app', 'paint'),
      0.9,
      '×',
      `ms: home ${Math.round(median(live))}, smallest app ${Math.round(of('app', 'paint'))}`,
    ),
    atMost(
      'Main thread as a whole, home : smallest app',
      partOf('home', 'whole') / partOf('app', 'whole'),
      1.5,
      '×',
      `processor ms: home ${parts('home')}; smallest app ${parts('app')}`,
    ),
    atMost(
      'Blocking after the first paint, home',
      of('home', 'blocking'),
      100,
      'ms',
      `longest task ${Math.round(of('home', 'longest'))} ms; smallest app ${Math.round(of('app', 'blocking'))} ms`,
    ),
  ]
}

/**
 * Warms the server up before anything is measured, so that no figure includes rendering, compressing or resizing on
 * first use.
 */
async function warm(url) {
  for (let round = 0; round < 3; round += 1) {
    await withPhone({ throttle: null }, (page) => measureLoad(page, url))
  }
}

/** Milliseconds of first paint, by page. The pages are measured in turn, and each comes first in every second round. */
async function firstPaints(origin, visits) {
  const comparedPages = ['home', 'static']
  const paintTimes = { home: [], static: [] }
  for (let visit = 0; visit < visits; visit += 1) {
    for (let pageIndex = 0; pageIndex < comparedPages.length; pageIndex += 1) {
      const name = comparedPages[(visit + pageIndex) % comparedPages.length]
      paintTimes[name].push(await withPhone({}, (page) => firstPaint(page, origin + pages[name])))
    }
  }
  return paintTimes
}

function spreadOf(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share) => Math.round(sorted[Math.floor(sorted.length * share)])
  return `${Math.round(median(values))} (${at(0.25)} to ${at(0.75)})`
}

function visitTwice(url) {
  return withPhone({}, async (page) => {
    const first = await measureLoad(page, url)
    // Navigates to another address first, because a reload revalidates everything, which a second visit does not do.
    await page.goto('about:blank')
    const second = await measureLoad(page, url)
    return { ...first, second: second.paint, secondLcp: second.lcp }
  })
}

/**
 * The moment, on the page's own clock, at which a guest's tap on the first card's like button first has an effect (the
 * login appears).
 */
export function liveMoment(url) {
  return withPhone({}, async (page) => {
    let acted = null
    await page.exposeFunction('tellActed', (moment) => (acted ??= moment))
    await page.addInitScript(() => {
      const push = history.pushState
      history.pushState = function (...given) {
        window.tellActed(performance.now())
        return push.apply(this, given)
      }
    })
    await page.goto(url, { waitUntil: 'commit' })
    const like = page.locator('article button[aria-pressed]').first()
    await like.waitFor({ state: 'attached', timeout: 60_000 })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await like.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { x, y, width, height } = await like.boundingBox()
    // Taps again and again, as an impatient visitor does.
    for (let tap = 0; tap < 400 && acted === null; tap += 1) {
      await page.touchscreen.tap(x + width / 2, y + height / 2).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    return acted ?? Number.NaN
  })
}
