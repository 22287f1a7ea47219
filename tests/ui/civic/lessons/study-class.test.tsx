// @vitest-environment jsdom
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LessonsGateway } from '../../../../src/application/civic/lessons/lessons-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { StudyClassScreen } from '../../../../src/ui/civic/lessons/study-class/study-class.screen'
import { StudyClassViewModel } from '../../../../src/ui/civic/lessons/study-class/study-class.view-model'
import { lesson, MemoryLessons, studyClass, untouched } from '../../../application/civic/lessons/memory-lessons'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { newBrowser, openTab, renderWith } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { feedItem } from '../../media/feed/feed-host'

const minute = 60_000
const place = { path: '/class-assistant/tea', params: { id: 'tea' }, query: {} }

async function open(prepare: (gateway: MemoryLessons) => void, isMember = true) {
  const tab = openTab(newBrowser())
  const gateway = new MemoryLessons()
  prepare(gateway)
  tab.container.bind(LessonsGateway).toConstantValue(gateway)
  if (isMember) tab.session.startSession('token', resident)
  const viewModel = tab.container.get(StudyClassViewModel)
  renderWith(tab, <StudyClassScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, place))
  return { tab, gateway, viewModel, user: userEvent.setup() }
}
const button = (name: string) => page.getByRole('button', { name })
const film = feedItem('film', { kind: 'video' })
const text = feedItem('text', { kind: 'post' })

describe('a class (S081)', () => {
  it('shows what it is, its lessons and their content, and what a member can do with them', async () => {
    const { gateway, user, viewModel } = await open((memory) => {
      memory.all = [studyClass('tea', { isJoined: true })]
      memory.lessons = [
        lesson('one', { startsAt: 0, endsAt: 1, item: film, progress: untouched }),
        lesson('two', { number: 2, startsAt: start - minute, progress: untouched }),
        lesson('three', { number: 3, item: text, startsAt: start + 1e9, endsAt: start + 2e9, progress: untouched }),
        lesson('four', { number: 4, startsAt: start + 1e9, endsAt: start + 2e9, progress: untouched }),
      ]
    })
    expect(viewModel.head?.title).toBe('Class tea')
    expect(page.getByRole('link', { name: 'Watch the lesson: About one' }).getAttribute('href')).toBe('/videos/film')
    expect(page.getByRole('link', { name: 'Read the lesson: About three' }).getAttribute('href')).toBe('/posts/text')
    expect(page.queryByRole('button', { name: 'Mark as done: About four' })).toBeNull()
    await user.click(button('Mark as done: About one'))
    expect(button('Mark as done: About one').getAttribute('aria-pressed')).toBe('true')
    expect(page.getByText('1 of 2 lessons done')).toBeTruthy()
    await user.click(button('I’m here: About two'))
    expect(page.getByText('Attended')).toBeTruthy()
    expect(page.queryByRole('button', { name: /^I’m here/ })).toBeNull()
    expect(gateway.calls).toEqual(['class tea', 'note one finish', 'note two attend'])
  })

  it('is joined by a member, and then has what can be done', async () => {
    const homework = { text: 'Drink tea', dueAt: start + minute }
    const { gateway, user, tab } = await open((memory) => {
      memory.lessons = [lesson('one', { startsAt: 0, endsAt: 1, homework })]
    })
    expect(page.queryByRole('button', { name: /^Mark/ })).toBeNull()
    expect(page.queryByRole('checkbox')).toBeNull()
    await user.click(button('Join this class'))
    expect(tab.told()).toEqual(['class-joined'])
    await user.click(page.getByRole('checkbox', { name: 'Drink tea' }))
    await user.click(button('Leave this class'))
    expect(gateway.calls.filter((call) => !call.startsWith('class'))).toEqual([
      'join tea true',
      'note one finish-homework',
      'join tea false',
    ])
    expect(button('Join this class')).toBeTruthy()
  })

  it('is joined once what clashes with its lessons is confirmed, and left without a question', async () => {
    const { gateway, user, tab } = await open(() => undefined)
    tab.clashes.clashWith({ lessonAt: start })
    await user.click(button('Join this class'))
    expect(await page.findByText(/Lesson of/)).toBeTruthy()
    expect(gateway.calls).toEqual(['class tea'])
    await user.click(button('Continue anyway'))
    await user.click(button('Leave this class'))
    expect(gateway.calls.filter((call) => call.startsWith('join'))).toEqual(['join tea true', 'join tea false'])
    expect(tab.clashes.asked).toEqual(['class tea'])
  })

  it('sends a guest to the login, and is joined afterwards', async () => {
    const { gateway, user, tab, viewModel } = await open(() => undefined, false)
    await user.click(button('Join this class'))
    expect([tab.navigator.logins.length, gateway.calls]).toEqual([1, ['class tea']])
    tab.session.startSession('token', resident)
    await act(async () => {
      viewModel.onArrival(place)
      await Promise.resolve()
    })
    expect(gateway.calls).toContain('join tea true')
    expect(button('Leave this class')).toBeTruthy()
  })

  it('loads the progress anew when its member comes back from a recording', async () => {
    const { gateway, viewModel } = await open((memory) => (memory.all = [studyClass('tea', { isJoined: true })]))
    await act(async () => viewModel.show()())
    expect(gateway.calls).toEqual(['class tea', 'class tea'])
  })

  it('that is gone, or could not be loaded, says so', async () => {
    const { viewModel } = await open((memory) => (memory.failing = { class: failureOf('gone') }))
    expect(viewModel.isGone).toBe(true)
    expect(page.getByRole('link', { name: 'Back to the class assistant' })).toBeTruthy()
  })

  it('without lessons says so', async () => {
    await open(() => undefined)
    expect(page.getByText('No lessons are planned at the moment.')).toBeTruthy()
  })
})
