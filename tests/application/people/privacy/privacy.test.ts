import { beforeEach, describe, expect, it } from 'vitest'
import { BlockPerson } from '../../../../src/application/people/privacy/block-person'
import { ChangePrivacy } from '../../../../src/application/people/privacy/change-privacy'
import { PrivacyGateway } from '../../../../src/application/people/privacy/privacy-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openTab, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemoryPrivacy } from '../../../support/memory-privacy'

let tab: Tab
let gateway: MemoryPrivacy
beforeEach(() => {
  tab = openTab()
  gateway = new MemoryPrivacy()
  tab.container.bind(PrivacyGateway).toConstantValue(gateway)
})

describe('a change of the privacy', () => {
  it('deletes the present history when none is kept any more, and nothing else', async () => {
    const change = tab.container.get(ChangePrivacy)
    await change.execute({ keepsHistory: true, inRankings: false })
    expect([tab.account.calls, tab.told()]).toEqual([[], []])
    await change.execute({ keepsHistory: false })
    expect([tab.account.calls, tab.told()]).toEqual([['clear all'], ['history-off']])
  })

  it('that is refused deletes nothing', async () => {
    gateway.failing = failureOf('unavailable')
    await tab.container.get(ChangePrivacy).execute({ keepsHistory: false })
    expect([tab.account.calls, tab.told()]).toEqual([[], []])
  })
})

describe('blocking a person', () => {
  it('needs a login', () => {
    const block = tab.container.get(BlockPerson)
    expect(block.mayBlock('anna')).toBe(false)
    tab.session.startSession('mine', resident)
    expect(block.mayBlock('anna')).toBe(true)
  })

  it('is told, and so is taking it back', async () => {
    const block = tab.container.get(BlockPerson)
    await block.execute('anna', true)
    expect(tab.told()).toEqual(['person-blocked'])
    await block.execute('anna', false)
    expect([gateway.calls, tab.told()]).toEqual([['block anna', 'unblock anna'], ['person-unblocked']])
  })

  it('that fails is not told as done', async () => {
    gateway.failing = failureOf('gone')
    await tab.container.get(BlockPerson).execute('anna', true)
    expect(tab.told()).toEqual([])
  })
})
