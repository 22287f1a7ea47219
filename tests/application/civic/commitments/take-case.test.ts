import { describe, expect, it } from 'vitest'
import { TakeCase, type CaseToTake } from '../../../../src/application/civic/commitments/take-case'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const wish: CaseToTake = { kind: 'claim-wish', id: '7' }

function made(reason: Failure | null = null) {
  const tab = openTab()
  const seen: string[] = []
  const send = async (): Promise<Outcome<string>> => {
    seen.push('sent')
    return reason === null ? success('taken') : failure(reason)
  }
  const taking = tab.container.get(TakeCase)
  const take = (target = wish) => taking.execute(target, send, { refresh: async () => void seen.push('refreshed') })
  return { tab, seen, taking, take }
}

describe('taking a case', () => {
  it('is sent for a member with a phone', async () => {
    const { tab, seen, take } = made()
    tab.session.startSession('mine', resident)
    expect(await take()).toEqual(success('taken'))
    expect([seen, tab.navigator.went]).toEqual([['sent'], []])
  })

  it('waits for a phone where the case needs one, and is then resumed once', async () => {
    const { tab, seen, taking, take } = made()
    tab.session.startSession('mine', { ...resident, phone: null })
    expect([await take(), seen, taking.consumeIntent(wish)]).toEqual([null, [], false])
    expect(await take({ kind: 'join-activity', id: '7' })).toEqual(success('taken'))
    tab.session.startSession('mine', resident)
    expect(await take({ kind: 'claim-wish', id: '8' })).toEqual(success('taken'))
    expect([taking.consumeIntent(wish), taking.consumeIntent(wish)]).toEqual([true, false])
  })

  it('that exceeds the volunteer’s limits leaves the case as it is', async () => {
    const reason = failureOf('state-refuses', { status: 409, state: 'holds-enough' })
    const { tab, seen, take } = made(reason)
    tab.session.startSession('mine', resident)
    expect(await take()).toEqual(failure(reason))
    expect([seen, tab.told()]).toEqual([['sent'], []])
  })

  it('that came too late shows the case as it is now', async () => {
    const { tab, seen, take } = made(failureOf('somebody-first', { status: 409 }))
    tab.session.startSession('mine', resident)
    await take()
    expect([seen, tab.told()]).toEqual([['sent', 'refreshed'], ['somebody-first']])
  })

  it('leads somebody who is no volunteer through the registration, where the site has one', async () => {
    const reason = failureOf('state-refuses', { status: 409, state: 'not-a-volunteer' })
    const { tab, taking, take } = made(reason)
    tab.session.startSession('mine', resident)
    expect([await take(), tab.navigator.went]).toEqual([null, ['/register-volunteer?redirect=%2Fmine']])
    expect(taking.consumeIntent(wish)).toBe(true)
    tab.navigator.missing = ['/register-volunteer']
    expect([await take(), taking.consumeIntent(wish)]).toEqual([failure(reason), false])
    expect(tab.told()).toEqual([])
  })
})
