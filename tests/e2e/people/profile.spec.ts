import sharp from 'sharp'
import { expect, test, toasts, visit } from '../support/journey'

interface Me {
  readonly user: { readonly nickname: string; readonly avatar: string | null }
  readonly profile: { readonly sex: number; readonly birthdate: string | null; readonly home_address: string }
}

test('a member edits the profile, and what is wrong is said beside its field', async ({ page, city, member }) => {
  await visit(page, '/user')
  await page.getByLabel('Nickname').fill('x')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Use at least 2 characters')).toBeVisible()
  await expect(page.getByLabel('Nickname')).toBeFocused()

  await page.getByLabel('Nickname').fill('Ferryman’s niece')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByLabel('Home address').fill('3 Old Ferry Steps')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).filter({ hasText: 'Profile saved' })).toBeVisible()
  const { user, profile } = await city.get<Me>('/v1/consumer/user', member.token)
  expect({ nickname: user.nickname, ...profile }).toMatchObject({
    nickname: 'Ferryman’s niece',
    sex: 2,
    birthdate: '1990-02-28',
    home_address: '3 Old Ferry Steps',
  })

  await visit(page, '/mine')
  await expect(page.getByRole('link', { name: /Ferryman’s niece/ })).toBeVisible()
})

test('a picture is cropped, sent and shown', async ({ page, city, member }) => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7d5d' } })
    .jpeg()
    .toBuffer()
  await visit(page, '/user')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Change picture' }).click()
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click()
  await expect(toasts(page).filter({ hasText: 'Picture saved' })).toBeVisible()

  const { user } = await city.get<Me>('/v1/consumer/user', member.token)
  expect(user.avatar).toMatch(/^\/uploads\//)
  await visit(page, '/mine')
  const shown = page.locator(`img[src*="${user.avatar}"], img[srcset*="${user.avatar}"]`).first()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
