import { beforeEach, describe, expect, it } from 'vitest'
import { TeamActs } from '../../../../src/application/civic/teams/team-acts'
import { TeamChoice } from '../../../../src/application/civic/teams/team-choice'
import { TeamsGateway, type LeaderDecision } from '../../../../src/application/civic/teams/teams-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Team, TeamCard } from '../../../../src/domain/civic/teams/team'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { flush } from '../../../support/flush'

const team = { id: 'readers' } as Team

function made() {
  const tab = openTab()
  const gateway = recordedPort<TeamsGateway>({ act: async () => success(team), decide: async () => success(team) })
  tab.container.bind(TeamsGateway).toConstantValue(gateway.port)
  const refreshed: string[] = []
  const refreshing = { refresh: async () => void refreshed.push('refreshed') }
  return { tab, gateway, refreshed, refreshing, acts: tab.container.get(TeamActs) }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('an act of a volunteer on their membership', () => {
  it.each([
    ['join', 'team-asked'],
    ['withdraw', 'team-request-withdrawn'],
    ['leave', 'team-left'],
    ['acceptLead', 'lead-accepted'],
    ['declineLead', 'lead-declined'],
  ] as const)('%s is sent and told', async (act, told) => {
    host.tab.session.startSession('mine', resident)
    expect(await host.acts.execute('readers', act, 'key', host.refreshing)).toBe(team)
    expect([host.gateway.calls, host.tab.told()]).toEqual([[['act', 'readers', act, 'key']], [told]])
  })

  it('of a guest to join waits for the login, and is then sent once', async () => {
    expect(await host.acts.execute('readers', 'join', 'key', host.refreshing)).toBeNull()
    expect([host.gateway.calls, host.tab.navigator.logins]).toEqual([[], ['/mine']])
    expect(host.acts.consumeJoinIntent('readers')).toBe(false)
    host.tab.session.startSession('mine', resident)
    expect([
      host.acts.consumeJoinIntent('singers'),
      host.acts.consumeJoinIntent('readers'),
      host.acts.consumeJoinIntent('readers'),
    ]).toEqual([false, true, false])
  })

  it('to join goes on after the login when the platform says that the session has ended; to leave does not', async () => {
    for (const act of ['join', 'leave'] as const) {
      host.tab.session.startSession('mine', resident)
      host.gateway.answers.act = async () => failure(failureOf('session-expired'))
      await host.acts.execute('readers', act, 'key', host.refreshing)
      host.tab.session.expire()
      host.tab.session.startSession('again', resident)
      expect(host.acts.consumeJoinIntent('readers')).toBe(act === 'join')
    }
  })

  it('that came too late shows the team as it is now; another refusal is told in the platform’s words', async () => {
    host.tab.session.startSession('mine', resident)
    const refusedWith = async (...[code, details]: Parameters<typeof failureOf>) => {
      host.gateway.answers.act = async () => failure(failureOf(code, details))
      return host.acts.execute('readers', 'join', 'key', host.refreshing)
    }
    expect(await refusedWith('state-refuses', { message: 'Too late' })).toBeNull()
    expect([host.refreshed, host.tab.told()]).toEqual([['refreshed'], ['case-moved-on']])
    expect(await refusedWith('refused', { message: 'The team is full' })).toBeNull()
    expect(await refusedWith('offline')).toBeNull()
    expect([host.refreshed, host.tab.told()]).toEqual([['refreshed'], ['case-moved-on', 'The team is full']])
  })
})

describe('a decision of the leader', () => {
  it.each([
    ['approve', 'applicant-approved'],
    ['refuse', 'applicant-refused'],
    ['remove', 'member-removed'],
    ['offerLead', 'lead-offered'],
    ['withdrawOffer', 'offer-withdrawn'],
  ] as const)('%s is sent and told', async (act, told) => {
    const decision: LeaderDecision = { userId: 'swift', act, reason: '' }
    expect(await host.acts.decide('readers', decision, 'key', host.refreshing)).toEqual(success(team))
    expect([host.gateway.calls, host.tab.told()]).toEqual([[['decide', 'readers', decision, 'key']], [told]])
  })

  it('that was refused is returned', async () => {
    const reason = failureOf('somebody-first')
    host.gateway.answers.decide = async () => failure(reason)
    const decision: LeaderDecision = { userId: 'swift', act: 'approve', reason: '' }
    expect(await host.acts.decide('readers', decision, 'key', host.refreshing)).toEqual(failure(reason))
    expect([host.refreshed, host.tab.told()]).toEqual([['refreshed'], ['somebody-first']])
  })
})

describe('the choice of a team', () => {
  const gateway = () =>
    recordedPort<TeamsGateway>({
      list: async ({ search }, { cursor = '1' }) =>
        success({ items: [{ id: `${search}${cursor}` } as TeamCard], nextCursor: cursor === '1' ? '2' : null }),
    })
  const asked = ({ calls }: ReturnType<typeof gateway>) => calls.map(([, filters, request]) => [filters, request])
  const filters = (search: string) => ({ mine: '', search, organisation: '' })

  it('begins with all teams, and goes on page by page', async () => {
    const port = gateway()
    const choice = new TeamChoice(port.port)
    expect([choice.isOpen, port.calls]).toEqual([false, []])
    choice.open()
    await flush()
    await choice.teams.more()
    expect(choice.isOpen).toBe(true)
    expect(asked(port)).toEqual([
      [filters(''), {}],
      [filters(''), { cursor: '2' }],
    ])
    expect(choice.teams.items.map(({ id }) => id)).toEqual(['1', '2'])
    choice.close()
    expect(choice.isOpen).toBe(false)
  })

  it('is searched by its key, not at each letter, and shows all again once the bar is cleared', async () => {
    const port = gateway()
    const choice = new TeamChoice(port.port)
    choice.type('rea')
    choice.type('')
    expect(port.calls).toEqual([])
    choice.search('read')
    await flush()
    expect([choice.inputText, choice.teams.items.map(({ id }) => id)]).toEqual(['read', ['read1']])
    choice.type('')
    await flush()
    choice.type('')
    expect(asked(port)).toEqual([
      [filters('read'), {}],
      [filters(''), {}],
    ])
  })
})
