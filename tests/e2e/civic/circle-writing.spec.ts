import sharp from 'sharp'
import type { Page } from '@playwright/test'
import type { City, Member } from '../support/city'
import { expect, live, test, toasts, visit } from '../support/journey'
import { pickUp } from '../support/keyboard-drag'
import { animatedPng, animation } from '../../support/animations'

const circle = 'circle-01'
const form = `/post-publish/${circle}`

const join = (city: City, { token }: Member) =>
  city.send('POST', `/v1/circles/${circle}/membership`, { act: 'enter' }, token)

/** A picture of a width by which it is known again. */
async function picture(name: string, width: number) {
  const buffer = await sharp({ create: { width, height: 30, channels: 3, background: '#386' } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

interface Shown {
  readonly post: { readonly pictures: readonly { readonly width: number }[] }
}

/** The widths of a post's pictures, in their order. */
async function widthsOf(page: Page, city: City): Promise<number[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { post } = await city.get<Shown>(`/v1/circle_posts/${id}`)
  return post.pictures.map(({ width }) => width)
}

test('a post with pictures whose connection is lost is put in order, survives a reload, and is sent by itself', async ({
  page,
  city,
  member,
}) => {
  await join(city, member)
  await visit(page, form)
  await page.getByRole('textbox', { name: 'What’s on your mind?' }).fill('Three of mine, the best one first.')
  // The connection is lost: nothing that is uploaded arrives.
  await page.route('**/v1/uploads', (route) => route.abort('internetdisconnected'))
  await page
    .locator('input[type=file]')
    .setInputFiles([await picture('a.png', 40), await picture('b.png', 50), await picture('c.png', 60)])
  await expect(page.getByText('Waiting for a connection')).toHaveCount(3)

  // The last one is moved to the front by keys, and then one step back by the buttons of a tap.
  await pickUp(page.getByRole('button', { name: 'Move c.png, 3 of 3' }), 'Picked up c.png, 3 of 3')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('c.png is now 2 of 3')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('c.png is now 1 of 3')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Move c.png, 1 of 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Move a.png, 2 of 3' }).tap()
  await page.getByRole('button', { name: 'Later' }).tap()
  await expect(page.getByRole('button', { name: 'Move b.png, 2 of 3' })).toBeVisible()

  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('This will be sent when you’re back online', { exact: false })).toBeVisible()
  await page.unroute('**/v1/uploads')
  await page.reload()
  await expect(page).toHaveURL(/\/group-post-detail\//)
  await live(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Three of mine, the best one first.' })).toBeVisible()
  expect(await widthsOf(page, city)).toEqual([60, 50, 40])
})

test('a poll is written, voted in once by another member, and shows them the results', async ({
  page,
  city,
  member,
  context,
  baseURL,
}) => {
  await join(city, member)
  await visit(page, form)
  await page.getByRole('textbox', { name: 'What’s on your mind?' }).fill('Let us swap seeds.')
  await page.getByRole('button', { name: 'Add a poll' }).click()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Add at least 2 options to the poll' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Poll question' }).fill('Which day?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Saturday')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Sunday')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toasts(page).filter({ hasText: 'Posted' })).toBeVisible()
  await expect(page).toHaveURL(/\/group-post-detail\//)

  const voter = await city.register()
  await context.clearCookies()
  await context.addCookies(voter.cookies(baseURL ?? ''))
  await page.reload()
  await live(page)
  const poll = page.getByRole('region', { name: 'Poll' })
  await poll.getByRole('radio', { name: 'Sunday' }).check()
  await poll.getByRole('button', { name: 'Vote' }).click()
  await expect(poll.getByRole('listitem', { name: 'Sunday: 100%, 1 vote, your choice' })).toBeVisible()
  await page.reload()
  await live(page)
  await expect(poll.getByRole('listitem', { name: 'Saturday: 0%, 0 votes' })).toBeVisible()
  await expect(poll.getByRole('button', { name: 'Vote' })).toHaveCount(0)
})

test('somebody who is named in a post has a message that leads to it', async ({
  page,
  city,
  member,
  context,
  baseURL,
}) => {
  const named = await city.register()
  const nickname = `Heron${named.user.id.slice(-6)}`
  await city.send('PUT', '/v1/consumer/user', { nickname }, named.token)
  for (const each of [member, named]) await join(city, each)
  await visit(page, form)
  const text = page.getByRole('textbox', { name: 'What’s on your mind?' })
  await text.pressSequentially(`Ask @${nickname}`)
  await page.getByRole('option', { name: nickname }).tap()
  await text.pressSequentially('how it is done')
  await expect(text).toHaveValue(`Ask @${nickname} how it is done`)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page).toHaveURL(/\/group-post-detail\//)
  const { pathname } = new URL(page.url())
  await expect(page.getByRole('link', { name: `@${nickname}` })).toHaveAttribute('href', /\/user-details\//)

  await context.clearCookies()
  await context.addCookies(named.cookies(baseURL ?? ''))
  await visit(page, '/message')
  await page.getByRole('link', { name: /mentioned you/ }).click()
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
})

test('a long screenshot and pictures that move are sent as they are, and shown so', async ({ page, city, member }) => {
  await join(city, member)
  await visit(page, form)
  await page.getByRole('textbox', { name: 'What’s on your mind?' }).fill('A long one, and three that move.')
  const long = await sharp({ create: { width: 1080, height: 12_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'long.png', mimeType: 'image/png', buffer: long },
    // Browsers call it a PNG.
    { name: 'apng.png', mimeType: 'image/png', buffer: animatedPng(4) },
    { name: 'moving.webp', mimeType: 'image/webp', buffer: await animation('webp', 4) },
    { name: 'moving.gif', mimeType: 'image/gif', buffer: await animation('gif', 4) },
  ])
  await expect(page.getByRole('button', { name: 'Move moving.gif, 4 of 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page).toHaveURL(/\/group-post-detail\//)
  await live(page)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { post } = await city.get<{ post: { pictures: readonly { url: string; width: number; height: number }[] } }>(
    `/v1/circle_posts/${id}`,
  )
  expect(post.pictures.map(({ width, height }) => [width, height])).toEqual([
    [1080, 12_000],
    [60, 40],
    [60, 40],
    [60, 40],
  ])
  const [, apng, ...others] = await Promise.all(
    post.pictures.map(async ({ url }) => await (await page.request.get(url)).body()),
  )
  expect(apng?.includes('acTL')).toBe(true)
  for (const moving of others) expect((await sharp(moving).metadata()).pages).toBe(4)

  // Nobody knew the size of the picture in the viewer, which measures it.
  await page.getByRole('button', { name: 'View picture 1', exact: true }).click()
  const scroller = page.locator('.yarl__slide_current [tabindex="0"]')
  // Before that there is nothing to scroll, and the key would be lost.
  await expect.poll(() => scroller.evaluate((element) => element.scrollHeight)).toBeGreaterThan(3000)
  // The viewer takes the focus at the end of its opening, so that a key before that is lost.
  await expect(async () => {
    await scroller.press('End')
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop), { timeout: 2000 }).toBeGreaterThan(3000)
  }).toPass()
})
