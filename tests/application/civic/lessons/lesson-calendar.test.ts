import { expect, it } from 'vitest'
import { LessonCalendar } from '../../../../src/application/civic/lessons/lesson-calendar'
import { newBrowser, openTab } from '../../../support/member-host'

it('says which day it is in the site’s calendar, and goes on with the clock while it is shown', () => {
  const tab = openTab(newBrowser())
  // 8 March 2026 is a Sunday; in Shanghai its last minute is 15:59 UTC.
  tab.clock.time = Date.parse('2026-03-08T15:59:00Z')
  const calendar = tab.container.get(LessonCalendar)
  const end = calendar.show()
  expect([calendar.today, calendar.thisWeek[0]]).toEqual(['2026-03-08', '2026-03-02'])
  tab.clock.pass(60_000)
  expect([calendar.today, calendar.thisWeek[0]]).toEqual(['2026-03-09', '2026-03-09'])
  expect([calendar.dayOf(Date.parse('2026-03-01T16:00:00Z')), calendar.dayOf(Number.NaN)]).toEqual(['2026-03-02', ''])
  end()
})
