// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { errorOf, faultEvents, takeEarlyFaults } from '../../src/infrastructure/frame/monitoring/early-faults'
import { keepEarlyFaults } from '../../src/starter/keep-early-faults'

/** The event of an error, of any of the kinds that tell of one. */
function eventOf(type: (typeof faultEvents)[number], error: unknown): Event {
  if (type === 'error') return new ErrorEvent(type, { error })
  if (type === 'caughterror') return new CustomEvent(type, { detail: error })
  return Object.assign(new Event(type), { reason: error })
}

it('errors before the client watches are kept, in their order, until it takes them', () => {
  keepEarlyFaults(window)
  const errors = faultEvents.map((type) => new Error(type))
  faultEvents.forEach((type, index) => window.dispatchEvent(eventOf(type, errors[index])))
  expect(takeEarlyFaults(window).map(errorOf)).toEqual(errors)
  window.dispatchEvent(eventOf('caughterror', new Error('later')))
  expect(takeEarlyFaults(window)).toEqual([])
})

it('a page in which everything fails keeps twenty of them', () => {
  keepEarlyFaults(window)
  for (let fault = 0; fault < 30; fault += 1) window.dispatchEvent(eventOf('caughterror', fault))
  expect(takeEarlyFaults(window)).toHaveLength(20)
})

it('a picture that fails is no error of the client', () => {
  expect(errorOf(new Event('error'))).toBeUndefined()
})
