import { expect, test, visit } from '../support/journey'
import { goesOn, watchMedia } from '../support/media'

/** Milliseconds for which nothing is answered. */
const hang = 20_000

const away: readonly (readonly [what: string, address: RegExp])[] = [
  ['its parts', /\/media\/television\//],
  ['all of it', /\/live\/|\/media\/television\//],
]

for (const [what, address] of away) {
  test(`a TV stream goes on by itself after ${what} hung for 20 s`, async ({ page }, info) => {
    test.setTimeout(120_000)
    await watchMedia(page)
    await visit(page, '/lives/tv-news')
    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    await goesOn(page)

    let isAway = true
    let unanswered = 0
    await page.route(address, async (route) => {
      // Requests sent meanwhile are never answered, even when the network is back.
      if (isAway) unanswered += 1
      else await route.continue()
    })
    const began = Date.now()
    const stalls = () =>
      page.evaluate(() =>
        [...(window as unknown as { played: Set<HTMLMediaElement> }).played].every(
          ({ readyState }) => readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
        ),
      )
    await expect.poll(async () => Date.now() - began >= hang && (await stalls()), { timeout: 90_000 }).toBe(true)
    expect(unanswered).toBeGreaterThan(0)
    isAway = false
    const back = Date.now()
    await goesOn(page)
    info.annotations.push({
      type: 'measured',
      description: `it stood after ${back - began} ms without an answer, and played ${Date.now() - back} ms after the first was possible`,
    })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
