// Measures how much of a core endless animations take, both in view and while the page rests.
import { atMost, forScale } from './lib/figures.mjs'
import { untilQuiet, withPhone } from './lib/phone.mjs'

/** Seconds over which CPU time is counted. */
const counted = 10
/** Seconds without input after which a page rests; see moving-part.ts. */
const secondsUntilRest = 31

/** The parts with endless animations: where they are, and what starts them. */
const parts = [
  ['Notice of a page', '/page/page-today', () => undefined],
  ['Radio stage that sounds', '/radios/radio-news', (page) => page.getByRole('button', { name: 'Listen now' }).click()],
]

export async function benchResting({ origin }) {
  const figures = []
  for (const [name, path, begin] of parts) {
    const shareWhenCalm = await measureShares(origin + path, begin, true)
    const { inSight, outOfSight, hidden, left } = await measureShares(origin + path, begin, false)
    const at = (share) =>
      `${share.toFixed(1)} % of a core; the same page for somebody who wants no motion: ${shareWhenCalm.inSight.toFixed(1)} %`
    figures.push(
      forScale(`${name}, in sight, beyond the page without it`, inSight - shareWhenCalm.inSight, '%', at(inSight)),
      ...[
        ['out of sight', outOfSight, shareWhenCalm.outOfSight],
        ['while the page is hidden', hidden, shareWhenCalm.hidden],
        [`untouched for ${secondsUntilRest} s`, left, shareWhenCalm.left],
      ].map(([when, share, without]) =>
        atMost(
          `${name}, ${when}, beyond the page without it`,
          share - without,
          1,
          '%',
          `${share.toFixed(1)} % and ${without.toFixed(1)} %`,
        ),
      ),
    )
  }
  return figures
}

/** Measures how much of a core, in percent, the page and its rendering take in each state. */
function measureShares(url, begin, isCalm) {
  return withPhone(
    { throttle: null, args: ['--autoplay-policy=no-user-gesture-required'] },
    async (page, _session, browser) => {
      const processes = await browser.newBrowserCDPSession()
      const processorSeconds = async () =>
        (await processes.send('SystemInfo.getProcessInfo')).processInfo
          .filter(({ type }) => type !== 'browser')
          .reduce((sum, { cpuTime }) => sum + cpuTime, 0)
      const shareOfCore = async () => {
        const before = await processorSeconds()
        await page.waitForTimeout(counted * 1000)
        return (((await processorSeconds()) - before) / counted) * 100
      }
      if (isCalm) await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(url, { waitUntil: 'load' })
      await page.waitForFunction(() => document.documentElement.dataset.live !== undefined)
      await begin(page)
      await untilQuiet(page)
      const touch = () => page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
      const setHidden = (isHidden) =>
        page.evaluate((isHidden) => {
          // A headless browser never hides its page, so the script sets the visibility that a phone would report.
          Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }, isHidden)
      await touch()
      const inSight = await shareOfCore()
      await setHidden(true)
      const hidden = await shareOfCore()
      await setHidden(false)
      await page.evaluate(() => {
        // Both parts are at the top of their pages; the padding makes every page long enough to scroll past them.
        document.body.style.paddingBottom = '300vh'
        window.scrollTo(0, document.documentElement.scrollHeight)
      })
      await touch()
      const outOfSight = await shareOfCore()
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.waitForTimeout(secondsUntilRest * 1000)
      const shareWhenUntouched = await shareOfCore()
      return { inSight, outOfSight, hidden, left: shareWhenUntouched }
    },
  )
}
