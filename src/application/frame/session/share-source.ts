import { inject } from 'inversify'
import type { LoginRequest } from './session-gateway'
import { CookieJar } from '../shared/cookies'

/** 0.2 day (B101). */
const keptDays = 0.2
/** Maximum length of each value that the login accepts. */
const maximumLengths = { from_url: 2000, from_user_id: 64, jump_url: 2000 } as const

type ShareSourceName = keyof typeof maximumLengths
export const shareSourceNames = Object.keys(maximumLengths) as readonly ShareSourceName[]

/** Where a visit came from: kept in cookies for a while, and sent with the login (B107). */
export class ShareSource {
  constructor(@inject(CookieJar) private readonly cookies: CookieJar) {}

  /** Remembers what an address carries, by name; values that are missing leave what is remembered. */
  rememberAll(taken: ReadonlyMap<string, string>): void {
    for (const name of shareSourceNames) this.remember(name, taken.get(name) ?? '')
  }

  /** The user whom the address itself names, unless another sharer is remembered. */
  rememberSharer(userId: string): void {
    if (!this.cookies.read('from_user_id')) this.remember('from_user_id', userId)
  }

  private remember(name: ShareSourceName, value: string): void {
    if (value !== '' && value.length <= maximumLengths[name]) this.cookies.write(name, value, keptDays)
  }

  read(): Pick<LoginRequest, 'fromUrl' | 'fromUserId' | 'jumpUrl'> {
    const [fromUrl, fromUserId, jumpUrl] = shareSourceNames.map((name) => this.cookies.read(name))
    return { ...(fromUrl ? { fromUrl } : {}), ...(fromUserId ? { fromUserId } : {}), ...(jumpUrl ? { jumpUrl } : {}) }
  }
}
