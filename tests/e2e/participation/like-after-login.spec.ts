import { newPhone } from '../support/city'
import { expect, test, toasts, visit } from '../support/journey'
import { logInByCode } from '../support/log-in'

interface Relation {
  readonly liked: boolean
  readonly likes: number
}

test('a guest who likes an article logs in by code, comes back to it, and the like is done', async ({
  page,
  city,
  context,
}) => {
  const id = 'post-000021'
  const before = await city.get<Relation>(`/v2/c_dynamic_article/${id}?type=3`)
  await visit(page, `/posts/${id}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' }).click()

  await expect(page).toHaveURL(/\/login\?redirect=%2Fposts%2Fpost-000021/)
  await logInByCode(page, city, newPhone())

  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // What the like has earned replaces the news of the login.
  await expect(
    toasts(page)
      .filter({ hasText: /Logged in|credit/ })
      .first(),
  ).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === 'authorization')?.value ?? ''
  await expect
    .poll(async () => {
      const { liked, likes } = await city.get<Relation>(`/v2/c_dynamic_article/${id}?type=3`, token)
      return { liked, likes }
    })
    .toEqual({ liked: true, likes: before.likes + 1 })

  // An act that was resumed is not repeated by the next visit.
  await page.reload()
  await expect(page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a like in the feed survives the login too', async ({ page, city }) => {
  await visit(page, '/index')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'The journey of a box of bolts: berth four opens at Eastport' }) })
  await card.getByRole('button', { name: 'Like' }).click()
  await logInByCode(page, city, newPhone())
  await expect(page).toHaveURL(/\/index$/)
  await expect(card.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true')
})
