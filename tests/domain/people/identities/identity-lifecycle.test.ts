import { describe, expect, it } from 'vitest'
import { verifiedIdentity, type Identity, type RealName } from '../../../../src/domain/people/identities/identity'
import {
  identityActs,
  identityLifecycle,
  identityStates,
  type IdentityRole,
} from '../../../../src/domain/people/identities/identity-lifecycle'
import { allowedActs } from '../../../support/allowed-acts'

const allowedTo = (role: IdentityRole) => allowedActs(identityLifecycle, identityStates, role)

describe('a real-name check', () => {
  it('waits for an answer first', () => {
    expect(identityLifecycle.start).toBe('pending')
    expect(Object.keys(identityLifecycle.acts)).toEqual(identityActs)
  })

  it('is corrected by its member until it is verified, and never after', () => {
    expect(allowedTo('member')).toEqual(['submit: pending → pending', 'submit: refused → pending'])
  })

  it('is answered by the verifier or by the office, of which the office alone takes back what was verified', () => {
    const answers = ['verify: pending → verified', 'refuse: pending → refused']
    expect(allowedTo('verifier')).toEqual(answers)
    expect(allowedTo('operator')).toEqual([...answers, 'release: verified → refused'])
  })
})

describe('the verified identity', () => {
  const identity: Identity = {
    name: '何**',
    cardNumber: '1****************X',
    sex: 2,
    birthDate: '1990-04-12',
    checkedAt: 0,
  }

  it('is that of a verified check, and of no other', () => {
    const others: (RealName | null)[] = [
      null,
      { state: 'none' },
      { state: 'pending', isAtOffice: true, name: '何**', cardNumber: '1****************X', sentAt: 0 },
      { state: 'refused', reason: '', refusedAt: 0 },
    ]
    expect(verifiedIdentity({ state: 'verified', identity })).toBe(identity)
    for (const other of others) expect(verifiedIdentity(other)).toBeNull()
  })
})
