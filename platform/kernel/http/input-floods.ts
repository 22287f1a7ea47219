const minute = 60_000
/**
 * The number of refused inputs of one address within a minute that counts as a flood, since nobody fills in forms so
 * fast.
 */
const flood = 60
/** The most addresses counted at once; beyond this number, the address counted first is forgotten. */
const mostAddresses = 5000

/** Counts refused inputs of an address within a minute, in this process. */
export class InputFloods {
  private readonly counts = new Map<string, { since: number; count: number }>()

  /**
   * Counts one refused input. Returns true for the input with which a flood begins, so at most once a minute.
   * @param now milliseconds
   */
  noteRefusal(address: string, now: number): boolean {
    const counter = this.counts.get(address)
    if (counter !== undefined && now - counter.since < minute) {
      counter.count += 1
      return counter.count === flood
    }
    this.counts.delete(address)
    this.counts.set(address, { since: now, count: 1 })
    const [oldest] = this.counts.keys()
    if (this.counts.size > mostAddresses && oldest !== undefined) this.counts.delete(oldest)
    return false
  }
}
