import { PageInApp } from '../support/in-app'
import { expect, test, toasts, visit } from '../support/journey'

const article = '/posts/post-000001'

test('in an app on Android, its user shares, saves a poster, and goes back by the phone’s button', async ({ page }) => {
  const app = await PageInApp.open(page, 'android', {
    share: 'shared',
    saveImage: true,
    close: null,
    setTitle: null,
    setStatusBar: null,
    insets: { top: 44, right: 0, bottom: 34, left: 0 },
    theme: 'dark',
  })
  await visit(page, '/index')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveCSS('--safe-top', '44px')
  await expect.poll(() => app.calls('setStatusBar')).toContainEqual([expect.stringMatching(/^#[\da-f]{6}$/), 'light'])
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/index$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)

  await visit(page, article)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect.poll(() => app.calls('setTitle')).toContainEqual([expect.stringContaining(title.trim())])
  const sheet = page.getByRole('dialog', { name: 'Share' })
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click()
  await sheet.getByRole('button', { name: 'More options' }).click()
  await expect
    .poll(() => app.calls('share'))
    .toEqual([[expect.anything(), expect.anything(), expect.stringContaining(article), '']])
  await expect(sheet).toBeHidden()

  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click()
  await sheet.getByRole('button', { name: 'Make a poster' }).click()
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(toasts(page).filter({ hasText: 'Saved to your photos' })).toBeVisible()
  const [saved] = await app.calls('saveImage')
  expect([saved?.[1], String(saved?.[2]).slice(0, 4)]).toEqual(['image/jpeg', '/9j/'])

  // The button leaves the sheet, then the screen, then the page.
  expect(await app.tell('back')).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${article}$`))
  expect(await app.calls('close')).toEqual([])
  expect(await app.tell('back')).toBe(true)
  await expect.poll(() => app.calls('close')).toEqual([[]])
})

test('in an app, its scanner reads the code, and the phone vibrates', async ({ page, baseURL }) => {
  const app = await PageInApp.open(page, 'android', { scan: `${baseURL}${article}`, vibrate: null })
  await visit(page, '/scan')
  await expect(page).toHaveURL(new RegExp(`${article}$`))
  expect([await app.calls('scan'), await app.calls('vibrate')]).toEqual([[[]], [[30]]])
})

test('in an app on iOS, its user logs out and changes the account while a page is open', async ({
  page,
  context,
  city,
  member,
}) => {
  const other = await city.register()
  const app = await PageInApp.open(page, 'ios', { relogin: { token: other.token } })
  const token = async () => (await context.cookies()).find(({ name }) => name === 'authorization')?.value
  await visit(page, article)
  expect(await token()).toBe(member.token)
  expect(await app.tell('logOut')).toBe(true)
  await expect(toasts(page).filter({ hasText: 'Logged out' })).toBeVisible()
  expect(await token()).toBeUndefined()
  await expect(page).toHaveURL(new RegExp(`${article}$`))

  await app.tell('account', { token: member.token })
  await expect.poll(token).toBe(member.token)

  // The login is the app's, and the screen goes on with its answer.
  await visit(page, '/my-wish')
  expect(await app.tell('logOut')).toBe(true)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect.poll(token).toBe(other.token)
  expect(await app.calls('relogin')).toEqual([[]])
  await expect(page).toHaveURL(/\/my-wish$/)
  await expect(page.getByText('Log in to see your wishes')).toHaveCount(0)
})

test('a foreign page is not framed in an app, whose methods it could call', async ({ page }) => {
  const app = await PageInApp.open(page, 'android', { openUrl: null })
  const asked: string[] = []
  page.on('request', (request) => request.url().startsWith('https://example.com') && asked.push(request.url()))
  await visit(page, `/inner-link?link=${encodeURIComponent('https://example.com/')}`)
  await expect(page.getByRole('alert')).toContainText('This site opens outside the app')
  await page.getByRole('alert').getByRole('button', { name: 'Open in the browser' }).click()
  await expect.poll(() => app.calls('openUrl')).toEqual([['https://example.com/']])
  expect(asked).toEqual([])
})
