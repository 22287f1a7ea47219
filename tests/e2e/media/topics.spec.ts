import { newPhone } from '../support/city'
import { expect, test, toasts, visit } from '../support/journey'
import { logInByCode } from '../support/log-in'

test('a card on home leads to a discussion, whose best posts come first; a guest joins in, through the login', async ({
  page,
  city,
}) => {
  await visit(page, '/index')
  await page.getByRole('link', { name: 'How late should the last bus run?' }).first().click()
  await expect(page).toHaveURL(/\/topics\/topic-night-bus$/)
  const posts = page.locator('[data-comments]')
  await posts.scrollIntoViewIfNeeded()
  await expect(posts.getByRole('article').first()).toBeVisible()
  await expect(posts.getByRole('radio', { name: 'Top' })).toBeChecked()

  const words = 'My shift ends at two. A bus at half past would do.'
  await page.getByRole('button', { name: 'Join in', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Join in' }).fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await logInByCode(page, city, newPhone())
  await expect(page).toHaveURL(/\/topics\/topic-night-bus$/)
  await expect(toasts(page).filter({ hasText: 'Comment posted' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
})
