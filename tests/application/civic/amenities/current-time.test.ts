import { expect, it } from 'vitest'
import { CurrentTime } from '../../../../src/application/civic/amenities/current-time'
import { HandClock, start } from '../../../support/hand-clock'

it('the time of a screen goes on while it is shown, and is right at once when it is shown again', () => {
  const clock = new HandClock()
  const time = new CurrentTime(clock)
  clock.pass(60_000)
  expect(time.now).toBe(start)
  const hide = time.show()
  expect(time.now).toBe(start + 60_000)
  clock.pass(20_000)
  expect(time.now).toBe(start + 80_000)
  hide()
  clock.pass(60_000)
  expect([time.now, clock.waiting]).toEqual([start + 80_000, 0])
})
