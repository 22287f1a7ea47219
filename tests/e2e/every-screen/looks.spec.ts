import type { BrowserContext, Page } from '@playwright/test'
import { bringAxe } from '../support/axe'
import { answered, coveredAtRest, coveredInFocus, leaveSound, toEnd, unnoticed } from '../support/floating'
import { callsOf, expect, live, moveAnew, test } from '../support/journey'
import { changing, findings, inTheDark } from '../support/look-over'
import { enterAs, groupsOf, together } from '../support/screens'
import { smallTargets } from '../support/small-targets'
import { withStyle } from '../support/with-style'

test.use({ reducedMotion: 'reduce' })

/** The screen of what plays, which has no other player. */
const itsOwn = '/audios/audio-night-river-01'

// To open a screen takes longer than most looks at it, so all that can be seen on an open one is looked at together.
for (const { visitor, shown } of groupsOf(together))
  test(`nothing serious keeps a ${visitor} from what is at ${shown[0]} to ${shown.at(-1)}, and nothing floats over it`, async ({
    page,
    city,
    context,
    baseURL,
  }) => {
    // Against hanging alone: a busy machine opens so many screens slowly.
    test.setTimeout(600_000)
    const calls = callsOf(page)
    await bringAxe(page)
    await leaveSound(page)
    await enterAs(visitor, { city, context, origin: baseURL ?? '' })

    for (const address of shown)
      await test.step(`${address} in light and dark`, async () => {
        await page.goto(address)
        await lookAt(page, address, { calls, isDark: true })
      })

    await inElderMode(context, baseURL ?? '')
    await page.goto('/not-found')
    await settled(page, calls)
    for (const address of shown)
      await test.step(`${address} in elder mode`, async () => {
        await moveAnew(page, address)
        await lookAt(page, `${address} in elder mode`, { calls, isDark: false })
      })
  })

async function inElderMode(context: BrowserContext, origin: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ theme: 'light', elder: true }))
  await context.addCookies([{ name: 'preferences', value, url: origin }])
}

/** The client is live, all its calls are answered, nothing is shown as loading, and nothing is on its way. */
async function settled(page: Page, calls: () => number): Promise<void> {
  await live(page)
  await expect(page.locator('main:visible').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  await expect.poll(async () => calls() + (await changing(page)), { intervals: [50] }).toBe(0)
}

/** What floats is looked at by itself, and hides nothing from the other looks. */
const withoutFloating = '[data-floats], [data-floats] * { visibility: hidden !important; }'

/**
 * Looks at all of an open screen: what is read and tapped, and that whatever floats over it rests on nothing that is
 * needed there: at its end on no control and no row at all; at its top on no control that cannot be scrolled away, and
 * none that the keyboard comes to is under it.
 */
async function lookAt(
  page: Page,
  place: string,
  { calls, isDark }: { readonly calls: () => number; readonly isDark: boolean },
): Promise<void> {
  await settled(page, calls)
  const hasPlayer = (await page.locator('[data-chrome=none]').count()) === 0 && !place.startsWith(itsOwn)
  if (hasPlayer) await expect(page.locator('[data-floats]').first()).toBeVisible()
  expect.soft(await coveredAtRest(page), `${place} at its top, under what floats`).toEqual([])
  const found = await withStyle(page, withoutFloating, async () => [
    ...(await findings(page, place)),
    ...(isDark ? await inTheDark(page, place) : []),
    ...(await unnoticed(page, () => smallTargets(page, place))),
  ])
  expect.soft(found, `${place}, what keeps somebody from it`).toEqual([])
  expect.soft(await coveredInFocus(page), `${place} in focus, under what floats`).toEqual([])
  await answered(calls)
  await toEnd(page, calls)
  expect.soft(await coveredAtRest(page), `${place} at its end, under what floats`).toEqual([])
}
