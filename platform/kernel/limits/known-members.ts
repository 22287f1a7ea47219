/** Milliseconds for which a session that was found valid counts as a member's. */
const knownFor = 600_000
const mostMembers = 20_000

/**
 * The sessions that this process has recently found valid, by the hash of their token. They only decide on limits,
 * which are checked before the database is asked, never on what a member may do.
 */
export class KnownMembers {
  private readonly membersByKey = new Map<string, { readonly id: string; readonly until: number }>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  add(tokenHash: string, id: string): void {
    this.membersByKey.delete(tokenHash)
    this.membersByKey.set(tokenHash, { id, until: this.now() + knownFor })
    const [oldest] = this.membersByKey.keys()
    if (this.membersByKey.size > mostMembers && oldest !== undefined) this.membersByKey.delete(oldest)
  }

  /** The member's id; null for a token that was not found valid recently. */
  idOf(tokenHash: string): string | null {
    const member = this.membersByKey.get(tokenHash)
    return member !== undefined && member.until > this.now() ? member.id : null
  }
}
