import { expect, live, test, visit } from '../support/journey'

test('a service of a partner opens within the client, in a sandbox, and outside by its button (S017, S021)', async ({
  page,
  context,
}) => {
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title><h1>Partner</h1>' }),
  )
  await visit(page, '/services')
  await page.getByRole('searchbox').fill('partner')
  await page.getByRole('link', { name: /Riverbend Buses/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'example.com' })).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Partner' })).toBeVisible()
  await expect(page).toHaveURL(/\/inner-link\?/)
  const outside = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open in the browser' }).click()
  expect((await outside).url()).toBe('https://example.com/')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('partner')
})

test('home in the frame of an app has no head and no footer, and opens its links in the app (S004)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(window, { opened, townsquareApp: { openPage: (_: string, url: string) => opened.push(url) } })
  })
  // The code of the bridge comes after the press, as it does on a slow network.
  let pressed = () => {}
  const isPressed = new Promise<void>((resolve) => (pressed = resolve))
  const late = page.waitForRequest(/\/async\/bridge\./)
  await page.route(/\/async\/bridge\./, async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto('/_frame_index', { waitUntil: 'commit' })
  await live(page)
  await late
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0)
  await page.getByRole('article').first().getByRole('link').click()
  pressed()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { opened: string[] }).opened))
    .toEqual([expect.stringMatching(/^http.*\/(posts|albums|videos|audios|atlas|specials)\//)])
  await expect(page).toHaveURL(/\/_frame_index$/)
})
