import type { Page } from '@playwright/test'
import { answered, coveredAtRest, coveredInFocus, toEnd, unnoticed } from '../floating'
import { expect, live } from '../journey'
import { changing, findings, inTheDark } from '../look-over'
import { smallTargets } from '../small-targets'
import { withStyle } from '../with-style'

/** The screen of what plays, which has no other player. */
const itsOwn = '/audios/audio-night-river-01'

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
export async function lookAt(
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
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}
