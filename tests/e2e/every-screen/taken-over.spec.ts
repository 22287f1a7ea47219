import { answersOf, shifts, watchShifts } from '../support/first-view'
import { expect, live, test } from '../support/journey'

/** Of each kind of screen: lists with filters, a channel, a search, services, choices, a form, a preview, a frame. */
const taken = [
  '/micro-wish',
  '/voluntary-activities',
  '/activities-details/activity-001',
  '/practice-map',
  '/tv',
  '/search?q=ferry',
  '/services',
  '/radios',
  '/more-radio',
  '/cities',
  '/feedback',
  '/preview/demo-draft-5f0c1e9a7b3d4286a1c2e3f4',
  '/share/video-041?from_user_id=user-resident',
  '/_frame_cates?id=culture',
]

/** They show what is on now. */
const ofChannels: readonly string[] = ['/tv', '/radios']

test('other screens are taken over as they are, without asking again and without a shift', async ({ page }) => {
  let asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/v\d\//.test(pathname)) asked.push(`${request.method()} ${pathname}${search}`)
  })
  await watchShifts(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.querySelector('main')?.setAttribute('data-drawn', '')),
  )
  /** Opens a screen; resolves with what it asked for although the document has the answer. */
  const askedAgain = async (path: string): Promise<readonly string[]> => {
    asked = []
    await page.goto(path)
    await live(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main[data-drawn]')).toHaveCount(1)
    const sent = await answersOf(page)
    expect(sent.length).toBeGreaterThan(1)
    return asked.filter((request) => sent.includes(request))
  }
  for (const path of taken)
    await test.step(path, async () => {
      // A kept page of channels is asked for again for a minute after a programme of it has ended.
      if (ofChannels.includes(path)) await expect.poll(() => askedAgain(path), { timeout: 100_000 }).toEqual([])
      else expect(await askedAgain(path)).toEqual([])
      // What the map lists depends on the size of the screen, and comes with its markers.
      if (path !== '/practice-map') expect(await shifts(page)).toBe(0)
    })
})

test('what was searched on this device is shown, though the platform knows nothing of it', async ({ page }) => {
  await page.goto('/search')
  await live(page)
  await page.getByRole('combobox').fill('ferry')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=ferry/)
  await page.goto('/search')
  await live(page)
  await expect(page.getByRole('button', { name: 'ferry', exact: true })).toBeVisible()
})

test('a screen of members is drawn before anything of theirs is loaded, and then filled', async ({
  page,
  member,
  context,
  baseURL,
}) => {
  for (const path of ['/wallet', '/collection', '/phone', '/user'])
    await test.step(path, async () => {
      await context.clearCookies()
      await context.addCookies(member.cookies(baseURL ?? ''))
      const answer = await page.goto(path)
      expect(answer?.headers()['cache-control']).toBe('no-cache')
      expect(await answer?.text()).toMatch(/<div id="root">.*<h1/)
      expect((await answersOf(page)).length).toBe(2)
      await live(page)
      await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
      await expect(page).toHaveURL(path)
    })
})
