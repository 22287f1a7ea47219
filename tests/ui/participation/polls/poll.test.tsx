// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { PollsGateway } from '../../../../src/application/participation/polls/polls-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { Poll } from '../../../../src/domain/participation/polls/poll'
import { PollPart } from '../../../../src/ui/participation/polls/poll.part'
import { PollViewModel } from '../../../../src/ui/participation/polls/poll.part.view-model'
import { start } from '../../../support/hand-clock'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const day = 86_400_000
const poll: Poll = {
  id: 'p1',
  question: 'When?',
  options: [
    { number: 1, text: 'Now', votes: null },
    { number: 2, text: 'Later', votes: null },
  ],
  takesSeveral: false,
  results: 'after-vote',
  endsAt: start + day,
  voters: 3,
  chosen: [],
}
const voted = (change: Partial<Poll> = {}): Poll => ({
  ...poll,
  options: [
    { number: 1, text: 'Now', votes: 1 },
    { number: 2, text: 'Later', votes: 3 },
  ],
  voters: 4,
  chosen: [2],
  ...change,
})

let tab: Tab
let answer: Awaited<ReturnType<PollsGateway['vote']>>
let gateway: ReturnType<typeof recordedPort<PollsGateway>>
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
  answer = success(voted())
  gateway = recordedPort<PollsGateway>({ vote: async () => answer })
  tab.container.bind(PollsGateway).toConstantValue(gateway.port)
})

const draw = (shown: Poll = poll) => renderWith(tab, <PollPart poll={shown} />)
const press = () => user.click(screen.getByRole('button', { name: 'Vote' }))
const results = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label') ?? item.textContent)

describe('a poll', () => {
  it('takes one option, and then says how others voted', async () => {
    tab.session.startSession('mine', resident)
    draw()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vote' }).disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Now' }))
    await user.click(screen.getByRole('radio', { name: 'Later' }))
    await press()
    expect(gateway.calls).toMatchObject([['vote', 'p1', [2], 'id']])
    expect(results()).toEqual(['Now: 25%, 1 vote', 'Later: 75%, 3 votes, your choice'])
    expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull()
  })

  it('takes several options where it says so', async () => {
    tab.session.startSession('mine', resident)
    draw({ ...poll, takesSeveral: true })
    await user.click(screen.getByRole('checkbox', { name: 'Later' }))
    await user.click(screen.getByRole('checkbox', { name: 'Now' }))
    await press()
    expect(gateway.calls).toMatchObject([['vote', 'p1', [2, 1], 'id']])
  })

  it('shows the own choice alone while the results wait for the end', () => {
    draw(voted({ results: 'at-end', options: poll.options }))
    expect(results()).toEqual(['Now', 'Later'])
    expect(screen.getByText(/Results are shown when the poll ends/)).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Your choice' })).toBeTruthy()
  })

  it('takes no vote after its end', () => {
    draw(voted({ endsAt: start - 1, chosen: [] }))
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText(/has ended/)).toBeTruthy()
  })

  it.each([
    ['voted', 'You’ve already voted. A vote can’t be changed.'],
    ['over', 'The poll has just ended'],
  ])('says why a vote was refused (%s)', async (state, text) => {
    tab.session.startSession('mine', resident)
    answer = failure(failureOf('state-refuses', { state }))
    draw()
    await user.click(screen.getByRole('radio', { name: 'Now' }))
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('sends a guest to log in, and their vote when they return', async () => {
    draw()
    await user.click(screen.getByRole('radio', { name: 'Later' }))
    await press()
    expect(gateway.calls).toEqual([])
    tab.session.startSession('mine', resident)
    cleanup()
    draw()
    expect(gateway.calls).toMatchObject([['vote', 'p1', [2], 'id']])
  })

  it('keeps the result of a vote over what was loaded before it', async () => {
    tab.session.startSession('mine', resident)
    const viewModel = tab.container.get(PollViewModel)
    viewModel.open(poll)
    viewModel.choose([2])
    await viewModel.submit()
    viewModel.open(poll)
    expect(viewModel.poll?.chosen).toEqual([2])
    viewModel.open({ ...poll, id: 'p2' })
    expect([viewModel.poll?.id, viewModel.choice]).toEqual(['p2', []])
  })
})
