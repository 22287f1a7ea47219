import { inject } from 'inversify'
import type { LoginRequest } from '../session-gateway'
import { CookieJar } from '../../shared/cookies'

/** Days for which the cookies are kept (B101). */
const keptDays = 0.2
/** The greatest length of each value that the login accepts. */
const maximumLengths = { from_url: 2000, from_user_id: 64, jump_url: 2000 } as const

type ShareSourceName = keyof typeof maximumLengths
export const shareSourceNames = Object.keys(maximumLengths) as readonly ShareSourceName[]

/** The source of a visit. It is kept in cookies for a while, and sent with the login (B107). */
export class ShareSource {
  constructor(@inject(CookieJar) private readonly cookies: CookieJar) {}

  /** Remembers the values that an address carries, by name; missing ones leave the remembered values unchanged. */
  rememberAll(parameters: ReadonlyMap<string, string>): void {
    for (const name of shareSourceNames) this.remember(name, parameters.get(name) ?? '')
  }

  /** Remembers the user whom the address itself names, unless another sharer is remembered. */
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
