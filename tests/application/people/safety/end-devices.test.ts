import { beforeEach, describe, expect, it } from 'vitest'
import { EndDevices } from '../../../../src/application/people/safety/end-devices'
import { SafetyGateway } from '../../../../src/application/people/safety/safety-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { MemorySafety } from '../../../support/memory-safety'

let tab: Tab
let gateway: MemorySafety
beforeEach(() => {
  tab = openTab()
  gateway = new MemorySafety()
  tab.container.bind(SafetyGateway).toConstantValue(gateway)
})

describe('logging devices out', () => {
  it('is told once it is done', async () => {
    const end = tab.container.get(EndDevices)
    expect(await end.one('tablet')).toEqual(success(gateway.safety))
    expect(gateway.safety.devices.map(({ id }) => id)).toEqual(['phone', 'desk'])
    await end.others()
    expect(gateway.safety.devices.map(({ id }) => id)).toEqual(['phone'])
    expect([gateway.calls, tab.told()]).toEqual([['end tablet', 'end others'], ['devices-ended']])
  })

  it('takes a device that is gone for one that is logged out', async () => {
    gateway.failing = failureOf('gone')
    expect(await tab.container.get(EndDevices).one('tablet')).toEqual(success(gateway.safety))
    expect([gateway.calls, tab.told()]).toEqual([['end tablet', 'read'], []])
  })
})
