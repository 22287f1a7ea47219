import { expect, test, visit } from '../support/journey'
import { newCard } from '../support/new-card'
import { operate } from '../support/operator'

test('a number that the register does not know waits for the office, which verifies it; Me says so', async ({
  page,
  member,
}) => {
  expect(member.user.real_name).toBe(0)
  const card = newCard()
  await visit(page, '/mine')
  await page.getByRole('link', { name: 'Real name' }).click()
  await page.getByLabel('Name', { exact: true }).fill('钱雀儿')
  await page.getByLabel('Identity card number').fill(card)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Verify my name' }).click()
  await expect(page.getByText('In review')).toBeVisible()

  // What needs a real name treats it as not yet verified, and says what happens next.
  await visit(page, '/register-volunteer')
  await expect(page.getByText('Come back here once it’s verified to continue.')).toBeVisible()

  const [desk] = JSON.parse(await operate('identities', '--json')) as [{ waiting: { id: string; title: string }[] }]
  const claim = desk.waiting.find(({ title }) => title.includes(card))
  expect(await operate('identities', 'verify', claim?.id ?? '')).toContain('Done')
  await visit(page, '/real-name')
  await expect(page.getByText('Your real name is verified')).toBeVisible()
  await visit(page, '/mine')
  await expect(page.getByRole('link', { name: 'Real name' })).toContainText('Verified')
})

test('a helped person is corrected, and removed for good', async ({ page, member }) => {
  await operate('helpers', 'grant', member.user.id)
  await visit(page, '/add-helper')
  await page.getByLabel('Name').fill('钱雀儿')
  await page.getByLabel('Their relationship to you').selectOption('Neighbour')
  await page.getByLabel('Address').fill('密语弄九号')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('link', { name: 'Correct' }).click()
  await page.getByLabel('Address').fill('密语弄十号')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('密语弄十号')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No one registered yet')).toBeVisible()
})
