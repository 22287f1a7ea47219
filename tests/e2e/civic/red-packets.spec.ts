import { expect, test, visit } from '../support/journey'
import { newPhone } from '../support/city'
import { logInByCode } from '../support/log-in'
import { operate } from '../support/operator'

const openings = (id: string) => `/v1/red_packets/${id}/openings`

test('a guest opens a packet through the login, finds the money in the wallet, and gets no second one that day', async ({
  page,
  context,
  city,
}) => {
  await visit(page, '/services')
  await page.getByRole('link', { name: /^Red packets/ }).click()
  await expect(page.getByRole('heading', { name: 'Red packets of Lantern Street' })).toBeVisible()
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect(page.getByRole('dialog').getByText('45% of packets')).toBeVisible()
  await page.keyboard.press('Escape')

  // Every packet of this campaign wins ¥0.88.
  await visit(page, '/red-packet?id=packets-welcome')
  await expect(page.getByText('Log in to open it')).toBeVisible()
  await page.getByRole('button', { name: 'Open red packet' }).click()
  await logInByCode(page, city, newPhone())
  await expect(page).toHaveURL(/\/red-packet\?id=packets-welcome$/)
  const packet = page.getByRole('region', { name: 'Today’s packet' })
  await expect(packet.getByRole('status')).toContainText('You won ¥0.88')
  await expect(packet.getByText(/^Next packet: Tomorrow/)).toBeVisible()

  const token = (await context.cookies()).find(({ name }) => name === 'authorization')?.value ?? ''
  const again = await page.request.post(openings('packets-welcome'), {
    headers: { Authorization: token, 'Idempotency-Key': crypto.randomUUID() },
    data: { device: 'a-device-of-somebody-else' },
  })
  expect(await again.json()).toMatchObject({ code: 409001, data: { state: 'opened-today' } })

  await page.getByRole('tab', { name: 'My packets' }).click()
  await expect(page.getByText('+¥0.88')).toBeVisible()
  await page.reload()
  await expect(packet.getByRole('status')).toContainText('You won ¥0.88')
  await expect(page.getByRole('button', { name: 'Open red packet' })).toHaveCount(0)
  await packet.getByRole('link', { name: 'View wallet' }).click()
  await expect(page.getByText('A packet for every neighbour')).toBeVisible()
  expect((await city.get<{ readonly balance: number }>('/v1/consumer/account', token)).balance).toBe(88)
  await page.goBack()
  await expect(packet.getByRole('status')).toContainText('You won ¥0.88')
})

test('a packet whose answer was lost is asked for again, and is the same; the next one of a small pot finds it sold out', async ({
  page,
  city,
  member,
}) => {
  // It began before the campaign of the demo, which stays the one that the screen shows by itself.
  const day = 86_400_000
  const campaign = {
    title: { 'zh-CN': '只有一个', en: 'Only one' },
    rules: { 'zh-CN': '先到先得', en: 'First come, first served' },
    begins_at: new Date(Date.now() - 20 * day).toISOString(),
    ends_at: new Date(Date.now() + day).toISOString(),
    budget: 88,
    tiers: [{ share: 10_000, least: 88, most: 88 }],
    most_openings: 1,
  }
  expect(await operate('red-packets', 'write', 'only-one', JSON.stringify(campaign))).toContain('Done')
  expect(await operate('red-packets', 'start', 'only-one')).toContain('Done')
  const other = await city.register()
  await visit(page, '/red-packet?id=only-one')
  let lost = 0
  await page.route(`**${openings('only-one')}`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return await route.continue()
    lost += 1
    await route.fetch()
    return await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Open red packet' }).click()
  const packet = page.getByRole('region', { name: 'Today’s packet' })
  await expect(packet.getByRole('status')).toContainText('We didn’t hear back')
  await packet.getByRole('button', { name: 'See the result' }).click()
  await expect(packet.getByRole('status')).toContainText('You won ¥0.88')
  expect((await city.get<{ readonly balance: number }>('/v1/consumer/account', member.token)).balance).toBe(88)

  const late = await page.request.post(openings('only-one'), {
    headers: { Authorization: other.token, 'Idempotency-Key': crypto.randomUUID() },
    data: { device: 'a-device-of-somebody-else' },
  })
  expect(await late.json()).toMatchObject({ code: 409001, data: { state: 'sold-out' } })
  await page.context().clearCookies()
  await visit(page, '/red-packet?id=only-one')
  await expect(packet.getByRole('status')).toContainText('All packets are gone')
  expect(await operate('red-packet-pots')).toContain(': 0')
})
