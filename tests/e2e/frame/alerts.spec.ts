import type { Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { expect, live, test, visit } from '../support/journey'
import { OwnCity } from '../support/own-city'

const own = new OwnCity()
test.use({ baseURL: own.origin, serviceWorkers: 'allow' })
test.beforeAll(() => own.start())
test.afterAll(() => own.end())

/** What the office promises: everybody sees it within five seconds. */
const soon = { timeout: 5000 }
const lineIn = (page: Pick<Page, 'getByRole'>) => page.getByRole('region', { name: 'Urgent notice' })

/** Opens a path and stays there until the client follows the alerts. */
async function stay(page: Page, path: string): Promise<void> {
  const followed = page.waitForRequest(/\/v1\/alerts\/live/)
  await visit(page, path)
  await page.keyboard.press('Shift')
  await followed
}

/** The sum of all layout shifts so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

test('an alert: one operator writes it, another confirms; everybody sees it at once, closes it, has it offline, and is told once', async ({
  page,
  browser,
  city,
}, info) => {
  const alert = (title: string) =>
    JSON.stringify({
      title: { 'zh-CN': '洪水预警', en: title },
      text: { 'zh-CN': '请到高处。', en: 'Go to higher ground.' },
      area: 'all',
      severity: 'extreme',
      until: new Date(Date.now() + 3_600_000).toISOString(),
      link: '/guide',
    })
  const file = info.outputPath('alert.yaml')
  const member = await city.register()
  const theirs = await browser.newContext()
  await theirs.addCookies(member.cookies(own.origin))
  const phone = await theirs.newPage()
  const framing = await browser.newPage()
  await framing.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe id="city" src="/_frame_index" height="800"></iframe>' }),
  )
  let id = ''

  await test.step('what one operator wrote is nobody’s to see; a second one makes it everybody’s within five seconds', async () => {
    await stay(page, '/index')
    await stay(phone, '/setting')
    const followed = framing.waitForRequest(/\/v1\/alerts\/live/)
    await framing.goto(`${own.origin}/framing`)
    await framing.frameLocator('#city').locator('html[data-live]').waitFor({ state: 'attached' })
    await framing.frameLocator('#city').locator('body').press('Shift')
    await followed
    await own.operate('urgent', '--as', 'mei')
    await own.operate('operators', 'add', 'tan', '--as', 'mei')
    await writeFile(file, alert('Flood: go to higher ground'))
    id = /alert-\w+/.exec(await own.operate('urgent', 'propose', file, '--as', 'mei'))?.[0] ?? ''
    await expect(own.operate('urgent', 'confirm', id, '--as', 'mei')).rejects.toThrow()
    await expect(lineIn(page)).toBeHidden()
    await own.operate('urgent', 'confirm', id, '--as', 'tan')
    await Promise.all(
      [page, phone, framing.frameLocator('#city')].map((each) =>
        expect(lineIn(each)).toContainText('Flood: go to higher ground', soon),
      ),
    )
  })

  await test.step('it leads to its text; closed, it stays closed in this visit, until its words change', async () => {
    await lineIn(page).getByRole('link').click()
    await expect(page.getByRole('article').first()).toContainText('Go to higher ground.')
    await expect(page.getByRole('link', { name: 'See what helps' })).toHaveAttribute('href', '/guide')
    await page.getByRole('button', { name: 'Hide for this visit' }).click()
    await expect(lineIn(page)).toBeHidden()
    await stay(page, '/setting')
    await expect(lineIn(page)).toBeHidden()
    expect(await shiftOf(page)).toBe(0)
    await writeFile(
      file,
      JSON.stringify({
        ...JSON.parse(alert('Flood: the bridge is closed')),
        severity: undefined,
        until: undefined,
        link: undefined,
      }),
    )
    await own.operate('urgent', 'correct', id, file, '--as', 'mei')
    await own.operate('urgent', 'confirm', id, '--as', 'tan')
    await expect(lineIn(page)).toContainText('Flood: the bridge is closed', soon)
  })

  await test.step('a page that comes later is drawn with it, and nothing moves when the client takes over', async () => {
    const visitor = await browser.newPage()
    const document = await visitor.request.get(`${own.origin}/setting`, { headers: { accept: 'text/html' } })
    expect(await document.text()).toContain('data-severity="extreme"')
    await visit(visitor, `${own.origin}/setting`)
    await expect(lineIn(visitor)).toContainText('Flood: the bridge is closed')
    expect(await shiftOf(visitor)).toBe(0)
    await visitor.close()
  })

  await test.step('the member has one message of it, with its present words', async () => {
    type Messages = { items: readonly { title: string; path: string }[] }
    const told = async () =>
      (await city.get<Messages>('/v1/my_messages', member.token)).items
        .filter(({ path }) => path === '/alerts')
        .map(({ title }) => title)
    await expect.poll(told).toEqual(['Urgent notice: Flood: the bridge is closed'])
  })

  await test.step('without a network it is there after a reload, with the time of the last word', async () => {
    await stay(phone, '/index')
    await phone.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await phone.waitForFunction(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().some(({ url }) => /\/alerts\.[^/]*\.js/.test(url))
    })
    await theirs.setOffline(true)
    await phone.reload()
    await live(phone)
    await expect(lineIn(phone)).toContainText(/as of \d\d:\d\d/)
    await theirs.setOffline(false)
  })

  await test.step('ended, it goes at once, and is listed as over', async () => {
    await stay(phone, '/alerts')
    await own.operate('urgent', 'end', id, '--as', 'mei')
    for (const each of [page, phone]) await expect(lineIn(each)).toBeHidden(soon)
    await visit(page, '/alerts')
    await expect(page.getByRole('article').first()).toContainText('Over · Extreme · Whole city')
  })
  await theirs.close()
  await framing.close()
})
