import type { Browser, Page } from '@playwright/test'
import { expect, test, toasts, visit } from '../support/journey'
import { newAddress, type City, type Member } from '../support/city'
import { pickUp } from '../support/keyboard-drag'
import { operate } from '../support/operator'

const editorPath = (id: string) => `/mobile-renovation?id=${id}`
const card = (page: Page, name: string | RegExp) => page.locator('[data-card]').and(page.getByRole('region', { name }))
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved(?: ·|$)/ })).toBeVisible()

/** A page of the builder for one journey alone, and an editor of it. */
async function makeEditor(member: Member): Promise<void> {
  await operate('page-editors', 'grant', member.user.id)
}

/** The names of the cards, from the top. */
const namesOf = (page: Page) => page.locator('[data-card]').evaluateAll((cards) => cards.map((each) => each.ariaLabel))

async function openEditor(page: Page, id: string): Promise<void> {
  await visit(page, editorPath(id))
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeVisible()
}

async function publish(page: Page, why: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click()
  const sheet = page.getByRole('dialog', { name: 'Publish' })
  await sheet.getByRole('textbox', { name: 'Why it’s published' }).fill(why)
  const despite = sheet.getByRole('checkbox', { name: /I know about this/ })
  await expect(despite.or(sheet.getByText('Nothing to mend'))).toBeVisible()
  if (await despite.isVisible()) await despite.check()
  // The notice is gone after some seconds, which the sheet may take to close on a busy machine.
  const told = toasts(page).filter({ hasText: 'Published. Everyone sees it now.' }).waitFor()
  await sheet.getByRole('button', { name: 'Publish' }).click()
  await told
  await expect(sheet).toHaveCount(0)
}

/** A guest's own browser, which has seen nothing yet. */
async function asGuest(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: baseURL ?? '', locale: 'en-GB', serviceWorkers: 'block' },
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Whether a guest who comes now sees this heading, already in what the platform draws. */
async function guestSees(browser: Browser, baseURL: string | undefined, path: string, name: string): Promise<boolean> {
  const page = await asGuest(browser, baseURL, path)
  await expect(page.getByRole('main')).not.toBeEmpty()
  const isSeen = (await page.getByRole('heading', { name }).count()) > 0
  await page.context().close()
  return isSeen
}

// Two of these journeys at one page would merge each other's changes.
test.describe.configure({ mode: 'default' })

test('a guest logs in, a member who is no editor is refused, and finds no page to edit (S022)', async ({
  page,
  city,
}) => {
  await page.goto('/mobile-renovation')
  await expect(page).toHaveURL(/\/login\?/)
  const { cookies } = await newMember(city)
  await page.context().addCookies(cookies(new URL(page.url()).origin))
  await visit(page, editorPath('page-festival'))
  await expect(page.getByText('Only editors can change pages')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
})

async function newMember(city: City) {
  const member = await city.register()
  return { member, cookies: (origin: string) => member.cookies(origin) }
}

test('an editor changes and publishes a page with the keyboard, and a guest sees it at once (S022)', async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  await makeEditor(member)
  await visit(page, '/mobile-renovation')
  await page.getByRole('link', { name: /^The dragon boat crews/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeVisible()
  const before = await namesOf(page)
  expect(before).toHaveLength(3)

  // The first card moves below the second one.
  await pickUp(page.getByRole('button', { name: `Move: ${before[0]}` }), `${before[0]} is now number 1`)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${before[0]} is now number 2`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => namesOf(page)).toEqual([before[1], before[0], before[2]])

  // Another one is added, written, and taken back and forth.
  await page.getByRole('button', { name: 'Add a card' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add: Title bar' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: /^Title bar/ })
  await form.getByRole('textbox', { name: 'Title (Chinese)', exact: true }).fill('键盘写的')
  await form.getByRole('textbox', { name: 'Title (English)', exact: true }).fill('By the keyboard')
  await form.getByRole('button', { name: 'Done' }).focus()
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(card(page, /By the keyboard/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(card(page, /By the keyboard/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await expect(card(page, /By the keyboard/)).toBeVisible()
  await saved(page)

  const seen = () => guestSees(browser, baseURL, '/page/page-festival', 'By the keyboard')
  expect(await seen()).toBe(false)
  await publish(page, 'Written by the keyboard')
  expect(await seen()).toBe(true)
})

test('a published page is undone: its earlier version is put back, and published again (S022)', async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  await makeEditor(member)
  await openEditor(page, 'page-weekend')
  await rename(page, /^Article list · Walks/, 'Walks of the weekend')
  await saved(page)
  await publish(page, 'With a longer title')
  const seen = () => guestSees(browser, baseURL, '/page/page-weekend', 'Walks of the weekend')
  expect(await seen()).toBe(true)
  await page.getByRole('button', { name: /^Delete: Article list · Walks of the weekend/ }).click()
  await saved(page)
  await publish(page, 'Without the walks')
  expect(await seen()).toBe(false)

  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByText('Without the walks')).toBeVisible()
  await versions.getByRole('button', { name: 'Put this back' }).nth(1).click()
  await expect(card(page, /Walks of the weekend/)).toBeVisible()
  await saved(page)
  await publish(page, 'The walks belong there')
  expect(await seen()).toBe(true)
})

test('an editor moves a card with a finger, copies one to another page, and deletes one with a way back (S022)', async ({
  page,
  member,
}) => {
  await makeEditor(member)
  await openEditor(page, 'page-listen')
  await page.getByRole('button', { name: 'Fold cards' }).click()
  const [first, second] = await namesOf(page)
  const grip = page.getByRole('button', { name: `Move: ${first}` })
  await drag(page, grip, card(page, second ?? ''))
  await expect.poll(() => namesOf(page)).toEqual(expect.arrayContaining([second, first]))
  expect((await namesOf(page)).slice(0, 2)).toEqual([second, first])

  // The card has come to rest where it was dropped.
  await saved(page)
  await page.getByRole('button', { name: `Delete: ${second}` }).tap()
  await expect(card(page, second ?? '')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().tap()
  await expect(card(page, second ?? '')).toBeVisible()

  await page.getByRole('button', { name: `Select: ${second}` }).tap()
  await page.getByRole('button', { name: `Copy: ${second}` }).tap()
  await saved(page)
  await openEditor(page, 'page-draft')
  const before = await namesOf(page)
  await page.getByRole('button', { name: 'Paste (1)' }).tap()
  await expect.poll(() => namesOf(page)).toEqual([...before, second])
  await saved(page)
})

test('the draft is previewed by a code on any phone, and its checks lead to the card (S022, S160)', async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  await makeEditor(member)
  await openEditor(page, 'page-states')
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.getByRole('button', { name: 'Add: Banner' }).click()
  await page.getByRole('dialog', { name: 'Banner' }).getByRole('button', { name: 'Done' }).click()
  await saved(page)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const checks = page.getByRole('dialog', { name: 'Check' })
  await checks.getByRole('button', { name: /Still has the words of the example Banner/ }).click()
  await page.getByRole('dialog', { name: 'Banner' }).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Preview' })
  await expect(sheet.getByRole('img', { name: 'Scan it with any phone' })).toBeVisible()
  const path = (await sheet.getByRole('link', { name: 'Open the preview' }).getAttribute('href')) ?? ''
  const phone = await asGuest(browser, baseURL, path)
  await expect(phone.getByText(/this page isn’t published yet/)).toBeVisible()
  await expect(phone.getByText('A picture', { exact: true }).first()).toBeVisible()
  await phone.context().close()
})

test('two editors at once: each sees the other, both changes stay, and a card that both changed is chosen (S022)', async ({
  page,
  member,
  city,
  browser,
  baseURL,
}) => {
  const { member: other, cookies } = await newMember(city)
  await makeEditor(member)
  await makeEditor(other)
  const context = await browser.newContext({
    ...{ baseURL: baseURL ?? '', locale: 'en-GB', serviceWorkers: 'block', viewport: { width: 375, height: 812 } },
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  await context.addCookies(cookies(baseURL ?? ''))
  const second = await context.newPage()
  await openEditor(page, 'page-today')
  await openEditor(second, 'page-today')
  await expect(page.getByText(/also here/)).toBeVisible()

  // They change different cards: both stay.
  await rename(page, /^Title bar · Front page/, 'Front page of one')
  await saved(page)
  await rename(second, /^Countdown/, 'The races of the other')
  await expect(second.getByText(/changed 1 card; it’s merged/)).toBeVisible()
  await expect(card(second, /Front page of one/)).toBeVisible()
  await expect(card(page, /The races of the other/)).toBeVisible()

  // They change the same card: nobody's work is overwritten unseen.
  await page.context().setOffline(true)
  await rename(page, /^Title bar · Front page/, 'Mine')
  await rename(second, /^Title bar · Front page/, 'Theirs')
  await saved(second)
  await page.context().setOffline(false)
  const conflict = page.getByRole('dialog', { name: 'Two of you changed the same thing' })
  await expect(conflict).toBeVisible()
  await conflict.getByRole('radio', { name: 'Use mine' }).check()
  await conflict.getByRole('button', { name: 'Merge and save' }).click()
  await saved(page)
  await expect(card(second, /Title bar · Mine/)).toBeVisible()
  await context.close()
})

async function rename(page: Page, name: RegExp, title: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: /^Edit:/ })
    .click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(title)
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(form).toHaveCount(0)
}

/** Drags with a finger, as a browser reports it. */
async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (start === null || end === null) throw new Error('nothing to drag')
  const session = await page.context().newCDPSession(page)
  const x = start.x + start.width / 2
  const at = (y: number) => ({ touchPoints: [{ x, y }] })
  const [y, target] = [start.y + start.height / 2, end.y + end.height * 0.8]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(y) })
  for (const part of [0.1, 0.3, 0.6, 0.9, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y + (target - y) * part) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
