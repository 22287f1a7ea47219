import { expect, type Locator } from '@playwright/test'

/**
 * Picks something up by the keyboard, and waits until it can be moved.
 * @param said what is announced then
 */
export async function pickUp(handle: Locator, said: string): Promise<void> {
  const page = handle.page()
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(said)).toBeAttached()
  // dnd-kit listens to the other keys from a timer on, which it sets when it is picked up, and before that an arrow
  // scrolls the page. Timers end in the order in which they were set.
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve)))
}
