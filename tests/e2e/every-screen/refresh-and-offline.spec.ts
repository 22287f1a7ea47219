import type { Page } from '@playwright/test'
import { callsOf, expect, expectSomething, live, moveAnew, test, visit } from '../support/journey'
import { enterAs, groupsOf, together } from '../support/screens'

// Motion is drawn sixty times a second and is no part of what is compared here.
test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' })

for (const { visitor, shown } of groupsOf(together))
  test(`what a ${visitor} sees at ${shown[0]} to ${shown.at(-1)} is there after a refresh, and offline says what it can`, async ({
    page,
    city,
    context,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const calls = callsOf(page)
    await enterAs(visitor, { city, context, origin: baseURL ?? '' })
    await visit(page, '/index')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    for (const address of shown)
      await test.step(`${address} as one comes to it and after a refresh`, async () => {
        // Made by the client; the refresh fetches what the platform makes of the same address.
        await moveAnew(page, address)
        const heading = await headingOf(page, calls)
        await page.reload()
        await live(page)
        expect(await headingOf(page, calls)).toBe(heading)
      })

    await context.setOffline(true)
    for (const address of shown)
      await test.step(`${address} without a network`, async () => {
        await visit(page, address)
        await expectSomething(page)
      })
    await context.setOffline(false)
  })

/** The heading of the screen, once nothing is awaited any more; '' for a screen without one. */
async function headingOf(page: Page, calls: () => number): Promise<string> {
  await expectSomething(page)
  await expect.poll(calls, { intervals: [50] }).toBe(0)
  const heading = page.getByRole('heading', { level: 1 }).first()
  return (await heading.count()) === 0 ? '' : await heading.innerText()
}
