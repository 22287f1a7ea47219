import type { Locator, Page } from '@playwright/test'
import { newPhone, type City } from '../support/city'
import { expect, live, test, toasts, visit } from '../support/journey'
import { logInByCode } from '../support/log-in'
import { operate } from '../support/operator'
import { draftIsKept } from '../support/stored-text'
import { wishPicture } from '../support/wish-form'

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

async function fill(page: Page, title: string): Promise<void> {
  await page.getByRole('radio', { name: /^A problem/ }).check()
  await page.getByRole('radio', { name: 'Streets and lighting' }).check()
  await field(page, /^Title/).fill(title)
  await field(page, /^What is it about/).fill('It has been like this for a week, and nobody can see the steps.')
  await field(page, /^Place/).fill('Lantern Street')
}
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const reply = async (id: string, words: string) =>
  expect(await operate('suggestions', 'reply', id, words)).toContain('Done')

test('a suggestion of a guest outlives a crash, goes through the login, is answered, sent back, settled and rated', async ({
  page,
  city,
}) => {
  const title = 'A broken step at the ferry'
  await visit(page, '/interact')
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await fill(page, title)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'step.png', mimeType: 'image/png', buffer: Buffer.from(wishPicture, 'base64') })
  await draftIsKept(page, title)

  // The page is killed: no unload handler of it matters.
  await page.goto('about:blank')
  await visit(page, '/send-inter')
  await expect(page.getByText('Your draft has been restored')).toBeVisible()
  await expect(field(page, /^Title/)).toHaveValue(title)
  await send(page)
  await logInByCode(page, city, newPhone())
  await expect(page).toHaveURL(/\/interacts\//)
  await expect(toasts(page).filter({ hasText: 'Sent.' })).toBeVisible()
  await expect(page.getByText('Others can see it once the department has accepted it.')).toBeVisible()

  const id = idOf(page)
  expect(await operate('suggestions', 'accept', id)).toContain('Done')
  expect(await operate('suggestions', 'assign', `${id}:department-water`)).toContain('Done')
  await reply(id, 'A carpenter comes on Monday.')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Water and drains')
  await page.getByRole('button', { name: 'It isn’t settled' }).click()
  await field(page, /^What is missing/).fill('Nobody came on Monday.')
  await send(page)
  await expect(page.getByText('You sent the answer back.', { exact: false })).toBeVisible()
  await reply(id, 'It is mended now. We are sorry.')
  await page.reload()
  await page.getByRole('button', { name: 'Ask about the answer' }).click()
  await field(page, /^Your question/).fill('Will the railing be painted, too?')
  await send(page)
  const said = page.getByRole('list', { name: 'Questions and answers' })
  await expect(said).toContainText('Will the railing be painted, too?')
  expect(await operate('suggestions', 'respond', id, 'Yes, in the week after.')).toContain('Done')
  await page.reload()
  await expect(said).toContainText('Yes, in the week after.')
  await page.getByRole('button', { name: 'It’s settled' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'It’s settled' }).click()
  await page.getByRole('button', { name: 'Rate', exact: true }).click()
  await page.getByRole('radio', { name: /^4 stars/ }).check()
  await send(page)
  await expect(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()

  await page.getByRole('link', { name: 'See the full record' }).click()
  await expect(page).toHaveURL(`/interacts/${id}/record`)
  const steps = page.getByRole('region', { name: 'Progress' }).getByRole('listitem')
  await expect(steps).toHaveCount(10)
  await expect(steps.nth(2)).toContainText('In time')
  await page.goBack()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
})

test('a suggestion with a picture takes five taps from the list, and goes to the department that its words speak of', async ({
  page,
  city,
  member,
}) => {
  await visit(page, '/interact')
  let taps = 0
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  await tap(page.getByRole('link', { name: 'Write', exact: true }))
  const chooser = page.waitForEvent('filechooser')
  await tap(page.getByRole('button', { name: 'Add pictures or a video' }))
  await (
    await chooser
  ).setFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from(wishPicture, 'base64') })
  await tap(field(page, /^Place/))
  await page.keyboard.type('Lantern Street')
  await tap(field(page, /^What is it about/))
  await page.keyboard.type('Two street lamps are dark. Nobody sees the steps.')
  await expect(page.getByText(/^Proposed because of “street lamps?”/)).toBeVisible()
  await tap(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(page).toHaveURL(/\/interacts\//)
  expect(taps).toBeLessThanOrEqual(6)
  const { items } = await city.get<{ items: readonly object[] }>('/v2/my_advices', member.token)
  expect(items).toMatchObject([{ title: 'Two street lamps are dark', department: { id: 'department-roads' } }])
})

test('who is not sure leaves the department to the platform, which passes it on', async ({ page, city, member }) => {
  await visit(page, '/send-inter')
  await fill(page, 'A strange smell in the lane')
  await page.getByRole('radio', { name: 'Not sure: let the platform forward it' }).check()
  await send(page)
  await expect(page).toHaveURL(/\/interacts\//)
  await expect(page.getByText('Waiting to be forwarded')).toBeVisible()
  const id = idOf(page)
  expect(await operate('suggestions')).toContain('to forward')
  expect(await operate('suggestions', 'accept', id)).toContain('Done')
  expect(await operate('suggestions', 'assign', `${id}:department-water`)).toContain('Done')
  const { suggestion } = await city.get<{ suggestion: object }>(`/v2/advices/${id}`, member.token)
  expect(suggestion).toMatchObject({ to_forward: false, department: { id: 'department-water' } })
})

test('who finds that it was said already supports it instead, and nothing is sent', async ({ page, city, member }) => {
  const before = await found(city)
  await visit(page, '/send-inter')
  await field(page, /^Title/).fill('Street lamps are out on Third Bridge Road')
  const similar = page.getByRole('region', { name: 'Has someone said this already?' })
  await expect(similar.getByRole('link', { name: 'Street lamps out along Third Bridge Road' })).toBeVisible()
  await similar.getByRole('button', { name: /^I have this problem too: Street lamps out/ }).click()
  await expect(page).toHaveURL('/interacts/suggestion-demo-01')
  // While the form leaves, it still has buttons whose names only begin like that.
  const affected = page.getByRole('button', { name: 'I have this problem too', exact: true })
  await expect(affected).toHaveAttribute('aria-pressed', 'true')
  await affected.click()
  await expect(affected).toHaveAttribute('aria-pressed', 'false')
  const { items } = await city.get<{ items: readonly unknown[] }>('/v2/my_advices', member.token)
  expect([items, await found(city)]).toEqual([[], before])
})

test('a place is chosen on the map, by the keyboard too, and what is anonymous names nobody', async ({
  page,
  city,
  member,
}) => {
  const title = 'A manhole without a cover'
  await visit(page, '/send-inter')
  await fill(page, title)
  await page.getByRole('button', { name: 'Choose on map' }).click()
  const map = page.getByRole('application', { name: /^Map/ })
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Choose this place' }).click()
  await expect(page.getByText('Location added')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Anonymous/ }).check()
  await send(page)
  await expect(page).toHaveURL(/\/interacts\//)
  const id = idOf(page)
  await expect(page.getByText('Anonymous', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'View on map' }).click()
  await expect(page.getByRole('application', { name: /^Map/ })).toBeVisible()
  expect(await operate('suggestions', 'accept', id)).toContain('Done')
  const { suggestion } = await city.get<{ suggestion: { readonly author: unknown } }>(`/v2/advices/${id}`)
  expect(suggestion.author).toBeNull()
  expect(await operate('history', 'suggestion', id)).not.toContain(member.user.nickname)
})

test('what narrows the list stands in its address, through a reload and back', async ({ page }) => {
  await visit(page, '/interact')
  await page.getByRole('tab', { name: /^Answered/ }).click()
  await expect(page).toHaveURL('/interact?state=replied')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Popular' })
  await expect(page).toHaveURL('/interact?state=replied&order=hot')
  await page.reload()
  await live(page)
  await expect(page.getByRole('tab', { name: /^Answered/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('hot')
})

const found = async (city: City) =>
  (await city.get<{ items: readonly { readonly id: string }[] }>('/v2/advices?search=Third')).items.map(({ id }) => id)
