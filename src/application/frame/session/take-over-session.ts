import { inject, injectable } from 'inversify'
import { AdoptSession } from './adopt-session'
import { ShareSource } from './share-source'
import { takeVisitQuery, tokenName } from './visit-query'

/**
 * Removes the additions of an address before anything else happens: an app's token (B41), and the names of who shared
 * it and from where (B107).
 */
@injectable('Singleton')
export class TakeOverSession {
  private offeredToken: string | null = null

  constructor(
    @inject(ShareSource) private readonly source: ShareSource,
    @inject(AdoptSession) private readonly adoptSession: AdoptSession,
  ) {}

  /** Reads the additions before any request; returns the path and query that remain to be shown. */
  execute(path: string): string {
    const { left, sources } = takeVisitQuery(path)
    this.source.rememberAll(sources)
    this.offeredToken = sources.get(tokenName) || null
    return left
  }

  /** Takes the session over; must be called once the site's settings are loaded. */
  async adopt(): Promise<void> {
    const token = this.offeredToken
    this.offeredToken = null
    await this.adoptSession.execute(token)
  }
}
