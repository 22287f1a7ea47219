import { expect, test, visit } from '../support/journey'
import { operate } from '../support/operator'
import { logInVolunteer, messagesOf, phoneOf } from '../support/volunteers'

const name = 'Swift Counters'

test('a team from its founding to its closing: asked for, approved, joined, renamed, and closed', async ({
  page,
  browser,
  context,
  city,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const founder = await logInVolunteer(city, 'volunteer-454')
  await context.addCookies(founder.cookies(origin))
  const member = await logInVolunteer(city, 'volunteer-455')
  const phone = await phoneOf(browser, member, origin)

  await test.step('a volunteer asks for it, with a picture and a reason', async () => {
    await visit(page, '/search-team')
    await page.getByRole('link', { name: 'Found a team' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('About').fill('We count the swifts over the river in June.')
    await page.getByLabel('Street').fill('Lantern Street')
    await page.locator('input[type=file]').setInputFiles('platform/demo/media/pictures/park-volunteers.webp')
    await page.getByLabel('Why it’s needed').fill('Nobody knows how many swifts there are left.')
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('In review')).toBeVisible()
  })

  await test.step('the office approves it; then it is listed, its founder leads it, and somebody joins', async () => {
    const { founding } = await city.get<{ founding: { id: string } }>('/v1/consumer/team_founding', founder.token)
    expect(await operate('team-foundings')).toContain(name)
    expect(await operate('team-foundings', 'approve', founding.id)).toContain('Done')
    expect(await messagesOf(city, founder)).toContain('Your team was approved')
    await visit(phone, `/search-team?search=${encodeURIComponent(name)}`)
    await phone.getByRole('button', { name: `Ask to join ${name}` }).click()
    await expect(phone.getByText('Request sent').first()).toBeVisible()
    await visit(page, '/found-team')
    await page.getByRole('link', { name: 'Manage team' }).click()
    await page.getByRole('button', { name: `Approve ${member.user.nickname}` }).click()
    await expect(page.getByText('No requests')).toBeVisible()
  })

  await test.step('its leader asks for a new name, which waits for the office', async () => {
    await page.getByRole('link', { name: 'Edit team' }).click()
    await page.getByLabel('Name').fill('Counters of Swifts')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Edit team' }).click()
    await expect(page.getByText(/The new name “Counters of Swifts” is being reviewed/)).toBeVisible()
  })

  await test.step('it is closed with a reason; its members are told, and nobody can join it any more', async () => {
    await page.getByRole('button', { name: 'Close team' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Reason').fill('The swifts have left')
    await sheet.getByRole('button', { name: 'Close team' }).click()
    await expect(page.getByText(/^This team was closed on/)).toBeVisible()
    expect(await messagesOf(city, member)).toContain('Your team was closed')
    const listed = await city.get<{ items: readonly unknown[] }>('/v1/consumer/cpcteams/teamlist?search=Swift')
    expect(listed.items).toEqual([])
  })
  await phone.context().close()
})
