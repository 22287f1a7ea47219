import { expect } from '@playwright/test'
import type { City } from '../city'
import { cutInPage } from '../cut-words'
import { markInPage, pushInPage, stepsTo } from '../journey'
import { memberOf, type Visitor } from '../screens'
import { enter, phone, prefer, type Engine } from './engine'
import { complaintsInPage } from './observing-proxy'

/** So often a finding is checked again: a part that waits for a resize observer takes its width some frames later. */
const looks = 10

/** Resolves after two frames. */
const framesInPage = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Opens screens as documents of their own, in light and, while they are open, in the dark; and then in elder mode by
 * moving on within one, as a person does. Expects that each of them shows something, that nothing reaches beyond the
 * window, and that there is no error.
 */
export async function lookAt(
  engine: Engine,
  { visitor, shown, city }: { readonly visitor: Visitor; readonly shown: readonly string[]; readonly city: City },
): Promise<void> {
  const found: string[] = []
  const look = async (place: string) => {
    await settled(engine, place)
    let cut: readonly string[] = []
    for (let look = 0; look < looks; look += 1) {
      await engine.evaluate(framesInPage)
      cut = await engine.evaluate(cutInPage)
      if (cut.length === 0) break
    }
    found.push(...cut.map((what) => `${place} ${what}`))
    found.push(...(await engine.evaluate(complaintsInPage)).map((what) => `${place}: ${what}`))
  }
  await engine.open('/not-found')
  expect(await engine.evaluate(() => innerWidth)).toBe(phone.width)
  const member = await memberOf(visitor, city)
  if (member !== null) await enter(engine, member)
  await prefer(engine, { theme: 'light', elder: false })
  for (const address of shown) {
    await engine.open(address)
    await look(`${address} in ${engine.name}`)
    await engine.evaluate(darkenInPage)
    await look(`${address} in ${engine.name} in the dark`)
  }
  await prefer(engine, { theme: 'light', elder: true })
  await engine.open('/not-found')
  await settled(engine, '/not-found in elder mode')
  for (const address of shown) {
    await moveAnew(engine, address)
    await look(`${address} in ${engine.name} in elder mode`)
  }
  expect([...new Set(found)]).toEqual([])
}

/** Gives the page the dark theme, as a change of the setting does. */
const darkenInPage = () => {
  document.documentElement.dataset.theme = 'dark'
}

/** Moves on to a new screen at an address, and waits until the present one is gone. */
async function moveAnew(engine: Engine, address: string): Promise<void> {
  for (const step of stepsTo(address, await engine.evaluate(() => location.pathname))) {
    await engine.evaluate(markInPage)
    await engine.evaluate(pushInPage, step)
    await expect
      .poll(async () => engine.evaluate(() => document.querySelector('main[data-left]') === null), {
        message: `${step} is shown`,
        intervals: [20],
      })
      .toBe(true)
  }
}

/** Waits until the client is live, the screen has text, and nothing on it is loading. */
export async function settled(engine: Engine, place: string): Promise<void> {
  await expect
    .poll(async () => engine.evaluate(stateInPage), { message: `${place} is settled`, intervals: [30] })
    .toBe('settled')
}

/** What a screen still waits for. */
function stateInPage(): string {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  if (!('live' in document.documentElement.dataset)) return 'not live'
  const main = [...document.querySelectorAll('main')].find(isSeen)
  if (main === undefined || !/\p{L}{3}/u.test(main.textContent)) return 'without text'
  const busy = [...document.querySelectorAll('[aria-busy=true]')].filter(isSeen)
  return busy.length === 0 ? 'settled' : `loading ${busy.length} parts`
}
