import { inject, injectable } from 'inversify'
import { readStoredUser } from '../../../domain/frame/session/stored-user'
import type { User } from '../../../domain/frame/session/user'
import { CookieJar } from '../shared/cookies'
import { observe } from '../shared/observe'
import { parseJson } from '../shared/parse-json'

/** Token and user info are stored in cookies for 7 days (B12, B101). */
const sessionDays = 7
const tokenCookie = 'authorization'
const userCookie = 'user_info'

/** The current session. The cookies are the source of truth; this store is what screens observe. */
@injectable('Singleton')
export class SessionStore {
  user: User | null = null
  /** Whose session ended here last without a log-out; null once somebody logged in or out. */
  expiredUserId: string | null = null
  private heldToken: string | null = null
  /** The cookie that `user` was parsed from: observers are notified only when it changes. */
  private heldInfo: string | null = null

  constructor(@inject(CookieJar) private readonly cookies: CookieJar) {
    observe(this)
    this.readCookies()
  }

  /** Logged in: has a token. User info may still be loading after an app handed the session over. */
  get isMember(): boolean {
    return this.heldToken !== null
  }

  get hasPhone(): boolean {
    return this.user?.phone != null
  }

  get token(): string | null {
    return this.heldToken
  }

  /** Reads the cookies again: another tab, or the app around us, may have changed them. */
  readCookies(): void {
    this.heldToken = this.cookies.read(tokenCookie)
    const info = this.heldToken === null ? null : this.cookies.read(userCookie)
    if (info === this.heldInfo) return
    this.heldInfo = info
    // It ended elsewhere, or by its age.
    this.expiredUserId = info === null ? (this.user?.id ?? this.expiredUserId) : null
    this.user = info === null ? null : readStoredUser(parseJson(info))
  }

  begin(token: string, user: User): void {
    this.expiredUserId = null
    this.cookies.write(tokenCookie, token, sessionDays)
    this.heldToken = token
    this.setUser(user)
  }

  /** A token that came without user info (handed over by an app, B41). */
  adoptToken(token: string): void {
    this.cookies.write(tokenCookie, token, sessionDays)
    this.heldToken = token
  }

  setUser(user: User): void {
    this.heldInfo = JSON.stringify(user)
    this.cookies.write(userCookie, this.heldInfo, sessionDays)
    this.user = user
  }

  /** As `clear`, but what its member was about to do waits for them alone. */
  expire(): void {
    const id = this.user?.id ?? null
    this.clear()
    this.expiredUserId = id
  }

  /** Log-out and expiry clear both cookies (B42, B44). */
  clear(): void {
    this.expiredUserId = null
    this.cookies.remove(tokenCookie)
    this.cookies.remove(userCookie)
    this.heldToken = null
    this.heldInfo = null
    this.user = null
  }
}
