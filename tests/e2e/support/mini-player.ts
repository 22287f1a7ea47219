import type { Locator, Page } from '@playwright/test'
import { expect } from './journey'

export const mini = (page: Page) => page.getByRole('region', { name: 'Mini player' })

/**
 * Taps a control of the mini player, which may have collapsed to its cover meanwhile, until the tap has its effect: on a
 * busy machine a tap that was given up may have arrived all the same.
 */
export async function tapMini(
  page: Page,
  what: (player: Locator) => Locator,
  isDone: () => boolean | Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    if (await isDone()) return
    const cover = mini(page).getByRole('button', { name: /^Show the player/ })
    if ((await cover.count()) > 0) await cover.click({ timeout: 1000 })
    await what(mini(page)).click({ timeout: 1000 })
  }).toPass()
}
