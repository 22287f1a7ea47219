import type { Member } from '../support/city'
import { expect, live, test, visit } from '../support/journey'
import { newPerson } from '../support/new-card'
import { operate } from '../support/operator'
import { draftIsKept } from '../support/stored-text'
import { logInVolunteer, messagesOf, phoneOf } from '../support/volunteers'

const minute = 60_000
const team = { id: 'team-07', name: 'Four Hundred Camphors' }
/** It has a place, a code and free places. */
const activityId = 'activity-047'
const activityCode = '464274'

test('from nobody to the ranking: registered over a crash, approved, in a team, there, and counted', async ({
  page,
  browser,
  context,
  city,
  member,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { name, card } = newPerson()
  const activityPath = `/activities-details/${activityId}`
  let leader: Member | undefined

  await test.step('the name is checked, and the registration begins with a team', async () => {
    await visit(page, '/register-volunteer')
    await page.getByRole('link', { name: 'Verify my name' }).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Identity card number').fill(card)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Verify my name' }).click()
    await page.getByRole('button', { name: /^How you’d like to help/ }).click()
    await page.getByLabel('Environment').check()
    await page.getByLabel('Weekends').check()
    await page.getByRole('button', { name: /^Teams to join/ }).click()
    await page.getByRole('searchbox').fill('camphors')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('button', { name: team.name }).click()
    await page.getByRole('button', { name: /^Done/ }).click()
    await draftIsKept(page, team.id)
  })

  await test.step('the page is killed, and everything is there again', async () => {
    await page.goto('about:blank')
    await visit(page, '/register-volunteer')
    await expect(page.getByText('Your draft has been restored')).toBeVisible()
    await page.getByRole('button', { name: /^About you/ }).click()
    await page.getByLabel('Ethnic group').selectOption('Han')
    await page.getByLabel('Political status').selectOption('No party membership')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Education').selectOption('college')
    await page.getByLabel('Street').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('button', { name: /^Teams to join/ })).toContainText(team.name)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('In review')).toBeVisible()
    await expect(page.getByText(team.name)).toBeVisible()
  })

  await test.step('the office approves, and the team is asked', async () => {
    expect(await operate('volunteers', 'approve', member.user.id)).toContain('Done')
    expect(await messagesOf(city, member)).toEqual(['You’re a volunteer now'])
    await visit(page, `/team-detail?id=${team.id}`)
    await expect(page.getByText('Request sent. Please wait for the leader’s answer.')).toBeVisible()
  })

  await test.step('its leader takes them', async () => {
    const found = await city.get<{ team: { leader: { id: string } } }>(`/v1/consumer/cpcteams/team/${team.id}`)
    leader = await logInVolunteer(city, found.team.leader.id)
    const phone = await phoneOf(browser, leader, origin)
    await visit(phone, `/team-managetab/${team.id}`)
    await phone.getByRole('button', { name: `Approve ${member.user.nickname}` }).click()
    await expect(phone.getByText(member.user.nickname)).toBeHidden()
    await phone.context().close()
    expect(await messagesOf(city, member)).toContain('You joined a team')
  })

  const starts = Date.now() + 10 * minute
  await test.step('an activity that begins soon is joined', async () => {
    expect(await operate('activities', 'move', activityId, new Date(starts).toISOString())).toContain('Done')
    await visit(page, activityPath)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Join' }).click()
    await expect(page.getByText('You’ve joined.')).toBeVisible()
  })

  await test.step('far away they are refused; by its code, without a network, the time of their phone waits', async () => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 30, longitude: 120 })
    await page.getByRole('button', { name: 'Check in' }).click()
    await page.getByRole('button', { name: 'I’m here' }).click()
    await expect(page.getByRole('alert')).toContainText('You’re too far away')
    // They have been there since checking in opened.
    await page.clock.setFixedTime(starts - 28 * minute)
    await context.setOffline(true)
    await page.getByLabel('Activity code').fill(activityCode)
    await page.getByRole('button', { name: 'Use the code' }).click()
    await expect(page.getByText(/Your check-in time is saved/)).toBeVisible()
    await page.clock.setFixedTime(Date.now())
    await context.setOffline(false)
    await expect(page.getByText(/You checked in at/)).toBeVisible()
  })

  await test.step('and check out by the code', async () => {
    await page.getByRole('button', { name: 'Check out' }).click()
    await page.getByLabel('Activity code').fill(activityCode)
    await page.getByRole('button', { name: 'Use the code' }).click()
    await expect(page.getByText(/^Your time \(.*\) is waiting to be confirmed/)).toBeVisible()
  })

  await test.step('the leader confirms it on the attendance list', async () => {
    const phone = await phoneOf(browser, leader!, origin)
    await visit(phone, `/activity-attendance/${activityId}`)
    await phone.getByRole('button', { name: `Confirm ${member.user.nickname}’s hours` }).click()
    await expect(phone.getByText('No hours to confirm')).toBeVisible()
    await phone.context().close()
    expect(await messagesOf(city, member)).toContain('Your hours were confirmed')
    await visit(page, activityPath)
    await expect(page.getByText(/^You volunteered for (1[789]|2\d) minutes/)).toBeVisible()
  })

  await test.step('the ranking, the record and the public page have their time', async () => {
    await visit(page, '/actrank')
    await expect(page.getByText(/^Your rank: .+ · 0\.[3-5] h$/)).toBeVisible()
    const { activity } = await city.get<{ activity: { title: string } }>(`/v1/consumer/civilized/${activityId}`)
    await visit(page, '/activity-record')
    await expect(page.getByRole('link', { name: activity.title })).toBeVisible()
    await visit(page, `/user-details/${member.user.id}`)
    await live(page)
    await expect(page.getByText(team.name)).toBeVisible()
  })

  await test.step('their certificate is issued with their name, saved as a picture, and verified by anybody without it', async () => {
    await visit(page, '/activity-record')
    await page.getByRole('link', { name: 'Certificate of hours' }).click()
    await page.getByRole('button', { name: 'Get my certificate' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText(/^0\.[3-5] h$/).first()).toBeVisible()
    const link = await page.getByText(/\/certificates\//).innerText()
    expect(link).not.toContain(member.user.id)

    await page.getByRole('button', { name: 'Save as a picture' }).click()
    const sheet = page.getByRole('dialog', { name: 'Poster' })
    await expect(sheet.getByRole('img', { name: /with a QR code/ })).toBeVisible()
    const saved = page.waitForEvent('download')
    await sheet.getByRole('link', { name: 'Save picture' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^Certificate of hours .+\.jpg$/)

    const stored = await page.evaluate(() =>
      JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]),
    )
    const cookies = (await context.cookies()).map(({ value }) => decodeURIComponent(value))
    for (const text of [stored, ...cookies]) expect(text).not.toContain('小溪')

    const anybody = await browser.newContext({ baseURL: origin })
    const other = await anybody.newPage()
    await visit(other, link)
    await expect(other.getByText(/issued this certificate$/)).toBeVisible()
    await expect(other.getByRole('heading', { name: `${name.slice(0, 1)}**` })).toBeVisible()
    await expect(other.getByText(link.match(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/)?.[0] ?? 'no number')).toBeVisible()
    await expect(other.getByText('小溪')).toHaveCount(0)
    await anybody.close()
  })
})
