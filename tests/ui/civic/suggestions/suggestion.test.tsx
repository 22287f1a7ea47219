// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { suggestionStates, type SuggestionState } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { SuggestionRecordScreen } from '../../../../src/ui/civic/suggestions/suggestion-record.screen'
import { SuggestionRecordViewModel } from '../../../../src/ui/civic/suggestions/suggestion-record.view-model'
import { SuggestionScreen } from '../../../../src/ui/civic/suggestions/suggestion/suggestion.screen'
import { SuggestionViewModel } from '../../../../src/ui/civic/suggestions/suggestion/suggestion.view-model'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { hour, MemorySuggestions, suggestion } from './memory-suggestions'
import { flush } from '../../../support/flush'

let tab: Tab
let city: MemorySuggestions
const unasked = { followUpDueAt: null, asker: null }
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  city = new MemorySuggestions().bindTo(tab.container)
})

describe('a suggestion', () => {
  const location = (id: string) => ({ path: `/interacts/${id}`, params: { aid: id }, query: {} })
  async function draw(id = '1') {
    const viewModel = tab.container.get(SuggestionViewModel)
    const live = await openLive(viewModel, location(id))
    renderWith(tab, <SuggestionScreen viewModel={viewModel} />)
    act(() => void live.show(location(id)))
    return viewModel
  }
  const own = (more: Partial<Parameters<typeof suggestion>[1]> & object) => {
    logIn()
    city.suggestions = [suggestion(more.id ?? '1', { mine: true, maySupport: false, ...more })]
  }

  it('shows the answer with its office, and what was promised', async () => {
    city.suggestions = [
      suggestion('1', {
        state: 'replied',
        reply: { office: 'Water board', text: 'It is mended.', at: start, pictures: [] },
        promises: {
          acceptDueAt: start + hour,
          acceptedAt: start,
          replyDueAt: start - hour,
          repliedAt: start,
          ...unasked,
        },
      }),
    ]
    await draw()
    expect(within(screen.getByRole('region', { name: 'Answer' })).getByText('It is mended.')).toBeTruthy()
    expect(screen.getByText('Water board', { exact: false })).toBeTruthy()
    await press('Answer It is mended.')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Answer' }))
    expect(screen.getByText(/^\d+ \w+( \d+)?, in time$/)).toBeTruthy()
    expect(screen.getByText(/^\d+ \w+( \d+)?, late$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the full record' }).getAttribute('href')).toBe('/interacts/1/record')
  })

  it('is supported by a member, who can take it back', async () => {
    logIn()
    await draw()
    await press('I have this problem too')
    expect([city.calls.includes('support 1 affected'), tab.told()]).toEqual([true, ['suggestion-supported']])
    expect(screen.getByRole('button', { name: 'I have this problem too' }).getAttribute('aria-pressed')).toBe('true')
    await press('I have this problem too')
    expect(city.calls).toContain('support 1 none')
  })

  it('is supported for a guest who comes back from the login', async () => {
    const viewModel = await draw()
    await press('Support')
    expect([tab.navigator.logins.length, city.calls.includes('support 1 support')]).toEqual([1, false])
    logIn()
    await act(async () => {
      const again = await openLive(viewModel, location('1'))
      again.show(location('1'))
    })
    expect(city.calls).toContain('support 1 support')
  })

  it('that moved on meanwhile is shown as it is now', async () => {
    logIn()
    city.failing = { support: failureOf('state-refuses', { status: 409 }) }
    city.later = suggestion('1', { state: 'closed', maySupport: false })
    await draw()
    await press('Support')
    expect([tab.told(), screen.queryByRole('button', { name: 'Support' })]).toEqual([['case-moved-on'], null])
  })

  it('is confirmed by its author after a question, and then rated', async () => {
    own({ state: 'replied', acts: ['confirm', 'reopen'] })
    await draw()
    expect(screen.queryByRole('button', { name: 'Support' })).toBeNull()
    await press('It’s settled')
    expect(city.calls).not.toContain('confirm 1')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'It’s settled' }))
    expect(city.calls).toContain('confirm 1')
    await press('Rate')
    await user.click(screen.getByRole('radio', { name: /^4 stars/ }))
    await press('Send')
    expect(city.calls).toContain('evaluate 1')
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
  })

  it('is withdrawn by its author after a question, which says how many support it, and then says nothing more', async () => {
    own({ acts: ['withdraw'], supporters: 3 })
    await draw()
    await press('Withdraw')
    const question = within(screen.getByRole('alertdialog'))
    expect([question.getByText(/deleted at once.* 3 people support it\./s), city.calls.includes('withdraw 1')]).toEqual(
      [expect.anything(), false],
    )
    await user.click(question.getByRole('button', { name: 'Withdraw' }))
    expect([city.calls.includes('withdraw 1'), tab.told()]).toEqual([true, ['suggestion-withdrawn']])
    expect(screen.getByRole('heading', { name: 'Withdrawn suggestion' })).toBeTruthy()
  })

  it('offers its author to be told of the answer while they wait for one, and no longer', async () => {
    const offered: SuggestionState[] = []
    for (const state of suggestionStates) {
      own({ state, acts: [] })
      await draw()
      if (offered.length === 0) await screen.findByRole('button', { name: 'Tell me when it’s answered' })
      // The code of the offer is loaded now, so that it comes at once.
      await act(flush)
      if (screen.queryByRole('button', { name: 'Tell me when it’s answered' }) !== null) offered.push(state)
      cleanup()
    }
    expect(offered).toEqual(['submitted', 'accepted', 'assigned', 'reopened', 'joined'])
  })

  it('leads its author to the correction until it is accepted, and whoever opens a joined one to the other', async () => {
    own({ state: 'submitted', acts: ['correct', 'withdraw'] })
    await draw()
    expect(screen.getByRole('link', { name: 'Correct' }).getAttribute('href')).toBe('/interacts/1/correct')
    own({ id: '2', state: 'joined', acts: ['withdraw'], joinedTo: { id: '3', title: 'The dark corner' } })
    await draw('2')
    expect(screen.getByRole('link', { name: 'The dark corner' }).getAttribute('href')).toBe('/interacts/3')
  })

  it('is reopened with a reason', async () => {
    own({ state: 'replied', acts: ['confirm', 'reopen'] })
    await draw()
    await press('It isn’t settled')
    await press('Send')
    expect(screen.getByText('Say what is missing')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /What is missing/ }), 'Still dark')
    await press('Send')
    expect(city.calls).toContain('reopen 1 Still dark')
    expect(screen.getAllByText('Reopened').length).toBeGreaterThan(0)
  })

  it('is asked about by its author, where the question then stands under the answer', async () => {
    own({
      state: 'replied',
      reply: { office: 'Water board', text: 'It is mended.', at: start, pictures: [] },
      acts: ['confirm', 'reopen', 'ask'],
    })
    await draw()
    expect(screen.getByText('Everyone can read questions and answers.')).toBeTruthy()
    await press('Ask about the answer')
    await press('Send')
    expect(screen.getByText('Enter your question')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /Your question/ }), 'When?')
    await press('Send')
    expect(city.calls).toContain('ask 1 When?')
    expect(within(screen.getByRole('list', { name: 'Questions and answers' })).getByText('When?')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask about the answer' })).toBeNull()
  })

  it('whose office asked something is answered by its author', async () => {
    own({
      state: 'assigned',
      acts: ['clarify'],
      followUps: [{ by: 'office', office: 'Streets', isQuestion: true, text: 'Which lamp?', at: start }],
    })
    await draw()
    const said = within(screen.getByRole('region', { name: 'Questions and answers' }))
    expect([said.getByText('Which lamp?'), said.getByText('Streets', { exact: false })]).toHaveLength(2)
    await press('Answer the department')
    await user.type(screen.getByRole('textbox', { name: /Your answer/ }), 'The last one.')
    await press('Send')
    expect(city.calls).toContain('clarify 1 The last one.')
  })

  it('is subscribed to without being supported, by a guest after the login', async () => {
    await draw()
    await press('Follow progress')
    expect([tab.navigator.logins.length, city.calls.includes('subscribe 1 true')]).toEqual([1, false])
    logIn()
    await act(async () => {
      const again = await openLive(tab.container.get(SuggestionViewModel), location('1'))
      again.show(location('1'))
    })
    expect([city.calls.includes('subscribe 1 true'), tab.told()]).toEqual([
      true,
      expect.arrayContaining(['suggestion-subscribed']),
    ])
  })

  it('shows on its button that a member is told of answers', async () => {
    logIn()
    await draw()
    await press('Follow progress')
    expect(screen.getByRole('button', { name: 'Follow progress', pressed: true })).toBeTruthy()
  })

  it('that ended can still be unsubscribed from, and not be supported', async () => {
    logIn()
    city.suggestions = [suggestion('1', { state: 'closed', maySupport: false, maySubscribe: false, subscribed: true })]
    await draw()
    expect(screen.queryByRole('button', { name: 'Support' })).toBeNull()
    await press('Follow progress')
    expect(city.calls).toContain('subscribe 1 false')
  })

  it('shows its video with the picture as its cover', async () => {
    city.suggestions = [suggestion('1', { video: '/media/lamp.mp4', pictures: ['/media/lamp.jpg'] })]
    await draw()
    const film = screen.getByLabelText<HTMLVideoElement>('Video')
    expect([film.getAttribute('src'), film.poster]).toEqual(['/media/lamp.mp4', expect.stringContaining('lamp.jpg')])
  })

  it('goes to the superior office in its own words', async () => {
    own({ state: 'replied', reopenings: 2, acts: ['confirm', 'escalate'] })
    await draw()
    await press('Refer to a higher office')
    expect(screen.getByText('The higher office reads it. 4–300 characters.')).toBeTruthy()
  })

  it('that nobody else sees has neither comments nor supporters, and cannot be shared', async () => {
    own({ state: 'submitted', isPublic: false })
    await draw()
    expect(screen.getByText('Not public: only you and the department can see it')).toBeTruthy()
    expect(city.calls).not.toContain('comments')
    expect([screen.queryByRole('button', { name: 'Share' }), screen.queryByText(/supporter/)]).toEqual([null, null])
  })

  it('that is gone says so', async () => {
    const viewModel = await draw('nothing')
    expect([screen.getByText('The suggestion couldn’t be loaded'), viewModel.isGone]).toEqual([expect.anything(), true])
  })
})

describe('the record of a suggestion', () => {
  async function draw(id = '1') {
    const viewModel = tab.container.get(SuggestionRecordViewModel)
    await openLive(viewModel, { path: `/interacts/${id}/record`, params: { id }, query: {} })
    renderWith(tab, <SuggestionRecordScreen viewModel={viewModel} />)
    return viewModel
  }
  const step = { actor: null, text: '', pictures: [], office: null, dueAt: null }

  it('names office and time of every step, what was kept and what was late, and no author who hides', async () => {
    city.suggestions = [suggestion('1', { author: null })]
    city.steps = [
      { ...step, id: '1', act: 'submit', state: 'submitted', at: start },
      { ...step, id: '2', act: 'accept', state: 'accepted', at: start, office: 'Streets', dueAt: start },
      {
        ...step,
        id: '3',
        act: 'reply',
        state: 'replied',
        at: start + hour,
        office: 'Water',
        dueAt: start,
        text: 'Done',
      },
    ]
    const viewModel = await draw()
    const [reply, accept, submit] = screen.getAllByRole('listitem')
    expect([reply?.textContent, accept?.textContent, submit?.textContent]).toEqual([
      expect.stringMatching(/^AnsweredWater.*LateDone$/),
      expect.stringMatching(/^AcceptedStreets.*In time$/),
      expect.stringMatching(/^Sent[^S]*$/),
    ])
    expect(viewModel.parent).toBe('/interacts/1')
  })

  it('that is gone says so', async () => {
    const viewModel = await draw('nothing')
    expect([screen.getByText('The suggestion couldn’t be loaded'), viewModel.isGone]).toEqual([expect.anything(), true])
  })
})
