import type { BrowserContext, Page } from '@playwright/test'
import { bringAxe } from '../support/axe'
import { leaveSound } from '../support/floating'
import {
  callsOf,
  expect,
  expectAnswered,
  expectSomething,
  live,
  moveAnew,
  moveTo,
  prefer,
  restingPlace,
  test,
  toasts,
  visit,
} from '../support/journey'
import { enterAs, groupsOf, screens, type ExampleScreen } from '../support/screens'
import {
  expectWhole,
  failures,
  forget,
  headingOf,
  openCut,
  openUndrawn,
  otherFaults,
  resume,
  start,
  tryAgain,
} from '../support/walk/faults'
import { lookAt } from '../support/walk/looks'
import { withoutWorker } from '../support/walk/without-worker'
import { wireOf, type Fault, type Wire } from '../support/wire'

// What moves while a screen waits for its answers is drawn sixty times a second; transitions.spec.ts is about it.
test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' })

/**
 * So many screens share a page, for which the client's code is compiled once. They are few, so that the last test ends
 * soon after the others.
 */
const together = 10

/** A resident's screen makes the calls of a guest's and more. */
const calling = screens.filter(
  ({ address, visitor }) =>
    visitor !== 'guest' || !screens.some((other) => other.address === address && other.visitor !== 'guest'),
)

const failuresInTurn = Object.entries(failures)

interface Walk {
  readonly page: Page
  readonly context: BrowserContext
  readonly origin: string
  readonly wire: Wire
  readonly calls: () => number
  /** Lets the service worker answer, or bypasses it, so that every request meets its fault. */
  readonly letWorkerAnswer: (isAllowed: boolean) => Promise<void>
}

// To open a screen takes longer than most questions to it, so all of them are asked while it is open.
for (const { visitor, shown } of groupsOf(together))
  test(`what a ${visitor} sees at ${shown[0]} to ${shown.at(-1)} can be read and used, withstands faults, and is there after a refresh and offline`, async ({
    page,
    city,
    context,
    baseURL,
  }) => {
    // Against hanging alone: a busy machine opens so many screens slowly.
    test.setTimeout(600_000)
    const origin = baseURL ?? ''
    const wire = await wireOf(page)
    const calls = callsOf(page)
    await bringAxe(page)
    await leaveSound(page)
    await visit(page, '/index')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const walk: Walk = { page, context, origin, wire, calls, letWorkerAnswer: await withoutWorker(page) }
    await forget(page)
    for (const address of shown)
      await test.step(address, async () => {
        await enterAs(visitor, { city, context, origin })
        await askAll({ address, visitor }, walk)
        await forget(page)
      })
  })

/**
 * Opens a screen with its first fault, by a document that ends early, and looks at it once it has recovered; moves on to
 * it with the other faults; and loads it anew in elder mode and offline.
 */
async function askAll({ address, visitor }: ExampleScreen, walk: Walk): Promise<void> {
  const { page, wire, calls } = walk
  const index = calling.findIndex((screen) => screen.address === address && screen.visitor === visitor)
  const [name, failure] = failuresInTurn[Math.max(index, 0) % failuresInTurn.length]!
  const known = new Set<string>()
  await test.step(index === -1 ? 'made by the client' : name, async () => {
    if (index !== -1) meetWith(wire, failure, known)
    // Its answers are cut off, so that every call is the client's own.
    await openCut(page, wire, address, 'id="first-view"', 200)
    await expectAnswered(page, calls)
    const opened = page.url()
    wire.mend()
    await tryAgain(page, calls)
    await expectWhole(page)
    // The retry of a page that is about a failure leads away from it.
    if (page.url() !== opened) await visit(page, address)
    await dismissToasts(page)
  })
  await test.step('in light and dark', () => lookAt(page, address, { calls, isDark: true }))
  await resume(page)
  const resting = restingPlace(address)
  // Home is where a fresh link leads back to; from what follows one goes back to a screen that is drawn sooner.
  await moveTo(page, resting)
  // A screen without requests cannot fail.
  const [empty, expired] = known.size === 0 ? [] : Object.entries(otherFaults)
  if (empty !== undefined) await meetOther(address, empty, known, walk)
  await openAnew(address, walk)
  if (expired === undefined) return
  await visit(page, resting)
  await meetOther(address, expired, known, walk)
}

/** Moves on to a screen with a fault that it tells apart by itself, and tries it again. */
async function meetOther(
  address: string,
  [name, fault]: readonly [string, Fault],
  known: ReadonlySet<string>,
  { page, wire, calls }: Walk,
): Promise<void> {
  await test.step(name, async () => {
    const met = new Set<string>()
    meetWith(wire, fault, met)
    await moveTo(page, address)
    await expectAnswered(page, calls)
    // What a store remembers is asked for again by a page of its own.
    if ([...known].some((call) => !met.has(call))) {
      await openUndrawn(page, wire, address)
      await expectSomething(page)
    }
    wire.mend()
    await tryAgain(page, calls)
    await resume(page)
  })
}

/** Compares a screen with what the platform makes of its address, looks at it in elder mode, and opens it offline. */
async function openAnew(address: string, { page, context, origin, calls, letWorkerAnswer }: Walk): Promise<void> {
  await test.step('after a refresh, in elder mode', async () => {
    await moveAnew(page, address)
    const heading = await headingOf(page, calls)
    await prefer(context, origin, { theme: 'light', elder: true })
    await letWorkerAnswer(true)
    await page.reload()
    await live(page)
    expect(await headingOf(page, calls)).toBe(heading)
    await lookAt(page, `${address} in elder mode`, { calls, isDark: false })
  })
  await test.step('without a network', async () => {
    await context.setOffline(true)
    await visit(page, address)
    await expectSomething(page)
    await context.setOffline(false)
    await letWorkerAnswer(false)
  })
}

/** Closes the short messages, so that the screen is looked at without them. */
async function dismissToasts(page: Page): Promise<void> {
  // One that goes by itself meanwhile needs no tap.
  for (const toast of await toasts(page).all()) await toast.click({ timeout: 1000 }).catch(() => undefined)
  await expect(toasts(page)).toHaveCount(0)
}

/** Lets the calls of a screen meet a fault, and writes down which do. */
function meetWith(wire: Wire, fault: Fault, met: Set<string>): void {
  wire.calls = ({ pathname }, isStream) => {
    if (start.test(pathname)) return null
    // A stream has no answer that could be false: it can only be lost.
    if (isStream) return { lost: true }
    met.add(pathname)
    return fault
  }
}
