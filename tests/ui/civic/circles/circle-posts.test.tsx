// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CirclePostScreen } from '../../../../src/ui/civic/circles/circle-post/circle-post.screen'
import { CirclePostViewModel } from '../../../../src/ui/civic/circles/circle-post/circle-post.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
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

describe('a post', () => {
  async function draw(id = '1') {
    const location = { ...at(`/group-post-detail/${id}`), params: { aid: id } }
    const viewModel = tab.container.get(CirclePostViewModel)
    const live = await openLive(viewModel, location)
    renderWith(tab, <CirclePostScreen viewModel={viewModel} />)
    live.show(location)
    return viewModel
  }

  it('leads to its circle and to its report', async () => {
    const viewModel = await draw()
    expect(screen.getByRole('heading', { name: 'The whole text of 1' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Circle garden' }).getAttribute('href')).toBe('/group-detail/garden')
    expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('/post-report/1')
    expect(viewModel.head?.about).toMatchObject({ kind: 'circlePost', id: '1' })
    expect(screen.queryByRole('button', { name: 'Actions on this post' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Share' })).toBeDefined()
  })

  it('shows its place by words, on the map, or both', async () => {
    posts.written = [post('1', { position: { latitude: 26.4, longitude: 111.6 } }), post('2', { place: 'East gate' })]
    await draw()
    expect(screen.getByRole('button', { name: 'View on map' })).toBeDefined()
  })

  it('of a closed circle is not offered to others, nor told to search engines', async () => {
    posts.written = [post('1', { isClosedCircle: true })]
    const viewModel = await draw()
    expect(screen.getByRole('button', { name: 'Like' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    expect(viewModel.head?.about).toBeUndefined()
  })

  it('is pinned by a moderator, who may take that back', async () => {
    logIn()
    posts.written = [post('1', { acts: ['pin', 'remove'] })]
    await draw()
    await press('Actions on this post')
    await press('Pin')
    expect(posts.calls).toContain('pin 1 ')
    expect(screen.getByText('Pinned')).toBeDefined()
    tab.notices.notices.at(-1)?.action?.act()
    await expect.poll(() => posts.calls).toContain('unpin 1 ')
  })

  it('is removed with a reason, which its author reads', async () => {
    logIn()
    posts.written = [post('1', { acts: ['remove'] })]
    await draw()
    await press('Actions on this post')
    await press('Remove')
    await user.type(await screen.findByRole('textbox', { name: /Why is it removed/ }), 'Advertising')
    await press('Remove')
    await expect.poll(() => posts.calls).toContain('remove 1 Advertising')
    expect(await screen.findByText('Removed: Advertising')).toBeDefined()
  })

  it('is moved to another circle of the moderator', async () => {
    logIn()
    circles.circles = [circle('kitchen', { standing: 'owner' }), circle('runs', { standing: 'member' })]
    posts.written = [post('1', { acts: ['move'] })]
    await draw()
    await press('Actions on this post')
    await press('Move to another circle')
    await user.click(await screen.findByRole('button', { name: 'Circle kitchen' }))
    expect(screen.queryByRole('button', { name: 'Circle runs' })).toBeNull()
    await expect.poll(() => posts.calls).toContain('move 1 kitchen')
  })

  it('is deleted by its author, who is asked before', async () => {
    logIn()
    posts.written = [post('1', { mine: true, acts: ['delete'] })]
    await draw()
    await press('Actions on this post')
    await press('Delete')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await expect.poll(() => tab.navigator.went.at(-1)).toBe('replace /group-detail/garden')
    expect(posts.calls).toContain('delete 1 ')
  })
})
