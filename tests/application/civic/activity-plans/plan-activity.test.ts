import { expect, it } from 'vitest'
import { ActivityPlansGateway } from '../../../../src/application/civic/activity-plans/activity-plans-gateway'
import { PlanActivity, type PlanSubject } from '../../../../src/application/civic/activity-plans/plan-activity'
import type { ActivityPlan } from '../../../../src/domain/civic/activity-plans/activity-plan'
import { start } from '../../../support/hand-clock'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemoryPlans, plan } from '../../../ui/civic/activity-plans/memory-plans'

const hour = 3_600_000
const week = 168 * hour

function made() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const gateway = new MemoryPlans()
  tab.container.bind(ActivityPlansGateway).toConstantValue(gateway)
  const planning = tab.container.get(PlanActivity)
  const sent: ActivityPlan[] = []
  return {
    tab,
    gateway,
    planning,
    sent,
    form: (subject: PlanSubject) => planning.form(subject, (each) => sent.push(each)),
  }
}

const texts = { kind: 'company', title: 'Reading the paper', intro: 'The news, a chat and tea.' } as const
const place = { name: 'Tea house', latitude: 26.42, longitude: 111.61 }

it('an activity is planned at times of the site’s clock, and waits for the office', async () => {
  const { tab, gateway, form, sent } = made()
  const planned = form({ kind: 'new', teamId: 't1' })
  await planned.open()
  planned.change({ ...texts, place, places: '12', startsAt: '2026-12-01T09:00', endsAt: '2026-12-01T11:00' })
  await planned.submit()
  expect(gateway.calls).toEqual(['create t1'])
  expect(gateway.sent[0]).toMatchObject({
    ...{ startsAt: Date.parse('2026-12-01T01:00:00Z'), endsAt: Date.parse('2026-12-01T03:00:00Z') },
    ...{ enrolsAt: null, enrolsUntil: null, places: 12, kept: [] },
  })
  expect([tab.told(), sent.map(({ id }) => id)]).toEqual([['activity-plan-sent'], ['9']])
})

it('a time that is no time, and a number that is none, are named', async () => {
  const { gateway, form } = made()
  const planned = form({ kind: 'new', teamId: 't1' })
  await planned.open()
  planned.change({ ...texts, place, places: 'ten', startsAt: '2026-11-20T09:00' })
  await planned.submit()
  expect(planned.errors).toEqual({ places: 'required', startsAt: 'too-soon', endsAt: 'required' })
  expect(gateway.calls).toEqual([])
})

it('where no approval is wanted, it says that the activity is published', async () => {
  const { tab, gateway, form } = made()
  gateway.planned = { ...gateway.planned, needsApproval: false }
  const planned = form({ kind: 'new', teamId: 't1' })
  await planned.open()
  planned.change({ ...texts, place, places: '12', startsAt: '2026-12-01T09:00', endsAt: '2026-12-01T11:00' })
  await planned.submit()
  expect(tab.told()).toEqual(['activity-planned'])
})

it('a copy is proposed for the next week in which it can take place, with all pictures', async () => {
  const { planning, tab, form, gateway } = made()
  const past = plan('1', { startsAt: start - 2 * week, endsAt: start - 2 * week + hour, pictures: ['/a', '/b'] })
  const values = planning.valuesOf({ kind: 'copy', plan: past })
  expect(values).toMatchObject({ enrolsAt: '', kept: [0, 1], places: '8' })
  const copy = form({ kind: 'copy', plan: past })
  await copy.open()
  await copy.submit()
  expect(gateway.calls).toEqual(['create t1 like 1'])
  expect(gateway.sent[0]?.startsAt).toBeGreaterThan(tab.clock.now())
  expect(((gateway.sent[0]?.startsAt ?? 0) - past.startsAt) % week).toBe(0)
})

it('a change keeps the times that were not touched to the second, and knows who has joined', async () => {
  const { tab, gateway, form } = made()
  const present = plan('1', { state: 'enrolling', joined: 5, startsAt: start + 24 * hour + 17_123 })
  const change = form({ kind: 'change', plan: present })
  await change.open()
  change.change({ places: '4' })
  await change.submit()
  expect(change.errors).toEqual({ places: 'below-joined' })
  change.change({ places: '5' })
  gateway.plans = [present]
  await change.submit()
  expect(gateway.sent[0]).toMatchObject({ startsAt: present.startsAt, places: 5 })
  expect(tab.told()).toEqual(['activity-changed'])
})
