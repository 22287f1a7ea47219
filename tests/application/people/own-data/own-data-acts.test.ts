import { beforeEach, describe, expect, it } from 'vitest'
import { OwnDataActs } from '../../../../src/application/people/own-data/own-data-acts'
import { OwnDataGateway } from '../../../../src/application/people/own-data/own-data-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openTab, type Tab } from '../../../support/member-host'
import { invalid } from '../../../support/member-ports'
import { MemoryOwnData } from '../../../support/memory-own-data'

const secret = { password: 'seven umbrellas' }
let tab: Tab
let gateway: MemoryOwnData
beforeEach(() => {
  tab = openTab()
  gateway = new MemoryOwnData()
  tab.container.bind(OwnDataGateway).toConstantValue(gateway)
})

describe('what a member asks for about their data', () => {
  it.each([
    ['askForCopy', 'data-copy', 'copy proof', 'copy-asked'],
    ['askForDeletion', 'deletion', 'delete proof', 'deletion-asked'],
  ] as const)('%s takes a proof of its own purpose, and is told', async (act, purpose, call, notice) => {
    await tab.container.get(OwnDataActs)[act](secret)
    expect(tab.ownProof.calls).toEqual([`prove ${purpose} {"password":"seven umbrellas"}`])
    expect([gateway.calls, tab.told()]).toEqual([[call], [notice]])
  })

  it('is not asked for without a proof', async () => {
    tab.ownProof.failing = { prove: invalid({ password: 'wrong' }) }
    const acts = tab.container.get(OwnDataActs)
    expect([(await acts.askForCopy(secret)).ok, (await acts.askForDeletion(secret)).ok]).toEqual([false, false])
    expect([gateway.calls, tab.told()]).toEqual([[], []])
  })

  it('is taken back without one', async () => {
    await tab.container.get(OwnDataActs).cancelDeletion()
    expect([gateway.calls, tab.told()]).toEqual([['cancel'], ['deletion-cancelled']])
    gateway.failing = failureOf('unavailable')
    expect((await tab.container.get(OwnDataActs).cancelDeletion()).ok).toBe(false)
  })
})
