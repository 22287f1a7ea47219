import { expect, test, visit } from '../support/journey'
import { operate } from '../support/operator'
import { logInVolunteer, messagesOf, phoneOf } from '../support/volunteers'

const day = 86_400_000
const teamId = 'team-26'
const title = 'Counting the swifts'
/** A time of a date-time field, so many days ahead, on the clock of the city. */
const typed = (days: number, hour: string) =>
  `${new Date(Date.now() + days * day + 8 * 3_600_000).toISOString().slice(0, 10)}T${hour}`

test('a leader plans an activity, which the office approves; a member joins, is told of a change, and that it is called off', async ({
  page,
  browser,
  context,
  city,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const found = await city.get<{ team: { leader: { id: string } } }>(`/v1/consumer/cpcteams/team/${teamId}`)
  const leader = await logInVolunteer(city, found.team.leader.id)
  await context.addCookies(leader.cookies(origin))
  const member = await logInVolunteer(city, 'volunteer-453')
  const phone = await phoneOf(browser, member, origin)

  await test.step('it is planned from the leader’s desk', async () => {
    await visit(page, `/team-managetab/${teamId}?tab=activities`)
    await page.getByRole('link', { name: 'Plan an activity' }).click()
    await page.getByLabel('Type', { exact: true }).selectOption('environment')
    await page.getByLabel('Name').fill(title)
    await page.getByLabel('About').fill('Two hours on the tower with binoculars and a list.')
    await page.getByLabel('Requirements').fill('Bring something warm')
    await page.getByLabel('Place', { exact: true }).fill('Bell tower')
    await page.getByRole('button', { name: 'Choose on map' }).click()
    await page.getByRole('button', { name: 'Choose this place' }).click()
    // The closed map gives the focus back to its button, which would take what is typed before.
    await expect(page.getByRole('button', { name: 'Choose on map' })).toBeFocused()
    await page.getByLabel('Begins').fill(typed(4, '06:30'))
    await page.getByLabel('Ends').fill(typed(4, '08:30'))
    await page.getByLabel('Places', { exact: true }).fill('4')
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByRole('link', { name: `Change “${title}”` })).toBeVisible()
  })
  const path = await page.getByRole('link', { name: `Change “${title}”` }).getAttribute('href')
  const id = new URL(path ?? '', origin).searchParams.get('id') ?? ''

  await test.step('the office approves it; then it is found, and a member joins', async () => {
    expect(await operate('activities')).toContain(title)
    expect(await operate('activities', 'approve', id)).toContain('Done')
    expect(await messagesOf(city, leader)).toContain('Your activity was approved')
    await visit(phone, `/search?q=${encodeURIComponent('swifts')}`)
    await phone.getByRole('link', { name: title }).click()
    await expect(phone.getByText('Bring something warm')).toBeVisible()
    await phone.getByRole('button', { name: 'Join' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Join' }).click()
    await expect(phone.getByText('You’ve joined')).toBeVisible()
  })

  await test.step('the leader cannot take the place away, but changes the time, of which the member is told', async () => {
    await visit(page, `/activities-details/${id}`)
    await page.getByRole('link', { name: 'Change activity' }).click()
    await expect(page.getByText('1 person has joined, and keeps the place')).toBeVisible()
    await page.getByLabel('Places', { exact: true }).fill('0')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('There has to be at least 1 place').first()).toBeVisible()
    await page.getByLabel('Places', { exact: true }).fill('1')
    await page.getByLabel('Begins').fill(typed(5, '06:30'))
    await page.getByLabel('Ends').fill(typed(5, '08:30'))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(await messagesOf(city, member)).toContain('An activity you joined has changed')
  })

  await test.step('it is called off with a reason, which the member is told', async () => {
    await visit(page, `/team-managetab/${teamId}?tab=activities`)
    await page.getByRole('button', { name: `Cancel activity “${title}”` }).click()
    await page.getByLabel('Reason').fill('The tower is being repaired')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel activity' }).click()
    await expect(page.getByRole('button', { name: `Cancel activity “${title}”` })).toBeHidden()
    expect(await messagesOf(city, member)).toContain('Your activity was cancelled')
    await visit(phone, `/activities-details/${id}`)
    await expect(phone.getByText('The tower is being repaired')).toBeVisible()
  })
  await phone.context().close()
})
