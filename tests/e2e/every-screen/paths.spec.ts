import { expect, live, test, visit } from '../support/journey'
import { logInByCode } from '../support/log-in'
import { newPhone } from '../support/city'

test('an unknown path leads to the page that says so, and has ways on', async ({ page, request }) => {
  await visit(page, '/no/such/place?x=1')
  await expect(page).toHaveURL(/\/not-found$/)
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.getByRole('button', { name: 'Go to home' }).click()
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
  await page.getByRole('button', { name: 'Go to home' }).click()
  await expect(page.getByRole('tab', { name: 'Headlines' })).toBeVisible()
})

test('a screen for members asks for the login, and is there after it', async ({ page, city }) => {
  await visit(page, '/index')
  await page.goto('/user')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser$/)
  await logInByCode(page, city, newPhone())
  await expect(page).toHaveURL(/\/user$/)
  await expect(page.getByLabel('Nickname')).toBeVisible()
  // Going back skips the login.
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
})

test('a redirect never leads to another site', async ({ page, city }) => {
  await visit(page, '/login?redirect=https%3A%2F%2Fevil.example%2F')
  await logInByCode(page, city, newPhone())
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/mine$/)
})

test('the token of an app is removed from the address before any request, and outside an app it logs nobody in without asking', async ({
  page,
  member,
  context,
}) => {
  await context.clearCookies()
  const leaked: string[] = []
  page.on('request', (request) => {
    if (
      !request.isNavigationRequest() &&
      (request.url().includes('app_token') || (request.headers().referer ?? '').includes('app_token'))
    )
      leaked.push(request.url())
  })
  await visit(page, `/mine?app_token=${member.token}`)
  await expect(page).toHaveURL(/\/mine$/)
  const profile = page.getByRole('link', { name: new RegExp(member.user.nickname) })
  const asked = page.getByRole('alertdialog', { name: 'Log in to this account?' })
  await expect(asked).toContainText(`${member.user.nickname}” (${member.user.phone})`)
  await asked.getByRole('button', { name: 'Stay logged out' }).click()
  await expect(asked).toBeHidden()
  await expect(profile).toBeHidden()
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'authorization' }))
  await visit(page, `/mine?app_token=${member.token}`)
  await asked.getByRole('button', { name: `Log in as “${member.user.nickname}”` }).click()
  await expect(profile).toBeVisible()
  expect(leaked.filter((url) => /\/v\d\//.test(url))).toEqual([])
})

test('a screen that an app opens waits for the user of its token, however late, and can be tried again when it fails', async ({
  member,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'en',
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile TownsquareApp/3.0',
  })
  for (const path of ['/my-wish', '/order-serve', '/actlist']) {
    // The app has written the cookie of the token alone.
    await context.clearCookies()
    await context.addCookies([{ name: 'authorization', value: member.token, url: baseURL ?? '' }])
    const page = await context.newPage()
    let fails = true
    await page.route('**/v1/consumer/user', async (route) => {
      await live(page)
      if (fails) await route.fulfill({ status: 503, json: { code: 500001, data: {}, msg: '' } })
      else await route.continue()
    })
    await visit(page, path)
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
    await expect(again).toBeVisible()
    fails = false
    await again.click()
    await expect(again).toBeHidden()
    await expect(page.getByText('Your login has expired')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    // A request that the client makes meanwhile has nobody to answer it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
  }
  await context.close()
})
