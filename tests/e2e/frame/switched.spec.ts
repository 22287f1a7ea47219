import type { Page } from '@playwright/test'
import { callsOf, expect, live, moveTo, test, visit } from '../support/journey'
import { withStyle } from '../support/with-style'

const screens = ['/index', '/services', '/radios', '/mine', '/micro-wish']

/** What a moment changes: how long ago something was, and how many listen. */
const ofTheMoment = /ago|前$|刚刚|just now|\d+:\d\d|listening|正在收听/i

/**
 * The title, and the words and names of buttons with which a screen that has settled begins: how far a list has loaded by
 * itself depends on the moment.
 */
async function wordsOf(page: Page, calls: () => number): Promise<readonly string[]> {
  await expect.poll(calls, { intervals: [50] }).toBe(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Rows that are drawn by the platform and far from the viewport have no words until they are laid out.
  const { head, text, labels } = await withStyle(page, '* { content-visibility: visible !important; }', () =>
    page.evaluate(() => ({
      head: [document.title, document.documentElement.lang],
      text: document.body.innerText.split('\n').map((line) => line.trim()),
      labels: [...document.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label') ?? ''),
    })),
  )
  const lasting = (lines: readonly string[]) => lines.filter((line) => line !== '' && !ofTheMoment.test(line))
  return [...head, ...lasting(text).slice(0, 50), ...lasting(labels).slice(0, 12)]
}

/** A screen to which a visitor comes after a switch says what it says when it is loaded anew. */
async function expectAsLoadedAnew(page: Page): Promise<void> {
  const switched = new Map<string, readonly string[]>()
  const calls = callsOf(page)
  for (const path of screens) {
    await moveTo(page, path)
    switched.set(path, await wordsOf(page, calls))
  }
  for (const path of screens) {
    await visit(page, path)
    expect(await wordsOf(page, calls), path).toEqual(switched.get(path))
  }
}

const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }).check()

test('another language is on every screen at once, in menu, names and contents, with a chosen city, too', async ({
  page,
}) => {
  await visit(page, '/cities')
  await page.getByRole('main').getByRole('button', { name: 'Changsha', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Changsha, change city' })).toBeVisible()
  for (const path of screens.slice(1)) await moveTo(page, path)
  await moveTo(page, '/setting')
  await choose(page, 'Language', '简体中文')
  await expectAsLoadedAnew(page)
  await moveTo(page, '/setting')
  await choose(page, '语言', 'English')
  await expectAsLoadedAnew(page)
})

test('another city and another look are on every screen at once', async ({ page }) => {
  await visit(page, '/index')
  for (const path of screens.slice(1)) await moveTo(page, path)
  await moveTo(page, '/cities')
  await page.getByRole('main').getByRole('button', { name: 'Changsha', exact: true }).first().click()
  await expect(page).not.toHaveURL(/\/cities$/)
  await moveTo(page, '/setting')
  await choose(page, 'Dark mode', 'Dark')
  await page.getByRole('switch', { name: 'Elder mode' }).click()
  await expectAsLoadedAnew(page)
})

test('a language that is chosen while nothing answers comes to the menu with the next screen that is loaded', async ({
  page,
}) => {
  await visit(page, '/setting')
  await page.route('**/v1/system/basic_info**', (route) => route.abort())
  await choose(page, 'Language', '简体中文')
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible()
  await page.unroute('**/v1/system/basic_info**')
  await page.reload()
  await live(page)
  await moveTo(page, '/index')
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
})
