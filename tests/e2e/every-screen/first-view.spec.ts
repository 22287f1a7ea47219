import type { Page } from '@playwright/test'
import { answersOf, shifts, watchShifts } from '../support/first-view'
import { expect, live, prefer, test } from '../support/journey'

/** Server-drawn screens, and a text of the content that they must contain. */
const views = [
  { name: 'home', path: '/index', title: /^Riverbend$/, text: 'Who writes the next hundred years of the Old Ferry?' },
  { name: 'page', path: '/page/page-today', title: /Riverbend/, text: 'Front page' },
  { name: 'category', path: '/cates/culture', title: /^Culture · Riverbend$/, text: 'Culture' },
  {
    name: 'article',
    path: '/posts/post-000001',
    title: /^Who writes the next hundred years.* · Riverbend$/,
    text: 'The last boat left in the winter thirty-one years ago.',
  },
  { name: 'audio', path: '/audios/audio-night-river-01', title: / · Riverbend$/, text: 'Night on the Lan' },
  {
    name: 'album',
    path: '/albums/album-night-river',
    title: /^Night on the Lan · Riverbend$/,
    text: 'A tale of the river every night',
  },
  {
    name: 'video',
    path: '/videos/video-001',
    title: /^A day of the river city in time-lapse · Riverbend$/,
    text: 'From the first ferry to the last lamp',
  },
] as const

for (const { name, path, title, text } of views) {
  test.describe(`the first view of ${name}`, () => {
    test('has metadata for link previews and search engines', async ({ request, baseURL }) => {
      const answer = await request.get(path, { headers: { accept: 'text/html', 'accept-language': 'en' } })
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      const meta = (key: string) =>
        new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? ''
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(title)
      expect(meta('description')).not.toBe('')
      expect(meta('og:title')).not.toBe('')
      expect(meta('og:description')).not.toBe('')
      expect(meta('og:image')).toMatch(/^https?:\/\//)
      expect(
        (
          await request.get(
            meta('og:image')
              .replaceAll('&#38;', '&')
              .replace(/^https?:\/\/[^/]+/, baseURL ?? ''),
          )
        ).status(),
      ).toBe(200)
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toContain(text)
    })

    test('is taken over without asking again and without a shift', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (/^\/v\d\//.test(pathname)) asked.push(`${request.method()} ${pathname}${search}`)
      })
      await watchShifts(page)
      await page.goto(path)
      await live(page)
      await page.waitForLoadState('networkidle')
      const sent = await answersOf(page)
      expect(sent).not.toEqual([])
      expect(asked.filter((request) => sent.includes(request))).toEqual([])
      expect(
        asked.filter((request) =>
          /^GET .*(basic_info|configurations|c_static_article|c_audio|c_album\/|c_video|page_card_data|categories)/.test(
            request,
          ),
        ),
      ).toEqual([])
      expect(await shifts(page)).toBe(0)
    })

    for (const mode of ['plain', 'elder']) {
      test(`looks with the style that is sent as with the whole, ${mode}`, async ({ page, context, baseURL }) => {
        if (mode === 'elder') await prefer(context, baseURL ?? '', { elder: true })
        // Neither scripts nor pictures load: only the style changes.
        await page.route(/\/static\/js\/|\/media\//, () => undefined)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(await page.evaluate(() => document.documentElement.dataset.elder !== undefined)).toBe(mode === 'elder')
        expect(await changedByWholeStyle(page)).toEqual([])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
}

test('the whole style follows the scripts, and is asked for again when it does not come', async ({ page }) => {
  let refused = 0
  await page.route('**/static/css/index.*.css', async (route) => {
    refused += 1
    if (refused === 1) await route.abort()
    else await route.continue()
  })
  await page.goto('/index')
  await live(page)
  // Those that have come apply together, and the late one when it comes.
  for (const name of ['index', 'home']) {
    await expect
      .poll(() =>
        page.evaluate(
          (file) =>
            Array.from(document.styleSheets)
              .filter(({ href }) => href?.includes(file))
              .map(({ media }) => media.mediaText),
          `/${name}.`,
        ),
      )
      .toEqual(['all'])
  }
  // After its critical part, and before the style of the screen.
  const order = await page.evaluate(() =>
    Array.from(
      document.styleSheets,
      ({ href, ownerNode }) => href ?? (ownerNode as HTMLElement).dataset.href ?? '',
    ).map((file) => /([a-z]+)\.(?:\w+\.)?[0-9a-f]{10}\.css/.exec(file)?.[1]),
  )
  expect(order.slice(0, 3)).toEqual(['index', 'index', 'home'])
})

test('a first view that was kept for a minute is taken over all the same', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 90_000 })
  await page.goto('/index')
  await live(page)
  await expect(page.getByRole('tab', { name: 'Headlines' })).toHaveAttribute('aria-selected', 'true')
})

test("a member's first view is the member's", async ({ page, city, member }) => {
  await city.send('POST', '/v1/like', { post_id: 'post-000013', type: 3, action: 1 }, member.token)
  const html = await (await page.request.get('/posts/post-000013', { headers: { accept: 'text/html' } })).text()
  expect(html).toMatch(/aria-pressed="true"/)
})

test('a button that is tapped before hydration acts after it', async ({ page }) => {
  let deliver = (): void => undefined
  const late = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/static/js/**', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/index', { waitUntil: 'commit' })
  await page.locator('article button[aria-pressed]').first().click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/index$/)
  deliver()
  await expect(page).toHaveURL(/\/login/)
})

test('a visitor who scrolls before hydration stays where they are', async ({ page }) => {
  let deliver = (): void => undefined
  const late = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/static/js/**', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/index', { waitUntil: 'commit' })
  await expect(page.locator('article').nth(12)).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  deliver()
  await live(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(500)
  await page.locator('article').nth(3).getByRole('link').click()
  await expect(page).not.toHaveURL(/\/index/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('pictures outside the viewport wait for the scripts, unless the visitor scrolls to them', async ({ page }) => {
  // Scripts that take long to load.
  await page.route('**/static/js/**', () => undefined)
  await page.goto('/index', { waitUntil: 'commit' })
  const picture = page.locator('article img[loading=lazy]').nth(3)
  const place = picture.locator('..')
  await expect(place).toBeAttached()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(picture).toBeHidden()
  await place.scrollIntoViewIfNeeded()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // The ones farther down are still deferred.
  await expect(page.locator('article img[loading=lazy]').last()).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the feed and the articles can be read', async ({ page }) => {
    await page.goto('/index')
    await expect(page.getByRole('main').getByRole('article').nth(5)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Who writes the next hundred years/ })
      .first()
      .click()
    await expect(page.getByText('The last boat left in the winter thirty-one years ago.')).toBeVisible()
  })
})

/** Loads the complete styles after the critical CSS, and lists the differences, by element and property. */
function changedByWholeStyle(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const elements = Array.from(document.querySelectorAll('html, body, #root *')).flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => ({ element, part })),
    )
    const properties = Array.from(getComputedStyle(document.body))
    const looks = () => {
      // Animations would differ each time.
      for (const animation of document.getAnimations()) animation.cancel()
      return elements.map(({ element, part }) => {
        const style = getComputedStyle(element, part)
        // A pseudo-element without content is not rendered.
        if (part !== undefined && style.content === 'none') return ['none']
        return properties.map((property) => style.getPropertyValue(property))
      })
    }
    // Rows outside the viewport are laid out, and pictures there are shown, when the browser is idle.
    for (const { element } of elements)
      if (getComputedStyle(element).contentVisibility === 'auto')
        (element as HTMLElement).style.contentVisibility = 'visible'
    delete document.documentElement.dataset.starting
    const before = looks()
    const sent = Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    if (elements.length < 100 || sent.length < 2) throw new Error('nothing is drawn')
    await Promise.all(
      sent.map((style) => {
        const whole = document.createElement('link')
        whole.rel = 'stylesheet'
        whole.href = style.dataset.href ?? ''
        style.after(whole)
        return new Promise((resolve, reject) => {
          whole.onload = resolve
          whole.onerror = reject
        })
      }),
    )
    return looks().flatMap((look, index) => {
      const { element, part = '' } = elements[index] ?? { element: document.body }
      return look.flatMap((value, property) =>
        value === before[index]?.[property]
          ? []
          : [`${element.tagName}.${element.className}${part} ${properties[property] ?? ''}: ${value}`],
      )
    })
  })
}
