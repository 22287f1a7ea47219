// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { CircleListScreen } from '../../../../src/ui/civic/circles/circle-list/circle-list.screen'
import { CircleListViewModel } from '../../../../src/ui/civic/circles/circle-list/circle-list.view-model'
import { CircleScreen } from '../../../../src/ui/civic/circles/circle/circle.screen'
import { CircleViewModel } from '../../../../src/ui/civic/circles/circle/circle.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { bindCircles, circle, post, type MemoryCirclePosts, type MemoryCircles } from './memory-circles'

let tab: Tab
let circles: MemoryCircles
let posts: MemoryCirclePosts
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  ;({ circles, posts } = bindCircles(tab.container))
})

describe('the list of circles', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(CircleListViewModel)
    const live = await openLive(viewModel, at('/groups', query))
    renderWith(tab, <CircleListScreen viewModel={viewModel} />)
    live.show(at('/groups', query))
    return viewModel
  }

  it('leads to each circle, and says what the visitor is to it', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Circle garden' }).getAttribute('href')).toBe('/group-detail/garden')
    expect(within(screen.getAllByRole('article')[1]!).getByText('Joined')).toBeDefined()
  })

  it('is searched, and shows one’s own circles and posts', async () => {
    logIn()
    posts.written = [post('1', { mine: true, state: 'held' }), post('2')]
    await draw()
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }))
    await user.type(screen.getByRole('searchbox'), 'kitchen{Enter}')
    expect(circles.calls.at(-1)).toBe('list all/kitchen')
    await user.click(screen.getByRole('tab', { name: 'My posts' }))
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
    expect(tab.navigator.went.at(-1)).toBe('replace /groups?mine=posts')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByText('In review')).toBeDefined()
  })

  it('say what was written in them last, and when', async () => {
    circles.circles = [
      circle('garden', { latest: { summary: 'The tomatoes are ripe.', at: start - 2 * 3_600_000 } }),
      circle('closed', { isClosed: true }),
    ]
    await draw()
    const [garden, closed] = screen.getAllByRole('article')
    expect(garden?.textContent).toContain('The tomatoes are ripe.2 h ago')
    expect(closed?.querySelector('time')).toBeNull()
  })

  it('offers a guest the login for their own', async () => {
    await draw({ mine: '1' })
    expect(circles.calls).toEqual([])
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  it('leads a member who is in none to all of them', async () => {
    logIn()
    circles.circles = [circle('garden')]
    await draw({ mine: '1' })
    expect(await screen.findByText('You haven’t joined a circle yet')).toBeDefined()
  })
})

describe('a circle', () => {
  async function draw(id = 'garden', query: Readonly<Record<string, string>> = {}) {
    const location = { ...at(`/group-detail/${id}`, query), params: { id } }
    const viewModel = tab.container.get(CircleViewModel)
    const live = await openLive(viewModel, location)
    renderWith(tab, <CircleScreen viewModel={viewModel} />)
    live.show(location)
    return viewModel
  }

  it('is entered by one tap, and left from its people', async () => {
    logIn()
    await draw()
    await press('Join')
    expect(circles.calls).toContain('enter garden')
    expect(tab.told()).toEqual(['circle-entered'])
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
    await press('Rules and people')
    await user.click(screen.getByRole('switch', { name: 'Messages from this circle' }))
    expect(circles.calls).toContain('silence garden')
    await press('Leave the circle')
    expect(circles.calls).not.toContain('leave garden')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave the circle' }))
    expect(circles.calls).toContain('leave garden')
  })

  it('waits for the login of a guest who wants to join', async () => {
    await draw()
    await press('Join')
    expect(tab.navigator.logins).toHaveLength(1)
    logIn()
    await draw()
    await expect.poll(() => circles.calls).toContain('enter garden')
  })

  it('shows its posts by tab, and its pinned posts in a line each', async () => {
    circles.pinned = [post('9', { isPinned: true })]
    await draw()
    expect(screen.getByRole('link', { name: 'Pinned Post 9' }).getAttribute('href')).toBe('/group-post-detail/9')
    expect(screen.getByRole('link', { name: 'Post 1' }).getAttribute('href')).toBe('/group-post-detail/1')
    await user.click(screen.getByRole('tab', { name: 'Hot' }))
    expect(posts.calls.at(-1)).toBe('posts garden hot')
    expect(tab.navigator.went.at(-1)).toBe('replace /group-detail/garden?tab=hot')
  })

  it('that is closed shows nothing of its posts to others, and says so', async () => {
    circles.circles = [circle('garden', { isClosed: true, joinMode: 'request', acts: ['ask'] })]
    posts.failing = { posts: failureOf('gone', { status: 404 }) }
    await draw()
    expect(screen.getByText('For members only')).toBeDefined()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Search in this circle' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Ask to join' })).toBeDefined()
  })

  it('is asked to join with words, which answer its question', async () => {
    logIn()
    circles.circles = [circle('garden', { joinMode: 'request', acts: ['ask'], question: 'What do you grow?' })]
    await draw()
    await press('Ask to join')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask to join' }))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(dialog.getAllByText('Answer the question of the circle').length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox', { name: /^What do you grow\?/ }), 'Beans and peas')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(circles.calls).toContain('ask garden Beans and peas')
    expect(screen.getByText('Request sent. A moderator will answer it.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks somebody who comes back from the login what they want to say', async () => {
    circles.circles = [circle('garden', { joinMode: 'request', acts: ['ask'] })]
    const viewModel = await draw()
    await press('Ask to join')
    expect(viewModel.asking).toBeNull()
    logIn()
    await act(async () => viewModel.reload())
    expect(await screen.findByRole('textbox', { name: /^What you’d like to say/ })).toBeDefined()
  })

  it('tells of new posts once its member chooses that, and not while its messages are off', async () => {
    logIn()
    circles.circles = [circle('garden', { standing: 'member', acts: ['leave'] })]
    await draw()
    await press('Rules and people')
    await user.click(await screen.findByRole('switch', { name: 'New posts' }))
    expect(circles.calls).toContain('tellPosts garden')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'New posts' }).checked).toBe(true)
    await user.click(screen.getByRole('switch', { name: 'Messages from this circle' }))
    expect(screen.queryByRole('switch', { name: 'New posts' })).toBeNull()
  })

  it('shows where it meets, on the map too', async () => {
    circles.circles = [circle('garden', { place: { name: 'East gate', latitude: 26.4, longitude: 111.6 } })]
    await draw()
    expect(screen.getByText('East gate')).toBeDefined()
    expect(screen.getByRole('button', { name: 'View on map' })).toBeDefined()
  })

  it.each([
    [{ standing: 'pending', acts: ['withdraw'] }, 'Request sent. A moderator will answer it.'],
    [{ standing: 'refused', acts: ['ask'], reason: 'Too late' }, 'Your last request was declined: Too late'],
    [{ standing: 'removed', acts: [], reason: 'Ads' }, 'You were removed from this circle: Ads'],
    [{ joinMode: 'invitation', acts: [] }, 'Only people invited by a moderator can join.'],
    [{ hasEnded: true, acts: [] }, 'This circle is closed to new posts.'],
  ] as const)('says where the visitor stands: %j', async (more, words) => {
    circles.circles = [circle('garden', more)]
    await draw()
    expect(screen.getByText(words)).toBeDefined()
  })

  it('leads those who lead it to the people who wait', async () => {
    circles.circles = [circle('garden', { standing: 'owner', acts: [], waitingCount: 2 })]
    await draw()
    expect(screen.getByRole('link', { name: 'Members (2 waiting)' }).getAttribute('href')).toBe(
      '/group-manage/garden?tab=pending',
    )
  })

  it.each([
    [3, /hand the circle over to another member first/, null],
    [1, /You’re the only member/, '/feedback'],
  ] as const)('tells its owner, among %i members, how to leave', async (members, words, way) => {
    logIn()
    circles.circles = [circle('garden', { standing: 'owner', acts: [], members })]
    await draw()
    await press('Rules and people')
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Ask us' })?.getAttribute('href') ?? null).toBe(way)
  })

  it('that is gone says so', async () => {
    const viewModel = await draw('nowhere')
    expect(viewModel.isGone).toBe(true)
    expect(screen.getByRole('link', { name: 'Circles' })).toBeDefined()
  })
})
