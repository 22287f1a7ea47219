import { inject, injectable } from 'inversify'
import { ShareSource } from '../visit/share-source'
import { takeVisitQuery, tokenName } from '../visit/visit-query'

/**
 * Removes the additions of an address before anything else happens: an app's token (B41), and the names of who shared
 * it and from where (B107).
 */
@injectable('Singleton')
export class TakeOverSession {
  /** The token that the address brought; null for none. */
  token: string | null = null
  /** Resolves once it is known what became of the token, or of the app's session. */
  adopted: Promise<unknown> = Promise.resolve()

  constructor(@inject(ShareSource) private readonly source: ShareSource) {}

  /** Reads the additions before any request; returns the path and query that remain to be shown. */
  execute(path: string): string {
    const { left, sources } = takeVisitQuery(path)
    this.source.rememberAll(sources)
    this.token = sources.get(tokenName) || null
    return left
  }

  /** Returns the token, once. */
  take(): string | null {
    const { token } = this
    this.token = null
    return token
  }
}
