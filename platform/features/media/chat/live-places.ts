import type { Asker } from '../../../kernel/limits/asker'
import { Shares } from '../../../kernel/limits/shares'

export interface LivePlaceLimits {
  /** Streams that this process keeps open. */
  readonly inAll: number
  /** Those among them that no guest can take. */
  readonly forMembers: number
  readonly ofMember: number
  /** Of one address of guests, behind which may be a whole mobile network. */
  readonly ofGuest: number
}

interface Place {
  readonly asker: Asker
  /** Ends the stream, for somebody who has none. */
  readonly end: () => void
}

/**
 * The places for open streams. While there are enough, an address may have many; when they run out, whoever has the
 * most loses one to whoever has less, guests before members.
 */
export class LivePlaces {
  private readonly held = new Shares<Place>()

  constructor(private readonly limits: LivePlaceLimits) {}

  get size(): number {
    return this.held.size
  }

  sizeOf(asker: Asker): number {
    return this.held.sizeOf(asker)
  }

  /** Gives the place back when it is called; null when there is none. */
  take(asker: Asker, end: () => void): (() => void) | null {
    const { ofMember, ofGuest } = this.limits
    if (this.held.sizeOf(asker) >= (asker.isMember ? ofMember : ofGuest)) return null
    if (this.isFullFor(asker)) {
      const dropped = this.held.yieldTo(asker)
      if (dropped === null) return null
      this.held.delete(dropped.asker, dropped)
      dropped.end()
    }
    const place = { asker, end }
    this.held.add(asker, place)
    return () => void this.held.delete(asker, place)
  }

  private isFullFor({ isMember }: Asker): boolean {
    const { inAll, forMembers } = this.limits
    return this.held.size >= inAll || (!isMember && this.held.sizeOfGuests >= inAll - forMembers)
  }
}
