import { inject, injectable } from 'inversify'
import { readStoredUser, storedUser } from '../../../domain/frame/session/stored-user'
import type { User } from '../../../domain/frame/session/user'
import { CookieJar } from '../shared/cookies'
import { observe } from '../shared/observe'
import { parseJson } from '../shared/parse-json'

/** Days for which the cookies with token and user info are kept (B12, B101). */
const sessionDays = 7
const tokenCookie = 'authorization'
const userCookie = 'user_info'

/** The current session. The cookies are the source of truth, and screens observe this store. */
@injectable('Singleton')
export class SessionStore {
  user: User | null = null
  /** The member whose session ended here last without a logout; null once somebody logged in or out. */
  expiredUserId: string | null = null
  private heldToken: string | null = null
  /** The cookie that `user` was parsed from; observers are notified only when it changes. */
  private heldInfo: string | null = null

  constructor(@inject(CookieJar) private readonly cookies: CookieJar) {
    observe(this)
    this.readCookies()
  }

  /** Whether there is a token. User info may still be loading after an app handed the session over. */
  get isMember(): boolean {
    return this.heldToken !== null
  }

  /** The id of the member whom the page shows, or showed last before their session ended. */
  get shownUserId(): string | null {
    return this.user?.id ?? this.expiredUserId
  }

  get hasPhone(): boolean {
    return this.user?.phone != null
  }

  get token(): string | null {
    return this.heldToken
  }

  /** Reads the cookies again, because another tab or the surrounding app may have changed them. */
  readCookies(): void {
    const before = this.heldToken
    this.heldToken = this.cookies.read(tokenCookie)
    const info = this.heldToken === null ? null : this.cookies.read(userCookie)
    if (info === this.heldInfo && this.heldToken === before) return
    this.heldInfo = info
    const user = info === null || this.heldToken === null ? null : readStoredUser(parseJson(info), this.heldToken)
    // Without user info the session ended elsewhere, or an app replaced its token by one of which nothing is known yet.
    this.expiredUserId = user === null ? this.shownUserId : null
    this.user = user
  }

  startSession(token: string, user: User): void {
    this.expiredUserId = null
    this.cookies.write(tokenCookie, token, sessionDays)
    this.heldToken = token
    this.setUser(user)
  }

  setUser(user: User): void {
    this.heldInfo = storedUser(user, this.heldToken ?? '')
    this.cookies.write(userCookie, this.heldInfo, sessionDays)
    this.user = user
  }

  /** Clears the session like `clear`, but remembers its member, whose drafts and intents wait for them. */
  expire(): void {
    const id = this.user?.id ?? null
    this.clear()
    this.expiredUserId = id
  }

  /** Clears both cookies, as logout and expiry require (B42, B44). */
  clear(): void {
    this.expiredUserId = null
    this.cookies.remove(tokenCookie)
    this.cookies.remove(userCookie)
    this.heldToken = null
    this.heldInfo = null
    this.user = null
  }
}
