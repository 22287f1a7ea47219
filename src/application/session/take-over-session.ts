import { inject, injectable } from 'inversify'
import { AdoptSession } from './adopt-session'
import { ShareSource, shareSourceNames } from './share-source'

const tokenName = 'app_token'

/**
 * Takes what an address carries besides its path out of it, before anything else: the token of an app (B41), and who
 * shared it (B107).
 */
@injectable('Singleton')
export class TakeOverSession {
  private offeredToken: string | null = null

  constructor(
    @inject(ShareSource) private readonly source: ShareSource,
    @inject(AdoptSession) private readonly adoptSession: AdoptSession,
  ) {}

  /** Reads what the address carries, before any request; returns the path and query that are left to show. */
  execute(path: string): string {
    const at = path.indexOf('?')
    if (at < 0) return path
    const taken = new Map<string, string>()
    const left = path
      .slice(at + 1)
      .split('&')
      .filter((pair) => {
        const [name = '', ...value] = pair.split('=')
        if (name !== tokenName && !shareSourceNames.some((known) => known === name)) return pair !== ''
        taken.set(name, decode(value.join('=')))
        return false
      })
    for (const name of shareSourceNames) this.source.remember(name, taken.get(name) ?? '')
    this.offeredToken = taken.get(tokenName) || null
    return left.length === 0 ? path.slice(0, at) : `${path.slice(0, at)}?${left.join('&')}`
  }

  /** Takes the session over; called once the site's settings are loaded. */
  async adopt(): Promise<void> {
    const token = this.offeredToken
    this.offeredToken = null
    await this.adoptSession.execute(token)
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '))
  } catch {
    return ''
  }
}
