import { fillIn, heldBy, holdScripts, send, watchSubmits } from '../support/early-input'
import { expect, live, test } from '../support/journey'
import { enterAs, groupsOf, together } from '../support/screens'

/** What the platform draws of each form of a page; React's ids, which depend on the place in the page, do not count. */
const formsIn = (document: string): readonly string[] =>
  [...document.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) => form.replaceAll(/_[rR]_\w*_/g, 'id'))

for (const { visitor, shown } of groupsOf(together))
  test(`forms from ${shown[0]} to ${shown.at(-1)} wait for the client of a ${visitor}, and are sent once`, async ({
    page,
    city,
    context,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    await enterAs(visitor, { city, context, origin: baseURL ?? '' })
    const handled = await watchSubmits(page)
    const tried = new Set<string>()
    for (const address of shown) {
      const document = await page.request.get(address, { headers: { accept: 'text/html' } })
      for (const [index, drawn] of formsIn(await document.text()).entries()) {
        // The same form at another address, such as that of comments, is tried once for each group of addresses.
        if (tried.has(drawn)) continue
        const left: string[] = []
        page.removeAllListeners('request')
        page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()))
        const release = await holdScripts(page)
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        const form = page.locator('form').nth(index)
        await test.step(`${address}, form ${index}`, async () => {
          await fillIn(form)
          const entered = await heldBy(form)
          const isSent = await send(form)
          expect(left).toHaveLength(1)
          if (isSent) await expect(page.locator('#waiting > p')).toBeVisible()
          release()
          await live(page)
          await expect(page.locator('#waiting > p')).toBeHidden()
          // A member who has a phone is led away from binding one.
          await expect.poll(async () => !isSent || (await handled()) > 0 || !page.url().endsWith(address)).toBe(true)
          expect(await handled()).toBeLessThanOrEqual(isSent ? 1 : 0)
          const held = await heldBy(form).catch((): string[] => [])
          // A search leads to its results, and a form that has everything is sent.
          const isStill = (await page.locator('form').nth(index).count()) > 0 && page.url().endsWith(address)
          // What is entered may bring fields, and replace some.
          const lost = entered.filter((value) => value !== '' && !held.includes(value))
          if (isStill) expect(lost).toEqual([])
          expect(left).toHaveLength(1)
        })
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        tried.add(drawn)
      }
    }
  })
