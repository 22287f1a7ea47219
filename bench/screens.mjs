// Measures every screen on the phone: layout shifts while it loads and is read, and the latency of taps.
import { atMost, forScale, median } from './lib/figures.mjs'
import { untilQuiet, withPhone } from './lib/phone.mjs'
import { call, residentCookies } from './lib/server.mjs'

/** Controls to tap where they are present: `[role, name]`. */
const reacting = [
  ['button', /^like/i],
  ['button', /favourite|collect/i],
]

async function screensOf(origin) {
  const { items: feed } = await call(origin, '/v1/feeds?page_size=50')
  const idOf = (type) => feed.find((item) => item.type === type && item.external_url === null)?.id
  const post = idOf(3)
  const audio = idOf(1)
  const video = (await call(origin, '/v1/feeds?types=4')).items[0].id
  const { items: categories } = await call(origin, '/v1/categories')
  const commentOf = async (id) =>
    (await call(origin, `/v1/post_comments/${id}`).catch(() => ({ items: [] }))).items[0]?.id ?? 'comment-1'
  const guests = [
    ['S001', '/'],
    ['S003', '/index', ['button', /^like/i], ['tab', /news/i]],
    ['S009', '/page/page-today'],
    ['S011', `/cates/${categories[0].id}`, ['button', /^like/i]],
    ['S012', `/subcates/${categories[0].children[0].id}`, ['button', /^like/i]],
    ['S015', '/cities', ['button', /./]],
    ['S023', `/audios/${audio}`, ['button', /play/i]],
    ['S024', `/audios/${audio}/comment/${await commentOf(audio)}`],
    ['S025', '/albums/album-night-river', ['button', /play/i]],
    ['S026', '/radios', ['link', /./]],
    ['S027', '/radios/radio-news', ['button', /play/i]],
    ['S031', '/lives/tv-news', ['button', /play/i]],
    ['S032', `/videos/${video}`, ...reacting],
    ['S033', `/videos/${video}/comment/${await commentOf(video)}`],
    ['S044', `/posts/${post}`, ...reacting, ['button', /aa|size|reading/i]],
    ['S045', `/posts/${post}/comment/${await commentOf(post)}`],
    ['S056', '/mine'],
    ['S065', '/forget', ['button', /code/i]],
    ['S075', '/setting', ['radio', /dark/i], ['button', /dark/i]],
    ['S083', '/error-page'],
    ['S084', '/not-found'],
    ['S085', '/login', ['button', /code|password/i]],
  ].map((screen) => ['guest', ...screen])
  const members = [
    ['S003', '/index', ['button', /^like/i], ['tab', /news/i]],
    ['S044', `/posts/${post}`, ...reacting],
    ['S056', '/mine'],
    ['S057', '/history', ['tab', /audio|video/i], ['button', /manage|done/i]],
    ['S058', '/user', ['button', /./]],
    ['S060', '/phone/bind'],
    ['S061', '/phone'],
    ['S062', '/phone/rebind'],
    ['S064', '/password'],
    ['S067', '/collection', ['tab', /audio|video/i], ['button', /manage|done/i]],
  ].map((screen) => ['member', ...screen])
  return [...guests, ...members]
}

export async function benchScreens({ origin }, { runs }) {
  const cookies = await residentCookies(origin)
  const shifts = []
  const taps = []
  const bare = [await bareTap(origin)]
  for (const [role, id, path, ...controls] of await screensOf(origin)) {
    const visit = await withPhone({ cookies: role === 'member' ? cookies : [] }, (page) =>
      visitScreen(page, origin + path, controls, runs),
    ).catch((error) => ({ fault: String(error).split('\n')[0] }))
    if (visit.fault !== undefined) console.log(`  ${id} ${role}: ${visit.fault}`)
    else {
      shifts.push({ screen: `${id} as ${role}`, ...visit })
      taps.push(...visit.taps.map((tap) => ({ screen: `${id} ${tap.name}`, ...tap })))
      if (visit.cls > 0) console.log(`  ${id} ${role}: ${visit.cls.toFixed(4)} ${JSON.stringify(visit.shifts)}`)
      for (const tap of visit.taps) if (tap.wait > 100) console.log(`  ${id} ${role} ${tap.name}: ${tap.wait} ms`)
    }
  }
  bare.push(await bareTap(origin))
  const worstShift = shifts.toSorted((one, other) => other.cls - one.cls)[0]
  const slowest = taps.toSorted((one, other) => other.wait - one.wait)[0]
  const visibleShifts = shifts.filter(({ cls }) => cls > 0)
  return [
    atMost(
      `Layout shift, the worst of ${shifts.length} screens`,
      worstShift.cls,
      0,
      '',
      visibleShifts.length === 0
        ? 'none moves'
        : visibleShifts.map(({ screen, cls }) => `${screen} ${cls.toFixed(4)}`).join(', '),
    ),
    atMost(
      `A tap waits for its answer, the slowest of ${taps.length} controls`,
      slowest.wait,
      100,
      'ms',
      `${slowest.screen}; over 100 ms: ${
        taps
          .filter(({ wait }) => wait > 100)
          .map(({ screen, wait }) => `${screen} ${wait}`)
          .join(', ') || 'none'
      }`,
    ),
    forScale(
      'A tap waits for its answer, median of all controls : a bare button of a static page',
      median(taps.map(({ wait }) => wait)) / median(bare),
      '×',
      `${median(taps.map(({ wait }) => wait))} ms, ${median(bare)} ms; each tapped up to ${runs} times, its median counts`,
    ),
  ]
}

async function visitScreen(page, url, controls, runs) {
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await untilQuiet(page, 1500)
  await readThrough(page)
  const { cls, shifts } = await page.evaluate(() => window.__seen)
  const taps = []
  for (const [role, name] of controls) {
    const control = page.getByRole(role, { name }).first()
    if (!(await control.isVisible().catch(() => false))) continue
    const tapTimes = []
    for (let tap = 0; tap < runs; tap += 1) {
      const wait = await tapOnce(page, control).catch(() => null)
      if (wait === null) break
      tapTimes.push(wait)
      // A control that navigates away is tapped again after going back.
      if (!(await control.isVisible().catch(() => false)))
        await page
          .goBack()
          .then(() => control.waitFor({ timeout: 5000 }))
          .then(() => untilQuiet(page, 1000))
          .catch(() => undefined)
    }
    if (tapTimes.length > 0) taps.push({ name: `${role} ${name.source}`, wait: median(tapTimes) })
  }
  return { cls, shifts, taps }
}

/** Milliseconds that a button without any framework takes. It is the baseline, because a machine's speed varies. */
function bareTap(origin) {
  return withPhone({}, async (page) => {
    await page.goto(`${origin}/bench/static`, { waitUntil: 'load', timeout: 120_000 })
    await page.evaluate(() => {
      const button = Object.assign(document.createElement('button'), { textContent: 'off' })
      button.addEventListener('click', () => (button.textContent = button.textContent === 'off' ? 'on' : 'off'))
      document.body.prepend(button)
    })
    await untilQuiet(page, 1500)
    const tapTimes = []
    for (let tap = 0; tap < 5; tap += 1)
      tapTimes.push(await tapOnce(page, page.getByRole('button', { name: /^(on|off)$/ })))
    return median(tapTimes)
  })
}

/** Scrolls down to the end in steps and up again, as a reader would. */
async function readThrough(page) {
  for (let step = 0; step < 6; step += 1) {
    await page.evaluate(() => window.scrollBy(0, 600))
    await page.waitForTimeout(400)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(600)
}

/** Milliseconds until the screen has answered a tap. */
async function tapOnce(page, control) {
  await page.evaluate(() => {
    window.__seen.shown.length = 0
    window.__seen.drawn.length = 0
  })
  await control.tap({ timeout: 5000, noWaitAfter: true })
  await page.waitForTimeout(1200)
  const { shown, drawn } = await page.evaluate(() => window.__seen)
  if (drawn.length === 0) return null
  // Event timing does not report anything below 16 ms.
  return Math.min(drawn[0], shown.length === 0 ? 16 : Math.max(...shown))
}
