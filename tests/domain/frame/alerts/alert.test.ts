import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alertSeverities,
  alertVersion,
  nextAlertChange,
  runningAlerts,
  runsAt,
  type Alert,
} from '../../../../src/domain/frame/alerts/alert'

const alert = (part: Partial<Alert> = {}): Alert => ({
  ...{ id: 'a', severity: 'severe', title: 'Rain', text: 'Stay in.', area: null, from: 10, until: 20, updatedAt: 5 },
  ...{ link: null, ...part },
})
const anyAlert = fc
  .record({
    id: fc.string(),
    severity: fc.constantFrom(...alertSeverities),
    from: fc.integer({ min: 0, max: 50 }),
    lasts: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ lasts, ...part }) => alert({ ...part, until: part.from + lasts }))

describe('alerts', () => {
  it('run from their first moment on, and are over at their last', () => {
    expect([9, 10, 19, 20].map((at) => runsAt(alert(), at))).toEqual([false, true, true, false])
  })

  it('stand in the order of how bad they are, then the latest first', () => {
    const moderate = alert({ id: 'm', severity: 'moderate', from: 3 })
    const [early, late] = [alert({ id: 'e', from: 1 }), alert({ id: 'l', from: 2 })]
    const extreme = alert({ id: 'x', severity: 'extreme', from: 0 })
    expect(runningAlerts([moderate, early, late, extreme], 12).map(({ id }) => id)).toEqual(['x', 'l', 'e', 'm'])
  })

  it('change nothing between two of their changes, whatever the order in which they came', () => {
    fc.assert(
      fc.property(fc.array(anyAlert), fc.integer({ min: 0, max: 110 }), fc.nat(1000), (alerts, at, share) => {
        const next = nextAlertChange(alerts, at) ?? at + 100
        const between = at + ((next - at) * share) / 1001
        expect(runningAlerts(alerts, between)).toEqual(runningAlerts(alerts, at))
        expect(runningAlerts([...alerts].reverse(), at)).toHaveLength(runningAlerts(alerts, at).length)
      }),
    )
  })

  it('are all over once nothing changes any more', () => {
    fc.assert(
      fc.property(fc.array(anyAlert), (alerts) => {
        let at: number | null = -1
        for (let last = at; at !== null; at = nextAlertChange(alerts, last)) last = at
        expect(nextAlertChange(alerts, 200)).toBeNull()
        expect(runningAlerts(alerts, 200)).toEqual([])
      }),
    )
  })

  it('have another version once their words were corrected', () => {
    expect(alertVersion(alert())).toBe(alertVersion(alert({ until: 99 })))
    expect(alertVersion(alert())).not.toBe(alertVersion(alert({ updatedAt: 6 })))
  })
})
