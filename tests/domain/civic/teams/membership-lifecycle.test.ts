import { describe, expect, it } from 'vitest'
import {
  leaderActs,
  membershipLifecycle,
  membershipStates,
  ownMembershipActs,
  type MembershipRole,
} from '../../../../src/domain/civic/teams/membership-lifecycle'
import { checkReason } from '../../../../src/domain/civic/teams/team'
import { allowedActs } from '../../../support/allowed-acts'

const allowedTo = (role: MembershipRole) => allowedActs(membershipLifecycle, membershipStates, role)

describe('a membership', () => {
  it('begins with a request', () => {
    expect(membershipLifecycle.start).toBe('pending')
  })

  it('is asked for, given back and ended by its volunteer; the code of the leader admits at once', () => {
    expect(allowedTo('volunteer')).toEqual([
      'join: refused → pending',
      'join: left → pending',
      'admit: pending → member',
      'admit: refused → member',
      'admit: left → member',
      'withdraw: pending → left',
      'leave: member → left',
      'acceptLead: member → member',
      'declineLead: member → member',
    ])
    expect(ownMembershipActs).toEqual(['join', 'withdraw', 'leave'])
  })

  it('is answered and ended by the leader, who may ask a member alone to lead the team', () => {
    expect(allowedTo('leader')).toEqual([
      'approve: pending → member',
      'refuse: pending → refused',
      'remove: member → left',
      'offerLead: member → member',
      'withdrawOffer: member → member',
    ])
    expect(leaderActs).toEqual(['approve', 'refuse', 'remove', 'offerLead', 'withdrawOffer'])
  })

  it('is touched by the office only to make a member the leader', () => {
    expect(allowedTo('operator')).toEqual(['appoint: member → member'])
  })
})

it('the reason for a refusal has 2 to 200 characters', () => {
  expect(checkReason({ text: ' No room ' })).toEqual({ ok: true, value: { text: 'No room' } })
  expect(checkReason({ text: 'x'.repeat(200) }).ok).toBe(true)
  for (const [text, problem] of [
    ['', 'required'],
    ['x', 'too-short'],
    ['x'.repeat(201), 'too-long'],
  ] as const)
    expect(checkReason({ text })).toEqual({ ok: false, reason: { text: problem } })
})
