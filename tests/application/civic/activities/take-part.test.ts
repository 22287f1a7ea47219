import { beforeEach, describe, expect, it } from 'vitest'
import { ActivitiesGateway } from '../../../../src/application/civic/activities/activities-gateway'
import { LeadActivities } from '../../../../src/application/civic/activities/lead-activities'
import { TakePart } from '../../../../src/application/civic/activities/take-part'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Activity } from '../../../../src/domain/civic/activities/activity'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const activity = { id: 'reading' } as Activity
const notAVolunteer = failureOf('not-volunteer', { state: 'not-a-volunteer' })

function made() {
  const tab = openTab()
  const gateway = recordedPort<ActivitiesGateway>({
    join: async () => success(activity),
    leave: async () => success(activity),
    performLeaderAct: async () => success(activity),
    ofTeam: async () => success({ items: [], nextCursor: null }),
  })
  tab.container.bind(ActivitiesGateway).toConstantValue(gateway.port)
  const refreshed: string[] = []
  const refreshing = { refresh: async () => void refreshed.push('refreshed') }
  return { tab, gateway, refreshed, refreshing, taking: tab.container.get(TakePart) }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('joining an activity', () => {
  it('is sent with a key', async () => {
    host.tab.session.startSession('mine', resident)
    expect(await host.taking.join('reading', null, host.refreshing)).toEqual(success(activity))
    expect(host.gateway.calls).toEqual([['join', 'reading', null, 'id']])
    expect([host.refreshed, host.tab.navigator.went]).toEqual([[], []])
  })

  it('of a guest waits for the login, and is then sent once', async () => {
    expect(await host.taking.join('reading', null, host.refreshing)).toBeNull()
    expect([host.gateway.calls, host.tab.navigator.logins]).toEqual([[], ['/mine']])
    expect(host.taking.consumeJoinIntent('reading')).toBe(false)
    host.tab.session.startSession('mine', resident)
    expect(host.taking.consumeJoinIntent('another')).toBe(false)
    expect([host.taking.consumeJoinIntent('reading'), host.taking.consumeJoinIntent('reading')]).toEqual([true, false])
  })

  it('of a member who is no volunteer leads through the registration', async () => {
    host.tab.session.startSession('mine', resident)
    host.gateway.answers.join = async () => failure(notAVolunteer)
    expect(await host.taking.join('reading', null, host.refreshing)).toBeNull()
    expect(host.tab.navigator.went).toEqual(['/register-volunteer?redirect=%2Fmine'])
    expect(host.taking.consumeJoinIntent('reading')).toBe(true)
  })

  it('is refused to them by a site that has no registration', async () => {
    host.tab.session.startSession('mine', resident)
    host.tab.navigator.missing = ['/register-volunteer']
    host.gateway.answers.join = async () => failure(notAVolunteer)
    expect(await host.taking.join('reading', null, host.refreshing)).toEqual(failure(notAVolunteer))
    expect([host.tab.navigator.went, host.taking.consumeJoinIntent('reading')]).toEqual([[], false])
  })

  it('that came too late shows the activity as it is now', async () => {
    host.tab.session.startSession('mine', resident)
    const late = failureOf('somebody-first', { status: 409 })
    host.gateway.answers.join = async () => failure(late)
    expect(await host.taking.join('reading', null, host.refreshing)).toEqual(failure(late))
    expect([host.refreshed, host.tab.told()]).toEqual([['refreshed'], ['somebody-first']])
  })

  it('is given back, or shown as it is now', async () => {
    expect(await host.taking.leave('reading', host.refreshing)).toEqual(success(activity))
    expect([host.gateway.calls, host.refreshed]).toEqual([[['leave', 'reading']], []])
    host.gateway.answers.leave = async () => failure(failureOf('state-refuses'))
    await host.taking.leave('reading', host.refreshing)
    expect([host.refreshed, host.tab.told()]).toEqual([['refreshed'], ['case-moved-on']])
  })
})

describe('leading an activity', () => {
  it.each([
    ['callOff', 'activity-called-off'],
    ['endEarly', 'activity-ended'],
  ] as const)('%s is told when it is done', async (act, told) => {
    const leading = host.tab.container.get(LeadActivities)
    expect(await leading.execute(act, 'reading', 'It rains', 'key', host.refreshing)).toEqual(success(activity))
    expect(host.gateway.calls).toEqual([['performLeaderAct', act, 'reading', 'It rains', 'key']])
    expect(host.tab.told()).toEqual([told])
  })

  it('tells nothing of an act that was refused, but what overtook it', async () => {
    const leading = host.tab.container.get(LeadActivities)
    host.gateway.answers.performLeaderAct = async () => failure(failureOf('offline'))
    await leading.execute('callOff', 'reading', '', 'key', host.refreshing)
    expect([host.tab.told(), host.refreshed]).toEqual([[], []])
    host.gateway.answers.performLeaderAct = async () => failure(failureOf('state-refuses'))
    await leading.execute('callOff', 'reading', '', 'key', host.refreshing)
    expect([host.tab.told(), host.refreshed]).toEqual([['case-moved-on'], ['refreshed']])
  })

  it('lists those of its team page by page', async () => {
    const leading = host.tab.container.get(LeadActivities)
    await leading.ofTeam('readers', true, undefined)
    await leading.ofTeam('readers', false, '20')
    expect(host.gateway.calls).toEqual([
      ['ofTeam', 'readers', true, {}, undefined],
      ['ofTeam', 'readers', false, { cursor: '20' }, undefined],
    ])
  })
})
