import { expect } from '@playwright/test'
import { test } from '../support/engines/engines'
import type { Sought } from '../support/engines/person'
import type { WebKitWindow } from '../support/engines/webkit'
import { soundingInPage, watchMediaInPage } from '../support/media'

const article = '/posts/post-000001'
const play: Sought = { role: 'button', name: 'Play' }
const miniPlayer: Sought = { role: 'region', name: 'Mini player' }
const results: Sought = { role: 'article', inside: { role: 'main' } }

/** Waits until something plays, and plays on from one look to the next. A jump back starts the comparison anew. */
async function goesOn(webkit: WebKitWindow): Promise<void> {
  const position = async () => (await webkit.evaluate(soundingInPage))?.time ?? 0
  await expect.poll(position, { message: 'something plays', intervals: [100] }).toBeGreaterThan(0)
  let before = Number.POSITIVE_INFINITY
  const hasMovedOn = async () => {
    const now = await position()
    const moved = now > before
    before = now
    return moved
  }
  await expect.poll(hasMovedOn, { message: 'it plays on', intervals: [300] }).toBe(true)
}

test('WebKit: an article is read down to what others say of it', async ({ person, city }) => {
  await person.visits(article)
  await person.sees({ text: /The last boat left in the winter thirty-one years ago\./ })
  await person.scrollsTo({ role: 'heading', name: /^Comments/ })
  const { items } = await city.get<{ items: readonly { text: string }[] }>('/v1/post_comments/post-000001?type=3')
  await person.sees({ role: 'article', containing: items[0]?.text ?? 'no comment' })
})

test('WebKit: an album is listened to, and its second part follows the first', async ({ person, webkit }) => {
  await person.visits('/albums/album-night-river')
  await webkit.evaluate(watchMediaInPage)
  await person.taps({ role: 'button', name: 'Play all' })
  await goesOn(webkit)
  const cover: Sought = { label: /the player: /, inside: miniPlayer }
  const first = await person.readsLabel(cover)
  // Listening to the end takes minutes.
  await webkit.evaluate(() => {
    const { played } = window as unknown as { readonly played: ReadonlySet<HTMLMediaElement> }
    for (const element of played) element.currentTime = element.duration - 1
  })
  await expect.poll(() => person.readsLabel(cover)).not.toBe(first)
  await goesOn(webkit)
})

test('WebKit: a video is watched, and paused', async ({ person, webkit }) => {
  await person.visits('/videos/video-001')
  await webkit.evaluate(watchMediaInPage)
  await person.taps(play)
  await goesOn(webkit)
  await person.taps({ role: 'button', name: 'Pause' })
  await expect.poll(() => webkit.evaluate(soundingInPage)).toBeNull()
})

test('WebKit: a TV channel is watched live', async ({ person, webkit }) => {
  await person.visits('/lives/tv-news')
  await webkit.evaluate(watchMediaInPage)
  await person.taps(play)
  await goesOn(webkit)
  await person.sees({ text: 'Live' })
})

test('WebKit: what is typed is completed, found and opened', async ({ person }) => {
  await person.visits('/index')
  await person.taps({ role: 'link', name: 'Search the city' })
  const box: Sought = { role: 'combobox' }
  await person.types(box, 'ferr')
  await person.sees({ role: 'option', name: 'ferry' })
  await person.types(box, 'y')
  await person.pressesEnter(box)
  await person.comesToAddress(/\/search\?q=ferry/)
  const found = await person.reads({ role: 'link', inside: results })
  await person.taps({ role: 'link', name: found, inside: results })
  await person.comesToAddress(/^\/(?!search)/)
})

test('WebKit: what was read is read without a network, and says so', async ({ person, webkit, network }) => {
  await person.visits('/index')
  await expect
    .poll(() => webkit.evaluate(() => navigator.serviceWorker.controller !== null), { message: 'the worker controls' })
    .toBe(true)
  await person.visits(article)
  const title: Sought = { role: 'heading', level: 1, name: await person.reads({ role: 'heading', level: 1 }) }
  const kept = () =>
    webkit.driver.executeAsyncScript<readonly string[]>(`
      const answer = arguments[arguments.length - 1]
      caches.open('content').then((cache) => cache.keys()).then((kept) => answer(kept.map(({ url }) => url)))`)
  await expect
    .poll(kept, { message: 'the article is kept', intervals: [100] })
    .toContainEqual(expect.stringContaining('/v2/c_static_article/post-000001'))
  network.cut()
  await person.visits(article)
  await person.sees(title)
  await person.sees({ text: /· saved / })
  network.mend()
  await person.reloads()
  await person.sees(title)
  await person.seesNo({ text: /· saved / })
})

test('WebKit: back leads to the same place of the list, and forth to the article', async ({ person, webkit }) => {
  await person.visits('/index')
  const card: Sought = { role: 'article', inside: { role: 'main' } }
  await expect.poll(() => person.count(card)).toBeGreaterThan(8)
  // It scrolls as a finger does: a jump would pass rows that were never laid out, whose heights are still estimated.
  await webkit.evaluate(async () => {
    for (let top = 500; top <= 1500; top += 500) {
      scrollTo(0, top)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
  })
  const link: Sought = { role: 'link', inside: card, inSight: true }
  const name = await person.reads(link)
  const top = () => webkit.evaluate(() => scrollY)
  const before = await top()
  expect(before).toBeGreaterThan(1000)
  await person.taps({ ...link, name })
  await person.sees({ role: 'heading', level: 1, name })
  await expect.poll(top).toBe(0)
  await webkit.driver.navigate().back()
  await person.sees({ ...link, name })
  await expect.poll(top).toBe(before)
  await webkit.driver.navigate().forward()
  await person.sees({ role: 'heading', level: 1, name })
})

test('WebKit: an article is shared as a link, as a code and as a poster', async ({ person }) => {
  await person.visits(article)
  const share: Sought = { role: 'button', name: /^Share/, inside: { role: 'group', name: 'Take part' } }
  const sheet: Sought = { role: 'dialog' }
  await person.taps(share)
  await person.taps({ role: 'button', name: 'Copy link', inside: sheet })
  await person.sees({ text: 'Copied' })
  await person.taps(share)
  await person.taps({ role: 'button', name: 'Show QR code', inside: sheet })
  await person.sees({ role: 'img', name: /^QR code with the link to/, inside: sheet })
  await person.taps({ role: 'button', name: 'Back', inside: sheet })
  await person.taps({ role: 'button', name: 'Make a poster', inside: sheet })
  await person.sees({ role: 'img', name: /^Poster of .* with a QR code$/, inside: sheet })
})

test('WebKit: the map is looked at more closely, and a place on it is picked', async ({ person }) => {
  await person.visits('/practice-map')
  const heading: Sought = { role: 'heading', name: /^\d+ places? (on this map|in this area)/ }
  await person.sees(heading)
  const before = await person.reads(heading)
  await person.taps({ role: 'button', name: 'Zoom in' })
  await expect.poll(() => person.reads(heading)).not.toBe(before)
  await person.taps({ role: 'button', name: /on the map$/, inside: { role: 'article' } })
  await person.sees({ role: 'region', name: 'Selected place' })
  await person.comesToAddress(/place=/)
})
