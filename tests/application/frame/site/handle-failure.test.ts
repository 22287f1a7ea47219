import { beforeEach, describe, expect, it } from 'vitest'
import { ErrorOverlayStore } from '../../../../src/application/frame/navigation/error-overlay.store'
import { HandleFailure } from '../../../../src/application/frame/site/handle-failure'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { Log } from '../../../../src/application/frame/shared/log'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

function made() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const log = recordedPort<Log>({ note: () => undefined })
  tab.container.bind(Log).toConstantValue(log.port)
  const handling = tab.container.get(HandleFailure)
  const overlay = tab.container.get(ErrorOverlayStore)
  const handle = (
    failure: Parameters<typeof failureOf>,
    rule: Parameters<HandleFailure['execute']>[1],
    token: string | null = 'mine',
  ) => handling.execute(failureOf(...failure), rule, 'getWish', token)
  return { tab, log, overlay, handle }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})
/** What a visitor and the log notice. */
const noticed = () => ({
  told: host.tab.told(),
  page: host.overlay.type,
  logged: host.log.calls.length,
  isMember: host.tab.session.isMember,
  logins: host.tab.navigator.logins.length,
})
const nothing = { told: [], page: null, logged: 0, isMember: true, logins: 0 }

describe('a failed call', () => {
  it('is told by a notice of its own, or in the platform’s words', () => {
    host.handle(['server-error', { status: 500 }], 'common')
    expect(noticed()).toEqual({ ...nothing, told: ['server-error'] })
    host = made()
    host.handle(['refused', { message: 'Closed on Mondays' }], 'common')
    expect(noticed()).toEqual({ ...nothing, told: ['Closed on Mondays'] })
  })

  it('is shown in place of a content that is gone or that the platform cannot give', () => {
    host.handle(['gone', { status: 403 }], 'content')
    expect(noticed()).toEqual({ ...nothing, page: 1 })
    expect(host.overlay.failure?.code).toBe('gone')
    host.handle(['server-error', { status: 500 }], 'content')
    expect([host.overlay.type, host.overlay.failure?.code]).toEqual([2, 'server-error'])
    host.overlay.hide()
    expect(host.overlay.type).toBeNull()
  })

  it('of the configuration is logged by its name and codes alone', () => {
    host.handle(['unavailable', { status: 503, message: 'Something of a visitor' }], 'config')
    expect(noticed()).toEqual({ ...nothing, logged: 1 })
    expect(host.log.calls).toEqual([['note', 'call failed', { endpoint: 'getWish', code: 'unavailable', status: 503 }]])
  })

  it('that nobody waits for, or that was given up, is passed over', () => {
    host.handle(['server-error', { status: 500 }], 'background')
    host.handle(['cancelled'], 'common')
    expect(noticed()).toEqual(nothing)
  })

  it('by a session that is over ends it, and asks for the login', () => {
    host.handle(['session-expired', { status: 401 }], 'common')
    expect(noticed()).toEqual({ ...nothing, told: ['session-expired'], isMember: false, logins: 1 })
  })

  it('that only a volunteer may make ends the session without a word (B45)', () => {
    host.handle(['not-volunteer'], 'common')
    expect(noticed()).toEqual({ ...nothing, isMember: false })
  })

  it('of an earlier session never ends the present one', () => {
    for (const token of ['earlier', null]) {
      host.handle(['session-expired', { status: 401 }], 'common', token)
      host.handle(['not-volunteer'], 'common', token)
    }
    expect(noticed()).toEqual(nothing)
  })
})
