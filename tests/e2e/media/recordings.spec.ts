import { expect, test, visit } from '../support/journey'
import { tapMini } from '../support/mini-player'
import { goesOn, watchMedia } from '../support/media'

test('a recording within an article plays on when its reader leaves, and leads back to its article', async ({
  page,
}) => {
  await watchMedia(page)
  await visit(page, '/posts/post-000001')
  await page.getByRole('button', { name: 'Play: Listen: a hand of the last boat' }).click()
  await goesOn(page)
  const bar = page.getByRole('group', { name: /^Listen: a hand of the last boat/ })
  await expect(bar.getByRole('slider')).toBeVisible()
  await bar.getByRole('button', { name: 'Pause: Listen' }).click()
  await bar.getByRole('button', { name: 'Play: Listen' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await expect(page).not.toHaveURL(/posts/)
  await goesOn(page)
  await tapMini(
    page,
    (player) => player.getByRole('link', { name: /Listen: a hand of the last boat/ }),
    () => page.url().endsWith('/posts/post-000001'),
  )
  await expect(page).toHaveURL(/\/posts\/post-000001$/)
})
