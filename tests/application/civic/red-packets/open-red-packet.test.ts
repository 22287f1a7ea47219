import { beforeEach, describe, expect, it } from 'vitest'
import { OpenRedPacket } from '../../../../src/application/civic/red-packets/open-red-packet'
import { RedPacketsGateway } from '../../../../src/application/civic/red-packets/red-packets-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { Random } from '../../../../src/application/frame/shared/random'
import type { PacketStanding } from '../../../../src/domain/civic/red-packets/red-packet'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const standing: PacketStanding = {
  today: { id: 'packet-1', cents: 188, isReversed: false, at: 1 },
  openings: 1,
  nextAt: null,
}

let tab: Tab
let gateway: ReturnType<typeof recordedPort<RedPacketsGateway>>
let opening: OpenRedPacket
beforeEach(() => {
  tab = openTab()
  let ids = 0
  tab.container.unbind(Random)
  tab.container.bind(Random).toConstantValue({ next: () => 0.5, id: () => `id-${(ids += 1)}` })
  gateway = recordedPort<RedPacketsGateway>({ open: async () => success(standing) })
  tab.container.bind(RedPacketsGateway).toConstantValue(gateway.port)
  opening = tab.container.get(OpenRedPacket)
})
const keys = () => gateway.calls.map((call) => call[3])

describe('opening a red packet', () => {
  it('says from which device, and has a new key each time that the last one was answered', async () => {
    tab.session.startSession('token', resident)
    expect(await opening.execute('spring')).toEqual(success(standing))
    await opening.execute('spring')
    expect(gateway.calls.map(([, campaign, device]) => [campaign, device])).toEqual([
      ['spring', 'id-2'],
      ['spring', 'id-2'],
    ])
    expect(keys()).toEqual(['id-1', 'id-3'])
  })

  it('is the same opening when its answer was lost, and another one after a refusal', async () => {
    tab.session.startSession('token', resident)
    gateway.answers.open = async () => failure(failureOf('timeout'))
    await opening.execute('spring')
    gateway.answers.open = async () => failure(failureOf('state-refuses', { state: 'done-before' }))
    await opening.execute('spring')
    await opening.execute('spring')
    const [first, again, other] = keys()
    expect([again === first, other === first]).toEqual([true, false])
  })

  it('of a guest waits for the login, and of who has no phone for the phone', async () => {
    expect(await opening.execute('spring')).toBeNull()
    expect([gateway.calls, tab.navigator.logins]).toEqual([[], ['/mine']])
    tab.session.startSession('token', { ...resident, phone: null })
    expect(opening.consumeIntent('spring')).toBe(false)
    expect(await opening.execute('spring')).toBeNull()
    expect(tab.navigator.went).toEqual(['bind /mine'])
    tab.session.startSession('token', resident)
    expect([opening.consumeIntent('other'), opening.consumeIntent('spring'), opening.consumeIntent('spring')]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('waits for the next login when the session has ended', async () => {
    tab.session.startSession('token', resident)
    gateway.answers.open = async () => failure(failureOf('session-expired'))
    await opening.execute('spring')
    expect(opening.consumeIntent('spring')).toBe(true)
  })
})
