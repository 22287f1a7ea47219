import { beforeEach, describe, expect, it } from 'vitest'
import { WishActs } from '../../../../src/application/civic/wishes/wish-acts'
import { WishesGateway } from '../../../../src/application/civic/wishes/wishes-gateway'
import { failureOf, type Failure } from '../../../../src/application/frame/shared/failure'
import type { Wish } from '../../../../src/domain/civic/wishes/wish'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const wish = { id: 'w1' } as Wish

function made() {
  const tab = openTab()
  const gateway = recordedPort<WishesGateway>({ claim: async () => success(wish), remove: async () => success({}) })
  tab.container.bind(WishesGateway).toConstantValue(gateway.port)
  const refreshed: string[] = []
  const refreshing = { refresh: async () => void refreshed.push('refreshed') }
  return { tab, gateway, refreshed, refreshing, acts: tab.container.get(WishActs) }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('claiming a wish', () => {
  const claim = () => host.acts.claim('w1', 'key', host.refreshing)
  const refused = async (reason: Failure) => {
    host.tab.session.startSession('mine', resident)
    host.gateway.answers.claim = async () => failure(reason)
    return claim()
  }

  it('is told when it is done', async () => {
    host.tab.session.startSession('mine', resident)
    expect(await claim()).toEqual(success(wish))
    expect([host.gateway.calls, host.tab.told()]).toEqual([[['claim', 'w1', 'key']], ['wish-claimed']])
  })

  it('waits for the login of a guest, and for the phone of a member without one', async () => {
    expect([await claim(), host.tab.navigator.logins]).toEqual([null, ['/mine']])
    host.tab.session.startSession('mine', { ...resident, phone: null })
    expect(host.acts.consumeClaimIntent('w1')).toBe(false)
    expect([await claim(), host.tab.navigator.went]).toEqual([null, ['bind /mine']])
    expect(host.gateway.calls).toEqual([])
    host.tab.session.setUser(resident)
    expect([
      host.acts.consumeClaimIntent('w2'),
      host.acts.consumeClaimIntent('w1'),
      host.acts.consumeClaimIntent('w1'),
    ]).toEqual([false, true, false])
  })

  it('leads a member who is no volunteer to the registration, and back to the claim', async () => {
    expect(
      await refused(failureOf('not-volunteer', { state: 'not-a-volunteer', message: 'Register first' })),
    ).toBeNull()
    expect([host.tab.navigator.went, host.tab.told()]).toEqual([['/register-volunteer?redirect=%2Fmine'], []])
    expect(host.acts.consumeClaimIntent('w1')).toBe(true)
  })

  it('tells them why where the site has no registration', async () => {
    host.tab.navigator.missing = ['/register-volunteer']
    const reason = failureOf('not-volunteer', { state: 'not-a-volunteer', message: 'Volunteers alone' })
    expect(await refused(reason)).toEqual(failure(reason))
    expect([host.tab.navigator.went, host.tab.told()]).toEqual([[], ['Volunteers alone']])
  })

  it.each(['paused', 'holds-enough', 'took-enough'])(
    'leaves a limit (%s) to be told beside the button',
    async (state) => {
      const reason = failureOf('state-refuses', { state, message: 'Enough for today' })
      expect(await refused(reason)).toEqual(failure(reason))
      expect([host.tab.told(), host.refreshed]).toEqual([[], []])
    },
  )

  it('shows the wish as it is now when somebody was first, and tells it once', async () => {
    await refused(failureOf('somebody-first', { message: 'Somebody was first' }))
    expect([host.tab.told(), host.refreshed]).toEqual([['somebody-first'], ['refreshed']])
  })

  it('tells the platform’s words of any other refusal, and nothing where it has none', async () => {
    await refused(failureOf('refused', { message: 'This wish is closed' }))
    expect(host.tab.told()).toEqual(['This wish is closed'])
    await refused(failureOf('offline'))
    expect([host.tab.told(), host.refreshed]).toEqual([['This wish is closed'], []])
  })
})

describe('withdrawing a wish', () => {
  it('says whether it was withdrawn', async () => {
    expect(await host.acts.withdraw('w1', host.refreshing)).toBe(true)
    expect([host.gateway.calls, host.tab.told()]).toEqual([[['remove', 'w1']], ['wish-withdrawn']])
    host.gateway.answers.remove = async () => failure(failureOf('state-refuses'))
    expect(await host.acts.withdraw('w1', host.refreshing)).toBe(false)
    expect([host.tab.told(), host.refreshed]).toEqual([['wish-withdrawn', 'case-moved-on'], ['refreshed']])
  })
})

describe('the way to a wish', () => {
  const place = { name: 'Lantern Street', latitude: 26.4, longitude: 111.6 }
  const exact = { address: 'Number 17, door 4', latitude: 26.42, longitude: 111.61 }

  it('names position and area to the map, and neither the address nor the wish', () => {
    host.acts.openDirections({ id: 'w1', place, privatePlace: exact } as Wish)
    const [address = ''] = host.tab.navigator.left
    expect(decodeURIComponent(address)).toContain('111.61,26.42,Lantern Street')
    expect(decodeURIComponent(address)).not.toMatch(/Number 17|w1/)
  })

  it.each([null, { ...exact, latitude: null }, { ...exact, longitude: null }])(
    'is not known without an exact position: %j',
    (privatePlace) => {
      host.acts.openDirections({ place, privatePlace } as Wish)
      expect(host.tab.navigator.left).toEqual([])
    },
  )

  it('back leads to one’s own wishes', () => {
    host.acts.leave()
    expect(host.tab.navigator.went).toEqual(['back /my-wish'])
  })
})
