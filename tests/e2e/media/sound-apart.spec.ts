import type { Page } from '@playwright/test'
import { serveApart } from '../support/apart'
import { expect, test, visit } from '../support/journey'
import { goesOn, watchMedia } from '../support/media'

test.beforeEach(async ({ page }) => watchMedia(page))

const play = async (page: Page) => {
  await visit(page, '/videos/video-001')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await goesOn(page)
}
/** The bytes of sound that the film's element has decoded. */
const heard = (page: Page) =>
  page.evaluate(() =>
    [
      ...(window as unknown as { played: Set<HTMLVideoElement & { webkitAudioDecodedByteCount: number }> }).played,
    ].reduce((sum, { webkitAudioDecodedByteCount }) => sum + webkitAudioDecodedByteCount, 0),
  )

test('a film whose sound stands in a rendition of its own is heard', async ({ page }) => {
  await serveApart(page, true)
  const codes: string[] = []
  page.on('request', (request) => request.url().includes('/hls') && codes.push(request.url()))
  await play(page)
  await expect.poll(() => heard(page)).toBeGreaterThan(0)
  expect(codes.some((url) => url.includes('hls-whole'))).toBe(true)
})

test('a film that says it has sound and has none says so, and plays on', async ({ page }) => {
  await serveApart(page, false)
  await play(page)
  await expect(page.getByText('This stream has no sound')).toBeVisible()
  expect(await heard(page)).toBe(0)
})

test('a film with its sound needs no more than the light code', async ({ page }) => {
  const codes: string[] = []
  page.on('request', (request) => codes.push(request.url()))
  await play(page)
  await expect.poll(() => heard(page)).toBeGreaterThan(0)
  expect(codes.some((url) => url.includes('hls-whole'))).toBe(false)
})
