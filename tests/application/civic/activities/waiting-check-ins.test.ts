import { beforeEach, describe, expect, it } from 'vitest'
import { ActivitiesGateway } from '../../../../src/application/civic/activities/activities-gateway'
import { CheckInOrOut } from '../../../../src/application/civic/activities/check-in-or-out'
import { WaitingCheckIns } from '../../../../src/application/civic/activities/waiting-check-ins'
import { waitingCheckInsKey, type WaitingCheckIn } from '../../../../src/application/frame/codes/waiting-check-in'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Activity } from '../../../../src/domain/civic/activities/activity'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'
import { newBrowser, openTab, type Tab, type TestBrowser } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { flush } from '../../../support/flush'

const here = { latitude: 26.42, longitude: 111.61 }
const activity = { id: 'reading' } as Activity
const minute = 60_000

/** A phone at the activity; `platform.failure` is why its check-ins fail at present. */
function phone(browser: TestBrowser = newBrowser()) {
  const tab = openTab(browser)
  const platform: { failure: Failure | null } = { failure: null }
  const gateway = recordedPort<ActivitiesGateway>({
    checkIn: async (): Promise<Outcome<Activity>> =>
      platform.failure === null ? success(activity) : failure(platform.failure),
  })
  const positions = recordedPort<PositionSource>({ find: async () => success(here) })
  tab.container.bind(ActivitiesGateway).toConstantValue(gateway.port)
  tab.container.bind(PositionSource).toConstantValue(positions.port)
  tab.session.startSession('mine', resident)
  /** What was sent, as `act activity`. */
  const sent = () => gateway.calls.map(([, act, id]) => `${String(act)} ${String(id)}`)
  return {
    tab,
    browser,
    platform,
    gateway,
    positions,
    sent,
    checkingIn: tab.container.get(CheckInOrOut),
    waiting: tab.container.get(WaitingCheckIns),
  }
}

const kept = (browser: TestBrowser) => (browser.storage.read(waitingCheckInsKey) ?? []) as readonly WaitingCheckIn[]

let device: ReturnType<typeof phone>
let tab: Tab
beforeEach(() => {
  device = phone()
  tab = device.tab
})

describe('checking in', () => {
  it('sends a new position, as exact as can be, and no time', async () => {
    expect(await device.checkingIn.byPlace('check-in', 'reading')).toEqual({ kind: 'taken', activity })
    expect(device.positions.calls).toEqual([['find', true]])
    expect(device.gateway.calls).toMatchObject([
      ['checkIn', 'check-in', 'reading', { place: here, code: null, at: null }],
    ])
  })

  it('sends a code without a position', async () => {
    await device.checkingIn.checkByCode('check-out', 'reading', '123456')
    expect(device.positions.calls).toEqual([])
    expect(device.gateway.calls).toMatchObject([
      ['checkIn', 'check-out', 'reading', { place: null, code: '123456', at: null }],
    ])
  })

  it('sends nothing where the device finds no position', async () => {
    device.positions.answers.find = async () => failure('denied')
    expect(await device.checkingIn.byPlace('check-in', 'reading')).toEqual({ kind: 'no-position' })
    expect(device.gateway.calls).toEqual([])
    expect(kept(device.browser)).toEqual([])
  })

  it('that is refused is told, and does not wait', async () => {
    device.platform.failure = failureOf('refused', { state: 'too-far' })
    expect(await device.checkingIn.byPlace('check-in', 'reading')).toEqual({
      kind: 'refused',
      failure: device.platform.failure,
    })
    expect(kept(device.browser)).toEqual([])
  })

  it.each(['offline', 'unreachable', 'timeout', 'bad-gateway', 'unavailable'] as const)(
    'waits on the phone with its own time when the network fails (%s)',
    async (code) => {
      device.platform.failure = failureOf(code)
      expect(await device.checkingIn.byPlace('check-in', 'reading')).toEqual({ kind: 'waiting' })
      expect(kept(device.browser)).toEqual([
        { act: 'check-in', activityId: 'reading', userId: resident.id, code: null, place: here, at: start },
      ])
      expect(device.waiting.actOf('reading')).toBe('check-in')
      expect(device.waiting.actOf('another')).toBeNull()
    },
  )

  it('waits once, with the time of the first try, however often it is tapped', async () => {
    device.platform.failure = failureOf('offline')
    await device.checkingIn.byPlace('check-in', 'reading')
    tab.clock.time += minute
    await device.checkingIn.byPlace('check-in', 'reading')
    expect(kept(device.browser).map(({ at }) => at)).toEqual([start])
  })

  it('keeps nothing for a visitor who is not known', () => {
    tab.session.clear()
    device.waiting.enqueue({ act: 'check-in', activityId: 'reading', code: null, place: here })
    expect([kept(device.browser), tab.clock.waiting]).toEqual([[], 0])
  })
})

describe('a check-in that waits', () => {
  beforeEach(async () => {
    device.platform.failure = failureOf('offline')
    await device.checkingIn.byPlace('check-in', 'reading')
    device.gateway.calls.length = 0
  })

  it('is sent with its own time once the network is back, and is then kept no longer', async () => {
    device.platform.failure = null
    tab.clock.time += minute
    tab.page.tell({ type: 'online' })
    await flush()
    expect(device.gateway.calls).toMatchObject([['checkIn', 'check-in', 'reading', { place: here, at: start }]])
    expect([kept(device.browser), device.waiting.ended, device.waiting.refusal]).toEqual([[], 1, null])
    expect(device.browser.storage.read(waitingCheckInsKey)).toBeNull()
  })

  it('goes before the check-out of the same activity', async () => {
    device.platform.failure = null
    expect(await device.checkingIn.byPlace('check-out', 'reading')).toEqual({ kind: 'taken', activity })
    expect(device.sent()).toEqual(['check-in reading', 'check-out reading'])
  })

  it('makes the check-out wait too, which does not overtake it', async () => {
    expect(await device.checkingIn.byPlace('check-out', 'reading')).toEqual({ kind: 'waiting' })
    expect(device.sent()).toEqual(['check-in reading'])
    expect(device.waiting.actOf('reading')).toBe('check-out')
    device.platform.failure = null
    await device.waiting.send()
    expect(device.sent()).toEqual(['check-in reading', 'check-in reading', 'check-out reading'])
    expect(kept(device.browser)).toEqual([])
  })

  it('does not hold up another activity', async () => {
    device.gateway.answers.checkIn = async (_, id) =>
      id === 'reading' ? failure(failureOf('timeout')) : success(activity)
    expect(await device.checkingIn.checkByCode('check-in', 'singing', '123456')).toMatchObject({ kind: 'taken' })
    expect(kept(device.browser).map(({ activityId }) => activityId)).toEqual(['reading'])
  })

  it('is tried again after pauses that double, and after the next failure anew from the shortest', async () => {
    tab.clock.pass(4_999)
    expect(device.sent()).toEqual([])
    for (const pause of [1, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      const before = device.sent().length
      tab.clock.pass(pause - 1)
      await flush()
      expect(device.sent()).toHaveLength(before)
      tab.clock.pass(1)
      await flush()
      expect(device.sent()).toHaveLength(before + 1)
    }
    device.platform.failure = null
    tab.page.tell({ type: 'online' })
    await flush()
    expect([kept(device.browser), tab.clock.waiting]).toEqual([[], 0])
  })

  it('that the platform refuses is told of, and does not wait any longer', async () => {
    device.platform.failure = failureOf('refused', { state: 'too-late' })
    await device.waiting.send()
    expect(device.waiting.refusal).toEqual({ activityId: 'reading', failure: device.platform.failure })
    expect([kept(device.browser), device.waiting.ended]).toEqual([[], 1])
  })

  it('waits on when the session has ended, for the member to log in again', async () => {
    device.platform.failure = failureOf('session-expired', { status: 401 })
    await device.waiting.send()
    expect([kept(device.browser).length, device.waiting.ended]).toEqual([1, 0])
  })

  it('is never sent in the name of somebody else', async () => {
    device.platform.failure = null
    tab.session.startSession('theirs', neighbour)
    await device.waiting.send()
    expect([device.sent(), kept(device.browser).length]).toEqual([[], 1])
    tab.session.startSession('mine', resident)
    await device.waiting.send()
    expect([device.sent(), kept(device.browser).length]).toEqual([['check-in reading'], 0])
  })

  it('is sent once, though two screens ask at the same moment', async () => {
    device.platform.failure = null
    await Promise.all([device.waiting.send(), device.waiting.send()])
    expect(device.sent()).toEqual(['check-in reading'])
  })

  it('keeps what another tab added meanwhile', async () => {
    const other = phone(device.browser)
    other.platform.failure = failureOf('offline')
    device.gateway.answers.checkIn = async () => {
      other.waiting.enqueue({ act: 'check-in', activityId: 'singing', code: '123456', place: null })
      return success(activity)
    }
    await device.waiting.send()
    expect(kept(device.browser).map(({ activityId }) => activityId)).toEqual(['singing'])
  })

  it('is kept for a day, after which the platform would not accept it', () => {
    const storage = recordedPort<TestBrowser['storage']>({ read: () => null, write: () => undefined })
    const later = openTab({ ...device.browser, storage: storage.port })
    later.container.bind(ActivitiesGateway).toConstantValue(device.gateway.port)
    later.session.startSession('mine', resident)
    later.container.get(WaitingCheckIns).enqueue({ act: 'check-in', activityId: 'reading', code: null, place: here })
    expect(storage.calls.at(-1)).toMatchObject(['write', waitingCheckInsKey, [{ activityId: 'reading' }], 24 * 60])
  })
})
