import { beforeEach, describe, expect, it } from 'vitest'
import {
  FirstPasswordProof,
  FirstPasswordProofs,
} from '../../../../src/application/frame/session/password/first-password-proof'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { invalid, resident } from '../../../support/member-ports'

let tab: Tab
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
})

async function proofWith(ways: Tab['ownProof']['ways_']): Promise<FirstPasswordProof> {
  tab.ownProof.ways_ = ways
  const proof = new FirstPasswordProof(tab.container.get(FirstPasswordProofs))
  await proof.ways.load()
  return proof
}

describe('the proof of a first password', () => {
  it.each([
    [{ proveBy: ['code'], loggedInJustNow: false }, true],
    [{ proveBy: ['code'], loggedInJustNow: true }, false],
    [{ proveBy: [], loggedInJustNow: false }, false],
  ] as const)('is needed with %o: %s', async (ways, isNeeded) => {
    expect((await proofWith(ways)).isNeeded).toBe(isNeeded)
  })

  it('is obtained once for a code, and kept until it has expired', async () => {
    const proof = await proofWith({ proveBy: ['code'], loggedInJustNow: false })
    expect([proof.check('12').ok, proof.check('１２３４５６')]).toEqual([false, success('123456')])
    expect(await proof.given('123456')).toEqual(success('proof'))
    expect([proof.isNeeded, await proof.given(null)]).toEqual([false, success('proof')])
    expect([proof.expire(), proof.isNeeded]).toEqual([{ code: 'again' }, true])
  })

  it('is none for a wrong code', async () => {
    const proof = await proofWith({ proveBy: ['code'], loggedInJustNow: false })
    tab.ownProof.failing = { prove: invalid({ code: 'wrong' }) }
    expect([(await proof.given('000000')).ok, proof.isNeeded]).toEqual([false, true])
  })
})
