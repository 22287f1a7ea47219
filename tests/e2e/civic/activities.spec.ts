import type { BrowserContext } from '@playwright/test'
import type { City } from '../support/city'
import { expect, live, test, visit } from '../support/journey'
import { logInVolunteer, memberToCome } from '../support/volunteers'
import { demoAccounts } from '../../../platform/demo/accounts'

/** The activity under way that the demo's volunteer and many others joined. */
const underWay = '/v1/consumer/civilized/activity-002'

/** The demo's volunteer has joined the activity under way. */
async function beVolunteer(city: City, context: BrowserContext, origin: string): Promise<void> {
  const { phone = '', password = '' } = demoAccounts.find(({ id }) => id === 'user-volunteer') ?? {}
  await context.addCookies((await city.logIn(phone ?? '', password ?? '')).cookies(origin))
}

test('a volunteer is refused far away, checks in at the place, and checks out too soon to be counted', async ({
  page,
  context,
  city,
  baseURL,
}) => {
  await beVolunteer(city, context, baseURL ?? '')
  await context.grantPermissions(['geolocation'])
  await visit(page, '/activities-details/activity-001')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Join' }).click()
  // They have joined another one, which may be at the same hours: that depends on when the demo was seeded.
  const clash = page.getByRole('alertdialog', { name: /^You have (something else on then|other plans that day)$/ })
  const joined = page.getByText('You’ve joined.')
  await expect(clash.or(joined)).toBeVisible()
  if (await clash.isVisible()) await clash.getByRole('button', { name: 'Continue anyway' }).click()
  await expect(joined).toBeVisible()

  await context.setGeolocation({ latitude: 30, longitude: 120 })
  await visit(page, '/activities-details/activity-002')
  await page.getByRole('button', { name: 'Check in' }).click()
  await page.getByRole('button', { name: 'I’m here' }).click()
  await expect(page.getByRole('alert')).toContainText('You’re too far away')
  const { activity } = await city.get<{ activity: { place: { latitude: number; longitude: number } } }>(underWay)
  await context.setGeolocation(activity.place)
  await page.getByRole('button', { name: 'I’m here' }).click()
  await expect(page.getByText(/You checked in at/)).toBeVisible()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('button', { name: 'I’m here' }).click()
  await expect(page.getByText('Under 15 minutes, so it isn’t counted.')).toBeVisible()
})

test('a check-in without a network waits, comes once when it is back, and then waits for the leader', async ({
  page,
  context,
  city,
  baseURL,
}, info) => {
  const { activity } = await city.get<{ activity: { place: { latitude: number; longitude: number } } }>(underWay)
  const volunteer = await logInVolunteer(city, await memberToCome(city, 1 + 2 * info.retry))
  await context.addCookies(volunteer.cookies(baseURL ?? ''))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(activity.place)
  await visit(page, '/activities-details/activity-002')
  await live(page)
  await page.getByRole('button', { name: 'Check in' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'I’m here' }).click()
  await expect(page.getByText(/Your check-in time is saved/)).toBeVisible()
  const sent: string[] = []
  page.on('requestfinished', (request) => sent.push(request.url()))
  await context.setOffline(false)
  await expect(page.getByText(/You checked in at .* still has to confirm it/)).toBeVisible()
  expect(sent.filter((url) => url.endsWith('/user_sign_civilized'))).toHaveLength(1)
})
