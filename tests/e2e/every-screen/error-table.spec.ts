import type { Page, Route } from '@playwright/test'
import { withoutFirstView } from '../support/first-view'
import { expect, live, test, toasts, visit } from '../support/journey'

interface Words {
  readonly locale: string
  readonly bar: string
  readonly like: string
  readonly gone: string
  readonly busy: string
  readonly toasts: Readonly<Record<number | 'network' | 'timeout', string>>
}

const languages: readonly Words[] = [
  {
    locale: 'en-GB',
    bar: 'Take part',
    like: 'Like',
    gone: 'This content no longer exists',
    busy: 'The server is busy',
    toasts: {
      403: 'You don’t have permission to do this',
      404: 'There’s nothing at this address',
      405: 'This request isn’t supported',
      500: 'Something went wrong on the server. Please try again later.',
      502: 'The server is temporarily unavailable. Please try again later.',
      503: 'Gateway error. Please try again later.',
      network: 'The request failed. Please check the network.',
      timeout: 'The request timed out. Please try again later.',
    },
  },
  {
    locale: 'zh-CN',
    bar: '互动',
    like: '点赞',
    gone: '内容不存在',
    busy: '服务器繁忙',
    toasts: {
      403: '没有权限请求此资源',
      404: '请求地址不存在',
      405: '请求方法错误',
      500: '服务器错误，请稍后再试',
      502: '服务器暂时不可用',
      503: '网关错误',
      network: '请求失败，请检查网络',
      timeout: '请求超时，请稍后再试',
    },
  },
]

/** An answer of a gateway in between: a status without an envelope. */
const bare = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<h1>?</h1>' })
const refusal =
  (status: number, code: number, msg = '') =>
  (route: Route) =>
    route.fulfill({ status, json: { code, data: {}, msg } })

/** Goes from the feed to its first article, so that the client itself makes the requests. */
async function openArticle(page: Page): Promise<void> {
  await visit(page, '/cates/culture')
  await page.locator('main article a[href^="/posts/"]').first().click()
  await expect(page).toHaveURL(/\/posts\//)
}

for (const { locale, bar, like, gone, busy, toasts: words } of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('B81–B87: a failed call says what the catalogue of errors asks for, and takes back what it had shown', async ({
      page,
      member,
    }) => {
      expect(member.token).not.toBe('')
      // For waiting, the limit of forty seconds is shortened to a hundredth.
      await page.addInitScript(() => {
        const limit = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!
        Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
          ...limit,
          set(value: number) {
            limit.set!.call(this, 'isShort' in window ? value / 100 : value)
          },
        })
      })
      await visit(page, '/posts/post-000012')
      const button = page.getByRole('group', { name: bar }).getByRole('button', { name: like })
      for (const status of [403, 404, 405, 500, 502, 503, 'network', 'timeout'] as const) {
        if (status === 'timeout') await page.evaluate(() => Object.assign(window, { isShort: true }))
        await page.route(
          '**/v1/like',
          status === 'network' ? (route) => route.abort() : status === 'timeout' ? () => undefined : bare(status),
        )
        await button.click()
        const said = toasts(page).filter({ hasText: words[status] })
        await expect(said).toHaveCount(1)
        await expect(button).toHaveAttribute('aria-pressed', 'false')
        await said.click()
        await expect(toasts(page)).toHaveCount(0)
        await page.unroute('**/v1/like')
      }
    })

    test('B80, B88: the pages for what is gone and for a busy server', async ({ page }) => {
      await page.route(/\/v2\/c_static_article\//, refusal(403, 403001))
      await openArticle(page)
      await expect(page.getByText(gone, { exact: true })).toBeVisible()
      await page.unroute(/\/v2\/c_static_article\//)
      await page.route(/\/v2\/c_static_article\//, bare(500))
      await openArticle(page)
      await expect(page.getByText(busy, { exact: true })).toBeVisible()
    })
  })
}

test('a refusal with a message of its own shows it', async ({ page, member }) => {
  expect(member.token).not.toBe('')
  await page.route('**/v1/like', refusal(409, 409001, 'Likes rest on Sundays'))
  await visit(page, '/posts/post-000012')
  await page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' }).click()
  await expect(toasts(page).filter({ hasText: 'Likes rest on Sundays' })).toBeVisible()
})

test('B44: 302001 ends the session like 303001', async ({ page, member }) => {
  expect(member.token).not.toBe('')
  await page.route('**/v1/like', refusal(401, 302001))
  await visit(page, '/posts/post-000012')
  await page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fposts%2Fpost-000012/)
  await expect(toasts(page).filter({ hasText: 'Your login has expired. Please log in again.' })).toHaveCount(1)
})

test('B80: a content that is gone shows the page that says so', async ({ page }) => {
  await page.route(/\/v2\/c_static_article\//, refusal(403, 403001))
  await openArticle(page)
  await expect(page.getByText('This content no longer exists')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/cates\/culture$/)
  await expect(page.getByText('This content no longer exists')).toHaveCount(0)
})

for (const [status, title, text] of [
  [400, 'This can’t be shown right now', 'That didn’t work. Please try again later.'],
  [404, 'This can’t be shown right now', 'This no longer exists.'],
  [403, 'This can’t be shown right now', 'You don’t have permission to do this.'],
  [500, 'The server is busy', 'Something went wrong on the server. Please try again later.'],
  [503, 'The server is busy', 'Please try again later. What you wrote is saved.'],
] as const) {
  test(`B88: ${status} on a content shows the page that says why, from which one goes back`, async ({ page }) => {
    await page.route(/\/v2\/c_static_article\//, bare(status))
    await openArticle(page)
    await expect(page.getByRole('alert').filter({ hasText: title }).getByText(text)).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/cates\/culture$/)
  })
}

test('B90: a configuration that does not come is only logged, and the client starts', async ({ page }) => {
  await page.route('**/v1/system/basic_info', bare(500))
  await visit(page, '/login')
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

test('B46: a server that cannot be reached shows the busy page, with retry', async ({ page }) => {
  await withoutFirstView(page)
  await page.route(/\/v[123]\//, (route) => route.abort())
  await page.goto('/login')
  await live(page)
  await expect(page.getByText('This can’t be opened right now')).toBeVisible()
  await page.unroute(/\/v[123]\//)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
})

test("B91: a failed report of a share shows the server's message", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/v2/share', refusal(409, 409001, 'Sharing is not counted today'))
  await visit(page, '/posts/post-000012')
  await page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toasts(page).filter({ hasText: 'Sharing is not counted today' })).toBeVisible()
})

for (const [status, toast, text] of [
  [403, 'You don’t have permission to do this', 'You don’t have permission to do this.'],
  [
    500,
    'Something went wrong on the server. Please try again later.',
    'Something went wrong on the server. Please try again later.',
  ],
] as const) {
  test(`B81–B87: a list that answers ${status} names the cause in its place and as a toast, and never the network`, async ({
    page,
  }) => {
    await visit(page, '/index')
    await page.route('**/v1/feeds?*', bare(status))
    await page.getByRole('tab', { name: 'Culture' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Culture' }).getByText(text)).toBeVisible()
    await expect(toasts(page).filter({ hasText: toast })).toHaveCount(1)
    await expect(page.getByText(/network/i)).toHaveCount(0)
  })
}

test('a list that does not come says so in its place, and comes when asked again', async ({ page }) => {
  await visit(page, '/index')
  await page.route('**/v1/feeds?*', bare(500))
  await page.getByRole('tab', { name: 'Culture' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Culture' })
  await expect(panel.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await page.unroute('**/v1/feeds?*')
  await panel.getByRole('button', { name: 'Try again' }).last().click()
  await expect(panel.getByRole('article').first()).toBeVisible()
})

test('a page of a list that does not come keeps what is there', async ({ page }) => {
  await visit(page, '/index')
  const cards = page.getByRole('main').getByRole('article')
  const before = await cards.count()
  await page.route(/\/v1\/feeds\?.*cursor=/, bare(502))
  await page.mouse.wheel(0, 20_000)
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  expect(await cards.count()).toBe(before)
  await page.unroute(/\/v1\/feeds\?.*cursor=/)
  await again.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
})

test('an answer that is none of the contract is a failure, never a broken screen', async ({ page, member }) => {
  expect(member.token).not.toBe('')
  await page.route('**/v1/like', (route) =>
    route.fulfill({ json: { code: 100000, data: { liked: 'perhaps' }, msg: '' } }),
  )
  await visit(page, '/posts/post-000012')
  await page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' }).click()
  await expect(toasts(page).filter({ hasText: 'The server sent an unreadable response' })).toBeVisible()
})

test('B92: an audio that does not load is reported, stops, and is at its start', async ({ page }) => {
  await page.route(/\/media\/.*\.(m4a|mp3|ogg|opus|wav)/, (route) => route.fulfill({ status: 404, body: '' }))
  await visit(page, '/audios/audio-night-river-01')
  // Its length was asked for, and has failed already: no listener was told.
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await expect(toasts(page).filter({ hasText: 'The audio couldn’t be loaded. Please try again.' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveJSProperty('value', '0')
})
