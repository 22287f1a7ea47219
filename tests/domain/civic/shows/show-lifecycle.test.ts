import { expect, it } from 'vitest'
import {
  memberShowActs,
  ownShowStates,
  showActs,
  showLifecycle,
  showStates,
  type ShowRole,
} from '../../../../src/domain/civic/shows/show-lifecycle'
import { allowedActs } from '../../../support/allowed-acts'

const allowedTo = (role: ShowRole) => allowedActs(showLifecycle, showStates, role)

it('a show waits for the office first', () => {
  expect(showLifecycle.start).toBe('submitted')
  expect([...showActs].sort()).toEqual(Object.keys(showLifecycle.acts).sort())
})

it('is published by the office, which may refuse it later too', () => {
  expect(allowedTo('operator')).toEqual([
    'approve: submitted → published',
    'refuse: submitted → refused',
    'refuse: published → refused',
  ])
})

it('is removed by its author at any time, and is then nowhere to be seen, not in their own list either', () => {
  expect(allowedTo('author')).toEqual([
    'remove: submitted → deleted',
    'remove: published → deleted',
    'remove: refused → deleted',
  ])
  expect(memberShowActs).toEqual(['remove'])
  expect(ownShowStates).toEqual(['submitted', 'published', 'refused'])
})
