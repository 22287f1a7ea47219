import type { City, Member } from '../support/city'
import { expect, test, visit } from '../support/journey'
import { newPerson } from '../support/new-card'
import { operate } from '../support/operator'
import { draftIsKept, storedText } from '../support/stored-text'

const volunteer = async (city: City, { token }: Member) =>
  (
    await city.send<{ volunteer: { id: string; state: string } }>(
      'POST',
      '/v1/consumer/volunteer/detail',
      undefined,
      token,
    )
  ).volunteer

test('somebody becomes a volunteer: name checked, registration over a crash, refused, approved, and no word of the card stays', async ({
  page,
  city,
  member,
}) => {
  const { name, card } = newPerson()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  // They come from a wish that they cannot claim yet.
  const wish = '/micro-wish-details/wish-demo-01'
  await visit(page, wish)
  await page.getByRole('button', { name: 'Become a volunteer' }).click()
  await page.getByRole('link', { name: 'Verify my name' }).click()
  await page.getByLabel('Name', { exact: true }).fill('钱雀儿')
  await page.getByLabel('Identity card number').fill(card)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Verify my name' }).click()
  // The register knows the number under another name: it is corrected.
  await expect(page.getByText('The name and the number don’t match')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Verify my name' }).click()

  // Back at the registration, with the name masked.
  await page.getByRole('button', { name: /^About you/ }).click()
  await expect(page.getByText(`${name.slice(0, 1)}**`)).toBeVisible()
  await page.getByLabel('Ethnic group').selectOption('Han')
  await page.getByLabel('Political status').selectOption('No party membership')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Education').selectOption('college')
  await draftIsKept(page, 'college')

  // The page is killed: no unload handler of it matters.
  await page.goto('about:blank')
  await visit(page, '/register-volunteer?redirect=%2Fmicro-wish-details%2Fwish-demo-01')
  await expect(page.getByText('Your draft has been restored')).toBeVisible()
  await page.getByRole('button', { name: /^Education and address/ }).click()
  await expect(page.getByLabel('Education')).toHaveValue('college')
  await page.getByLabel('Street').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Company for older people').check()
  await page.getByLabel('Weekends').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('In review')).toBeVisible()

  const { id } = await volunteer(city, member)
  expect(await operate('volunteers')).toContain(`${name}, `)
  expect(await operate('volunteers', 'refuse', id, 'Please choose one more time')).toContain('Done')
  await page.reload()
  await expect(page.getByText('Reason: Please choose one more time')).toBeVisible()
  await page.getByRole('button', { name: 'Register again' }).click()
  await page.getByRole('button', { name: /^How you’d like to help/ }).click()
  await page.getByLabel('Holidays').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('In review')).toBeVisible()
  expect(await operate('volunteers', 'approve', id)).toContain('Done')
  await page.reload()
  await expect(page.getByText('You’re a volunteer. Join a team')).toBeVisible()
  await page.getByRole('button', { name: 'Back to where you were' }).click()
  await expect(page).toHaveURL(wish)

  const stored = await storedText(page)
  for (const secret of [name, card]) {
    expect(stored).not.toContain(secret)
    expect(addresses.join('\n')).not.toContain(secret)
  }
})
