import type { Page } from '@playwright/test'
import { newPhone, type City } from '../support/city'
import { PageInApp, simulatedHosts } from '../support/in-app'
import { expect, live, test, toasts, visit } from '../support/journey'
import { enterCode } from '../support/log-in'
import { goesOn, sounding, watchMedia } from '../support/media'
import { fillWishWords, wishPicture } from '../support/wish-form'

const article = '/posts/post-000032'
const album = '/albums/album-night-river'

test.beforeEach(async ({ page }) => watchMedia(page))

/** Opens an article by the card that somebody shared, and writes a comment; returns its words. */
async function commentFromCard(page: Page, host: string): Promise<string> {
  const words = `I still know the ferryman, says somebody in ${host} ${crypto.randomUUID().slice(0, 8)}.`
  await visit(page, `${article}?from=singlemessage`)
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  return words
}

async function expectPosted(page: Page, city: City, words: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(article))
  await expect(page.getByRole('article').filter({ hasText: words })).toBeInViewport()
  const { items } = await city.get<{ items: readonly { text: string }[] }>(
    `/v1/post_comments/${article.split('/').at(-1)}?type=3`,
  )
  expect(items.filter(({ text }) => text === words)).toHaveLength(1)
}

/** @param isReady Resolves once the host can choose pictures. */
async function makeWish(page: Page, app: PageInApp, title: string, isReady?: () => Promise<void>): Promise<void> {
  await visit(page, '/micro-wish-publish')
  await fillWishWords(page, title)
  await isReady?.()
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await expect(page.getByRole('img', { name: /^1\./ })).toBeVisible()
  expect(await app.calls('chooseImage')).toHaveLength(1)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).not.toHaveURL(/publish/)
}

/** The platform has one wish of the member, with this title. */
async function expectWished(city: City, token: string, title: string): Promise<void> {
  const { items } = await city.get<{ items: readonly { title: string }[] }>('/v1/consumer/my_wish', token)
  expect(items.map((wish) => wish.title)).toEqual([title])
}

async function openPoster(page: Page): Promise<void> {
  await visit(page, article)
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Make a poster' }).click()
}

async function savePoster(page: Page, app: PageInApp): Promise<void> {
  await openPoster(page)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(toasts(page).filter({ hasText: /^Saved to your photos/ })).toBeVisible()
  const [saved] = await app.calls('saveImage')
  expect([saved?.[1], String(saved?.[2]).slice(0, 4)]).toEqual(['image/jpeg', '/9j/'])
}

/** The sound goes on in the background, where the app shows its own player by what it is told. */
async function listenInBackground(page: Page, app: PageInApp): Promise<void> {
  await visit(page, album)
  await page.getByRole('button', { name: 'Play all' }).click()
  await goesOn(page)
  expect(await app.tell('background')).toBe(true)
  await goesOn(page)
  const shown = (await app.calls('playState')).at(-1)
  expect(shown).toEqual(['playing', expect.stringMatching(/\p{L}{3}/u)])
  expect(await app.tell('foreground')).toBe(true)
  await page.getByRole('region', { name: 'Mini player' }).getByRole('button', { name: 'Pause' }).click()
  await expect.poll(async () => (await app.calls('playState')).at(-1)).toEqual(['paused', shown?.[1]])
  expect(await sounding(page)).toBeNull()
}

for (const host of simulatedHosts.filter((each) => each !== 'messenger'))
  test(`in an app (${host}): a comment from a card with the app’s login, a wish with its camera, a poster, a sound`, async ({
    page,
    city,
  }) => {
    const member = await city.register()
    const app = await PageInApp.open(page, host, {
      login: { token: member.token },
      chooseImage: [{ type: 'image/png', data: wishPicture }],
      saveImage: true,
      playState: null,
    })
    const words = await commentFromCard(page, host)
    await expectPosted(page, city, words)
    expect(await app.calls('login')).toEqual([[]])

    const title = 'A bench at the old pier'
    await makeWish(page, app, title)
    await expectWished(city, member.token, title)

    await savePoster(page, app)
    await listenInBackground(page, app)
  })

test('in the messenger: a comment from a card with its login, a wish with its pictures, a poster, a sound, under its own script', async ({
  page,
  city,
}) => {
  const app = await PageInApp.open(page, 'messenger', {
    preVerifyJSAPI: null,
    updateAppMessageShareData: null,
    updateTimelineShareData: null,
    hideAllNonBaseMenuItem: null,
    showAllNonBaseMenuItem: null,
    chooseImage: { localIds: '["weixin://1"]' },
    getLocalImgData: { localData: `data:image/jgp;base64,${wishPicture}` },
  })
  const words = await commentFromCard(page, 'the messenger')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Log in with WeChat' }).click()
  await page.getByRole('link', { name: 'Log in as New Friend' }).click()
  await live(page)
  await enterCode(page, city, newPhone())
  await expectPosted(page, city, words)

  const title = 'A lamp for the stairs'
  // The script is told by which card a screen is shared once the messenger accepts its calls.
  await makeWish(page, app, title, () =>
    expect.poll(async () => (await app.calls('updateTimelineShareData')).length).toBeGreaterThan(0),
  )
  const session = (await page.context().cookies()).find(({ name }) => name === 'authorization')
  await expectWished(city, session?.value ?? '', title)

  // The messenger downloads nothing, and saves no picture of an object URL.
  await openPoster(page)
  const poster = page.getByRole('img', { name: /^Poster of/ })
  await expect(poster).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
  await expect(page.getByText('Press and hold the picture to save it')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save picture' })).toHaveCount(0)

  await visit(page, album)
  await expect.poll(async () => (await app.calls('updateTimelineShareData')).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Play all' }).click()
  await goesOn(page)
})

test('in an app, a long press on the site’s name opens the support screen, which says what the app can', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await PageInApp.open(page, 'android', { scan: 'code', share: 'shared' })
  await visit(page, '/about')
  const name = page.getByText(/^Version \d/)
  const box = (await name.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(page).toHaveURL(/\/support$/)
  await page.mouse.up()
  const stateOf = (method: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${method}$`) })
      .locator('+ dd')
  await expect(stateOf('scan')).toHaveText('Present')
  await expect(stateOf('dial')).toHaveText('Absent')
  await page.getByRole('button', { name: 'Copy everything' }).click()
  await expect(toasts(page)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Interface of the app: Android object')
  expect(copied).toContain('scan: Present\n')
})
