import { newPhone } from '../support/city'
import { expect, live, test, toasts, visit } from '../support/journey'
import { logInByCode } from '../support/log-in'
import { operate } from '../support/operator'
import { draftIsKept } from '../support/stored-text'

/** A picture as from a phone: 16 pixels, drawn here. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==',
  'base64',
)

test('a guest takes part in the campaign after the login; the entry is approved, listed and liked', async ({
  page,
  city,
}) => {
  const text = `The lantern of number ${Date.now() % 100_000} is mine.`
  await visit(page, '/dyfcg')
  await expect(page.getByText('Until entries close')).toBeVisible()
  await page.getByRole('link', { name: 'Take part' }).click()
  await logInByCode(page, city, newPhone())
  const words = page.getByRole('textbox', { name: 'What did you see?' })
  await words.fill(text)
  await draftIsKept(page, text)
  await page.reload()
  await live(page)
  await expect(words).toHaveValue(text)
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'lantern.png', mimeType: 'image/png', buffer: picture }])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('In review. It becomes public once approved.')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await visit(page, '/dyfcg?order=hot')
  await expect(page.getByRole('link', { name: 'Take part' })).toBeVisible()
  await expect(page.getByRole('link', { name: text })).toHaveCount(0)

  expect(await operate('shows', 'approve', id)).toContain('Done')
  await visit(page, '/dyfcg')
  await page.getByRole('link', { name: text }).click()
  await page.getByRole('button', { name: /^Like/ }).click()
  expect(await operate('campaigns', 'award', 'campaign-lanterns', `${id} 鼓励奖 / Honourable mention`)).toContain(
    'Done',
  )
  await visit(page, '/message')
  await expect(page.getByText('In ‘Riverbend by lantern light: your pictures’: Honourable mention')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

test('the campaign that is over has winners, and its most liked entries first', async ({ page }) => {
  await visit(page, '/dyfcg?id=campaign-river')
  await expect(page.getByRole('heading', { name: 'Winners' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take part' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Most liked' }).click()
  await expect(page).toHaveURL(/id=campaign-river&order=hot/)
  const likes = page.getByRole('img', { name: /likes?$/ })
  await expect(likes).toHaveCount(5)
  const counts = (await likes.allTextContents()).map(Number)
  expect(counts[0]).toBe(Math.max(...counts))
  await page.getByRole('link', { name: 'The river at six, and a single boat.' }).first().click()
  await expect(page).toHaveURL(/\/practices\//)
})
