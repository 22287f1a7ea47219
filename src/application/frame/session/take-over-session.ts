import { inject, injectable } from 'inversify'
import { AdoptSession } from './adopt-session'
import { ShareSource } from './share-source'
import { takeVisitQuery, tokenName } from './visit-query'

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
    const { left, taken } = takeVisitQuery(path)
    this.source.rememberAll(taken)
    this.offeredToken = taken.get(tokenName) || null
    return left
  }

  /** Takes the session over; called once the site's settings are loaded. */
  async adopt(): Promise<void> {
    const token = this.offeredToken
    this.offeredToken = null
    await this.adoptSession.execute(token)
  }
}
