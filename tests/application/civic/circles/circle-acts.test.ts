import { beforeEach, describe, expect, it } from 'vitest'
import { CircleActs } from '../../../../src/application/civic/circles/circle-acts'
import { CirclesGateway, type CircleDecision } from '../../../../src/application/civic/circles/circles-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import type { Circle } from '../../../../src/domain/civic/circles/circle'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const circle = { id: 'garden' } as Circle

function made() {
  const tab = openTab()
  const gateway = recordedPort<CirclesGateway>({
    act: async () => success(circle),
    ask: async () => success(circle),
    decide: async () => success(circle),
  })
  tab.container.bind(CirclesGateway).toConstantValue(gateway.port)
  const refreshed: string[] = []
  const undone: CircleDecision[] = []
  return {
    tab,
    gateway,
    refreshed,
    undone,
    refresh: async () => void refreshed.push('refreshed'),
    onUndo: (decision: CircleDecision) => void undone.push(decision),
    acts: tab.container.get(CircleActs),
    notices: tab.container.get(NoticesStore),
  }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('an act of a member on their own membership', () => {
  it.each([
    ['enter', 'circle-entered'],
    ['withdraw', 'circle-withdrawn'],
    ['accept', 'circle-entered'],
    ['decline', 'circle-declined'],
    ['leave', 'circle-left'],
    ['silence', 'circle-silenced'],
    ['unsilence', 'circle-unsilenced'],
    ['tellPosts', 'circle-posts-told'],
    ['untellPosts', 'circle-posts-untold'],
  ] as const)('%s is sent and told', async (act, told) => {
    host.tab.session.startSession('mine', resident)
    expect(await host.acts.execute('garden', act, 'key', host)).toBe(circle)
    expect([host.gateway.calls, host.tab.told()]).toEqual([[['act', 'garden', act, 'key']], [told]])
  })

  it.each(['enter', 'ask'] as const)('to %s waits for the login of a guest, once', async (act) => {
    const answer =
      act === 'enter'
        ? await host.acts.execute('garden', act, 'key', host)
        : host.acts.askForm(circle, { ...host, onAsked: () => undefined })
    expect(answer).toBeNull()
    expect([host.gateway.calls, host.tab.navigator.logins]).toEqual([[], ['/mine']])
    expect(host.acts.consumeJoinIntent('garden')).toBe(false)
    host.tab.session.startSession('mine', resident)
    expect([
      host.acts.consumeJoinIntent('kitchen'),
      host.acts.consumeJoinIntent('garden'),
      host.acts.consumeJoinIntent('garden'),
    ]).toEqual([false, true, false])
  })

  it.each([
    ['', '', undefined],
    ['What do you grow?', '', 'required'],
    ['What do you grow?', 'x', 'too-short'],
    ['What do you grow?', 'Beans', undefined],
    ['', 'x'.repeat(301), 'too-long'],
  ])('of asking, where the question is %j, says %j: %s', async (question, text, problem) => {
    host.tab.session.startSession('mine', resident)
    const asked: Circle[] = []
    const form = host.acts.askForm({ ...circle, question }, { ...host, onAsked: (each) => void asked.push(each) })
    await form?.open()
    form?.change({ text })
    await form?.submit()
    expect(form?.errors.text).toBe(problem)
    expect([host.gateway.calls, asked, host.tab.told()]).toEqual(
      problem === undefined
        ? [[['ask', 'garden', text, expect.stringMatching(/^id\./)]], [circle], ['circle-asked']]
        : [[], [], []],
    )
  })

  it('that came too late shows the circle as it is now; another refusal is told in the platform’s words', async () => {
    host.tab.session.startSession('mine', resident)
    host.gateway.answers.act = async () => failure(failureOf('state-refuses', { message: 'Too late' }))
    expect(await host.acts.execute('garden', 'enter', 'key', host)).toBeNull()
    expect([host.refreshed, host.tab.told()]).toEqual([['refreshed'], ['case-moved-on']])
    host.gateway.answers.act = async () => failure(failureOf('refused', { message: 'Not today' }))
    expect(await host.acts.execute('garden', 'enter', 'key', host)).toBeNull()
    expect(host.tab.told()).toEqual(['case-moved-on', 'Not today'])
  })
})

describe('a decision of somebody who leads a circle', () => {
  const decide = (act: CircleDecision['act']) =>
    host.acts.decide('garden', { userId: 'u1', act, reason: 'Because', hours: 24 }, 'key', host)

  it.each([
    ['mute', 'unmute'],
    ['remove', 'readmit'],
    ['name', 'dismiss'],
    ['dismiss', 'name'],
  ] as const)('to %s is taken back by %s', async (act, undo) => {
    expect((await decide(act)).ok).toBe(true)
    host.notices.notices.at(-1)?.action?.act()
    expect(host.undone).toEqual([{ userId: 'u1', act: undo, reason: '', hours: 24 }])
  })

  it.each(['invite', 'approve', 'refuse', 'unmute', 'readmit', 'handOver'] as const)(
    'to %s offers no way back',
    async (act) => {
      await decide(act)
      expect(host.notices.notices.at(-1)?.action).toBeNull()
    },
  )

  it('that is refused is told', async () => {
    host.gateway.answers.decide = async () => failure(failureOf('not-yours', { message: 'You no longer lead it' }))
    expect((await decide('approve')).ok).toBe(false)
    expect(host.tab.told()).toEqual(['You no longer lead it'])
  })
})
