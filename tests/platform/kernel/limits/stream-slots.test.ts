import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StreamSlots } from '../../../../platform/kernel/limits/stream-slots'
import { guestAskerAt, memberAsker } from '../../../../platform/kernel/http/asker-of'
import type { Asker } from '../../../../platform/kernel/limits/asker'

const limits = { inAll: 50, forMembers: 15, ofMember: 3, ofGuest: 20 }

/** Places, and the streams that have one, by name. */
function hall() {
  const places = new StreamSlots(limits)
  const open = new Map<number, Asker>()
  let count = 0
  const enter = (asker: Asker) => {
    const id = (count += 1)
    const leave = places.acquire(asker, () => void open.delete(id))
    if (leave === null) return null
    open.set(id, asker)
    return () => {
      leave()
      open.delete(id)
    }
  }
  const openOf = (fits: (asker: Asker) => boolean) => [...open.values()].filter(fits).length
  return { places, enter, openOf }
}

describe('the places for live streams', () => {
  it('cannot be taken from members by guests, however many addresses these have', () => {
    const { enter, openOf } = hall()
    for (let round = 0; round < 30; round += 1)
      for (let network = 0; network < 25; network += 1) enter(guestAskerAt(`10.${network}.0.${round % 4}`))
    expect(openOf(({ isMember }) => !isMember)).toBe(35)
    for (let index = 0; index < 15; index += 1) expect(enter(memberAsker(`member-${index}`))).not.toBeNull()
    expect(openOf(() => true)).toBe(50)
    // Beyond those kept for them, a member takes the place of a guest.
    expect(enter(memberAsker('one more'))).not.toBeNull()
    expect(openOf(({ isMember }) => !isMember)).toBe(34)
  })

  it('are lost first by whoever has the most', () => {
    const { enter, openOf } = hall()
    for (let index = 0; index < 15; index += 1) enter(guestAskerAt('10.1.0.1'))
    for (let index = 0; index < 20; index += 1) enter(guestAskerAt('10.2.0.1'))
    for (let network = 0; network < 12; network += 1) expect(enter(guestAskerAt(`10.9${network}.0.1`))).not.toBeNull()
    expect(openOf(({ key }) => key === '10.2.0.1')).toBeLessThanOrEqual(12)
    expect(openOf(({ key }) => key.startsWith('10.9'))).toBe(12)
    expect(enter(guestAskerAt('10.2.0.1'))).toBeNull()
  })

  it('of one network are shared by its addresses', () => {
    const { enter, openOf } = hall()
    for (let index = 0; index < 20; index += 1) enter(guestAskerAt('2001:db8:1:1::1'))
    for (let index = 0; index < 15; index += 1) enter(guestAskerAt('2001:db8:1:2::1'))
    expect(enter(guestAskerAt('2001:db8:1:3::1'))).not.toBeNull()
    expect(openOf(({ key }) => key === '2001:db8:1:1::/64')).toBe(19)
  })

  it('are never more than there are, and all come back', () => {
    const asker = fc.oneof(
      fc.tuple(fc.nat(3), fc.nat(3)).map(([network, place]) => guestAskerAt(`10.${network}.0.${place}`)),
      fc.nat(9).map((id) => memberAsker(String(id))),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(asker, fc.boolean()), { maxLength: 200 }), (steps) => {
        const { places, enter, openOf } = hall()
        const leaves: (() => void)[] = []
        for (const [who, leaving] of steps) {
          if (leaving) leaves.shift()?.()
          else leaves.push(enter(who) ?? (() => undefined))
          expect(places.size).toBe(openOf(() => true))
          expect(places.size).toBeLessThanOrEqual(limits.inAll)
          expect(openOf(({ isMember }) => !isMember)).toBeLessThanOrEqual(limits.inAll - limits.forMembers)
        }
        for (const leave of leaves) leave()
        expect(places.size).toBe(0)
      }),
    )
  })
})
