// A cheap phone on a slow network: 4× CPU, 150 ms, 1.6 Mbit/s down and 0.75 up, and a fresh browser for every run.
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../../scripts/browser.mjs'

export const phone = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 }

let executablePath

/**
 * Starts a browser that stands for the phone, and closes it after `act`.
 * @param throttle null for the machine's own speed
 * @param act gets the page, the CDP session and the browser
 */
export async function withPhone({ throttle = phone, cookies = [], args = [] }, act) {
  executablePath ??= await ensureBrowser()
  const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...args] })
  try {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
      locale: 'en-GB',
    })
    await context.addCookies(cookies)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (throttle !== null) await slowDown(session, throttle)
    await page.addInitScript(observe)
    return await act(page, session, browser)
  } finally {
    await browser.close()
  }
}

async function slowDown(session, { cpu, latency, down, up }) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** Runs in the page: collects the browser's own performance entries. */
function observe() {
  const seen = { lcp: 0, cls: 0, shifts: [], tasks: [], shown: [], drawn: [] }
  window.__seen = seen
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })
  const nameOf = ({ node }) => (node === null ? '?' : `${node.nodeName}.${node.className ?? ''}`)
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    seen.cls += entry.value
    seen.shifts.push([Math.round(entry.startTime), entry.value, ...entry.sources.slice(0, 3).map(nameOf)])
  })
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
  // The delay between a tap and its answer is measured in two ways, and both can be too long. Event timing reports
  // frames late in a headless browser while a popover is open, and a task that is posted after the frame also waits for
  // the tasks before it. Therefore the shorter delay counts.
  watch('event', (entry) => entry.interactionId > 0 && seen.shown.push(entry.duration), { durationThreshold: 16 })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => seen.drawn.push(Math.round(performance.now() - timeStamp))
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

/** Bytes of heap that a page retains after garbage collection. */
export async function heapOf(page, session) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  await page.waitForTimeout(500)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { megabytes: usedSize / 2 ** 20, nodes, jsEventListeners }
}

/** Milliseconds in which nearly every page has painted its first content. */
const paintedWithin = 1500

/**
 * Milliseconds until the first content of a page is painted. The page is asked only after that, because Playwright's own
 * script would otherwise run in the page before its first frame, and delay what is measured.
 */
export async function firstPaint(page, url) {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForTimeout(paintedWithin)
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}

/**
 * Measures one page load, in milliseconds and in transferred bytes. `blocking` is the sum of the milliseconds beyond 50
 * of each task after the first paint.
 */
export async function measureLoad(page, url) {
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await untilQuiet(page)
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const { lcp, cls, tasks, shifts } = window.__seen
    const after = tasks.filter(([start, duration]) => start + duration > paint)
    const blocking = after.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
    const transfers = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    const scripts = performance.getEntriesByType('resource').filter((entry) => /\.js(\?|$)/.test(entry.name))
    return {
      paint,
      lcp,
      cls,
      shifts,
      blocking,
      longest: Math.max(0, ...after.map(([, duration]) => duration)),
      scriptBytes: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
      transferredBytes: transfers.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    }
  })
}

/**
 * Measures the CPU milliseconds of the page's main thread until it is idle, in total and by category, at the machine's
 * own speed. It counts thread time rather than wall-clock time, so that other processes on the machine matter less.
 */
export function measureMainThread(url) {
  return withPhone({ throttle: { ...phone, cpu: 1 } }, async (page, session) => {
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
    await session.send('Performance.enable')
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    await untilQuiet(page)
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
    return {
      whole: of('TaskDuration'),
      script: of('ScriptDuration'),
      style: of('RecalcStyleDuration'),
      layout: of('LayoutDuration'),
      other: of('TaskOtherDuration'),
    }
  })
}

/** Waits until there was neither a new request nor a long task for `quiet` milliseconds. */
export async function untilQuiet(page, quiet = 2000) {
  for (let round = 0; round < 30; round += 1) {
    const before = await page.evaluate(stateOf)
    await page.waitForTimeout(quiet)
    if ((await page.evaluate(stateOf)) === before) return
  }
}

function stateOf() {
  return `${performance.getEntriesByType('resource').length} ${window.__seen.tasks.length} ${document.readyState}`
}
