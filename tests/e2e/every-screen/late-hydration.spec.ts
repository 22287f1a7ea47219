import { expect, live, test } from '../support/journey'
import { groupsOf, screens, together } from '../support/screens'

const hour = 3_600_000

/** What a guest may open: these screens are drawn with their content. */
const drawn = screens.filter(({ visitor }) => visitor === 'guest')

for (const { shown } of groupsOf(together, drawn))
  test(`first views from ${shown[0]} to ${shown.at(-1)} are taken over as they are by a browser whose time is a day later`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(600_000)
    // The next day, so that neither 'today' nor '5 minutes ago' is what the platform drew.
    await page.clock.setSystemTime(Date.now() + 25 * hour)
    const found: string[] = []
    for (const address of shown) {
      await page.goto(address)
      await live(page)
      found.push(...complaints.splice(0).map((complaint) => `${address}: ${complaint}`))
    }
    expect(found).toEqual([])
  })
