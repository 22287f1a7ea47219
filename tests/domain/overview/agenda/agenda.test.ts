import { describe, expect, it } from 'vitest'
import { agendaInOrder, type Agenda } from '../../../../src/domain/overview/agenda/agenda'
import { isoDate } from '../../../../src/domain/frame/shared/civil-date'
import { siteTime } from '../../../../src/domain/frame/shared/site-time'
import { emptyAgenda } from '../../../support/member-agenda'
import { activity } from '../../../ui/civic/activities/memory-activities'
import { placed } from '../../../ui/civic/orders/memory-orders'
import { wish } from '../../../ui/civic/wishes/memory-wishes'

const today = '2026-03-10'
const dayOf = (instant: number) => {
  const time = siteTime(instant, 480)
  return time === null ? '' : isoDate(time)
}
const order = (wantedOn: string) => ({ ...placed, wantedOn })
const inOrder = (parts: Partial<Agenda>) => agendaInOrder({ ...emptyAgenda, ...parts }, { today, dayOf })

describe('what stands in the agenda of a member', () => {
  it('is the soonest first, whatever its kind', () => {
    expect(
      inOrder({
        activity: activity('1', { startsAt: Date.parse('2026-03-20T01:00:00Z') }),
        claim: wish('2', { wantedOn: '2026-03-14' }),
        servingOrder: order('2026-03-16'),
        order: order('2026-03-12'),
        wish: wish('3', { wantedOn: '2026-03-30' }),
      }),
    ).toEqual(['order', 'claim', 'servingOrder', 'activity', 'wish'])
  })

  it('has homework on the day when it is due, before what can be rated at any time', () => {
    const homework = {
      id: 'l1',
      classTitle: 'Calligraphy',
      text: 'One page',
      dueAt: Date.parse('2026-03-09T17:00:00Z'),
    }
    expect(inOrder({ homework, wishToRate: wish('4'), claim: wish('2', { wantedOn: today }) })).toEqual([
      'claim',
      'homework',
      'wishToRate',
    ])
  })

  it('is before all else what is overdue', () => {
    expect(
      inOrder({
        activity: activity('1', { startsAt: Date.parse('2026-03-10T01:00:00Z') }),
        servingOrder: order('2026-03-09'),
        claim: wish('2', { wantedOn: '2026-03-01' }),
      }),
    ).toEqual(['claim', 'servingOrder', 'activity'])
  })

  it('is on one day first where the member has to be, then what they can rate, then what they wait for', () => {
    expect(
      inOrder({
        wish: wish('3', { wantedOn: today }),
        order: order(today),
        wishToRate: wish('4', { wantedOn: '2026-02-01' }),
        orderToRate: order('2026-01-01'),
        claim: wish('2', { wantedOn: today }),
        servingOrder: order(today),
        // At the site it is the same day already.
        activity: activity('1', { startsAt: Date.parse('2026-03-09T17:00:00Z') }),
      }),
    ).toEqual(['activity', 'servingOrder', 'claim', 'orderToRate', 'wishToRate', 'order', 'wish'])
  })

  it('is nothing in an empty one', () => {
    expect(inOrder({})).toEqual([])
  })
})
