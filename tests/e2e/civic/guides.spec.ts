import { expect, live, test, visit } from '../support/journey'
import { operate } from '../support/operator'

test('a guide is chosen by theme and department, its materials are ticked, and its form is a PDF', async ({
  page,
  request,
}) => {
  await visit(page, '/services')
  await page.getByRole('link', { name: /^Guides/ }).click()
  await page.getByRole('tab', { name: 'ID and papers' }).click()
  await page.getByLabel('Department').selectOption({ label: 'Riverbend Police (3)' })
  await expect(page).toHaveURL(/\/guide\?theme=documents&department=org-03$/)
  await page.getByRole('link', { name: 'Get a passport' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a passport' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^ID card/ }).check()
  await page.getByRole('checkbox', { name: /^Passport application/ }).check()
  await expect(page.getByText('2 of 4 ready')).toBeVisible()
  const form = page.getByRole('link', { name: /^Download passport application \(PDF, \d+ KB\)$/ })
  const answer = await request.get((await form.getAttribute('href')) ?? '')
  expect([answer.headers()['content-type'], (await answer.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
  await page.reload()
  await live(page)
  await expect(page.getByText('2 of 4 ready')).toBeVisible()
})

test('a guide is found in other words, also among those of a department, and the search leads on', async ({
  page,
  city,
}) => {
  await visit(page, '/guide')
  await page.getByRole('link', { name: 'Search guides' }).click()
  await expect(page.getByRole('heading', { name: 'Often needed' })).toBeVisible()
  await page.getByRole('searchbox').fill('elevator')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Add a lift to an old building' })).toBeVisible()
  await page.getByLabel('Department').selectOption({ label: 'Housing Riverbend (1)' })
  await expect(page).toHaveURL(/department=/)
  await page.getByRole('searchbox').fill('passport')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No guide found for “passport”')).toBeVisible()
  await page.getByRole('button', { name: 'All departments' }).click()
  await expect(page.getByRole('link', { name: 'Get a passport' })).toBeVisible()
  await page.getByRole('searchbox').fill('elevator')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Add a lift to an old building' }).click()
  // Nobody has checked this one for over a year.
  await expect(page.getByRole('note')).toContainText('hasn’t been checked for over a year')
  expect(await operate('guides', 'check', 'guide-lift')).toContain('Done')
  // A drawn page may be kept for a while, so the client's own call is asked.
  const { guide } = await city.get<{ guide: { readonly checked_on: string } }>('/v1/guides/guide-lift')
  expect(Date.now() - Date.parse(guide.checked_on)).toBeLessThan(2 * 86_400_000)
})

test('a reader says what is wrong with a guide, and the office reads it at its desk', async ({ page }) => {
  await visit(page, '/guides/guide-school-place')
  await expect(page.getByRole('note')).toContainText('This guide was valid until')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.getByRole('button', { name: 'It’s out of date' }).click()
  await expect(page.getByRole('button', { name: 'It’s out of date', pressed: true })).toBeVisible()
  const desk = await operate('guides')
  expect(desk).toContain('guide-school-place')
  expect(desk).toContain('lack: outdated')
})

test('on paper there is the guide alone, in black, without bars and buttons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/guides/guide-passport')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1, name: 'Get a passport' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Common questions' })).toBeVisible()
  await expect(page.getByText('20 working days')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Yes' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Directions/ })).toBeHidden()
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)
  expect(ink).toBe('rgb(0, 0, 0)')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guide that was read is read again, with its ticks', async ({ page, context }) => {
    await visit(page, '/guide')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await visit(page, '/guides/guide-id-card')
    await page.getByRole('checkbox', { name: /^Household register/ }).check()
    await page.waitForFunction(async () =>
      (await (await caches.open('content')).keys()).some(({ url }) => url.includes('/v1/guides/guide-id-card')),
    )
    await page.evaluate(() => caches.delete('pages'))
    await context.setOffline(true)
    await page.reload()
    await live(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Renew or replace an ID card' })).toBeVisible()
    await expect(page.getByText('1 of 3 ready')).toBeVisible()
    await expect(page.getByText(/Offline · saved/)).toBeVisible()
    await context.setOffline(false)
  })
})

test('what a guide is about is begun on a screen of the city, or on a page beside it', async ({ page, context }) => {
  await context.route('https://www.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Passports</title>' }),
  )
  await visit(page, '/guides/guide-passport')
  const acts = page.getByRole('region', { name: 'Actions' })
  await expect(acts.getByRole('link', { name: 'Call 0700-6611020' })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await acts.getByRole('button', { name: 'Begin online' }).click()
  await expect(await opened).toHaveURL('https://www.example.org/riverbend/passports')

  await visit(page, '/guides/guide-shop-sign')
  await acts.getByRole('button', { name: 'Begin online' }).click()
  await expect(page).toHaveURL(/\/send-inter\?department=department-roads$/)
})
