import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { codePicture, refuseCamera, seeCode } from '../support/camera'
import { expect, test, visit } from '../support/journey'
import { platformOrigin } from '../support/ports'

const article = `${platformOrigin}/posts/post-000001?from_user_id=7&from_url=%2Fposts%2Fpost-000001`

const onArticle = (page: Page) => expect(page).toHaveURL(`${platformOrigin}/posts/post-000001`)
const choose = async (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })

test('the camera reads a code and opens its screen; back leads to where the scanner was opened', async ({
  page,
  context,
}) => {
  await seeCode(context, article)
  await visit(page, '/mine')
  await page.getByRole('link', { name: 'Scan a QR code' }).click()
  await onArticle(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const source = (await context.cookies()).find(({ name }) => name === 'from_user_id')
  expect(source?.value).toBe('7')
  await page.goBack()
  await expect(page).toHaveURL(`${platformOrigin}/mine`)
})

test('without permission it says so, and a picture or typing does it', async ({ page, context }) => {
  await refuseCamera(context)
  await visit(page, '/scan')
  await expect(page.getByRole('alert')).toContainText('Camera access is off')
  await choose(
    page,
    'blank.png',
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  )
  await expect(page.getByText('No QR code found in this picture')).toBeVisible()
  await choose(page, 'broken.heic', Buffer.from('not a picture'))
  await expect(page.getByText('This picture can’t be opened')).toBeVisible()
  await choose(page, 'code.png', await codePicture(article, 300))
  await onArticle(page)

  await visit(page, '/scan')
  await page.getByRole('button', { name: 'Enter by hand' }).click()
  await page.getByLabel('Link or text next to the code').fill(`${new URL(platformOrigin).host}/posts/post-000001`)
  await page.keyboard.press('Enter')
  await onArticle(page)
})

test('a code of another site is shown with its host, and opened only when asked for', async ({ page, context }) => {
  await visit(page, '/scan')
  await choose(page, 'code.png', await codePicture('https://other.example/offer?id=1', 300))
  const sheet = page.getByRole('dialog', { name: 'You’re leaving this site' })
  await expect(sheet.getByText('other.example', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${platformOrigin}/scan`)
  await context.route('https://other.example/**', (route) => route.fulfill({ body: 'the other site' }))
  const opened = context.waitForEvent('page')
  await sheet.getByRole('button', { name: 'Open the website' }).click()
  expect((await opened).url()).toContain('other.example')
  await expect(sheet).toBeHidden()
})

test('what is shared as a code is read by the scanner', async ({ page }) => {
  await visit(page, '/posts/post-000001')
  await page.getByRole('button', { name: 'Share' }).first().click()
  await page.getByRole('button', { name: 'Show QR code' }).click()
  const code = page.getByRole('img', { name: /^QR code with the link to/ })
  await expect(code).toBeVisible()
  const picture = await code.screenshot()
  await visit(page, '/scan')
  await choose(page, 'code.png', picture)
  await onArticle(page)
})
