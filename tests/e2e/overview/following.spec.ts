import { expect, test, visit } from '../support/journey'

test('a member follows a person and an organisation, and finds what both published', async ({ page, member }) => {
  expect(member.phone).not.toBe('')
  await visit(page, '/orgs/org-06')
  const followed = page.waitForResponse((answer) => answer.url().endsWith('/v1/follow/'))
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await followed
  await visit(page, '/show-civilization')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.locator('a[href^="/user-details/"]').first().click()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible()

  await visit(page, '/mine')
  await page.getByRole('link', { name: /Following/ }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Organisations' }).click()
  await page.getByRole('button', { name: 'Following Riverbend Library' }).click()
  await page.getByRole('button', { name: 'Follow Riverbend Library' }).click()
  await expect(page.getByRole('button', { name: 'Following Riverbend Library' })).toBeVisible()
  await page.getByRole('tab', { name: 'People' }).click()
  await expect(page.getByRole('button', { name: /^Following/ })).toHaveCount(1)
})

test('a member subscribes to an album, sees what is new, and plays what comes next', async ({ page, member }) => {
  expect(member.phone).not.toBe('')
  await visit(page, '/albums/album-night-river')
  await page.getByRole('button', { name: 'Subscribe' }).first().click()
  await visit(page, '/subscribes')
  await page.getByRole('button', { name: /^Play next/ }).click()
  await expect(page.getByRole('button', { name: /^Pause/ }).first()).toBeVisible()
})

test('a member subscribes to a programme of the radio, and plays what comes next', async ({ page, member }) => {
  expect(member.phone).not.toBe('')
  await visit(page, '/programMore/programme-radio-news-0-2')
  const subscribed = page.waitForResponse((answer) => answer.url().endsWith('/v1/follow/'))
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await subscribed
  await expect(page.getByRole('button', { name: 'Subscribed', exact: true })).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await visit(page, '/subscribes')
  await page.getByRole('tab', { name: 'Programmes' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: /^Play next/ }).click()
  await expect(page.getByRole('button', { name: /^Pause/ }).first()).toBeVisible()
})
