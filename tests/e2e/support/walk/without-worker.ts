import type { Page } from '@playwright/test'

/**
 * Makes a page bypass its service worker, whose own requests no fault of the page's wire can meet.
 * @returns lets the worker answer again, or not
 */
export async function withoutWorker(page: Page): Promise<(isAllowed: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const letWorkerAnswer = async (isAllowed: boolean): Promise<void> => {
    await session.send('Network.setBypassServiceWorker', { bypass: !isAllowed })
  }
  await letWorkerAnswer(false)
  return letWorkerAnswer
}
