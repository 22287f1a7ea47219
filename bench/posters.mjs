// Measures posters: how soon the picture appears after the tap, including the loading of its code and parts, on a slow
// processor.
import { atMost, median } from './lib/figures.mjs'
import { phone, untilQuiet, withPhone } from './lib/phone.mjs'

const languages = { en: { share: 'Share', make: 'Make a poster' }, 'zh-CN': { share: '分享', make: '生成海报' } }
const contents = ['/posts/post-000001', '/audios/audio-night-river-01', '/videos/video-001', '/atlas/gallery-lanterns']

export async function benchPosters({ origin }) {
  const waitTimes = []
  for (const path of contents)
    for (const [language, words] of Object.entries(languages))
      waitTimes.push(await posterOf(`${origin}${path}?lang=${language}`, words))
  const sorted = waitTimes.map(Math.round).toSorted((one, other) => one - other)
  return [
    atMost(
      `A poster is there after the tap, at 4× CPU, median of ${waitTimes.length}`,
      median(waitTimes),
      500,
      'ms',
      `${sorted.join(', ')} ms; an article, an audio, a video and a gallery, each in both languages`,
    ),
  ]
}

function posterOf(url, { share, make }) {
  return withPhone({ throttle: { ...phone, latency: 0, down: -1, up: -1 } }, async (page) => {
    await page.addInitScript(() => {
      addEventListener('click', ({ timeStamp }) => (window.__tapped = timeStamp), { capture: true })
      // An element's load event does not bubble to the window, so the listener captures it.
      document.addEventListener(
        'load',
        ({ target }) => {
          if (target instanceof HTMLImageElement && target.src.startsWith('blob:')) window.__poster = performance.now()
        },
        { capture: true },
      )
    })
    await page.goto(url, { waitUntil: 'load' })
    await untilQuiet(page)
    await page
      .getByRole('button', { name: new RegExp(`^${share}`) })
      .first()
      .click()
    await untilQuiet(page)
    await page.getByRole('button', { name: make }).click()
    await page.waitForFunction(() => window.__poster !== undefined)
    return await page.evaluate(() => window.__poster - window.__tapped)
  })
}
