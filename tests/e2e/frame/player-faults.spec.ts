import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/journey'
import { goesOn, sounding, watchMedia } from '../support/media'

/** The parts of the demo's films are four seconds long. */
const first = 4
const laterParts = /\/videos\/[^/]+\/\d+p\/0[1-9]\.m4s$/

test.beforeEach(async ({ page }) => watchMedia(page))

async function play(page: Page, path = '/videos/video-001'): Promise<void> {
  await visit(page, path)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
}

/** It plays again, and where it broke off. */
async function expectGoesOnThere(page: Page): Promise<void> {
  await goesOn(page)
  const { time } = (await sounding(page)) ?? { time: 0 }
  expect(time).toBeGreaterThan(first - 1)
  expect(time).toBeLessThan(2 * first + 1)
}

test('a missing part is skipped, and that is said', async ({ page }) => {
  await page.route(/\/01\.m4s$/, (route) => route.fulfill({ status: 404 }))
  await play(page)
  await expect(page.getByText('A missing part was skipped')).toBeVisible()
  await expect.poll(async () => (await sounding(page))?.time ?? 0).toBeGreaterThan(2 * first)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a stream that stalls is said to be slow, then lost, and goes on where it was', async ({ page }) => {
  let isStalled = true
  await page.route(laterParts, async (route) => {
    // What was requested meanwhile is never answered.
    if (!isStalled) await route.continue()
  })
  await play(page)
  await expect(page.getByText('The network is slow. Still loading…')).toBeVisible()
  await expect(page.getByText('Connection lost. It resumes from here when you’re back online…')).toBeVisible()
  isStalled = false
  await expectGoesOnThere(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the network goes in the middle and comes back: it is said, and the film goes on by itself', async ({
  page,
  context,
}) => {
  let isAway = true
  await page.route(laterParts, (route) => (isAway ? route.abort('internetdisconnected') : route.continue()))
  await play(page)
  await expect.poll(async () => (await sounding(page))?.time ?? 0).toBeGreaterThan(0)
  await context.setOffline(true)
  await expect(page.getByText('Connection lost. It resumes from here when you’re back online…')).toBeVisible()
  isAway = false
  await context.setOffline(false)
  await expectGoesOnThere(page)
})

test('B80: a source whose rights do not allow it is said in the player, and its page stays', async ({ page }) => {
  await page.route(/\/playAuth/, (route) => route.fulfill({ status: 403, json: { code: 403001, data: {}, msg: '' } }))
  await visit(page, '/videos/video-003')
  const play = page.getByRole('button', { name: 'Play', exact: true }).first()
  const said = page.getByText('This video can’t be played here')
  await expect(play.or(said).first()).toBeVisible()
  // Where the source is prepared at once, the message takes the place of the button, also under a tap.
  await expect(async () => {
    if (!(await said.isVisible())) await play.click({ timeout: 1000 })
    await expect(said).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('This content no longer exists')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Take part' })).toBeVisible()
})

test('parts that are refused in the middle come by a new address', async ({ page }) => {
  let asked = 0
  await page.route(/\/playAuth/, async (route) => {
    asked += 1
    await route.continue()
  })
  await page.route(laterParts, (route) => (asked < 2 ? route.fulfill({ status: 403 }) : route.continue()))
  await play(page)
  await expect.poll(() => asked).toBe(2)
  await expectGoesOnThere(page)
})

test('a live stream whose playlist ends says that it is over', async ({ page }) => {
  let isOver = false
  await page.route(/\/live\/.*\.m3u8/, async (route) => {
    const playlist = await (await route.fetch()).text()
    isOver = true
    // Its first part alone, and the end.
    const [, one] = /^([^]*?#EXTINF:.*\n(?:#.*\n)*[^#\n]+\n)/.exec(playlist) ?? []
    await route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: `${one}#EXT-X-ENDLIST\n` })
  })
  await page.route(/\/channel\/play(\?|$)/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Record<string, unknown> }
    await route.fulfill({ response, json: isOver ? { ...answer, data: { ...answer.data, state: 'ended' } } : answer })
  })
  await play(page, '/lives/tv-news')
  await goesOn(page)
  await expect(page.getByText('The live stream has ended')).toBeVisible()
})

test('a format that the browser lacks is said, without endless waiting', async ({ page }) => {
  await page.route(/\/master\.m3u8$/, async (route) => {
    const playlist = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'application/vnd.apple.mpegurl',
      body: playlist.replaceAll(/avc1\.\w+/g, 'dvh1.05.06'),
    })
  })
  await play(page)
  await expect(page.getByRole('alert')).toContainText('This browser can’t play this video')
})
