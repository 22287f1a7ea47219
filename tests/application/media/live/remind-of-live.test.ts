import { beforeEach, describe, expect, it } from 'vitest'
import { LiveGateway } from '../../../../src/application/media/live/live-gateway'
import { RemindOfLive } from '../../../../src/application/media/live/remind-of-live'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { resident } from '../../../support/member-ports'
import { newBrowser, openTab, type Tab } from '../../../support/member-host'

let tab: Tab
let sent: string[]
let shown: string[]
let answer: Outcome<boolean> | null
beforeEach(() => {
  tab = openTab(newBrowser())
  sent = []
  shown = []
  answer = null
  tab.container
    .bind(LiveGateway)
    .toConstantValue({
      remind: async (id: string, on: boolean) => (sent.push(`${id} ${on}`), answer ?? success(on)),
    } as unknown as LiveGateway)
})
const act = () => tab.container.get(RemindOfLive)
const show = (id: string, isReminded: boolean) => void shown.push(`${id} ${isReminded}`)
const event = (isReminded: boolean) => ({ id: 'council', isReminded })

describe('the reminder of a live event', () => {
  it('is set and removed by a member, who is told', async () => {
    tab.session.startSession('token', resident)
    await act().toggle(event(false), show)
    expect(tab.told()).toEqual(['reminder-set'])
    await act().toggle(event(true), show)
    expect([sent, shown]).toEqual([
      ['council true', 'council false'],
      ['council true', 'council false'],
    ])
    expect(tab.told()).toEqual(['reminder-removed'])
  })

  it('is set for a guest after the login, once', async () => {
    await act().toggle(event(false), show)
    expect([sent, tab.navigator.logins]).toEqual([[], ['/mine']])
    tab.session.startSession('token', resident)
    await act().resume(show)
    await act().resume(show)
    expect([sent, shown]).toEqual([['council true'], ['council true']])
  })

  it('is turned back when it failed', async () => {
    tab.session.startSession('token', resident)
    answer = failure(failureOf('unreachable'))
    await act().toggle(event(false), show)
    expect([shown, tab.told()]).toEqual([['council true', 'council false'], []])
  })

  it('is sent once, however often it is tapped meanwhile', async () => {
    tab.session.startSession('token', resident)
    const reminders = act()
    await Promise.all([reminders.toggle(event(false), show), reminders.toggle(event(false), show)])
    expect(sent).toEqual(['council true'])
  })
})
