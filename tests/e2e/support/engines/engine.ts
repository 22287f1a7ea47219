import type { Member } from '../city'

/**
 * A window of another engine than the journeys' own, on a phone's viewport. The journeys' tool has no driver for the
 * engines that the system's packages install, so each engine has a client of its own behind this interface.
 */
export interface Engine {
  readonly name: string
  /** Loads an address of the platform as a new document. */
  open(address: string): Promise<void>
  /** Runs a function in the page and resolves with its result; the function refers to nothing outside itself. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result>
  /** What the window shows, as a PNG file. */
  screenshot(): Promise<Buffer>
}

/** The window's size in CSS pixels: that of the other journeys. */
export const phone = { width: 375, height: 812 }

/** Stores a cookie in the window, whose document is one of the platform. */
export async function setCookie(engine: Engine, name: string, value: string): Promise<void> {
  await engine.evaluate((text) => void (document.cookie = text), `${name}=${value}; path=/; SameSite=Lax`)
}

/** Opens the session of a member, as if they had logged in here; it takes effect with the next document. */
export async function enter(engine: Engine, member: Member): Promise<void> {
  for (const { name, value } of member.cookies('http://127.0.0.1')) await setCookie(engine, name, value)
}

/** Chooses the appearance, from the next document on. */
export async function prefer(
  engine: Engine,
  preferences: { readonly theme: 'light' | 'dark'; readonly elder: boolean },
): Promise<void> {
  await setCookie(engine, 'preferences', encodeURIComponent(JSON.stringify(preferences)))
}
