import { expect, test, toasts, visit } from '../support/journey'

test('a member blocks a person on their page, and takes it back under Privacy', async ({ page, city, member }) => {
  const other = await city.register()
  await visit(page, `/user-details/${other.user.id}`)
  await page.getByRole('button', { name: 'Block this person' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block this person' }).click()
  await expect(toasts(page).filter({ hasText: 'Blocked' })).toBeVisible()
  await expect(page.getByText('You blocked this person')).toBeVisible()

  await visit(page, '/mine')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByText(other.user.nickname)).toBeVisible()
  await page.getByRole('button', { name: `Unblock ${other.user.nickname}` }).click()
  await expect(page.getByText('No one is blocked')).toBeVisible()

  await page.getByRole('switch', { name: 'Show my volunteering' }).uncheck()
  await expect
    .poll(
      async () =>
        (
          await city.get<{ volunteer: { service_hidden: boolean } }>(
            `/v1/consumer/user_volunteer/${member.user.id}`,
            other.token,
          )
        ).volunteer.service_hidden,
    )
    .toBe(true)
})
