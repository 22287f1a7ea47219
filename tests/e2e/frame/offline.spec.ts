import type { BrowserContext, Page, Response } from '@playwright/test'
import { expect, live, test, visit } from '../support/journey'
import { draftIsKept } from '../support/stored-text'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker controls the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Opens home and then an article, and waits until the worker has cached its content. */
async function readArticle(page: Page): Promise<void> {
  await visit(page, '/index')
  await kept(page)
  await visit(page, '/posts/post-000001')
  await page.waitForFunction(async () =>
    (await (await caches.open('content')).keys()).some(({ url }) => url.includes('/v2/c_static_article/post-000001')),
  )
}

async function withoutNetwork(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  await context.setOffline(true)
  try {
    await act()
  } finally {
    await context.setOffline(false)
  }
}

test('home and an article that were read are read without a network, with their age', async ({ page, context }) => {
  await readArticle(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()

  // As if some time had passed: a page that a guest has just seen would be shown from the cache.
  await page.evaluate(() => caches.delete('pages'))
  await withoutNetwork(context, async () => {
    await page.reload()
    await live(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('The last boat left in the winter thirty-one years ago.')).toBeVisible()
    await expect(page.getByText('Offline · saved just now')).toBeVisible()

    await visit(page, '/index')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByText(/Offline · saved/)).toBeVisible()

    // An article that was never read says that it cannot be shown now, and the rest of the client works.
    await visit(page, '/posts/post-000055')
    await expect(page.getByRole('button', { name: /Try again|Back/ }).first()).toBeVisible()
    await expect(page.getByText(/Offline · saved/)).toHaveCount(0)
  })

  await visit(page, '/index')
  await expect(page.getByText(/Offline · saved/)).toHaveCount(0)
})

test('a slow server is called slow: the copy shows after three seconds, and the answer that comes later is offered', async ({
  page,
  context,
}) => {
  await readArticle(page)
  await visit(page, '/index')
  // As if the copy were of an older state.
  const title = await page.evaluate(async () => {
    const cache = await caches.open('content')
    const key = (await cache.keys()).find(({ url }) => url.includes('/v2/c_static_article/post-000001'))!
    const answer = await cache.match(key)
    const body = (await answer!.json()) as { data: { title: string } }
    const { title } = body.data
    body.data.title = 'An older title'
    await cache.put(
      key,
      new Response(JSON.stringify(body), {
        headers: { ...Object.fromEntries(answer!.headers), 'x-kept-at': new Date().toISOString() },
      }),
    )
    return title
  })
  let answer: () => void = () => undefined
  await context.route('**/v2/c_static_article/post-000001', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.evaluate(() => {
    history.pushState({}, '', '/posts/post-000001')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An older title')
  await expect(page.getByText(/The server is slow · saved/)).toBeVisible()
  await expect(page.getByText(/Offline/)).toHaveCount(0)
  answer()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(/· saved/)).toHaveCount(0)
})

/** Waits until the worker has cached the files of a chunk. */
async function keptChunk(page: Page, name: string): Promise<void> {
  const missing = (name: string) =>
    page.evaluate(async (name) => {
      const files = ((await (await fetch('/chunk-files.json')).json()) as Record<string, string[]>)[name] ?? ['none']
      const kept = (await (await caches.open('shell')).keys()).map(({ url }) => new URL(url).pathname)
      return files.filter((file) => !kept.includes(`/${file}`))
    }, name)
  await expect.poll(() => missing(name)).toEqual([])
}

test('an article whose comments were never reached is read whole without a network; they come by themselves when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/posts/post-000001')
  await kept(page)
  // As if the network had gone before the code of the comments was cached.
  await keptChunk(page, 'comment-list')
  await page.evaluate(async () => {
    const files = ((await (await fetch('/chunk-files.json')).json()) as Record<string, string[]>)['comment-list'] ?? []
    const shell = await caches.open('shell')
    await Promise.all(files.map((file) => shell.delete(`/${file}`)))
  })
  await withoutNetwork(context, async () => {
    await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-comments]').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await expect(page.locator('[data-comments]').getByRole('article').first()).toBeVisible()
})

test('the comments of an article that was read are there without a network, with their threads', async ({
  page,
  context,
}) => {
  await visit(page, '/posts/post-000001')
  await kept(page)
  await keptChunk(page, 'comment-list')
  await page.reload()
  await live(page)
  await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded()
  const comment = page.locator('[data-comments]').getByRole('article').first()
  await expect(comment).toBeVisible()
  const words = await comment.innerText()
  await withoutNetwork(context, async () => {
    await page.reload()
    await live(page)
    await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded()
    await expect.poll(() => comment.innerText()).toContain(words.split('\n')[0])
  })
})

test('Me, settings and radio open without a network though they never were before, and recover by themselves', async ({
  page,
  context,
}) => {
  await visit(page, '/index')
  await kept(page)
  for (const chunk of ['account', 'setting', 'radio', 'player', 'frame']) await keptChunk(page, chunk)
  await withoutNetwork(context, async () => {
    await visit(page, '/mine')
    await expect(page.getByText('Log in or sign up')).toBeVisible()
    await visit(page, '/setting')
    await expect(page.getByRole('switch').first()).toBeVisible()
    await visit(page, '/radios')
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  })
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('after the first visit, a restart without a network at what the footer leads to shows its frame, and the ways to what is kept', async ({
  page,
  context,
}) => {
  await readArticle(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  for (const chunk of ['account', 'setting', 'radio', 'tv', 'page', 'home', 'services', 'player', 'frame'])
    await keptChunk(page, chunk)
  await withoutNetwork(context, async () => {
    // The frame says so at once, on the screen that is open.
    await expect(page.getByRole('status').filter({ hasText: /offline/i })).toHaveCount(1)
    for (const path of ['/', '/mine', '/setting', '/radios', '/tv', '/page/', '/services']) {
      await visit(page, path)
      if (path !== '/setting') await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /offline/i })).toHaveCount(1)
      await expect(page.getByText(/went wrong|isn’t available offline/)).toHaveCount(0)
      if (path === '/mine' || path === '/setting') continue
      // Home itself is among what is kept.
      if (path === '/' || path === '/page/') {
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
        continue
      }
      await expect(page.getByRole('heading', { name: 'Available offline' })).toBeVisible()
      await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', '/posts/post-000001')
    }
    // Code that was never needed is not there, but there is a way on.
    await visit(page, '/team-ranking')
    await expect(page.getByRole('heading', { name: 'This page isn’t available offline' })).toBeVisible()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { name: 'Available offline' })).toHaveCount(0)
  })
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/^Saved /)).toHaveCount(0)
})

test('a form that was begun at the first visit is found without a network, and goes on where it was', async ({
  page,
  context,
}) => {
  const text = 'The lamp at the ferry steps is out'
  await visit(page, '/feedback')
  await kept(page)
  await page.getByRole('textbox').first().fill(text)
  await draftIsKept(page, text)
  for (const chunk of ['feedback', 'radio', 'player', 'frame']) await keptChunk(page, chunk)
  await withoutNetwork(context, async () => {
    await visit(page, '/radios')
    await expect(page.getByRole('heading', { name: 'Available offline' })).toBeVisible()
    await page.getByRole('link', { name: text }).click()
    await expect(page).toHaveURL(/\/feedback$/)
    await expect(page.getByRole('textbox').first()).toHaveValue(text)
  })
})

test('a comment written without a network waits as a draft, and is posted when it is back', async ({
  page,
  context,
  city,
  member,
}) => {
  const words = `Written on the ferry, ${member.phone.slice(-4)}`
  await visit(page, '/posts/post-000033')
  await kept(page)
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
  await withoutNetwork(context, async () => {
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(
      page.getByText('You’re offline. Check your connection and try again. Saved as a draft. You can post it again.'),
    ).toBeVisible()
    await page.reload()
    await live(page)
  })
  await page.reload()
  await live(page)
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await expect(page.getByText('Your draft has been restored')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect
    .poll(
      async () =>
        (await city.get<{ items: readonly { text: string }[] }>('/v1/post_comments/post-000033?type=3')).items.filter(
          ({ text }) => text === words,
        ).length,
    )
    .toBe(1)
})

/** The id of the answer that the worker has cached for a page; each answer of the platform has its own. */
function keptAnswer(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (path) => {
    const cache = await caches.open('pages')
    const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === path)
    const kept = key === undefined ? undefined : await cache.match(key)
    return kept?.headers.get('x-request-id') ?? undefined
  }, path)
}

const shownAnswer = async (navigation: Promise<Response | null>) => (await navigation)?.headers()['x-request-id']

test('a guest who comes back sees the page of a moment ago at once, a new one on reload, and never another than their own', async ({
  page,
  context,
  city,
  baseURL,
}) => {
  await visit(page, '/index')
  await kept(page)
  await expect.poll(() => keptAnswer(page, '/index')).toBeDefined()
  const copy = await keptAnswer(page, '/index')
  await visit(page, '/posts/post-000001')
  expect(await shownAnswer(page.goto('/index'))).toBe(copy)
  await live(page)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  await expect.poll(() => keptAnswer(page, '/index')).not.toBe(copy)
  const next = await keptAnswer(page, '/index')
  expect(await shownAnswer(page.reload())).not.toBe(next)
  await live(page)

  const member = await city.register()
  await context.addCookies(member.cookies(baseURL ?? ''))
  const guests = await keptAnswer(page, '/index')
  expect(await shownAnswer(page.goto('/index'))).not.toBe(guests)
})
