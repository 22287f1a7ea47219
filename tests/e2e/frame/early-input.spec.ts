import { holdScripts, watchSubmits } from '../support/early-input'
import { expect, live, test } from '../support/journey'
import { draftIsKept } from '../support/stored-text'

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a suggestion that was sent before the client came is sent once it is there, with all that was entered', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const handled = await watchSubmits(page)
  await page.goto('/send-inter', { waitUntil: 'domcontentloaded' })
  await page.getByRole('textbox', { name: 'Title' }).fill('The lamp at the old bridge')
  await page
    .locator('form input[type=file]')
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: picture })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.dblclick()
  await expect(page.getByRole('status').getByText('Not sent yet')).toBeVisible()
  expect(page.url()).toMatch(/\/send-inter$/)
  release()
  await live(page)
  await expect.poll(handled).toBe(1)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The lamp at the old bridge')
  await expect(page.getByRole('button', { name: 'Remove lamp.png' })).toBeVisible()
  await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible()
})

test('what is entered into a drawn form wins over a draft of the device, and the rest of the draft stays', async ({
  page,
}) => {
  await page.goto('/send-inter')
  await live(page)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Of last week')
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('It is dark there.')
  await draftIsKept(page, 'It is dark there.')
  await page.goto('about:blank')
  await page.goto('/send-inter')
  await expect(page.getByText('Your draft has been restored')).toBeVisible()
  const release = await holdScripts(page)
  await page.goto('about:blank')
  await page.goto('/send-inter', { waitUntil: 'domcontentloaded' })
  await title.fill('Of today')
  await page
    .locator('form input[type=file]')
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: picture })
  release()
  await live(page)
  await expect(page.getByRole('textbox', { name: 'What is it about?' })).toHaveValue('It is dark there.')
  await expect(title).toHaveValue('Of today')
  await expect(page.getByRole('button', { name: 'Remove lamp.png' })).toBeVisible()
})

test('what an input method is composing goes on when the client comes', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/feedback', { waitUntil: 'domcontentloaded' })
  const text = page.getByRole('textbox', { name: 'Your feedback' })
  // Near the end of what it takes the page says how many characters are left, so that the client knows the text.
  const before = 'x'.repeat(950)
  await text.fill(before)
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'lu', selectionStart: 2, selectionEnd: 2 })
  release()
  await live(page)
  await expect(page.getByText('48 characters left')).toBeVisible()
  await keyboard.send('Input.imeSetComposition', { text: 'lu deng', selectionStart: 7, selectionEnd: 7 })
  await keyboard.send('Input.insertText', { text: '路灯' })
  await expect(text).toHaveValue(`${before}路灯`)
  await expect(page.getByText('48 characters left')).toBeVisible()
})

test('somebody who goes on writing after they sent a form sends it again', async ({ page }) => {
  const release = await holdScripts(page)
  const handled = await watchSubmits(page)
  await page.goto('/feedback', { waitUntil: 'domcontentloaded' })
  const text = page.getByRole('textbox', { name: 'Your feedback' })
  const before = 'x'.repeat(940)
  await text.fill(`${before} The lamp`)
  await page.getByRole('button', { name: 'Send' }).click()
  const notice = page.getByText('Not sent yet')
  await expect(notice).toBeVisible()
  await text.fill(`${before} The lamp at the old bridge`)
  await expect(notice).toBeHidden()
  release()
  await live(page)
  await expect(page.getByText('33 characters left')).toBeVisible()
  expect(await handled()).toBe(0)
})

test('a form whose client cannot be loaded says that it is not sent, and keeps what was typed', async ({ page }) => {
  await page.clock.install()
  await page.route('**/static/js/**', (route) => route.abort())
  await page.goto('/feedback', { waitUntil: 'domcontentloaded' })
  const text = page.getByRole('textbox', { name: 'Your feedback' })
  await text.fill('The lamp at the old bridge is out')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Not sent yet')).toBeVisible()
  for (let minute = 0; minute < 2; minute += 1)
    for (let second = 0; second < 60; second += 2) await page.clock.runFor(2000)
  await expect(page.getByText('This wasn’t sent')).toBeVisible()
  await expect(text).toHaveValue('The lamp at the old bridge is out')
  expect(page.url()).toMatch(/\/feedback$/)
})

test('a script that the network lost is requested again, and the form is sent', async ({ page }) => {
  let lost = 0
  await page.route('**/static/js/index.*.js', (route) => (lost++ < 2 ? route.abort() : route.fallback()))
  const handled = await watchSubmits(page)
  await page.goto('/feedback', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Send' }).click()
  await live(page)
  await expect.poll(handled).toBe(1)
  await expect(page.getByText('Choose a type').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no form is offered, and the page says why', async ({ page }) => {
    for (const address of ['/feedback', '/login', '/search', '/send-inter']) {
      await page.goto(address)
      await expect(page.locator('form')).toHaveCount(1)
      await expect(page.locator('form')).toBeHidden()
      await expect(page.locator('[type=submit]:visible')).toHaveCount(0)
      await expect(page.locator('noscript p')).toHaveText(/^Searching and sending need scripts\./)
    }
  })
})

test('a browser whose database never answers gets a live form, which is sent', async ({ page, member, city }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await page.goto('/feedback')
  await live(page)
  const text = page.getByRole('textbox', { name: 'Your feedback' })
  await text.fill('The lamp at the old bridge is out')
  await page.getByRole('radio', { name: 'Something is broken' }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).not.toHaveURL(/\/feedback$/)
  const { items } = await city.get<{ items: { summary: string }[] }>('/v1/my_feed_backs', member.token)
  expect(items.map(({ summary }) => summary)).toEqual(['The lamp at the old bridge is out'])
})
