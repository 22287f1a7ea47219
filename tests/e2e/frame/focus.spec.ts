import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/journey'

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The name and place of what has the focus; 'BODY' where nothing has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim().slice(0, 40)
    return activeElement === document.body ? 'BODY' : `${activeElement?.localName} ${name}`
  })

/** Opens a path as people with a keyboard do: the first key of a visit brings the code that keeps the focus. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
}

/** Presses a control by the keyboard. */
async function press(page: Page, name: string | RegExp, within = page.locator('body')): Promise<void> {
  await within.getByRole('button', { name }).first().focus()
  await page.keyboard.press('Enter')
}

test('the focus goes to the next comment when one is deleted', async ({ page, city, member }) => {
  for (const text of ['The first of mine.', 'The second of mine.'])
    await city.send(
      'POST',
      '/v1/mobile/comment',
      { post_id: 'post-000033', type: 3, text, parent_id: null, reply_to_id: null },
      member.token,
    )
  await open(page, '/posts/post-000033')
  const mine = page.getByRole('article', { name: member.user.nickname })
  await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded()
  await expect(mine).toHaveCount(2)
  await press(page, 'Delete', mine.first())
  await expect(mine).toHaveCount(1)
  await expect.poll(() => focused(page)).not.toBe('BODY')
  await expect(mine.first().locator(':focus')).toHaveCount(1)
})

test('the focus goes to the heading of the screen when the lines of a history are deleted', async ({
  page,
  city,
  member,
}) => {
  for (const post of ['post-000008', 'post-000009']) {
    await visit(page, `/posts/${post}`)
    await expect
      .poll(async () => JSON.stringify(await city.get('/v1/my_history', member.token)).includes(post))
      .toBe(true)
  }
  await open(page, '/history')
  await press(page, 'Manage')
  await press(page, 'Select all')
  await press(page, 'Delete')
  await press(page, 'Delete', page.getByRole('alertdialog'))
  await expect(page.getByText('No history yet')).toBeVisible()
  await expect.poll(() => focused(page)).toMatch(/^h1 /)
  await expect(page.getByRole('status').filter({ hasText: 'The list is empty' })).toHaveCount(1)
})

test('the focus goes to the next picture of a form when one is removed, and to the button that adds one at last', async ({
  page,
}) => {
  await open(page, '/send-inter')
  for (const name of ['one.png', 'two.png'])
    await page.locator('form input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: picture })
  await press(page, 'Remove one.png')
  await expect(page.getByRole('button', { name: 'Remove one.png' })).toHaveCount(0)
  await expect.poll(() => focused(page)).toContain('two.png')
  await press(page, 'Remove two.png')
  await expect.poll(() => focused(page)).toContain('Add')
})

test('the focus goes to the tools of a text when the last of its pictures is removed', async ({ page, member }) => {
  expect(member.token).not.toBe('')
  await open(page, '/feedback')
  await page.locator('form input[type=file]').setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: picture })
  await press(page, 'Remove one.png')
  await expect.poll(() => focused(page)).toContain('Add a picture')
})

test('the focus is not lost when filters are taken off that found nothing, and what is found is said', async ({
  page,
}) => {
  await open(page, '/search-team')
  await press(page, 'Search')
  await page.getByRole('searchbox').fill('nothing is called like this')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toHaveCount(1)
  await expect.poll(() => focused(page)).not.toBe('BODY')
  await press(page, /^Clear/, page.getByRole('main'))
  await expect(page.getByRole('status').filter({ hasText: /in the list|shown, more below/ })).toHaveCount(1)
  await expect.poll(() => focused(page)).not.toBe('BODY')
})
