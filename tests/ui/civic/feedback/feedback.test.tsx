// @vitest-environment jsdom
import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { FeedbackGateway } from '../../../../src/application/civic/feedback/feedback-gateway'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Feedback } from '../../../../src/domain/civic/feedback/feedback'
import type { AdditionForm, FeedbackForm } from '../../../../src/domain/civic/feedback/feedback-form'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { FeedbackFormScreen } from '../../../../src/ui/civic/feedback/feedback-form.screen'
import { FeedbackFormViewModel } from '../../../../src/ui/civic/feedback/feedback-form.view-model'
import { FeedbackScreen } from '../../../../src/ui/civic/feedback/feedback.screen'
import { FeedbackViewModel } from '../../../../src/ui/civic/feedback/feedback.view-model'
import { MyFeedbackScreen } from '../../../../src/ui/civic/feedback/my-feedback.screen'
import { MyFeedbackViewModel } from '../../../../src/ui/civic/feedback/my-feedback.view-model'
import { start } from '../../../support/hand-clock'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { openLive } from '../../../support/live-screen'
import { resident } from '../../../support/member-ports'
import { limitNotice, reachedLimit } from '../../../support/reached-limit'

const answered: Feedback = {
  id: 'f1',
  kind: 'fault',
  summary: 'The radio stops',
  text: 'The radio stops after a call.',
  pictures: [],
  state: 'answered',
  updatedAt: start,
  unread: true,
  acts: ['add', 'close'],
  steps: [
    { id: '1', act: 'submit', state: 'open', at: start, actor: null, text: '', pictures: [] },
    {
      id: '2',
      act: 'answer',
      state: 'answered',
      at: start,
      actor: null,
      text: 'Mended in the next version.',
      pictures: [],
    },
  ],
}
const closed: Feedback = { ...answered, state: 'closed', acts: [] }

class MemoryFeedback implements FeedbackGateway {
  readonly sent: (FeedbackForm | AdditionForm)[] = []
  failing: Failure | null = null
  now = answered
  send = async (form: FeedbackForm) => {
    if (this.failing === null) this.sent.push(form)
    return this.answer<Feedback | null>(null)
  }
  limitNow: ReachedLimit | null = null
  limit = async () => success(this.limitNow)
  mine = async () => this.answer({ items: [answered], nextCursor: null })
  feedback = async () => success(this.now)
  add = async (_id: string, words: AdditionForm) => {
    this.sent.push(words)
    return this.answer<Feedback>({ ...answered, state: 'open' })
  }
  close = async () => this.answer(closed)
  private answer<Value>(value: Value): Outcome<Value> {
    return this.failing === null ? success(value) : failure(this.failing)
  }
}

let tab: Tab
let gateway: MemoryFeedback
const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
beforeEach(() => {
  tab = openTab()
  gateway = new MemoryFeedback()
  tab.container.bind(FeedbackGateway).toConstantValue(gateway)
})

describe('feedback', () => {
  async function write() {
    const viewModel = tab.container.get(FeedbackFormViewModel)
    const live = await openLive(viewModel, at('/feedback'))
    renderWith(tab, <FeedbackFormScreen viewModel={viewModel} />)
    act(() => void live.show(at('/feedback')))
    await user.click(screen.getByRole('radio', { name: 'Suggestion' }))
    await user.type(screen.getByLabelText('Your feedback'), 'Longer opening hours')
    await press('Send')
    return viewModel
  }

  it('is sent by a guest, without pictures, and left', async () => {
    await write()
    expect(gateway.sent).toEqual([{ kind: 'idea', text: 'Longer opening hours', pictures: [], contact: '' }])
    expect([screen.queryByText(/^Pictures/), tab.told(), tab.navigator.went]).toEqual([
      null,
      ['feedback-sent'],
      ['back /mine'],
    ])
  })

  it.each([true, false])('says before it is filled when a member can send more: %s', async (isMember) => {
    if (isMember) tab.session.startSession('mine', resident)
    gateway.limitNow = reachedLimit()
    const viewModel = tab.container.get(FeedbackFormViewModel)
    await openLive(viewModel, at('/feedback'))
    renderWith(tab, <FeedbackFormScreen viewModel={viewModel} />)
    expect(screen.queryByText(limitNotice) !== null).toBe(isMember)
    expect(screen.queryByLabelText('Your feedback') === null).toBe(isMember)
  })

  it('waits for the network, says so, and goes out once', async () => {
    gateway.failing = failureOf('offline')
    await write()
    expect(screen.getByText(/This will be sent/)).toBeTruthy()
    gateway.failing = null
    await act(async () => tab.page.tell({ type: 'online' }))
    expect([gateway.sent.length, tab.told()]).toEqual([1, ['feedback-sent']])
  })

  it('of a member stands in a list, with what is new', async () => {
    tab.session.startSession('mine', resident)
    const viewModel = tab.container.get(MyFeedbackViewModel)
    await openLive(viewModel, at('/feedback-his'))
    renderWith(tab, <MyFeedbackScreen viewModel={viewModel} />)
    const row = screen.getByRole('link', { name: /The radio stops/ })
    expect([row.getAttribute('href'), within(row).getByText('New reply')]).toEqual([
      '/feedback-detail/f1',
      expect.anything(),
    ])
  })

  describe('with its answers', () => {
    async function draw() {
      tab.session.startSession('mine', resident)
      const viewModel = tab.container.get(FeedbackViewModel)
      await openLive(viewModel, { path: '/feedback-detail/f1', params: { id: 'f1' }, query: {} })
      renderWith(tab, <FeedbackScreen viewModel={viewModel} />)
    }

    it('takes more words', async () => {
      await draw()
      expect(screen.getByText('Mended in the next version.')).toBeTruthy()
      await press('Add details')
      await user.type(screen.getByLabelText('Your feedback'), 'It still stops.')
      await press('Send')
      expect(gateway.sent).toEqual([{ text: 'It still stops.', pictures: [] }])
    })

    it('is closed once the author says so', async () => {
      await draw()
      await press('Mark as solved')
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Mark as solved' }))
      expect(screen.queryByRole('button', { name: 'Add details' })).toBeNull()
    })

    it('that the office closed meanwhile shows as it is', async () => {
      await draw()
      gateway.failing = failureOf('state-refuses', { status: 409 })
      gateway.now = closed
      await press('Mark as solved')
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Mark as solved' }))
      expect([tab.told(), screen.queryByRole('button', { name: 'Add details' })]).toEqual([['case-moved-on'], null])
    })
  })
})
