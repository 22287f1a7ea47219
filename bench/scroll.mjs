// Measures a long stay on the page, at the machine's own speed: a feed of 10,000 cards, and 200 screen changes.
import { atMost, forScale } from './lib/figures.mjs'
import { heapOf, untilQuiet, withPhone } from './lib/phone.mjs'
import { call } from './lib/server.mjs'

const cards = 10_000
const changes = 200

export async function benchScroll({ origin }) {
  return [...(await measureScrolling(origin)), ...(await measureScreenChanges(origin))]
}

/** Scrolls until the list has the wanted number of cards, then up and down through all of them. */
function measureScrolling(origin) {
  return withPhone({ throttle: null }, async (page, session) => {
    await page.goto(`${origin}/index`, { waitUntil: 'load' })
    await page.waitForFunction(() => document.documentElement.dataset.live !== undefined)
    await untilQuiet(page)
    await page.evaluate(() => (window.__seen.tasks.length = 0))
    const countNodes = async () => (await session.send('Memory.getDOMCounters')).nodes
    const countElements = () => page.evaluate(() => document.querySelectorAll('*').length)
    const counts = []
    const until = Date.now() + 8 * 60_000
    let height = 0
    // A page has about 20 cards; each time the end is reached, the next page is requested.
    for (let step = 0; Date.now() < until; step += 1) {
      const state = await scrollOn(page, 700)
      height = state.height
      if (step % 10 === 0) counts.push({ at: state.y, living: await countElements() })
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').length)
      if (loaded > 200) await page.evaluate(() => performance.clearResourceTimings())
      if (height / 120 > cards) break
    }
    const growing = await page.evaluate(() => window.__seen.tasks.splice(0))
    // Scrolls up at the speed of a fast flick, at which rows are still rendered, and then up and down at a speed at
    // which nobody reads.
    const pass = async (by, steps) => {
      for (let step = 0; step < steps; step += 1) {
        const { y } = await scrollOn(page, by)
        if (step % 10 === 0) counts.push({ at: y, living: await countElements() })
      }
      return page.evaluate(() => window.__seen.tasks.splice(0))
    }
    const scrolled = await pass(-130, 200)
    const flung = [...(await pass(-1500, 60)), ...(await pass(1500, 60))]
    await session.send('HeapProfiler.collectGarbage')
    // The first counts are left out, because all cards of a short list are in the DOM.
    const longListCounts = counts.filter(({ at }) => at > 20_000).map(({ living }) => living)
    const longest = (tasks) => Math.max(0, ...tasks.map(([, duration]) => duration))
    return [
      atMost(
        'Longest task while 10,000 cards are scrolled in',
        longest(growing),
        50,
        'ms',
        `${growing.length} tasks over 50 ms; the page grew to ${Math.round(height).toLocaleString('en')} px`,
      ),
      atMost(
        'Longest task while scrolled back by 130 px a frame',
        longest(scrolled),
        50,
        'ms',
        `${scrolled.length} tasks over 50 ms; 520,000 px`,
      ),
      atMost(
        'Longest task while flung up and down by 1500 px a frame',
        longest(flung),
        50,
        'ms',
        `${flung.length} tasks over 50 ms`,
      ),
      atMost(
        'Elements in the page, most : median',
        Math.max(...longListCounts) /
          longListCounts.toSorted((one, other) => one - other)[Math.floor(longListCounts.length / 2)],
        1.3,
        '×',
        `${Math.min(...longListCounts)} to ${Math.max(...longListCounts)} elements; ${await countNodes()} nodes in the process after collecting garbage`,
      ),
    ]
  })
}

/** Scrolls by this many pixels in each of twenty frames. */
function scrollOn(page, by) {
  return page.evaluate(async (by) => {
    for (let frame = 0; frame < 20; frame += 1) {
      window.scrollBy(0, by)
      await new Promise(requestAnimationFrame)
    }
    return { height: document.documentElement.scrollHeight, y: scrollY }
  }, by)
}

/**
 * Opens home, an article, home, an audio, home, and so on, and compares the heap after garbage collection with that
 * after several visits to each screen.
 */
function measureScreenChanges(origin) {
  return withPhone({ throttle: null, args: ['--js-flags=--expose-gc'] }, async (page, session) => {
    const { items } = await call(origin, '/v1/feeds?page_size=50')
    const { items: heard } = await call(origin, '/v1/feeds?types=1')
    const { items: seen } = await call(origin, '/v1/feeds?types=4')
    const posts = items
      .filter(({ type, external_url: external }) => type === 3 && external === null)
      .map(({ id }) => `/posts/${id}`)
    const visitedPaths = [
      ...posts.slice(0, 6),
      ...heard.slice(0, 2).map(({ id }) => `/audios/${id}`),
      ...seen.slice(0, 2).map(({ id }) => `/videos/${id}`),
      '/albums/album-night-river',
      '/mine',
      '/radios',
      '/cities',
    ]
    await page.goto(`${origin}/index`, { waitUntil: 'load' })
    await page.waitForFunction(() => document.documentElement.dataset.live !== undefined)
    await untilQuiet(page)
    const settle = () => page.waitForTimeout(250)
    const go = async (path) => {
      await page.evaluate((path) => {
        // Follows a link of the page, so that the client's own navigation runs.
        const link = [...document.querySelectorAll('a[href]')].find((element) => element.getAttribute('href') === path)
        if (link !== undefined) return link.click()
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, path)
      await settle()
    }
    const round = async (count) => {
      for (let change = 0; change < count; change += 2) {
        await go(visitedPaths[(change / 2) % visitedPaths.length])
        await page.goBack({ waitUntil: 'commit' })
        await settle()
      }
      await page.waitForTimeout(2000)
    }
    // Each screen is visited several times first, so that all code is loaded and the cache of screens is as full as it
    // stays from then on.
    await round(visitedPaths.length * 4)
    const start = await heapOf(page, session)
    await round(changes)
    const end = await heapOf(page, session)
    const detail = `${start.megabytes.toFixed(1)} MB, then ${end.megabytes.toFixed(1)} MB; nodes ${start.nodes}, then ${end.nodes}; listeners ${start.jsEventListeners}, then ${end.jsEventListeners}`
    return [
      atMost(`Heap after ${changes} changes of screen : before`, end.megabytes / start.megabytes, 1.1, '×', detail),
      forScale('Nodes after them : before', end.nodes / start.nodes),
    ]
  })
}
