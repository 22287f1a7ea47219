import type { BrowserContext, Page } from '@playwright/test'
import type { City, Member } from '../support/city'
import { PageInApp } from '../support/in-app'
import { expect, test, toasts, visit } from '../support/journey'

const article = '/posts/post-000012'
const words = 'The last boat smelled of diesel and oranges.'

test('signed out by the app in the middle of a form, its draft is there for the same person only', async ({
  page,
  context,
  city,
  member,
}) => {
  const other = await city.register()
  const app = await PageInApp.open(page, 'android', { login: null })
  const token = () => tokenIn(context)
  const text = page.getByLabel('Your feedback')
  await visit(page, '/feedback')
  // The last letters are typed just before the app logs out.
  await text.fill(words)
  expect(await app.tell('logOut')).toBe(true)
  await expect(toasts(page).filter({ hasText: 'Logged out' })).toBeVisible()
  await expect(text).toHaveValue('')
  expect(await token()).toBeUndefined()

  await app.tell('account', { token: other.token })
  await expect.poll(token).toBe(other.token)
  await expect(text).toHaveValue('')
  await text.fill('Of another member.')

  await app.tell('account', { token: member.token })
  await expect.poll(token).toBe(member.token)
  await expect(text).toHaveValue(words)
  await expect(page.getByText('Your draft has been restored')).toBeVisible()
  await app.tell('account', { token: other.token })
  await expect(text).toHaveValue('Of another member.')
})

/** Writes a comment as a member whose session has ended on the platform meanwhile. */
async function writeAfterTheEnd(page: Page, city: City, { token }: Member): Promise<void> {
  await visit(page, article)
  // Requests that the screen still makes by itself would reveal the end before the comment does.
  await page.waitForLoadState('networkidle')
  await city.get('/v1/loginOut', token)
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
}

const tokenIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'authorization')?.value

async function posted(city: City) {
  const path = '/v1/post_comments/post-000012?type=3'
  const { items } = await city.get<{ items: readonly { text: string; author: { id: string } }[] }>(path)
  return items.filter((item) => item.text === words)
}

test('after a relogin through the app, a comment is posted', async ({ page, context, city, member }) => {
  const again = await city.logInAgain(member)
  const app = await PageInApp.open(page, 'ios', { relogin: { token: again.token } })
  await writeAfterTheEnd(page, city, member)
  await expect(toasts(page).filter({ hasText: 'Comment posted' })).toBeVisible()
  expect(await app.calls('relogin')).toEqual([[]])
  expect(await tokenIn(context)).toBe(again.token)
  expect((await posted(city)).filter(({ author }) => author.id === member.user.id)).toHaveLength(1)
  await expect(page).toHaveURL(new RegExp(`${article}$`))
})

test('after a relogin as another member, it stays a draft of its writer', async ({ page, context, city, member }) => {
  const [again, other] = [await city.logInAgain(member), await city.register()]
  const app = await PageInApp.open(page, 'ios', { relogin: { token: other.token } })
  await writeAfterTheEnd(page, city, member)
  await expect.poll(() => tokenIn(context)).toBe(other.token)
  const composer = page.getByRole('textbox', { name: 'Write a comment' })
  await expect(composer).toHaveCount(0)
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await expect(composer).toHaveValue('')
  expect((await posted(city)).filter(({ author }) => author.id === other.user.id)).toEqual([])

  await app.tell('account', { token: again.token })
  await expect.poll(() => tokenIn(context)).toBe(again.token)
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await expect(composer).toHaveValue(words)
})

test('an app hands its session over at the start, and a tampered address logs nobody in', async ({
  page,
  context,
  city,
}) => {
  const [own, attacker] = [await city.register(), await city.register()]
  const token = () => tokenIn(context)
  await PageInApp.open(page, 'android', { session: { token: own.token }, login: null })
  await page.goto(`/app/initialize-login?app_token=${attacker.token}&redirect=%2Fmy-wish`)
  await expect(page).toHaveURL(/\/my-wish$/)
  expect(await token()).toBe(own.token)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const plain = await context.newPage()
  await context.clearCookies()
  await plain.goto(`/app/initialize-login?app_token=${attacker.token}&redirect=%2Fposts%2Fpost-000012`)
  await plain.getByRole('alertdialog').getByRole('button', { name: 'Stay logged out' }).click()
  await expect(plain).toHaveURL(/\/posts\/post-000012$/)
  expect(await token()).toBeUndefined()
})

test('of two web views of an app one logs out, and the other one knows when it is seen again', async ({
  page,
  context,
  city,
  member,
}) => {
  await visit(page, '/my-wish')
  const second = await context.newPage()
  const app = await PageInApp.open(second, 'android', { login: null })
  await visit(second, '/my-wish')
  // Web views need not hear of each other.
  await context.clearCookies()
  await expect.poll(() => app.tell('foreground')).toBe(true)
  await expect(second.getByText('Log in to see your wishes')).toBeVisible()
  const other = await city.register()
  await context.addCookies([other.cookies(new URL(second.url()).origin)[0]!])
  await expect.poll(() => app.tell('foreground')).toBe(true)
  await expect(second.getByText('Log in to see your wishes')).toHaveCount(0)
  const stored = async () =>
    decodeURIComponent((await context.cookies()).find(({ name }) => name === 'user_info')?.value ?? '')
  await expect.poll(stored).toContain(other.user.id)
  expect(await stored()).not.toContain(member.user.id)
})
