import { describe, expect, it } from 'vitest'
import {
  volunteerActs,
  volunteerLifecycle,
  volunteerStates,
  type VolunteerRole,
} from '../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import { mayLeave } from '../../../../src/domain/civic/volunteers/leaving'
import { allowedActs } from '../../../support/allowed-acts'

const allowedTo = (role: VolunteerRole) => allowedActs(volunteerLifecycle, volunteerStates, role)

describe('the registration of a volunteer', () => {
  it('waits for the office first', () => {
    expect(volunteerLifecycle.start).toBe('pending')
    expect([...volunteerActs].sort()).toEqual(Object.keys(volunteerLifecycle.acts).sort())
  })

  it('is revised while it waits, changed while it stands, and made anew after a refusal or after leaving', () => {
    expect(allowedTo('applicant')).toEqual([
      'register: refused → pending',
      'register: left → pending',
      'leave: pending → left',
      'leave: approved → left',
      'leave: suspended → left',
      'revise: pending → pending',
      'change: approved → approved',
      'propose: approved → approved',
    ])
  })

  it('is decided by the office alone', () => {
    expect(allowedTo('operator')).toEqual([
      'approve: pending → approved',
      'refuse: pending → refused',
      'acceptChange: approved → approved',
      'refuseChange: approved → approved',
      'suspend: approved → suspended',
      'resume: suspended → approved',
    ])
  })
})

describe('leaving', () => {
  const leaving = {
    ledTeams: [],
    checkedIn: [],
    teams: 2,
    requests: 1,
    activities: 3,
    orders: 1,
    wishes: 1,
    minutes: 90,
  }

  it('is possible whatever is given back by it', () => {
    expect(mayLeave(leaving)).toBe(true)
  })

  it('waits until teams are handed over and activities are left', () => {
    expect(mayLeave({ ...leaving, ledTeams: [{ id: 'team', name: 'Readers' }] })).toBe(false)
    expect(mayLeave({ ...leaving, checkedIn: [{ id: 'activity', title: 'Reading' }] })).toBe(false)
  })
})
