import { expect, test, toasts, visit } from '../support/journey'

test('a guest finds the nearest market, sees when it is open, and is led there', async ({ page, context }) => {
  await visit(page, '/services')
  await page.getByRole('link', { name: /^Nearby/ }).click()
  await page.getByRole('tab', { name: 'Markets' }).click()
  // Without a position the list stands by name.
  await expect(page.getByRole('article').first()).toContainText('Cloudfoot Market')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 26.42, longitude: 111.61 })
  await page.getByRole('button', { name: 'Nearest first' }).click()
  const nearest = page.getByRole('article').first()
  await expect(nearest).toContainText(/\d(?:m|.?km)/)
  const name = await nearest.getByRole('heading').innerText()
  await nearest.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await expect(page.getByText('Today', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'View on map', exact: true }).click()
  await expect(page.getByText(/in a straight line/)).toBeVisible()
  const map = page.getByRole('application')
  await expect(map.getByRole('button', { name: `Market: ${name}`, pressed: true })).toBeVisible()
  await expect(map.locator('path[stroke-linecap=round][fill=none]').last()).toBeVisible()
  // The map app is another site, which the journey has not.
  await context.route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'The way there' }))
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Directions' }).click()
  await (await opened).waitForURL(/^https:\/\/uri\.amap\.com\/navigation\?to=/)
})

test('the map of places nearby shows one kind, in its address, and leads from the list below to a place', async ({
  page,
}) => {
  await visit(page, '/around-map')
  await page.getByRole('tab', { name: 'Parks' }).click()
  await expect(page).toHaveURL(/\/around-map\?kind=park$/)
  await page.getByRole('button', { name: 'Show Old Shipyard Park on the map' }).click()
  await expect(page.getByRole('region', { name: 'Selected place' })).toContainText('Old Shipyard Park')
  await page.getByRole('region', { name: 'Selected place' }).getByRole('link', { name: 'Old Shipyard Park' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Old Shipyard Park' })).toBeVisible()
})

test('a member reports a wrong entry, which is among their feedback', async ({ page, member }) => {
  expect(member.phone).not.toBe('')
  await visit(page, '/arounds/amenity-001')
  await page.getByRole('button', { name: 'Report a mistake' }).click()
  const form = page.getByRole('dialog', { name: 'Report a mistake' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Choose at least one')).toBeVisible()
  await form.getByLabel('Opening hours').check()
  await form.getByRole('textbox').fill('Closes at noon on Fridays')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(toasts(page).filter({ hasText: 'Thank you. We’ll check it and correct it.' })).toBeVisible()
  await visit(page, '/feedback-his')
  await page.getByRole('link', { name: /Old Ferry Service Hall/ }).click()
  await expect(page.getByText(/Closes at noon on Fridays/)).toBeVisible()
})
