import { expect, test, toasts, visit } from '../support/journey'
import { operate } from '../support/operator'
import { logInVolunteer } from '../support/volunteers'

const title = 'Someone to carry a shelf up'

test('a wish is claimed from the list; Me says what is next for both, and marks what changed until it was looked at', async ({
  page,
  browser,
  baseURL,
  city,
  member,
}) => {
  const { items } = await city.get<{ items: readonly { readonly id: string }[] }>('/v1/consumer/wish_categories')
  const { wish } = await city.send<{ wish: { readonly id: string } }>(
    'POST',
    '/v1/consumer/user_wish',
    {
      title,
      text: 'It is heavy, and the stairs are steep.',
      category_id: items[0]?.id,
      place: { name: 'Lotus Lane', latitude: null, longitude: null },
      address: 'No. 3',
      pictures: [],
      wanted_on: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
      wanted: 1,
      helped_person_id: null,
    },
    member.token,
  )
  expect(await operate('wishes', 'approve', wish.id)).toContain('Done')

  const volunteer = await logInVolunteer(city, 'volunteer-417')
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addCookies(volunteer.cookies(baseURL ?? ''))
  const helper = await context.newPage()
  await visit(helper, `/micro-wish?search=${encodeURIComponent(title)}`)
  const row = helper.getByRole('article').filter({ hasText: title })
  await row.getByRole('button', { name: 'I can help' }).click()
  await helper.getByRole('alertdialog').getByRole('button', { name: 'I can help' }).click()
  await expect(toasts(helper).filter({ hasText: 'Claimed. Thank you' })).toBeVisible()
  await expect(row.getByText('You’re helping')).toBeVisible()
  await visit(helper, '/mine')
  await expect(helper.getByRole('region', { name: 'What’s next' }).getByRole('link', { name: title })).toBeVisible()
  await city.send('POST', '/v1/consumer/finish_wish', { id: wish.id, text: 'It is up.', pictures: [] }, volunteer.token)

  await visit(page, '/mine')
  const next = page.getByRole('region', { name: 'What’s next' }).getByRole('listitem').filter({ hasText: title })
  await expect(next.getByText('Waiting for your rating')).toBeVisible()
  await expect(next.getByRole('img', { name: 'Updated' })).toBeVisible()
  await next.getByRole('link', { name: 'Rate the help' }).click()
  await expect(page.getByText('Please rate it')).toBeVisible()
  await page.goBack()
  await expect(next).toBeVisible()
  await expect(next.getByRole('img', { name: 'Updated' })).toHaveCount(0)
})
