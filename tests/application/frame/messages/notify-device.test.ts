import { beforeEach, describe, expect, it } from 'vitest'
import { NotifyDeviceStore } from '../../../../src/application/frame/messages/notify-device.store'
import { openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'
import { pushAddress } from '../../../support/memory-push'

let tab: Tab
let notices: NotifyDeviceStore
beforeEach(() => {
  tab = openTab()
  notices = tab.container.get(NotifyDeviceStore)
  tab.session.startSession('mine', resident)
})
const { endpoint } = pushAddress

describe('the notifications of a browser', () => {
  it('are offered without asking for permission, and turned on by an act', async () => {
    await notices.read()
    expect([notices.state, tab.push.asked, tab.pushGateway.calls]).toEqual(['off', 0, []])
    await notices.turnOn()
    expect([notices.state, tab.push.asked, tab.pushGateway.calls]).toEqual(['on', 1, [`subscribe ${endpoint}`]])
    await notices.turnOff()
    expect([notices.state, tab.push.kept, tab.pushGateway.calls.at(-1)]).toEqual([
      'off',
      null,
      `unsubscribe ${endpoint}`,
    ])
  })

  it('stay refused when their owner refuses, and are not offered where they were', async () => {
    tab.push.says = 'denied'
    await notices.turnOn()
    expect([notices.state, tab.pushGateway.calls]).toEqual(['denied', []])
    tab.push.now = 'unable'
    await notices.read()
    expect(notices.state).toBe('unable')
  })

  it('are the member’s again after a new login, and end with the log-out', async () => {
    tab.push.now = 'granted'
    tab.push.kept = pushAddress
    await notices.read()
    expect([notices.state, tab.pushGateway.calls]).toEqual(['on', [`subscribe ${endpoint}`]])
    await notices.read()
    expect(tab.pushGateway.calls).toHaveLength(1)
    tab.session.startSession('theirs', neighbour)
    await notices.read()
    expect(tab.pushGateway.calls).toHaveLength(2)
    tab.session.clear()
    await notices.leave()
    expect([notices.state, tab.push.kept]).toEqual(['unknown', null])
  })

  it('say that they could not be turned on while the platform is away, and for guests nothing happens', async () => {
    tab.pushGateway.isDown = true
    await notices.turnOn()
    expect([notices.state, tab.push.asked]).toEqual(['failed', 0])
    tab.session.clear()
    await notices.turnOn()
    expect(tab.push.asked).toBe(0)
  })
})

describe('the notifications of an app', () => {
  it('come by the app’s own push service', async () => {
    tab.bridge.have({ subscribePush: () => ({ ...pushAddress, endpoint: 'https://app.example/1' }) })
    await notices.read()
    expect(notices.state).toBe('off')
    await notices.turnOn()
    expect([notices.state, tab.push.asked, tab.pushGateway.calls]).toEqual([
      'on',
      0,
      ['subscribe https://app.example/1'],
    ])
    expect(tab.bridge.called.at(-1)?.argument).toEqual({ key: 'site-key' })
  })

  it('are not offered by an app without them', async () => {
    tab.bridge.have({ setBadge: () => null })
    await notices.read()
    expect(notices.state).toBe('unable')
  })
})
