import { readFile, writeFile } from 'node:fs/promises'
import { parse, stringify } from 'yaml'
import { expect, moveTo, test, visit } from '../support/journey'
import { operate } from '../support/operator'

interface MonitoredWindow extends Window {
  readonly reports: Promise<string>[]
}

test.describe('a site that collects errors and vitals', () => {
  let file: string
  let before: string
  test.beforeAll(async () => {
    file = test.info().outputPath('configuration.yaml')
    await operate('configuration', 'export', file)
    before = await readFile(file, 'utf8')
    const configuration = parse(before) as { site: object }
    configuration.site = Object.assign(configuration.site, { monitored_share: 1 })
    await writeFile(file, stringify(configuration))
    await operate('configuration', 'apply', file)
  })
  test.afterAll(async () => {
    await writeFile(file, before)
    await operate('configuration', 'apply', file)
  })

  test('hears of them from a phone, and of nothing personal', async ({ page, member, complaints }) => {
    await page.addInitScript(() => {
      const reports: Promise<string>[] = []
      Object.assign(window, { reports })
      const send = navigator.sendBeacon.bind(navigator)
      navigator.sendBeacon = (address, body) => {
        if (body instanceof Blob) reports.push(body.text())
        return send(address, body)
      }
    })
    await visit(page, `/setting?phone=${member.phone}&name=Li+Hua`)
    const loaded = page.waitForResponse(/\/async\/monitoring\.[\w.]+\.js/)
    await page.keyboard.press('Shift')
    await loaded
    // The script runs some time after it has come; it then takes the faults that came before it.
    await expect.poll(() => page.evaluate(() => 'earlyFaults' in window)).toBe(false)
    await moveTo(page, `/user-privacy?of=${member.user.id}`)

    await page.evaluate((phone) => {
      // What the page asks of the browser fails inside its own script.
      const fail = () => {
        throw new TypeError(`Li Hua ${phone}`)
      }
      Object.defineProperty(document, 'hidden', { configurable: true, get: fail })
      document.dispatchEvent(new Event('visibilitychange'))
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    }, member.phone)
    // Each listener that asks fails, and each failure is told by itself.
    const told: string[] = []
    await expect
      .poll(() => told.push(...complaints.splice(0)) && told)
      .toEqual(expect.arrayContaining([expect.stringContaining(`TypeError: Li Hua ${member.phone}`)]))

    const sent = await page.evaluate(() => Promise.all((window as unknown as MonitoredWindow).reports))
    expect(sent).toHaveLength(1)
    for (const secret of [member.phone, 'Li', 'Hua', member.token, member.user.id, member.user.nickname, '?', 'http'])
      expect(sent[0]).not.toContain(secret)
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      host: 'browser',
      views: expect.arrayContaining([
        { screen: '/setting', times: 1 },
        { screen: '/user-privacy', times: 1 },
      ]),
      vitals: expect.arrayContaining([expect.objectContaining({ screen: '/setting', name: 'FCP' })]),
      faults: [expect.objectContaining({ screen: '/user-privacy', name: 'TypeError' })],
    })

    await expect
      .poll(() => operate('health'))
      .toMatch(/TypeError, \d+ times, on [^]*?src\/infrastructure\/frame\/host\/browser-page-life\.ts:\d+:\d+/)
    const health = await operate('health')
    expect(health).toMatch(/\/setting +\d+ +0\.0 +.*ms \(\d+\)/)
    expect(health).not.toMatch(/Hua|no source map/)
    const others = complaints.splice(0).filter((late) => !late.includes(`TypeError: Li Hua ${member.phone}`))
    expect(others).toEqual([])
  })

  test('tells so below its privacy policy', async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('button', { name: /^Privacy policy/ }).click()
    await expect(page.getByRole('heading', { name: 'Errors and speed' })).toBeVisible()
    await expect(page.getByText('Browsers that ask not to be tracked send nothing')).toBeVisible()
  })

  test('hears nothing from a browser that asks not to be tracked', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, '/setting')
    const rest = page.waitForResponse(/\/async\/frame\.[\w.]+\.js/)
    await page.keyboard.press('Shift')
    await rest
    await page.goto('/about')
    expect(asked.filter((address) => address.includes('monitoring'))).toEqual([])
  })
})
