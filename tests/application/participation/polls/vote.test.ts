import { expect, it } from 'vitest'
import { PollsGateway } from '../../../../src/application/participation/polls/polls-gateway'
import { Vote } from '../../../../src/application/participation/polls/vote'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { Poll } from '../../../../src/domain/participation/polls/poll'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const poll = { id: 'p1' } as Poll

function made() {
  const tab = openTab()
  const answers: { vote: Awaited<ReturnType<PollsGateway['vote']>> } = { vote: success(poll) }
  const gateway = recordedPort<PollsGateway>({ vote: async () => answers.vote })
  tab.container.bind(PollsGateway).toConstantValue(gateway.port)
  return { tab, gateway, answers, vote: tab.container.get(Vote) }
}

it('is sent with a key', async () => {
  const { tab, gateway, vote } = made()
  tab.session.startSession('mine', resident)
  expect(await vote.execute('p1', [2])).toEqual(success(poll))
  expect(gateway.calls).toEqual([['vote', 'p1', [2], 'id']])
})

it('of a guest waits for the login, and is found again once, with the phone', async () => {
  const { tab, gateway, vote } = made()
  expect(await vote.execute('p1', [2])).toBeNull()
  expect([gateway.calls, tab.told()]).toEqual([[], ['login-first']])
  expect(vote.interruptedChoice('p1')).toBeNull()
  tab.session.startSession('mine', resident)
  expect(vote.interruptedChoice('another')).toBeNull()
  expect(vote.interruptedChoice('p1')).toEqual([2])
  expect(vote.interruptedChoice('p1')).toBeNull()
})

it('is kept when the session has ended meanwhile', async () => {
  const { tab, answers, vote } = made()
  tab.session.startSession('mine', resident)
  answers.vote = failure(failureOf('session-expired'))
  await vote.execute('p1', [1, 3])
  expect(vote.interruptedChoice('p1')).toEqual([1, 3])
})
