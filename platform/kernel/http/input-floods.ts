const minute = 60_000
/** Refused inputs of one address within a minute that count as a flood: nobody fills in forms as fast. */
const flood = 60
/** The most addresses counted at once; the one counted first is forgotten. */
const most = 5000

/** Counts refused inputs of an address within a minute, in this process. */
export class InputFloods {
  private readonly counts = new Map<string, { since: number; count: number }>()

  /**
   * Counts one refused input, and returns true for the one that makes it a flood: once a minute.
   * @param now milliseconds
   */
  isOne(address: string, now: number): boolean {
    const known = this.counts.get(address)
    if (known !== undefined && now - known.since < minute) {
      known.count += 1
      return known.count === flood
    }
    this.counts.delete(address)
    this.counts.set(address, { since: now, count: 1 })
    const [oldest] = this.counts.keys()
    if (this.counts.size > most && oldest !== undefined) this.counts.delete(oldest)
    return false
  }
}
