import { beforeEach, describe, expect, it } from 'vitest'
import { NearestFirst } from '../../../../src/application/frame/places/nearest-first'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { PositionStore } from '../../../../src/application/frame/places/position.store'
import { CitiesGateway } from '../../../../src/application/frame/site/cities-gateway'
import { FindCity } from '../../../../src/application/frame/site/find-city'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'
import { flush } from '../../../support/flush'

const here = { latitude: 26.42, longitude: 111.61 }

function made() {
  const { container } = openTab()
  const source = recordedPort<PositionSource>({ find: async () => success(here) })
  container.bind(PositionSource).toConstantValue(source.port)
  return { container, source, positions: container.get(PositionStore) }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('the position', () => {
  it.each([
    { latitude: 0, longitude: 0 },
    { latitude: NaN, longitude: 111 },
    { latitude: 91, longitude: 111 },
  ])('is not found where the device says %o', async (position) => {
    const { container } = openTab()
    container.bind(PositionSource).toConstantValue({ find: async () => success(position) })
    const positions = container.get(PositionStore)
    expect([await positions.find(), positions.state]).toEqual([null, { kind: 'problem', problem: 'not-found' }])
  })

  it('is asked for only when the visitor wants it, and then shared by all screens', async () => {
    expect([host.positions.state, host.positions.position, host.source.calls]).toEqual([{ kind: 'unknown' }, null, []])
    const finding = host.positions.find()
    expect(host.positions.state).toEqual({ kind: 'looking' })
    expect(await finding).toEqual(here)
    expect(host.container.get(PositionStore).position).toEqual(here)
    await host.positions.find(true)
    expect(host.source.calls).toEqual([
      ['find', false],
      ['find', true],
    ])
  })

  it('is asked for once at a time', async () => {
    const finding = host.positions.find()
    expect(await host.positions.find()).toBeNull()
    expect([await finding, host.source.calls.length]).toEqual([here, 1])
  })

  it('that was not found says why, and may be asked for again', async () => {
    host.source.answers.find = async () => failure('denied')
    expect(await host.positions.find()).toBeNull()
    expect(host.positions.state).toEqual({ kind: 'problem', problem: 'denied' })
    host.source.answers.find = async () => success(here)
    expect(await host.positions.find()).toEqual(here)
  })
})

describe('a list that may be nearest first', () => {
  const ordered = (order = 'new') => {
    const asked: string[] = []
    const list = {
      filters: { order },
      defaults: { order: 'new' },
      choose: (part: { readonly order: string }) => {
        list.filters = part
        asked.push(`choose ${part.order}`)
      },
      restart: async () => void asked.push('restart'),
    }
    return { asked, nearest: new NearestFirst(host.positions, list) }
  }

  it('asks for the position when nearest first is chosen, and loads again once it is known', async () => {
    const { asked, nearest } = ordered()
    nearest.choose('near')
    await flush()
    expect([asked, host.source.calls.length]).toEqual([['choose near', 'restart'], 1])
  })

  it('asks for none for another order, or when it is known', async () => {
    const { asked, nearest } = ordered()
    nearest.choose('new')
    await host.positions.find()
    nearest.choose('near')
    await flush()
    expect([asked, host.source.calls.length]).toEqual([['choose new', 'choose near'], 1])
  })

  it('returns to the usual order without a position, instead of saying that the nearest are first', async () => {
    host.source.answers.find = async () => failure('timeout')
    const { asked, nearest } = ordered()
    nearest.show()
    nearest.choose('near')
    await flush()
    expect(asked).toEqual(['choose near', 'choose new'])
  })

  it('leaves the address alone when the position is refused after the list was left', async () => {
    host.source.answers.find = async () => failure('denied')
    const { asked, nearest } = ordered()
    const leave = nearest.show()
    nearest.choose('near')
    leave()
    await flush()
    expect(asked).toEqual(['choose near'])
  })

  it('asks when its address asks for nearest first, and not again after a refusal', async () => {
    const { asked, nearest } = ordered('near')
    host.source.answers.find = async () => failure('denied')
    nearest.show()
    await flush()
    const next = ordered('near')
    next.nearest.show()
    await flush()
    expect([asked, next.asked, host.source.calls.length]).toEqual([['choose new'], ['choose new'], 1])
    ordered('new').nearest.show()
    expect(host.source.calls).toHaveLength(1)
  })
})

describe('the city of the visitor', () => {
  const found = {
    city: { id: 'linchuan', name: 'Linchuan', initial: 'L', pinyin: 'lin chuan', hot: false },
    district: null,
    street: null,
  }
  const find = async (cities: Partial<CitiesGateway>) => {
    const gateway = recordedPort<CitiesGateway>(cities)
    host.container.bind(CitiesGateway).toConstantValue(gateway.port)
    return { state: await host.container.get(FindCity).execute(), calls: gateway.calls }
  }

  it('is the nearest that the site serves', async () => {
    const { state, calls } = await find({ nearest: async () => success(found) })
    expect([state, calls]).toEqual([{ kind: 'found', ...found }, [['nearest', here]]])
  })

  it('is none where the site serves none, or could not say', async () => {
    expect((await find({ nearest: async () => success(null) })).state).toEqual({ kind: 'unserved' })
    host = made()
    expect((await find({ nearest: async () => failure(failureOf('offline')) })).state).toEqual({
      kind: 'nearest-failed',
    })
  })

  it('is not asked for without a position', async () => {
    host.source.answers.find = async () => failure('not-found')
    const { state, calls } = await find({})
    expect([state, calls]).toEqual([{ kind: 'problem', problem: 'not-found' }, []])
  })
})
