import { beforeEach, describe, expect, it } from 'vitest'
import { PlacesInView } from '../../../../src/application/civic/maps/places-in-view'
import type { CancelSignal } from '../../../../src/application/frame/shared/cancel-signal'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { MapBox } from '../../../../src/domain/civic/maps/map-box'
import type { PlaceFilter, PlacesInBox } from '../../../../src/domain/civic/maps/map-place'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'
import { mapPlace } from '../../../ui/civic/maps/memory-maps'

const box = (south: number, west: number, size = 1): MapBox => ({ south, west, north: south + size, east: west + size })
const found = (...ids: readonly string[]): PlacesInBox => ({
  places: ids.map((id) => mapPlace(id, { latitude: 10.5, longitude: 10.5 })),
  groups: [],
  total: ids.length,
  isMore: false,
})

interface Call {
  readonly box: MapBox
  readonly filter: PlaceFilter
  readonly signal: CancelSignal
  readonly answer: (outcome: Outcome<PlacesInBox>) => Promise<void>
}

let clock: HandClock
let calls: Call[]
let places: PlacesInView
beforeEach(() => {
  clock = new HandClock()
  calls = []
  places = new PlacesInView(
    (asked, filter, signal) =>
      new Promise((resolve) => {
        const answer = async (outcome: Outcome<PlacesInBox>) => {
          resolve(outcome)
          await Promise.resolve()
          await Promise.resolve()
        }
        calls.push({ box: asked, filter, signal, answer })
      }),
    clock,
  )
})
const last = () => calls.at(-1) as Call
/** The places on the map. */
const ids = () => places.places?.places.map(({ id }) => id)

describe('the places in view', () => {
  it('are asked for at once at first, and after a pause when the map moves', async () => {
    void places.look(box(10, 10), null)
    expect(calls).toHaveLength(1)
    await last().answer(success(found('a')))
    expect(places.inView.map(({ id }) => id)).toEqual(['a'])
    for (const west of [40, 50, 60]) void places.look(box(10, west), null)
    expect(calls).toHaveLength(1)
    clock.pass(250)
    expect(calls).toHaveLength(2)
    expect(last().box.east).toBeGreaterThanOrEqual(61)
  })

  it('of a call that a further move has outdated are cancelled, and dropped', async () => {
    void places.look(box(10, 10), null)
    const outdated = last()
    void places.look(box(10, 60), null)
    clock.pass(250)
    expect(outdated.signal.aborted).toBe(true)
    await outdated.answer(success(found('old')))
    expect(places.places).toBeNull()
    await last().answer(success(found('new')))
    expect(places.places?.places.map(({ id }) => id)).toEqual(['new'])
  })

  it('need no new call for a small move, a closer look, or the way back', async () => {
    void places.look(box(10.2, 10.2, 0.5), null)
    await last().answer(success(found('a')))
    void places.look(box(10.21, 10.22, 0.5), null)
    void places.look(box(10.4, 10.4, 0.1), null)
    void places.look(box(10.2, 10.2, 0.5), null)
    clock.pass(1000)
    expect(calls).toHaveLength(1)
    expect(places.state).toBe('ready')
  })

  it('of a group are asked for one by one when one comes closer', async () => {
    void places.look(box(10, 10, 1), null)
    await last().answer(
      success({ places: [], groups: [{ latitude: 10.5, longitude: 10.5, count: 900 }], total: 900, isMore: false }),
    )
    expect(places.inView).toEqual([])
    void places.look(box(10.4, 10.4, 0.1), null)
    clock.pass(250)
    expect(calls).toHaveLength(2)
  })

  it('that were seen stay when nothing new comes, and it is tried again', async () => {
    void places.look(box(10, 10), null)
    await last().answer(success(found('a')))
    void places.look(box(10, 10, 8), null)
    clock.pass(250)
    await last().answer(failure(failureOf('offline')))
    expect(places.state).toBe('failed')
    expect(places.inView.map(({ id }) => id)).toEqual(['a'])
    void places.reload()
    await last().answer(success(found('a', 'b')))
    expect(places.state).toBe('ready')
    expect(places.inView).toHaveLength(2)
  })

  it('of another sort are asked for at once', async () => {
    void places.look(box(10, 10), null)
    await last().answer(success(found('a')))
    void places.look(box(10, 10), 'activity')
    expect(last().filter).toBe('activity')
  })
})

describe('the places that are shown', () => {
  const grouped: PlacesInBox = {
    places: [],
    groups: [{ latitude: 10.5, longitude: 10.5, count: 900 }],
    total: 900,
    isMore: false,
  }
  it('are none before there is a view, which nothing is asked for either', async () => {
    expect([places.state, places.places, places.inView, places.boxInView]).toEqual(['idle', null, [], null])
    await places.reload()
    expect(calls).toEqual([])
    void places.look(box(10, 10), null)
    expect([places.state, places.places, places.inView, places.boxInView]).toEqual(['loading', null, [], box(10, 10)])
  })

  it('are those of the whole answer on the map, and those of the view itself in the list', async () => {
    void places.look(box(10.2, 10.2, 0.5), null)
    await last().answer(
      success({
        ...found('in'),
        places: [...found('in').places, mapPlace('beside', { latitude: 10.1, longitude: 10.1 })],
      }),
    )
    expect([ids(), places.inView.map(({ id }) => id)]).toEqual([['in', 'beside'], ['in']])
  })

  it('stay with their groups until an answer for a new view comes', async () => {
    void places.look(box(10, 10), null)
    await last().answer(success(grouped))
    void places.look(box(40, 40), null)
    clock.pass(250)
    expect([places.state, places.places]).toEqual(['loading', grouped])
  })

  it('of a sort are those of it that are known, until its answer comes', async () => {
    const at = { latitude: 10.5, longitude: 10.5 }
    const venue = mapPlace('v', at)
    const activity = mapPlace('a', { ...at, sort: 'activity', kind: 'company', startsAt: 0 })
    void places.look(box(10, 10), null)
    await last().answer(success({ places: [venue, activity], groups: grouped.groups, total: 902, isMore: false }))
    void places.look(box(10, 10), 'activity')
    expect(places.places).toEqual({ places: [activity], groups: [], total: 1, isMore: true })
    await last().answer(success({ places: [activity], groups: [], total: 1, isMore: false }))
    expect(places.places).toEqual({ places: [activity], groups: [], total: 1, isMore: false })
  })

  it('are all that were ever found, each once, when the network is away', async () => {
    for (const [west, answer] of [
      [10, found('a', 'b')],
      [40, found('b', 'c')],
    ] as const) {
      void places.look(box(10, west), null)
      clock.pass(250)
      await last().answer(success(answer))
    }
    void places.look(box(10, 80), null)
    clock.pass(250)
    expect(ids()).toEqual(['b', 'c'])
    await last().answer(failure(failureOf('offline')))
    expect([places.state, places.failure?.code, ids()?.sort()]).toEqual(['failed', 'offline', ['a', 'b', 'c']])
    void places.look(box(10, 40), null)
    expect([places.state, places.failure, ids()]).toEqual(['ready', null, ['b', 'c']])
  })
})

describe('a call for places', () => {
  it('goes on while the map moves within what it asks for, but not for another sort', () => {
    void places.look(box(10.2, 10.2, 0.5), null)
    void places.look(box(10.22, 10.21, 0.4), null)
    clock.pass(1000)
    expect([calls.length, last().signal.aborted]).toEqual([1, false])
    void places.look(box(10.22, 10.21, 0.4), 'venue')
    expect([calls.length, calls[0]?.signal.aborted]).toEqual([2, true])
  })

  it('is made anew for a closer look when it brings groups, or not all', async () => {
    for (const answer of [
      { ...found('a'), isMore: true },
      { ...found('a'), total: 5 },
    ]) {
      const before = calls.length
      void places.look(box(10 + before * 20, 10), null)
      clock.pass(250)
      void places.look(box(10.4 + before * 20, 10.4, 0.1), null)
      clock.pass(1000)
      expect(calls).toHaveLength(before + 1)
      await last().answer(success(answer))
      clock.pass(250)
      expect(calls).toHaveLength(before + 2)
      await last().answer(success(found()))
    }
  })

  it('is given up when the map is left, before the pause and after it', async () => {
    void places.look(box(10, 10), null)
    const asked = last()
    places.stop()
    expect(asked.signal.aborted).toBe(true)
    await asked.answer(success(found('a')))
    expect(places.places).toBeNull()
    void places.look(box(10, 60), null)
    places.stop()
    clock.pass(1000)
    expect(calls).toHaveLength(1)
  })

  it('is not made for one of the last 24 views, of which the one looked at last stays longest', async () => {
    const look = async (west: number) => {
      void places.look(box(10, west), null)
      clock.pass(250)
      await last().answer(success(found(String(west))))
    }
    for (let west = 0; west < 24; west += 1) await look(west * 4)
    void places.look(box(10, 0), null)
    expect([calls.length, ids()]).toEqual([24, ['0']])
    await look(24 * 4)
    void places.look(box(10, 0), null)
    clock.pass(250)
    expect([calls.length, ids()]).toEqual([25, ['0']])
    void places.look(box(10, 4), null)
    clock.pass(250)
    expect(calls).toHaveLength(26)
  })
})
