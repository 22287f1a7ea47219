import type { Asker } from './asker'
import { FairQueue } from './fair-queue'

export interface StreamSlotLimits {
  /** The most streams that this process keeps open. */
  readonly inAll: number
  /** The streams among them that guests cannot take. */
  readonly forMembers: number
  readonly ofMember: number
  /** The most streams of guests at one address, which a whole mobile network may share. */
  readonly ofGuest: number
}

interface StreamSlot {
  readonly asker: Asker
  /** Ends the stream, to free its place for somebody else. */
  readonly end: () => void
}

/**
 * Allots places for open streams. While there are enough places, an address may have many. When they run out, the
 * person or address with the most places loses one to a newcomer with fewer, guests before members.
 */
export class StreamSlots {
  private readonly slots = new FairQueue<StreamSlot>()

  constructor(private readonly limits: StreamSlotLimits) {}

  get size(): number {
    return this.slots.size
  }

  sizeOf(asker: Asker): number {
    return this.slots.sizeOf(asker)
  }

  /** Takes a place; the returned function gives it back. Null when there is no place for the asker. */
  acquire(asker: Asker, end: () => void): (() => void) | null {
    const { ofMember, ofGuest } = this.limits
    if (this.slots.sizeOf(asker) >= (asker.isMember ? ofMember : ofGuest)) return null
    if (this.isFullFor(asker)) {
      const droppedSlot = this.slots.yieldTo(asker)
      if (droppedSlot === null) return null
      this.slots.delete(droppedSlot.asker, droppedSlot)
      droppedSlot.end()
    }
    const slot = { asker, end }
    this.slots.add(asker, slot)
    return () => void this.slots.delete(asker, slot)
  }

  private isFullFor({ isMember }: Asker): boolean {
    const { inAll, forMembers } = this.limits
    return this.slots.size >= inAll || (!isMember && this.slots.sizeOfGuests >= inAll - forMembers)
  }
}
