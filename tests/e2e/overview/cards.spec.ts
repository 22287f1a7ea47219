import { expect, test, visit } from '../support/journey'

test('a page of sixty cards comes with its first ones, the others follow as one scrolls, and more leads to all of a card (S009, S010)', async ({
  page,
  request,
}) => {
  const drawn = await (await request.get('/page/cards', { headers: { 'accept-language': 'en' } })).text()
  expect(drawn).toContain('Picture cube</h2>')
  // Further down it has the words alone, among the answers that the client goes on with.
  expect(drawn).not.toContain('Tabs within tabs</h2>')
  await visit(page, '/page/cards')
  const last = page.getByRole('heading', { name: 'Tabs within tabs' })
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(last).toBeVisible({ timeout: 200 })
  }).toPass()
  await last.scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'Out of town' }).click()
  await expect(page.getByRole('tab', { name: 'Countryside' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'More An example list' }).last().click()
  await expect(page).toHaveURL(/\/morePageCardData\//)
  await expect(page.getByRole('article').nth(8)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Countryside' })).toHaveAttribute('aria-selected', 'true')
})
