import { beforeEach, describe, expect, it } from 'vitest'
import { PlacesInView } from '../../../../src/application/civic/maps/places-in-view'
import type { CancelSignal } from '../../../../src/application/frame/shared/cancel-signal'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { MapBox } from '../../../../src/domain/civic/maps/map-box'
import type { PlacesInBox, PlaceSort } from '../../../../src/domain/civic/maps/map-place'
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
  readonly sort: PlaceSort | null
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
    (asked, sort, signal) =>
      new Promise((resolve) => {
        const answer = async (outcome: Outcome<PlacesInBox>) => {
          resolve(outcome)
          await Promise.resolve()
          await Promise.resolve()
        }
        calls.push({ box: asked, sort, signal, answer })
      }),
    clock,
  )
})
const last = () => calls.at(-1) as Call

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
    expect(places.found).toBeNull()
    await last().answer(success(found('new')))
    expect(places.found?.places.map(({ id }) => id)).toEqual(['new'])
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
    void places.again()
    await last().answer(success(found('a', 'b')))
    expect(places.state).toBe('ready')
    expect(places.inView).toHaveLength(2)
  })

  it('of another sort are asked for at once', async () => {
    void places.look(box(10, 10), null)
    await last().answer(success(found('a')))
    void places.look(box(10, 10), 'activity')
    expect(last().sort).toBe('activity')
  })
})
