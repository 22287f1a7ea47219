import { Hand } from '../support/hand'
import { expect, test, visit } from '../support/journey'
import { goesOn, sounding, soundingElements, watchMedia } from '../support/media'

test.beforeEach(async ({ page }) => watchMedia(page))

test('a video plays; speed and quality are remembered', async ({ page }) => {
  await visit(page, '/videos/video-001')
  const player = page
    .getByRole('region', { name: 'Video player' })
    .or(page.getByRole('group', { name: 'Video player' }))
    .first()
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  await goesOn(page)

  await player.getByRole('button', { name: 'Playback settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Playback settings' })
  await settings.getByRole('radio', { name: '1.5×' }).check()
  const qualities = settings.getByRole('radio', { name: /^\d+p$/ })
  await expect(qualities).toHaveCount(2)
  const quality = await qualities.last().evaluate((radio) => radio.closest('label')?.textContent ?? '')
  await settings.getByText(quality, { exact: true }).click()
  await expect(qualities.last()).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await expect.poll(async () => (await sounding(page))?.rate).toBe(1.5)

  await visit(page, '/videos/video-002')
  await player.getByRole('button', { name: /^(Play|Tap to play)$/ }).click()
  await goesOn(page)
  expect((await sounding(page))?.rate).toBe(1.5)
  await player.getByRole('button', { name: 'Playback settings' }).click()
  await expect(settings.getByRole('radio', { name: quality })).toBeChecked()
})

test('the lock screen shows the video, plays and pauses it, and is given back when its screen goes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {}
    Object.assign(window, { handlers })
    const { setActionHandler } = MediaSession.prototype
    MediaSession.prototype.setActionHandler = function (action, handler) {
      handlers[action] = handler
      setActionHandler.call(this, action, handler)
    }
  })
  const phone = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title ?? null, navigator.mediaSession.playbackState])
  const press = (action: MediaSessionAction) =>
    page.evaluate(
      (name) =>
        (window as unknown as { handlers: Record<string, MediaSessionActionHandler> }).handlers[name]!({
          action: name,
          seekTime: 12,
        }),
      action,
    )
  await visit(page, '/index')
  await page.locator('main article a[href^="/audios/"]').first().click()
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await goesOn(page)
  const [sound] = await phone()
  await page.goBack()
  await page.locator('main article a[href^="/videos/"]').first().click()
  await page.getByRole('region', { name: 'Video player' }).getByRole('button', { name: 'Play', exact: true }).click()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(phone).toEqual([title, 'playing'])
  // Until the video plays, the audio goes on.
  await expect.poll(() => soundingElements(page)).toEqual(['VIDEO'])
  await goesOn(page)
  await press('pause')
  await expect.poll(phone).toEqual([title, 'paused'])
  expect(await sounding(page)).toBeNull()
  await press('seekto')
  await press('play')
  await expect.poll(async () => Math.floor((await sounding(page))?.time ?? 0)).toBeGreaterThanOrEqual(12)
  await page.goBack()
  await expect.poll(phone).toEqual([sound, 'paused'])
})

test('what starts last plays alone: a video stops the audio', async ({ page }) => {
  await visit(page, '/index')
  await page.locator('main article a[href^="/audios/"]').first().click()
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await goesOn(page)
  await page.goBack()
  await page.locator('main article a[href^="/videos/"]').first().click()
  await expect(page).toHaveURL(/\/videos\//)
  await goesOn(page)
  await page.getByRole('region', { name: 'Video player' }).getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => soundingElements(page)).toEqual(['VIDEO'])
  await goesOn(page)
})

test('what starts last plays alone, also over tabs: a short stops the video of another one', async ({
  page,
  context,
}) => {
  await visit(page, '/videos/video-001')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await goesOn(page)
  const other = await context.newPage()
  await visit(other, '/play')
  await expect.poll(() => soundingElements(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
})

test('two taps at a side of the video seek by ten seconds', async ({ page }) => {
  await visit(page, '/videos/video-001')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await goesOn(page)
  const hand = new Hand(await page.context().newCDPSession(page), page)
  await hand.tapTwice({ x: 335, y: 100 })
  await expect.poll(async () => (await sounding(page))?.time ?? 0).toBeGreaterThan(10)
})

test('a TV channel plays live', async ({ page }) => {
  await visit(page, '/lives/tv-news')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await goesOn(page)
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
  expect((await sounding(page))?.rate).toBe(1)
})

test('captions are turned on, say what is heard, and stay on', async ({ page }) => {
  await visit(page, '/videos/video-001')
  await page.getByRole('button', { name: 'Captions' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(page.getByText('(Hopeful music)')).toBeVisible()
  await visit(page, '/videos/video-002')
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true')
})
