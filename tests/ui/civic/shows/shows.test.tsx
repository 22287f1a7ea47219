// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Random } from '../../../../src/application/frame/shared/random'
import { InvitationScreen } from '../../../../src/ui/civic/shows/invitation/invitation.screen'
import { InvitationViewModel } from '../../../../src/ui/civic/shows/invitation/invitation.view-model'
import { ShowFormScreen } from '../../../../src/ui/civic/shows/show-form/show-form.screen'
import { ShowFormViewModel } from '../../../../src/ui/civic/shows/show-form/show-form.view-model'
import { ShowListScreen } from '../../../../src/ui/civic/shows/show-list/show-list.screen'
import { ShowListViewModel } from '../../../../src/ui/civic/shows/show-list/show-list.view-model'
import { ShowScreen } from '../../../../src/ui/civic/shows/show/show.screen'
import { ShowViewModel } from '../../../../src/ui/civic/shows/show/show.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { openLive, restoreLive } from '../../../support/live-screen'
import { MemoryShows, show } from './memory-shows'
import { limitNotice, reachedLimit } from '../../../support/reached-limit'

let tab: Tab
let shows: MemoryShows
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  let ids = 0
  tab.container.unbind(Random)
  tab.container.bind(Random).toConstantValue({ next: () => 0.5, id: () => `id-${(ids += 1)}` })
  shows = new MemoryShows().bindTo(tab.container)
})

describe('the shows of the city', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(ShowListViewModel)
    await openLive(viewModel, at('/show-civilization', query))
    renderWith(tab, <ShowListScreen viewModel={viewModel} />)
    return viewModel
  }

  it('stand by category, and the choice stands in the address', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Show 1' }).getAttribute('href')).toBe('/show-civilization-details/1')
    await user.click(screen.getByRole('tab', { name: 'Kindness' }))
    expect(shows.calls).toEqual(['list ', 'list c1'])
    expect(tab.navigator.went).toEqual(['replace /show-civilization?category=c1'])
  })

  it('have a place for my own, with their states', async () => {
    logIn()
    await draw({ category: 'mine' })
    expect(shows.calls).toEqual(['mine'])
    expect(within(screen.getByRole('article')).getByText('Not approved')).toBeTruthy()
  })

  it('offer a guest the login there, and ask the platform nothing', async () => {
    await draw({ category: 'mine' })
    expect([shows.calls, screen.queryByRole('article')]).toEqual([[], null])
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })

  it('offer no publishing where the site has closed it (B14)', async () => {
    shows.publishing = false
    await draw()
    expect(screen.queryByRole('link', { name: 'Post' })).toBeNull()
  })
})

describe('the entries under a topic', () => {
  it('are listed, with a way to enter something of one’s own', async () => {
    shows.shows = [show('1', { category: null, topic: { id: 't1', title: 'Buses' } })]
    const viewModel = tab.container.get(ShowListViewModel)
    await openLive(viewModel, at('/show-civilization', { topic: 't1' }))
    renderWith(tab, <ShowListScreen viewModel={viewModel} />)
    expect(shows.calls).toEqual(['entries t1'])
    expect(screen.getByRole('link', { name: 'Show 1' }).getAttribute('href')).toBe('/practices/1')
    expect(screen.getByRole('link', { name: 'Post' }).getAttribute('href')).toBe('/create/t1')
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  it('lead to their topic, to an invitation, and to an entry of one’s own', async () => {
    shows.shows = [show('1', { category: null, topic: { id: 't1', title: 'Buses' } })]
    const viewModel = tab.container.get(ShowViewModel)
    const location = { path: '/practices/1', params: { aid: '1' }, query: {} }
    await openLive(viewModel, location)
    renderWith(tab, <ShowScreen viewModel={viewModel} />)
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([address('# Buses'), address('Invite'), address('Take part')]).toEqual([
      '/topics/t1',
      '/invitation-post?entry=1',
      '/create/t1',
    ])
    expect(viewModel.head?.about?.kind).toBe('entry')
  })

  it('invite others with a code of their address', async () => {
    shows.shows = [show('1', { category: null, topic: { id: 't1', title: 'Buses' } })]
    const viewModel = tab.container.get(InvitationViewModel)
    await openLive(viewModel, at('/invitation-post', { entry: '1' }))
    renderWith(tab, <InvitationScreen viewModel={viewModel} />)
    expect(screen.getByText('Wren invites you to join “Buses”')).toBeTruthy()
    expect(viewModel.address).toBe('https://city.example/practices/1')
    expect(screen.getByRole('img', { name: 'Invitation QR code' })).toBeTruthy()
  })
})

describe('a show', () => {
  async function draw(id: string) {
    const viewModel = tab.container.get(ShowViewModel)
    const location = { path: `/show-civilization-details/${id}`, params: { aid: id }, query: {} }
    const live = await openLive(viewModel, location)
    renderWith(tab, <ShowScreen viewModel={viewModel} />)
    act(() => void live.show(location))
    return viewModel
  }

  it('is as it was after a reload, and loaded anew where something else was saved', async () => {
    const viewModel = tab.container.get(ShowViewModel)
    const location = { path: '/show-civilization-details/1', params: { aid: '1' }, query: {} }
    const saved = (await openLive(viewModel, location)).snapshot()
    const again = async (value: unknown) => {
      shows.calls.length = 0
      const shown = tab.container.get(ShowViewModel)
      await restoreLive(shown, value, location)
      await expect.poll(() => shown.participation.subject?.title).toBe('Show 1')
      return shows.calls
    }
    expect(await again(saved)).toEqual([])
    expect(await again({ post: { value: null } })).toEqual(['show 1'])
  })

  it('is commented on and shared once it is public', async () => {
    await draw('1')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Show 1')
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('tells its author why it was refused, and takes no comments', async () => {
    logIn()
    const step = { id: 's1', at: 0, actor: null, pictures: [] }
    shows.own = [
      show('3', {
        ...{ state: 'refused', mine: true, acts: ['remove'] },
        steps: [{ ...step, act: 'refuse', state: 'refused', text: 'A plate can be read' }],
      }),
    ]
    await draw('3')
    expect(screen.getByText('A plate can be read')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  it('is deleted by its author, who is asked first', async () => {
    logIn()
    shows.own = [show('3', { mine: true, acts: ['remove'] })]
    await draw('3')
    await press('Delete')
    expect(shows.calls).not.toContain('remove 3')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(shows.calls).toContain('remove 3')
    expect(tab.navigator.went).toEqual(['replace /show-civilization?category=mine'])
  })
})

describe('the form of a show', () => {
  const picture = new File(['picture'], 'bus.png', { type: 'image/png' })
  const film = new File(['film'], 'bus.mp4', { type: 'video/mp4' })

  async function draw() {
    const viewModel = tab.container.get(ShowFormViewModel)
    const live = await openLive(viewModel, at('/show-civilization-publish'))
    renderWith(tab, <ShowFormScreen viewModel={viewModel} />)
    act(() => void live.show(at('/show-civilization-publish')))
    return viewModel
  }
  const fill = async () => {
    await user.type(screen.getByRole('textbox', { name: /What did you see/ }), 'They waited for him.')
    await user.click(screen.getByRole('radio', { name: 'Kindness' }))
  }

  it('wants a picture or a video, and says so', async () => {
    logIn()
    await draw()
    await fill()
    await press('Send')
    expect([screen.getByText('Add a picture or a video') === null, shows.created]).toEqual([false, []])
  })

  it('sends a video as a video, with a picture as its cover', async () => {
    logIn()
    const { form } = await draw()
    await fill()
    act(() => form.pictures?.add([film, picture]))
    await press('Send')
    await expect.poll(() => shows.created.length).toBe(1)
    expect(shows.created[0]?.pictures).toEqual(['source-1', 'source-1'])
    expect(tab.uploads.sent.map(({ kind }) => kind)).toEqual(['video', 'image'])
    expect([tab.told(), tab.navigator.went]).toEqual([['show-sent'], ['replace /show-civilization-details/new']])
  })

  it('refuses a second video before anything is sent', async () => {
    logIn()
    const { form } = await draw()
    await fill()
    act(() => form.pictures?.add([film, film]))
    await press('Send')
    expect([screen.getAllByText('Use at most 1 video').length, shows.created]).toEqual([1, []])
  })

  it('says beside a picture that it may not be published, and sends nothing (C030)', async () => {
    logIn()
    tab.uploads.blocked = ['source-1']
    const { form } = await draw()
    await fill()
    act(() => form.pictures?.add([picture]))
    await press('Send')
    expect((await screen.findAllByText('This picture can’t be published. Choose another one.')).length).toBeGreaterThan(
      0,
    )
    expect(shows.created).toEqual([])
  })

  it('of an entry keeps what was written as a draft, which comes back', async () => {
    logIn()
    const location = { path: '/create/t1', params: { aid: 't1' }, query: {} }
    const first = tab.container.get(ShowFormViewModel)
    const live = await openLive(first, location)
    const hide = live.show(location)
    act(() => first.form.change({ text: 'They waited for him.' }))
    act(() => tab.clock.pass(2000))
    await expect.poll(() => tab.drafts.size).toBe(1)
    hide()
    const later = tab.container.get(ShowFormViewModel)
    await openLive(later, location)
    expect(later.form.values.text).toBe('They waited for him.')
  })

  it('enters something under a topic, with a category or without (C028, C031)', async () => {
    logIn()
    const viewModel = tab.container.get(ShowFormViewModel)
    const location = { path: '/create/t1', params: { aid: 't1' }, query: {} }
    const live = await openLive(viewModel, location)
    renderWith(tab, <ShowFormScreen viewModel={viewModel} />)
    act(() => void live.show(location))
    expect(screen.getByText('For the discussion: How late should the last bus run?')).toBeTruthy()
    const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
    await choose('Kindness')
    await choose('No category')
    await choose('Kindness')
    await user.type(screen.getByRole('textbox', { name: /What did you see/ }), 'Twelve people, no bus.')
    act(() => viewModel.form.pictures?.add([picture]))
    await press('Send')
    await expect.poll(() => shows.calls.at(-1)).toBe('enter t1')
    expect(shows.created.at(-1)?.categoryId).toBe('c1')
    expect(tab.navigator.went).toEqual(['replace /practices/new'])
  })

  it('is closed once the topic has ended', async () => {
    shows.topic = { ...shows.topic, commentsOpen: false }
    const viewModel = tab.container.get(ShowFormViewModel)
    await openLive(viewModel, { path: '/create/t1', params: { aid: 't1' }, query: {} })
    renderWith(tab, <ShowFormScreen viewModel={viewModel} />)
    expect(screen.getByText('Posting is paused')).toBeTruthy()
  })

  it('says before it is filled when another one can be published', async () => {
    logIn()
    shows.limit = reachedLimit()
    await draw()
    expect(screen.getByText(limitNotice)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your stories' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is closed while the site has switched publishing off (B14)', async () => {
    shows.publishing = false
    await draw()
    expect(screen.getByText('Posting is paused')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })
})
