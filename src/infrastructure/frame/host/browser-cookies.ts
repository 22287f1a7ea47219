import Cookies from 'js-cookie'
import type { CookieJar } from '../../../application/frame/shared/cookies'

/** Cookies through js-cookie; those that the browser refuses are kept in memory for this visit. */
export class BrowserCookies implements CookieJar {
  private readonly memory = new Map<string, string>()

  constructor(private readonly secure: boolean) {}

  read(name: string): string | null {
    return this.memory.get(name) ?? this.attempt(() => Cookies.get(name)) ?? null
  }

  write(name: string, value: string, days: number): void {
    this.attempt(() => Cookies.set(name, value, { expires: days, secure: this.secure, sameSite: 'lax', path: '/' }))
    if (this.attempt(() => Cookies.get(name)) === value) this.memory.delete(name)
    else this.memory.set(name, value)
  }

  remove(name: string): void {
    this.memory.delete(name)
    this.attempt(() => Cookies.remove(name, { path: '/' }))
  }

  private attempt<T>(act: () => T): T | null {
    try {
      return act()
    } catch {
      return null
    }
  }
}
