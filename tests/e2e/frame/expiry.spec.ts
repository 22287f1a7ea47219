import { expect, test, toasts, visit } from '../support/journey'

test('a session that ends is reported once, in the tab that noticed it; the others become guests', async ({
  page,
  context,
  city,
  member,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await visit(one, '/index')
  await visit(two, '/posts/post-000010')
  await visit(page, '/posts/post-000011')
  // Requests that the screens still make by themselves would reveal it before the tap does.
  for (const tab of [one, two, page]) await tab.waitForLoadState('networkidle')
  await city.get('/v1/loginOut', member.token)

  await page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fposts%2Fpost-000011/)
  await expect(toasts(page).filter({ hasText: 'Your login has expired. Please log in again.' })).toHaveCount(1)

  for (const other of [one, two]) {
    expect(await other.evaluate(() => document.cookie)).not.toContain('authorization=')
    await expect(toasts(other)).toHaveCount(0)
    await expect(other).not.toHaveURL(/\/login/)
  }
  // Their next acts are those of guests.
  await two.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' }).click()
  await expect(two).toHaveURL(/\/login\?redirect=%2Fposts%2Fpost-000010/)
  await expect(toasts(two)).toHaveCount(0)
  await visit(one, '/mine')
  await expect(one.getByText('Not logged in')).toBeVisible()
})
