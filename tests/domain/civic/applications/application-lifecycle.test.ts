import { expect, it } from 'vitest'
import {
  applicationLifecycle,
  applicationStates,
  type ApplicationRole,
} from '../../../../src/domain/civic/applications/application-lifecycle'
import { allowedActs } from '../../../support/allowed-acts'

const allowedTo = (role: ApplicationRole) => allowedActs(applicationLifecycle, applicationStates, role)

it('an application to join waits for the office first', () => {
  expect(applicationLifecycle.start).toBe('submitted')
})

it('is judged once, by the office', () => {
  expect(allowedTo('operator')).toEqual(['accept: submitted → accepted', 'refuse: submitted → refused'])
})

it('is withdrawn by its applicant until it is judged', () => {
  expect(allowedTo('applicant')).toEqual(['withdraw: submitted → withdrawn'])
})
