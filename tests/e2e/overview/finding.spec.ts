import { expect, moveAnew, test, visit } from '../support/journey'

test('a guest finds what the city reads, narrows it, reads it, and follows who published it', async ({ page }) => {
  await visit(page, '/search')
  await page.getByRole('link', { name: 'See what people read' }).click()
  await expect(page).toHaveURL(/\/find$/)
  await expect(page.getByText(/^(Read|Heard|Watched) by \d+ people in Riverbend this week$/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Today' })
  await expect(page.getByText(/^(Read|Heard|Watched) by \d+ people in Riverbend today$/).first()).toBeVisible()
  // Soon after midnight nobody has watched anything today.
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'This week' })
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Videos' })
  await expect(page).toHaveURL(/kind=watch/)
  const first = page.getByRole('article').first()
  await expect(first.getByText('Video').first()).toBeVisible()
  await first.getByRole('link').first().click()
  await page.goBack()
  await expect(page).toHaveURL(/kind=watch/)

  await page.getByRole('tab', { name: 'Organisations' }).click()
  const follow = page.getByRole('button', { name: /^Follow / }).first()
  await follow.click()
  await expect(page).toHaveURL(/login/)
})

test('a member follows what they find in place, and is not shown it again', async ({ page, member }) => {
  expect(member.phone).not.toBe('')
  await visit(page, '/find?tab=organisation')
  const follow = page.getByRole('button', { name: /^Follow / }).first()
  const name = ((await follow.getAttribute('aria-label')) ?? '').replace('Follow ', '')
  const followed = page.waitForResponse((answer) => answer.url().endsWith('/v1/follow/'))
  await follow.click()
  await followed
  await expect(page.getByRole('button', { name: `Following ${name}`, exact: true })).toBeVisible()
  await moveAnew(page, '/find?tab=organisation')
  await expect(page.getByRole('button', { name: /^Follow / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('what is read on a device orders its list only once its owner chose so, and nothing of it is sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const found = '/find?kind=read'
  await visit(page, found)
  const titles = page.getByRole('article').getByRole('heading')
  await expect(titles.nth(3)).toBeVisible()
  const title = (await titles.nth(3).textContent()) ?? ''
  await page.getByRole('button', { name: 'How this is ordered' }).click()
  const choice = page.getByRole('switch', { name: 'Order by what I read' })
  await expect(choice).not.toBeChecked()
  await choice.check()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/You often read/)).toHaveCount(0)
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('link', { name: title, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(titles.nth(3)).toBeVisible()
  }
  await moveAnew(page, found)
  await expect(page.getByText(/You often read/).first()).toBeVisible()
  expect((await titles.allTextContents()).indexOf(title)).toBeLessThan(3)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('publishers')
  expect(sent.filter((each) => each.includes('publishers'))).toEqual([])

  await page.getByRole('button', { name: 'How this is ordered' }).click()
  await page.getByRole('button', { name: 'Forget what was remembered' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/You often read/)).toHaveCount(0)
  await expect(titles.nth(3)).toHaveText(title)
})
