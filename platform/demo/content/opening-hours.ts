import { wholeDay, type OpenPeriod } from '../../../src/domain/civic/amenities/opening-hours'

/** The hours of a week in the demo, and on public holidays; `holidays` is null where they change nothing. */
export interface DemoHours {
  readonly weekly: readonly (readonly OpenPeriod[])[]
  readonly holidays: readonly OpenPeriod[] | null
}

export const period = (opens: number, closes: number): OpenPeriod => ({ opens: opens * 60, closes: closes * 60 })
export const everyDay = (...periods: readonly OpenPeriod[]) => Array.from({ length: 7 }, () => periods)

export const always: DemoHours = { weekly: everyDay({ opens: 0, closes: wholeDay }), holidays: null }
