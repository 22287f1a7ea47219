// Measures shorts and galleries: how soon the next short is seen after a swipe, how much memory 200 shorts leave
// behind, and the longest task while a gallery of 200 pictures opens.
import { atMost, forScale, median } from './lib/figures.mjs'
import { heapOf, phone, untilQuiet, withPhone } from './lib/phone.mjs'

const swipes = 200
const measuredSwipes = 15
/** Milliseconds for which a short is watched. */
const watched = 700

export async function benchShorts({ origin }) {
  return [...(await measureSwipes(origin)), ...(await measureMemory(origin)), ...(await measureGallery(origin))]
}

/**
 * Measures, on a slow processor, the milliseconds after the finger lifts until the first frame of the next short is on
 * screen, and until the short plays. It is preloaded, so its first frame may appear while the finger still drags.
 */
function measureSwipes(origin) {
  return withPhone({ throttle: { ...phone, latency: 0, down: -1, up: -1 } }, async (page, session) => {
    await page.addInitScript(() => {
      const swipe = (window.__swipe = { lifted: null, video: null, moved: null })
      const firstFrameTimes = (window.__shown = new WeakMap())
      addEventListener('touchend', () => (swipe.lifted = performance.now()), { capture: true, passive: true })
      const followFirstFrame = ({ target }) => {
        if (!(target instanceof HTMLVideoElement)) return
        firstFrameTimes.delete(target)
        target.requestVideoFrameCallback((now) => firstFrameTimes.set(target, now))
      }
      document.addEventListener('loadstart', followFirstFrame, true)
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function () {
        swipe.video = this
        this.requestVideoFrameCallback((now) => (swipe.moved ??= now))
        return play.call(this)
      }
    })
    await page.goto(`${origin}/play`, { waitUntil: 'load' })
    await untilQuiet(page)
    const firstFrames = []
    const moves = []
    for (let swipe = 0; swipe < measuredSwipes; swipe += 1) {
      await page.evaluate(() => Object.assign(window.__swipe, { lifted: null, video: null, moved: null }))
      await flick(session)
      await page.waitForFunction(() => window.__swipe.moved !== null && window.__swipe.lifted !== null)
      const { firstFrame, move } = await page.evaluate(() => {
        const { lifted, video, moved } = window.__swipe
        return { firstFrame: Math.max(0, window.__shown.get(video) - lifted), move: Math.max(0, moved - lifted) }
      })
      firstFrames.push(firstFrame)
      moves.push(move)
      await page.waitForTimeout(watched)
    }
    const sortedMilliseconds = (waits) => waits.map(Math.round).toSorted((one, other) => one - other)
    return [
      atMost(
        `First frame of the next short after the finger lifts, at 4× CPU, median of ${measuredSwipes}`,
        median(firstFrames),
        150,
        'ms',
        `${sortedMilliseconds(firstFrames).join(', ')} ms; 0: on screen before the finger lifts`,
      ),
      forScale(
        `The next short moves after the finger lifts, at 4× CPU, median of ${measuredSwipes}`,
        median(moves),
        'ms',
        `${sortedMilliseconds(moves).join(', ')} ms`,
      ),
    ]
  })
}

/**
 * Sends a quick flick of 300 pixels in 100 ms, by its own timestamps, however late a busy machine delivers the events.
 */
async function flick(session) {
  const startTime = Date.now() / 1000
  const touch = (type, step, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: startTime + step / 100 })
  await touch('touchStart', 0, [{ x: 180, y: 620 }])
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step, [{ x: 180, y: 620 - step * 30 }])
  await touch('touchEnd', 10.5, [])
}

/** Compares the heap after garbage collection before and after many shorts. */
function measureMemory(origin) {
  return withPhone({ throttle: null }, async (page, session) => {
    await page.goto(`${origin}/play`, { waitUntil: 'load' })
    await untilQuiet(page)
    let way = 'ArrowDown'
    const swipe = async () => {
      const urlBefore = page.url()
      await page.keyboard.press(way)
      await page.waitForTimeout(watched)
      if (page.url() === urlBefore) way = way === 'ArrowDown' ? 'ArrowUp' : 'ArrowDown'
    }
    // The first round visits all shorts once, so that the list and its code are loaded.
    for (let swipeIndex = 0; swipeIndex < 40; swipeIndex += 1) await swipe()
    const start = await heapOf(page, session)
    for (let swipeIndex = 0; swipeIndex < swipes; swipeIndex += 1) await swipe()
    const end = await heapOf(page, session)
    const videos = await page.evaluate(() => document.querySelectorAll('video').length)
    return [
      atMost(
        `Heap after ${swipes} shorts : before`,
        end.megabytes / start.megabytes,
        1.1,
        '×',
        `${start.megabytes.toFixed(1)} MB, then ${end.megabytes.toFixed(1)} MB; nodes ${start.nodes}, then ${end.nodes}; listeners ${start.jsEventListeners}, then ${end.jsEventListeners}; ${videos} video elements`,
      ),
      forScale('Nodes after them : before', end.nodes / start.nodes),
    ]
  })
}

/** Measures the longest task while a gallery of 200 pictures opens. */
function measureGallery(origin) {
  return withPhone({ throttle: null }, async (page) => {
    const longest = []
    for (let round = 0; round < 5; round += 1) {
      await page.goto(`${origin}/atlas/gallery-year`, { waitUntil: 'load' })
      await untilQuiet(page)
      longest.push(await page.evaluate(() => Math.max(0, ...window.__seen.tasks.map(([, duration]) => duration))))
    }
    return [
      atMost(
        'Longest task while a gallery of 200 pictures opens, median of 5',
        median(longest),
        50,
        'ms',
        `${longest.map(Math.round).join(', ')} ms; 0: none over 50 ms`,
      ),
    ]
  })
}
