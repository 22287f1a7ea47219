import { expect, test, visit } from '../support/journey'
import { operate } from '../support/operator'
import { logInVolunteer, messagesOf, phoneOf } from '../support/volunteers'

const minute = 60_000
const teamId = 'team-27'
/** Two of the team, which can be joined. */
const [ledId, calledOffId] = ['activity-027', 'activity-107']

test('a day of a team’s leader: two ask, one is taken; one activity is led to its end, another called off; all are told', async ({
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
  // Of no team of the demo that has to do with this one.
  const [taken, refused] = await Promise.all(['volunteer-451', 'volunteer-452'].map((id) => logInVolunteer(city, id)))
  const ask = { team_id: teamId, act: 'join', user_id: null, text: '' }
  for (const { token } of [taken!, refused!]) await city.send('POST', '/v1/consumer/cpcteams/user', ask, token)

  await test.step('one is approved, one refused with a reason, and each is told', async () => {
    expect(await messagesOf(city, leader)).toContain('Someone wants to join your team')
    await visit(page, `/team-managetab/${teamId}`)
    await page.getByRole('button', { name: `Approve ${taken!.user.nickname}` }).click()
    await expect(page.getByRole('button', { name: `Approve ${taken!.user.nickname}` })).toBeHidden()
    await page.getByRole('button', { name: `Decline ${refused!.user.nickname}` }).click()
    await page.getByLabel('Reason').fill('We are looking for people in the east of the city')
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('button', { name: `Decline ${refused!.user.nickname}` })).toBeHidden()
    expect(await messagesOf(city, taken!)).toContain('You joined a team')
    expect(await messagesOf(city, refused!)).toContain('Your request to join was declined')
  })

  const title = async (id: string) =>
    (await city.get<{ activity: { title: string } }>(`/v1/consumer/civilized/${id}`)).activity.title
  const [led, calledOff] = [await title(ledId), await title(calledOffId)]
  for (const id of [ledId, calledOffId])
    await city.send('POST', '/v1/consumer/civilized_user_join', { id }, taken!.token)
  const phone = await phoneOf(browser, taken!, origin)

  await test.step('a member checks in by the code that the leader shows, and the leader sees who is there', async () => {
    const soon = new Date(Date.now() + 10 * minute).toISOString()
    expect(await operate('activities', 'move', ledId, soon)).toContain('Done')
    expect(await messagesOf(city, taken!)).toContain('Your activity has a new time')
    const answered = page.waitForResponse((answer) => answer.url().includes('/v1/consumer/practice_code'))
    await visit(page, `/team-managetab/${teamId}?tab=activities`)
    await page.getByRole('article').filter({ hasText: led }).getByRole('link', { name: 'Check-in code' }).click()
    const { data } = (await (await answered).json()) as { data: { code: string } }
    await visit(phone, `/scan-result?code=${encodeURIComponent(data.code)}`)
    await expect(phone.getByRole('heading', { name: 'You’re checked in' })).toBeVisible()
    await visit(page, `/activities-details/${ledId}`)
    const showAll = page.getByRole('button', { name: /^Show all/ })
    if (await showAll.isVisible()) await showAll.click()
    await expect(page.getByText('Checked in').last()).toBeVisible()
  })

  await test.step('another activity is called off with a reason, which everybody reads', async () => {
    await visit(page, `/team-managetab/${teamId}?tab=activities`)
    await page.getByRole('button', { name: `Cancel activity “${calledOff}”` }).click()
    await page.getByLabel('Reason').fill('The river is too high')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel activity' }).click()
    await expect(page.getByRole('button', { name: `Cancel activity “${calledOff}”` })).toBeHidden()
    expect(await messagesOf(city, taken!)).toContain('Your activity was cancelled')
    await visit(phone, `/activities-details/${calledOffId}`)
    await expect(phone.getByText('The river is too high')).toBeVisible()
  })

  await test.step('the leader writes to all members, who read it and can report it', async () => {
    await visit(page, `/team-managetab/${teamId}`)
    await page.getByRole('link', { name: 'Team messages' }).click()
    await page.getByRole('button', { name: 'Write to members' }).click()
    await page.getByRole('dialog').getByLabel('Message').fill('The walk begins at the old mill.')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'old mill' })).toContainText(/Sent to \d+ members/)
    await visit(phone, '/message')
    await phone.getByText('The walk begins at the old mill.').click()
    await expect(phone.getByRole('article').filter({ hasText: 'old mill' })).toBeVisible()
    await expect(phone.getByRole('button', { name: /^Report what/ })).toBeVisible()
  })

  await test.step('the leader asks a member to take over, who accepts; then they lead the team', async () => {
    await visit(page, `/team-managetab/${teamId}?tab=members`)
    const manage = page.getByRole('button', { name: `Manage ${taken!.user.nickname}` })
    while (!(await manage.isVisible())) await page.mouse.wheel(0, 4000)
    await manage.click()
    await page.getByRole('button', { name: 'Ask to lead the team' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to lead the team' }).click()
    await expect(page.getByText(`You asked ${taken!.user.nickname} to lead the team`)).toBeVisible()
    expect(await messagesOf(city, taken!)).toContain('You’re asked to lead a team')
    await visit(phone, `/team-detail?id=${teamId}`)
    await phone.getByRole('button', { name: 'Accept' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(phone.getByRole('link', { name: /^Manage team/ })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Only the leader can manage the team')).toBeVisible()
    await visit(phone, `/team-managetab/${teamId}?tab=activities`)
    await expect(phone.getByRole('article').filter({ hasText: led })).toBeVisible()
  })
  await phone.context().close()
})
