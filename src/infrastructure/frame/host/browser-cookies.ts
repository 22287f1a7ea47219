import Cookies from 'js-cookie'
import type { CookieJar } from '../../../application/frame/shared/cookies'

interface CookiePage {
  /** Whether the page came by https. */
  readonly secure: boolean
  /** Whether a page of another site frames this one. */
  readonly isInForeignFrame: boolean
}

/**
 * Cookies through js-cookie; those that the browser refuses are kept in memory for this visit. In a frame of another
 * site they are partitioned (CHIPS): the browser keeps them for this site within that site alone.
 */
export class BrowserCookies implements CookieJar {
  private readonly memory = new Map<string, string>()
  private readonly attributes: Cookies.CookieAttributes

  constructor({ secure, isInForeignFrame }: CookiePage) {
    this.attributes = isInForeignFrame
      ? { path: '/', secure: true, sameSite: 'none', partitioned: true }
      : { path: '/', secure, sameSite: 'lax' }
  }

  get isLasting(): boolean {
    const probe = 'townsquare-probe'
    this.write(probe, '1', 1)
    const isKept = !this.memory.has(probe)
    this.remove(probe)
    return isKept
  }

  read(name: string): string | null {
    return this.memory.get(name) ?? this.attempt(() => Cookies.get(name)) ?? null
  }

  write(name: string, value: string, days: number): void {
    this.attempt(() => Cookies.set(name, value, { ...this.attributes, expires: days }))
    if (this.attempt(() => Cookies.get(name)) === value) this.memory.delete(name)
    else this.memory.set(name, value)
  }

  remove(name: string): void {
    this.memory.delete(name)
    this.attempt(() => Cookies.remove(name, this.attributes))
  }

  private attempt<T>(act: () => T): T | null {
    try {
      return act()
    } catch {
      return null
    }
  }
}
