import { beforeEach, describe, expect, it } from 'vitest'
import { CurrentSpot } from '../../../../src/application/civic/surroundings/current-spot'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { MemorySurroundings } from '../../../ui/civic/surroundings/memory-surroundings'

let tab: Tab
let city: MemorySurroundings
let spot: CurrentSpot

beforeEach(() => {
  tab = openTab()
  city = new MemorySurroundings().bindTo(tab.container)
  spot = tab.container.get(CurrentSpot)
})

const nowhere = { place: '', at: '' }

describe('the spot around which a visitor looks', () => {
  it('is a place that is looked up once, however many ask for it', async () => {
    spot.aim({ place: 'amenity-a-1', at: '' })
    expect(spot.isMissing).toBe(false)
    await Promise.all([spot.find(), spot.find()])
    expect(city.calls).toEqual(['place amenity a-1'])
    expect(spot.spot).toMatchObject({ kind: 'place', name: 'Community Centre' })
  })

  it('is not that of an address that the visitor has left meanwhile', async () => {
    spot.aim({ place: 'amenity-a-1', at: '' })
    const finding = spot.find()
    spot.aim({ place: '', at: '26.420,111.610,15' })
    await finding
    expect(spot.spot).toMatchObject({ kind: 'point' })
  })

  it('is looked up again after a failure', async () => {
    city.failing = { place: failureOf('offline', {}) }
    spot.aim({ place: 'venue-v', at: '' })
    expect((await spot.find()).ok).toBe(false)
    city.failing = {}
    expect(await spot.find()).toMatchObject(success({ latitude: 26.42 }))
  })

  it('is one’s own at once where another screen of the visit has asked for it, and stays where it was', async () => {
    await spot.locate()
    city.positions = [{ latitude: 27, longitude: 112 }]
    const next = tab.container.get(CurrentSpot)
    next.aim(nowhere)
    expect(next.spot).toEqual({ kind: 'own', key: '', name: '', latitude: 26.423, longitude: 111.615 })
    expect(city.calls).toEqual(['position'])
  })

  it('restores nothing that was saved for another address, or that is no spot', () => {
    spot.aim(nowhere)
    expect(spot.restore({ kind: 'place', key: 'venue-v', name: 'V', latitude: 1, longitude: 2 })).toBe(false)
    for (const saved of [
      null,
      5,
      { kind: 'own', key: '' },
      { kind: 'else', key: '', name: '', latitude: 1, longitude: 2 },
    ])
      expect(spot.restore(saved)).toBe(false)
    expect(spot.isMissing).toBe(true)
  })
})
