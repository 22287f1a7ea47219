import type { Page } from '@playwright/test'
import { newPhone, type City, type Member } from '../support/city'
import { expect, live, test, toasts, visit } from '../support/journey'
import { logInByCode } from '../support/log-in'
import { operate } from '../support/operator'
import { draftIsKept } from '../support/stored-text'
import { logInVolunteer } from '../support/volunteers'
import { fillWishWords, inDays, wishPicture } from '../support/wish-form'

interface WireWish {
  readonly id: string
  readonly title: string
  readonly state: string
  readonly wanted: number
  readonly claimed: number
  readonly mine: boolean
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function fillWish(page: Page, title: string): Promise<void> {
  await fillWishWords(page, title)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: Buffer.from(wishPicture, 'base64') })
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

const mine = async (city: City, { token }: Pick<Member, 'token'>) =>
  (await city.get<{ items: readonly WireWish[] }>('/v1/consumer/my_wish', token)).items

test('a wish of a guest outlives a crash with its pictures, goes through the login, and out by itself', async ({
  page,
  city,
}) => {
  const title = 'A ramp over two steps'
  await visit(page, '/micro-wish')
  await page.getByRole('link', { name: 'Make a wish' }).click()
  await fillWish(page, title)
  await draftIsKept(page, title)

  // The page is killed: no unload handler of it matters.
  await page.goto('about:blank')
  await visit(page, '/micro-wish-publish')
  await expect(page.getByText('Your draft has been restored')).toBeVisible()
  await expect(field(page, 'Your wish')).toHaveValue(title)
  await expect(page.getByRole('img', { name: 'door.png' })).toBeVisible()

  await send(page)
  await logInByCode(page, city, newPhone())
  await expect(page).toHaveURL(/\/micro-wish-details\//)
  await expect(toasts(page).filter({ hasText: 'Wish submitted. It becomes public once approved.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'View picture 1' })).toBeVisible()
})

test('a wish whose picture the network cuts off goes on when it is back, and is sent once', async ({
  page,
  city,
  member,
  context,
}) => {
  const title = 'A shelf up to the attic'
  await visit(page, '/micro-wish-publish')
  let cuts = 0
  await page.route('**/v1/uploads*', async (route) => {
    cuts += 1
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await fillWish(page, title)
  await send(page)
  await expect(page.getByText('You’re offline. This will be sent when you’re back online.')).toBeVisible()
  expect(cuts).toBeGreaterThan(0)
  await page.unroute('**/v1/uploads*')
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/micro-wish-details\//)
  await expect.poll(async () => (await mine(city, member)).filter((wish) => wish.title === title).length).toBe(1)
})

test('two who claim the last place at once: one helps, the other is told and sees it as it is', async ({
  browser,
  baseURL,
  city,
}) => {
  const wish = await openWishWithOnePlace(city)
  const pages = await Promise.all(
    ['volunteer-411', 'volunteer-412'].map(async (id) => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      await context.addCookies((await logInVolunteer(city, id)).cookies(baseURL ?? ''))
      const page = await context.newPage()
      await visit(page, `/micro-wish-details/${wish.id}`)
      await page.getByRole('button', { name: 'I can help' }).click()
      return page
    }),
  )
  await Promise.all(
    pages.map((page) => page.getByRole('alertdialog').getByRole('button', { name: 'I can help' }).click()),
  )
  const told = pages.map((page) =>
    toasts(page).filter({ hasText: /Claimed\. Thank you|Someone was faster|has changed/ }),
  )
  await Promise.all(told.map((toast) => expect(toast).toBeVisible()))
  const words = await Promise.all(told.map((toast) => toast.innerText()))
  expect(words.filter((text) => text.includes('Claimed. Thank you'))).toHaveLength(1)
  await Promise.all(pages.map((page) => expect(page.getByRole('button', { name: 'I can help' })).toHaveCount(0)))

  const helper = pages[words.findIndex((text) => text.includes('Claimed. Thank you'))]
  if (helper === undefined) throw new Error('nobody helps')
  await helper.getByRole('button', { name: 'Mark as done' }).click()
  await field(helper, 'What was done').fill('We carried it up together.')
  await helper.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(helper.getByText('Help given').first()).toBeVisible()
  await Promise.all(pages.map((page) => page.context().close()))
})

test('a wish is approved by the office, comes true, and is evaluated with stars by the keyboard', async ({
  browser,
  baseURL,
  page,
  city,
  member,
}) => {
  const title = 'A lamp over the door'
  await visit(page, '/micro-wish-publish')
  await fillWish(page, title)
  await send(page)
  await expect.poll(async () => (await mine(city, member)).map(({ state }) => state)).toEqual(['submitted'])
  const [wish] = await mine(city, member)
  const path = `/micro-wish-details/${wish?.id}`
  await visit(page, path)
  await expect(page.getByRole('button', { name: 'I can help' })).toHaveCount(0)
  expect(await operate('wishes', 'approve', wish?.id ?? '')).toContain('Done')

  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addCookies((await logInVolunteer(city, 'volunteer-413')).cookies(baseURL ?? ''))
  const helper = await context.newPage()
  await visit(helper, path)
  await helper.getByRole('button', { name: 'I can help' }).click()
  await expect(helper.getByText('No. 3, second door')).toBeHidden()
  await helper.getByRole('alertdialog').getByRole('button', { name: 'I can help' }).click()
  await expect(helper.getByText('No. 3, second door')).toBeVisible()
  await helper.getByRole('button', { name: 'Mark as done' }).click()
  await field(helper, 'What was done').fill('It shines as far as the stairs.')
  await helper.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(helper.getByText('Help given').first()).toBeVisible()
  await expect(helper.getByText('No. 3, second door')).toBeHidden()
  await context.close()

  await visit(page, path)
  await page.getByRole('button', { name: 'Rate the help' }).click()
  await page.getByRole('radio', { name: /^1 star/ }).focus()
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('img', { name: '4 out of 5 stars' }).first()).toBeVisible()
  await expect.poll(async () => (await mine(city, member)).map(({ state }) => state)).toEqual(['evaluated'])
})

test('who is no volunteer is led to register, and the wisher lets a volunteer go', async ({ page, city, member }) => {
  const wish = await openWishWithOnePlace(city)
  await visit(page, `/micro-wish-details/${wish.id}`)
  await expect(page.getByText('Only approved volunteers can claim it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'I can help' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Become a volunteer' }).click()
  await expect(page).toHaveURL(/\/register-volunteer/)

  const title = 'A hook for my coat'
  await visit(page, '/micro-wish-publish')
  await fillWish(page, title)
  await send(page)
  await expect(page).toHaveURL(/\/micro-wish-details\//)
  const own = (await mine(city, member)).find((each) => each.title === title)
  expect(await operate('wishes', 'approve', own?.id ?? '')).toContain('Done')
  const volunteer = await logInVolunteer(city, 'volunteer-414')
  await city.send('POST', '/v1/consumer/claim_wish', { id: own?.id }, volunteer.token)
  await page.reload()
  await page.getByRole('button', { name: `Remove volunteer ${volunteer.user.nickname}` }).click()
  await field(page, 'Reason').fill('My neighbour has put one up')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove volunteer' }).click()
  await expect(page.getByText('No one has claimed it yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw wish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw wish' }).click()
  await expect.poll(async () => await mine(city, member)).toEqual([])
})

test('a wish is written by the keyboard alone', async ({ page, city, member }) => {
  await visit(page, '/micro-wish-publish')
  await field(page, 'Your wish').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please check the following')
  await expect(field(page, 'Your wish')).toBeFocused()
  await page.keyboard.type('Somebody to read to me')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Letters and the paper, an hour a week.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lotus Lane')
  await field(page, 'Needed by').fill(inDays(20))
  await field(page, 'Area (public)').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/micro-wish-details\//)
  expect((await mine(city, member)).map(({ title }) => title)).toContain('Somebody to read to me')
})

test('what narrows the list stands in its address, through a reload and back', async ({ page }) => {
  await visit(page, '/micro-wish')
  await page.getByRole('tab', { name: 'Came true' }).click()
  await expect(page).toHaveURL('/micro-wish?state=evaluated')
  await page.reload()
  await live(page)
  await expect(page.getByRole('tab', { name: 'Came true' })).toHaveAttribute('aria-selected', 'true')
  const first = page.getByRole('article').first()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Rating' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Came true' })).toHaveAttribute('aria-selected', 'true')
})

test('feedback without a network waits, and is sent once', async ({ page, city, member, context }) => {
  await visit(page, '/feedback')
  await page.getByRole('radio', { name: 'Suggestion' }).check()
  await field(page, 'Your feedback').fill('Longer opening hours of the library')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('You’re offline. This will be sent when you’re back online.')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/feedback-detail\//)
  const { items } = await city.get<{ items: readonly unknown[] }>('/v1/my_feed_backs', member.token)
  expect(items).toHaveLength(1)
})

/** A wish of the demo city with one free place. */
async function openWishWithOnePlace(city: City): Promise<WireWish> {
  const { items } = await city.get<{ items: readonly WireWish[] }>('/v1/consumer/wish?state=open&page_size=50')
  const found = items.find(({ wanted, claimed }) => wanted - claimed === 1)
  if (found === undefined) throw new Error('no open wish with one place left')
  return found
}
