import { beforeEach, describe, expect, it } from 'vitest'
import { CheckRealName } from '../../../../src/application/people/identities/check-real-name'
import { IdentitiesGateway } from '../../../../src/application/people/identities/identities-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SwitchesGateway } from '../../../../src/application/frame/site/switches-gateway'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { switchCodes, type Switches } from '../../../../src/domain/frame/site/switches'
import { openTab } from '../../../support/member-host'
import { profile, resident } from '../../../support/member-ports'
import { adult, atOffice, MemoryIdentities, verified } from '../../../support/memory-volunteers'

const form = { name: '何明月', cardNumber: '', agreed: true }
const face: Switches = { [switchCodes.faceCheck]: '1' }

function made(switches: Switches = {}) {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const identities = new MemoryIdentities()
  tab.container.bind(IdentitiesGateway).toConstantValue(identities)
  tab.container.bind(SwitchesGateway).toConstantValue({ switches: async () => success(switches) })
  return { tab, identities, check: tab.container.get(CheckRealName) }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('the check of a real name (B14)', () => {
  it.each([
    [{}, false, 'open'],
    [{ [switchCodes.realName]: '0' }, true, 'closed'],
    [{ [switchCodes.cardCheck]: '0' }, true, 'closed'],
    [face, false, 'app-only'],
    [face, true, 'open'],
  ] as const)('with the switches %j and a face check in the app %s is %s', async (switches, canCheckFace, way) => {
    host = made(switches)
    if (canCheckFace) host.tab.bridge.have({ checkFace: () => 'signed' })
    await host.check.load()
    expect(host.check.availability).toBe(way)
  })

  it('sends no face where none is asked for', async () => {
    await host.check.load()
    expect(await host.check.execute(form)).toEqual(success({ realName: verified(adult), limit: null }))
    expect(host.identities.checked).toEqual([{ form, face: null }])
  })

  it('sends what the app says of the face, and nothing when the member closed it', async () => {
    host = made(face)
    await host.check.load()
    host.tab.bridge.have({ checkFace: () => 'refused' })
    expect(await host.check.execute(form)).toEqual(failure(failureOf('cancelled')))
    expect(host.identities.checked).toEqual([])
    host.tab.bridge.have({ checkFace: () => 'signed' })
    await host.check.execute(form)
    expect(host.identities.checked).toEqual([{ form, face: 'signed' }])
  })

  it('checks the form by the day of the site', () => {
    expect(host.check.check(form)).toEqual({ ok: false, reason: { cardNumber: 'required' } })
  })
})

describe('what the cookie says of the real name', () => {
  beforeEach(() => {
    host.tab.gateway.me_ = { ...profile, user: { ...resident, realName: true } }
  })

  it('follows once the name is verified, by the check or by the office', async () => {
    await host.check.execute(form)
    expect(host.tab.session.user?.realName).toBe(true)
    host = made()
    host.tab.gateway.me_ = { ...profile, user: { ...resident, realName: true } }
    host.identities.now = verified(adult)
    await host.check.load()
    expect(host.tab.session.user?.realName).toBe(true)
  })

  it('is fetched again only when it no longer holds, and never for a guest', async () => {
    host.identities.now = atOffice
    await host.check.load()
    expect(host.tab.gateway.calls).toEqual([])
    host.tab.session.setUser({ ...resident, realName: true })
    await host.check.load()
    expect(host.tab.gateway.calls).toEqual(['me'])
    host.tab.session.clear()
    host.identities.now = verified(adult)
    await host.check.load()
    expect(host.tab.gateway.calls).toEqual(['me'])
  })

  it('stays when the check is refused', async () => {
    host.identities.failing = failureOf('too-many')
    expect(await host.check.execute(form)).toEqual(failure(failureOf('too-many')))
    expect([host.tab.session.user?.realName, host.tab.gateway.calls]).toEqual([false, []])
  })
})
