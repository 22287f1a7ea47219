import { inject, injectable } from 'inversify'
import { RefreshUser } from './refresh-user'
import { SessionGateway } from './session-gateway'
import { SessionOfferStore } from './session-offer.store'
import { SessionStore } from './session.store'
import { ShareSource, shareSourceNames } from './share-source'

const tokenName = 'app_token'

/**
 * What an address brings besides its path, taken out of it before anything else: the token of an app (B41), and who shared it (B107).
 * A token never silently replaces another user's session.
 */
@injectable('Singleton')
export class TakeOverSession {
  private offeredToken: string | null = null

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ShareSource) private readonly source: ShareSource,
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(SessionOfferStore) private readonly offers: SessionOfferStore,
  ) {}

  /** Reads what the address brings, before any request; the path with query that is left to show. */
  execute(path: string): string {
    const at = path.indexOf('?')
    if (at < 0) return path
    const taken = new Map<string, string>()
    const left = path.slice(at + 1).split('&').filter((pair) => {
      const [name = '', ...value] = pair.split('=')
      if (name !== tokenName && !shareSourceNames.some((known) => known === name)) return pair !== ''
      taken.set(name, decode(value.join('=')))
      return false
    })
    for (const name of shareSourceNames) this.source.remember(name, taken.get(name) ?? '')
    this.take(taken.get(tokenName) ?? '')
    return left.length === 0 ? path.slice(0, at) : `${path.slice(0, at)}?${left.join('&')}`
  }

  /** Asks for what is not known yet of whose session this is; called once the site's domains are known. */
  async settle(): Promise<void> {
    const token = this.offeredToken
    this.offeredToken = null
    if (this.session.isMember && this.session.user === null) await this.refreshUser.execute()
    if (token === null) return
    const owner = await this.gateway.ownerOf(token)
    if (!owner.ok) return
    if (this.session.user === null || this.session.user.id === owner.value.id) this.session.begin(token, owner.value)
    else this.offers.make(token, owner.value)
  }

  private take(token: string): void {
    if (token === '' || token === this.session.token) return
    if (this.session.isMember) this.offeredToken = token
    else this.session.adoptToken(token)
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '))
  } catch {
    return ''
  }
}
