import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type * as TestingLibrary from '@testing-library/dom'
import { Key, By, type WebElement } from 'selenium-webdriver'
import type { Member } from '../city'
import { enter } from './engine'
import { settled } from './look-at-screens'
import type { WebKitWindow } from './webkit'

type Words = string | RegExp

/** What is sought, as people name it: by its role and name, by its label, or by its text. The first one is meant. */
export type Sought = (
  | { readonly role: string; readonly name?: Words; readonly pressed?: boolean; readonly level?: number }
  | { readonly label: Words }
  | { readonly text: Words }
) & {
  /** Words that it contains. */
  readonly containing?: string
  /** What it is part of. */
  readonly inside?: Sought
  /** Leaves out what would have to be scrolled to. */
  readonly inSight?: boolean
}

type SentWords = string | { readonly source: string; readonly flags: string }

/** One step of a search, from a part to the parts inside it; the driver passes no regular expressions. */
interface Step {
  readonly by: 'role' | 'label' | 'text'
  readonly what: SentWords
  readonly name: SentWords | null
  readonly state: { readonly pressed?: boolean; readonly level?: number }
  readonly containing: string
  readonly inSight: boolean
}

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** So long somebody waits for what should come; it usually comes at once. */
const patience = { intervals: [30], timeout: 60_000 }

/** A person at a window: finds, taps, types and sees what is there, and waits for what is not there yet. */
export class Person {
  constructor(private readonly window: WebKitWindow) {}

  /** Opens the session of a member, as if they had logged in here. */
  async enters(member: Member): Promise<void> {
    await this.window.open('/robots.txt')
    await enter(this.window, member)
  }

  /** Lets the phone know where it is, until the next document. */
  async standsAt(place: { readonly latitude: number; readonly longitude: number }): Promise<void> {
    await this.window.evaluate((coords) => {
      const getCurrentPosition = (found: (position: { readonly coords: typeof coords }) => void) => found({ coords })
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    }, place)
  }

  /** Opens an address as a new document, and waits until its screen is whole. */
  async visits(path: string): Promise<void> {
    await this.window.open(path)
    await settled(this.window, path)
  }

  async reloads(): Promise<void> {
    await this.window.driver.navigate().refresh()
    await settled(this.window, 'what is loaded anew')
  }

  async sees(sought: Sought): Promise<void> {
    await expect
      .poll(() => this.count(sought), { message: `${wordsFor(sought)} is seen`, ...patience })
      .toBeGreaterThan(0)
  }

  async seesNo(sought: Sought): Promise<void> {
    await expect.poll(() => this.count(sought), { message: `${wordsFor(sought)} is gone`, ...patience }).toBe(0)
  }

  async count(sought: Sought): Promise<number> {
    return this.search<number>(sought, 'found.length')
  }

  /** The text of what is sought. */
  async reads(sought: Sought): Promise<string> {
    return this.does(sought, (element) => element.getText())
  }

  /** The name that a screen reader says instead of the text of what is sought. */
  async readsLabel(sought: Sought): Promise<string | null> {
    return this.does(sought, (element) => element.getAttribute('aria-label'))
  }

  /** Taps what is sought, and again where the tap did not arrive at it: WebDriver does not say that it missed. */
  async taps(sought: Sought): Promise<void> {
    await this.does(sought, async (element) => {
      await this.comesTo(element)
      await this.window.driver.executeScript(`(${expectTapInPage})(arguments[0])`, element)
      await element.click()
      if (await this.window.evaluate(missedTapInPage)) throw new Error(`the tap missed ${wordsFor(sought)}`)
    })
  }

  /** Scrolls until it stands in the middle of the window. */
  async scrollsTo(sought: Sought): Promise<void> {
    await this.does(sought, (element) =>
      this.window.driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      ),
    )
  }

  async types(sought: Sought, words: string): Promise<void> {
    await this.does(sought, async (element) => {
      await this.comesTo(element)
      await element.sendKeys(words)
    })
  }

  async pressesEnter(sought: Sought): Promise<void> {
    await this.does(sought, (element) => element.sendKeys(Key.ENTER))
  }

  /** Types a day, written as 2026-12-24, into a field for days, which WebKit has in the order of its language. */
  async typesDay(sought: Sought, day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-')
    await this.types(sought, `${month}/${date}/${year}`)
  }

  /** Chooses files of this machine in the field for files. */
  async attaches(...paths: readonly string[]): Promise<void> {
    const [field] = await this.window.driver.findElements(By.css('input[type=file]'))
    await field!.sendKeys(paths.join('\n'))
  }

  /** Waits until the window is at an address. */
  async comesToAddress(address: RegExp): Promise<void> {
    await expect.poll(() => this.address(), patience).toMatch(address)
  }

  /** Path and query of the address. */
  async address(): Promise<string> {
    return this.window.evaluate(() => location.pathname + location.search)
  }

  /** Acts on what is sought, as soon as it is there and nothing is in front of it. */
  private async does<Result>(sought: Sought, act: (element: WebElement) => Promise<Result>): Promise<Result> {
    let done: { readonly result: Result } | undefined
    await expect(async () => {
      const element = await this.find(sought)
      if (element === undefined) throw new Error(`${wordsFor(sought)} is not there`)
      done = { result: await act(element) }
    }).toPass(patience)
    return done!.result
  }

  /** Scrolls, if need be, so far that no bar of the screen is in front, and waits until the element stands still. */
  private async comesTo(element: WebElement): Promise<void> {
    await this.window.driver.executeAsyncScript(`(${bringInPage})(arguments[0], arguments[1])`, element)
  }

  /** The first that is found. */
  private async find(sought: Sought): Promise<WebElement | undefined> {
    const [element] = await this.search<readonly WebElement[]>(sought, 'found.slice(0, 1)')
    return element
  }

  private async search<Result>(sought: Sought, answer: string): Promise<Result> {
    const { driver } = this.window
    const script = `const found = (${findInPage})(arguments[0]); return found === null ? null : ${answer}`
    const result = await driver.executeScript<Result | null>(script, stepsFor(sought))
    if (result !== null) return result
    // A new document does not have the library yet.
    await driver.executeScript(library)
    return this.search(sought, answer)
  }
}

function stepsFor(sought: Sought): readonly Step[] {
  const { inside, containing = '', inSight = false } = sought
  const plain = { name: null, state: {}, containing, inSight }
  const step: Step =
    'role' in sought
      ? {
          ...plain,
          by: 'role',
          what: sought.role,
          name: sought.name === undefined ? null : sent(sought.name),
          state: {
            ...(sought.pressed === undefined ? {} : { pressed: sought.pressed }),
            ...(sought.level === undefined ? {} : { level: sought.level }),
          },
        }
      : 'label' in sought
        ? { ...plain, by: 'label', what: sent(sought.label) }
        : { ...plain, by: 'text', what: sent(sought.text) }
  return [...(inside === undefined ? [] : stepsFor(inside)), step]
}

function sent(words: Words): SentWords {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

function wordsFor(sought: Sought): string {
  return JSON.stringify(sought, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))
}

/** All that is sought and seen; null in a document without the library. It runs inside the page. */
function findInPage(steps: readonly Step[]): readonly Element[] | null {
  const { TestingLibraryDom } = window as unknown as { readonly TestingLibraryDom?: typeof TestingLibrary }
  if (TestingLibraryDom === undefined) return null
  const matcher = (words: SentWords) => (typeof words === 'string' ? words : new RegExp(words.source, words.flags))
  const isSeen = (element: Element, inSight: boolean) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (
      element.checkVisibility({ visibilityProperty: true }) && (!inSight || (top > 130 && bottom < innerHeight - 130))
    )
  }
  let found: readonly Element[] = [document.body]
  for (const { by, what, name, state, containing, inSight } of steps)
    found = found
      .flatMap((part) => {
        const queries = TestingLibraryDom.within(part as HTMLElement)
        if (by === 'label') return queries.queryAllByLabelText(matcher(what))
        if (by === 'text') return queries.queryAllByText(matcher(what))
        return queries.queryAllByRole(String(what), { ...state, ...(name === null ? {} : { name: matcher(name) }) })
      })
      .filter((element) => isSeen(element, inSight) && element.textContent.includes(containing))
  return found
}

/**
 * Brings an element away from the edges of the window, where bars are. It is done once the element is at the same
 * place in two frames: a sheet that slides in would move away under a tap. It runs inside the page.
 */
function bringInPage(element: Element, done: () => void): void {
  const edge = 130
  const { top, bottom } = element.getBoundingClientRect()
  if (top < edge || bottom > innerHeight - edge) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  let before = ''
  const look = () => {
    const place = JSON.stringify(element.getBoundingClientRect())
    if (place === before) return done()
    before = place
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Expects that the next click of the document is one on this element. It runs inside the page. */
function expectTapInPage(element: Element): void {
  Object.assign(window, { missedTap: true })
  document.addEventListener(
    'click',
    ({ target }) => Object.assign(window, { missedTap: !element.contains(target as Node) }),
    { capture: true, once: true },
  )
}

/** Whether the expected click went elsewhere or nowhere; false in a document that a tap has led to. */
function missedTapInPage(): boolean {
  return (window as unknown as { readonly missedTap?: boolean }).missedTap === true
}
