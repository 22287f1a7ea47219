import type { Page } from '@playwright/test'
import { expect, live, moveTo, test } from './support/journey'
import { enterAs, examples, type Visitor } from './support/screens'

const patterns = Object.keys(examples).map((path) => ({
  path,
  fits: new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]*)?').replace(/\/:\w+/g, '/[^/]+')}/?$`),
}))
const screenAt = (pathname: string) =>
  patterns.filter(({ fits }) => fits.test(pathname)).sort((one, other) => rank(one.path) - rank(other.path))[0]?.path ?? null
const rank = (path: string) => path.split(':').length

async function ways(page: Page, address: string): Promise<readonly string[]> {
  await moveTo(page, address)
  await page.locator('main:visible').first().waitFor({ timeout: 10_000 })
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null, undefined, { timeout: 8_000 }).catch(() => null)
  for (let n = 0; n < 4; n += 1) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(60)
  }
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null, undefined, { timeout: 8_000 }).catch(() => null)
  return await page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((a) => a.origin === location.origin).map((a) => a.pathname + a.search))
}

for (const [visitor, start] of [['guest', '/index'], ['resident', '/index'], ['resident', '/mine'], ['volunteer', '/mine']] as const) {
  test(`${visitor} ${start}`, async ({ page, context, city, baseURL }) => {
    await enterAs(visitor as Visitor, { city, context, origin: baseURL ?? '' })
    await page.goto('/not-found')
    await live(page)
    const found = new Map<string, { address: string; taps: number; from: string }>([[start, { address: start, taps: 0, from: '' }]])
    let level = [start as string]
    for (let taps = 1; taps <= 3; taps += 1) {
      const next: string[] = []
      for (const address of level) {
        const t = Date.now()
        for (const to of await ways(page, address).catch((error: unknown) => { console.log('FAILED', address, String(error).slice(0, 100)); return [] })) {
          const path = screenAt(to.split('?')[0]!)
          if (path === null || found.has(path)) continue
          found.set(path, { address: to, taps, from: address })
          next.push(to)
        }
        if (Date.now() - t > 2500) console.log('slow', address, Date.now() - t)
      }
      level = next
    }
    console.log(visitor, start, 'MISSING', patterns.filter(({ path }) => !found.has(path)).map(({ path }) => path).join(' '))
    for (const [path, { taps, from }] of found) if (taps === 3) console.log('3:', path, 'from', from)
    expect(found.size).toBeGreaterThan(1)
  })
}
