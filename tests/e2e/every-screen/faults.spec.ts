import { breakingProxy } from '../support/breaking-proxy'
import { callsOf, expect, expectAnswered, live, test } from '../support/journey'
import { examples, inGroups, together } from '../support/screens'
import {
  expectWhole,
  failures,
  forget,
  openCut,
  openUndrawn,
  otherFaults,
  resume,
  truncated,
  tryAgain,
} from '../support/walk/faults'
import { wireOf } from '../support/wire'

// What moves while a screen waits for its answers is drawn sixty times a second; transitions.spec.ts is about it.
test.use({ reducedMotion: 'reduce' })

/** An address of each screen that the platform draws with its content for everybody. */
const drawn = Object.values(examples).flatMap((addresses) =>
  Object.entries(addresses)
    .filter(([, visitors]) => visitors.includes('guest'))
    .slice(0, 1)
    .map(([address]) => address),
)

test('a client that cannot start says so, and starts when it is tried again', async ({ page }) => {
  const wire = await wireOf(page)
  const calls = callsOf(page)
  for (const fault of [...Object.values(failures), otherFaults['an expired session'], truncated]) {
    wire.calls = () => fault
    await openUndrawn(page, wire, '/radios')
    await expect(page.locator('main:visible [role=alert]').first()).toBeVisible()
    wire.mend()
    await tryAgain(page, calls)
    await expect(page.getByRole('heading', { name: 'All stations' })).toBeVisible()
  }
})

for (const paths of inGroups(together, drawn))
  test(`what the platform drew at ${paths[0]} to ${paths.at(-1)} stays there under every fault, and its buttons act`, async ({
    page,
    member,
    context,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const wire = await wireOf(page)
    const calls = callsOf(page)
    for (const path of paths) {
      await context.addCookies(member.cookies(baseURL ?? ''))
      let met = 0
      for (const [name, fault] of [
        ['an answer of another shape', failures['an answer of another shape']],
        // The last one: afterwards the visitor is a guest.
        ['an expired session', otherFaults['an expired session']],
      ] as const) {
        await test.step(`${path} with ${name}`, async () => {
          wire.calls = (_, isStream) => {
            met += 1
            return isStream ? { lost: true } : fault
          }
          await page.goto(path)
          await live(page)
          await expectAnswered(page, calls)
          wire.mend()
          await resume(page)
        })
        // All that it shows came with its document: no call meets the other fault, either.
        if (met === 0) break
      }
      await forget(page)
    }
  })

for (const [where, mark, length] of [
  ['before its style', '<style', 0],
  ['in its text', '<main', 200],
  ['in its answers', 'id="first-view"', 200],
] as const)
  test(`a document that ends ${where} is drawn all the same`, async ({ page }) => {
    const wire = await wireOf(page)
    await openCut(page, wire, '/index', mark, length)
    await expectWhole(page)
    wire.mend()
    await resume(page)
  })

test('a document whose connection breaks is drawn all the same', async ({ page, baseURL }) => {
  const proxy = await breakingProxy(baseURL ?? '', '<main', 1500)
  // The browser considers it loading forever.
  await page.goto(`${proxy.origin}/posts/post-000001`, { waitUntil: 'commit' })
  await expectWhole(page)
  await page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' }).click()
  await expect(page).toHaveURL(/\/login/)
  proxy.close()
})
