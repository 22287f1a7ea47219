import { expect, test, visit } from './support/journey'
import { logInByCode } from './support/log-in'
import { newPhone } from './support/city'

test('an unknown path leads to the page that says so, and has ways on', async ({ page, request }) => {
  await visit(page, '/no/such/place?x=1')
  await expect(page).toHaveURL(/\/not-found$/)
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/index$/)
  expect((await request.get('/not-found', { headers: { accept: 'text/html' } })).status()).toBe(404)
})

test('a deep link opens its screen, also below a path of its own', async ({ page }) => {
  await visit(page, '/cates/culture')
  await expect(page.getByRole('heading', { name: 'Culture', level: 1 })).toBeVisible()
  await visit(page, '/page/page-weekend')
  await expect(page).toHaveTitle(/Riverbend/)
  await expect(page.getByRole('main')).not.toBeEmpty()
})

test('a content that does not exist is said to be gone', async ({ page }) => {
  const answer = await page.goto('/posts/post-none')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This content no longer exists')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('tab', { name: 'Headlines' })).toBeVisible()
})

test('a screen for members asks for the login, and is there after it', async ({ page, city }) => {
  await visit(page, '/index')
  await page.goto('/user')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser$/)
  await logInByCode(page, city, newPhone())
  await expect(page).toHaveURL(/\/user$/)
  await expect(page.getByLabel('Nickname')).toBeVisible()
  // The login is not on the way back.
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
})

test('a redirect leads to nobody else\'s site', async ({ page, city }) => {
  await visit(page, '/login?redirect=https%3A%2F%2Fevil.example%2F')
  await logInByCode(page, city, newPhone())
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/mine$/)
})

test('the token of an app leaves the address before anything is asked', async ({ page, member, context }) => {
  await context.clearCookies()
  const leaked: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest() && (request.url().includes('app_token') || (request.headers().referer ?? '').includes('app_token'))) leaked.push(request.url())
  })
  await visit(page, `/mine?app_token=${member.token}`)
  await expect(page).toHaveURL(/\/mine$/)
  await expect(page.getByRole('link', { name: new RegExp(member.user.nickname) })).toBeVisible()
  expect(leaked.filter((url) => /\/v\d\//.test(url))).toEqual([])
})
