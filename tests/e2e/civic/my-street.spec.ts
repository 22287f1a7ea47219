import { expect, test, visit } from '../support/journey'

const square = { latitude: 26.4204, longitude: 111.6103 }

test('a guest looks around where they stand, leaves out a kind, reads something and is back at the same row', async ({
  page,
  context,
}) => {
  await visit(page, '/services')
  await page.getByRole('link', { name: /^My street/ }).click()
  await expect(page.getByText('What’s happening around you?')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(square)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('heading', { name: 'Around you' })).toBeVisible()
  for (const kind of ['News', 'Suggestions', 'Wishes', 'Activities', 'Circles'])
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: kind }).first()).toBeAttached()
  await expect(page.getByRole('region', { name: 'Open now' }).getByRole('link').first()).toBeVisible()
  // The position is rounded before it leaves the device, and stands in no address of a screen.
  expect(asked.join('\n')).not.toMatch(/26\.4204|111\.6103/)
  expect(page.url()).not.toMatch(/26\.4|111\.6/)

  await page.getByRole('button', { name: 'Wishes', pressed: true }).click()
  await expect(page.getByRole('button', { name: 'Wishes', pressed: false })).toBeVisible()
  await expect(page).toHaveURL(/\/my-street\?without=wish$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Around you' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wishes', pressed: false })).toBeVisible()

  // The list grows when it is scrolled, so its last row is then another one.
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Suggestions' }).last()
  const name = await row.getByRole('heading').innerText()
  const link = page.getByRole('link', { name, exact: true })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Wishes', pressed: false })).toBeAttached()
})

test('without a position a guest is told what to do, and chooses a street instead', async ({ page }) => {
  await visit(page, '/my-street')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText(/^Location access is off\./)).toBeVisible()
  await page.getByRole('button', { name: 'Choose a street' }).click()
  for (const part of ['Hunan', 'Riverbend', 'Old Ferry', 'Lantern Street'])
    await page.getByRole('button', { name: part, exact: true }).first().click()
  await expect(page).toHaveURL(/\/my-street\?at=/)
  await expect(page.getByRole('heading', { name: 'Around Lantern Street' })).toBeVisible()
})

test('a place of the city leads to what is going on around it, at an address that others can open', async ({
  page,
}) => {
  await visit(page, '/venue-details/venue-01')
  await page.getByRole('link', { name: 'What’s going on around here' }).click()
  await expect(page).toHaveURL(/\/my-street\?place=venue-venue-01$/)
  await expect(page.getByRole('heading', { name: 'Around Riverbend Community Centre' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
