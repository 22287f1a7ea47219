import { expect, test, toasts, visit } from '../support/journey'

test('favourites are kept by kind and removed in one go', async ({ page, city, member }) => {
  for (const [post_id, type] of [
    ['post-000005', 3],
    ['post-000006', 3],
    ['album-night-river', 2],
  ] as const) {
    await city.send('POST', '/v1/collection', { post_id, type, action: 1 }, member.token)
  }
  await visit(page, '/posts/post-000007')
  const favourite = page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Favourite' })
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await city.get<{ items: readonly unknown[] }>('/v1/my_collections', member.token)).items.length)
    .toBe(4)

  await visit(page, '/mine')
  await page.getByRole('link', { name: 'Favourites: 4' }).click()
  await expect(page.getByRole('heading', { name: 'Favourites', level: 1 })).toBeVisible()
  await expect(page.getByText('Twenty-four hours of high water', { exact: false })).toBeVisible()

  await page.getByRole('tab', { name: 'Article' }).click()
  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByText('New lamps on Camphor Avenue', { exact: false }).click()
  await page.getByText('The journey of a box of bolts', { exact: false }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toasts(page).filter({ hasText: 'Removed from favourites' })).toBeVisible()
  await expect(page.getByText('New lamps on Camphor Avenue')).toHaveCount(0)
  await expect
    .poll(async () =>
      (await city.get<{ items: readonly { item: { id: string } }[] }>('/v1/my_collections', member.token)).items.map(
        ({ item }) => item.id,
      ),
    )
    .toEqual(['post-000007', 'album-night-river'])
})

test('what was read stands in the history of the day, where some of it and all of it can go', async ({
  page,
  city,
  member,
}) => {
  const kept = async () => (await city.get<{ items: readonly unknown[] }>('/v1/my_history', member.token)).items.length
  await visit(page, '/posts/post-000008')
  await expect.poll(kept).toBe(1)
  await visit(page, '/posts/post-000009')
  await expect.poll(kept).toBe(2)

  await visit(page, '/history')
  await expect(page.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Who mends the lanterns/ })).toBeVisible()
  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByText('The craft of Lu Fang', { exact: false }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: /The craft of Lu Fang/ })).toHaveCount(0)
  await expect.poll(kept).toBe(1)

  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No history yet')).toBeVisible()
  await expect.poll(kept).toBe(0)
})

test('a TV channel is kept by its star, and stands among the favourites and in the history', async ({
  page,
  city,
  member,
}) => {
  await visit(page, '/lives/tv-news')
  const favourite = page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Favourite' })
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(
      async () =>
        (await city.get<{ items: readonly unknown[] }>('/v1/my_collections?type=20', member.token)).items.length,
    )
    .toBe(1)
  await expect
    .poll(async () => (await city.get<{ items: readonly unknown[] }>('/v1/my_history', member.token)).items.length)
    .toBe(1)

  await visit(page, '/collection')
  await page.getByRole('tab', { name: 'Channel' }).click()
  await expect(page.getByText('TV channel', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Riverbend One' }).click()
  await expect(page).toHaveURL(/\/lives\/tv-news$/)
})
