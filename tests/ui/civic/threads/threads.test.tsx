// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ChangesStore } from '../../../../src/application/frame/messages/changes.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { nothingUnread, nothingWaits } from '../../../../src/domain/frame/messages/message'
import { ThreadLinkPart } from '../../../../src/ui/civic/threads/thread-link.part'
import { ThreadScreen } from '../../../../src/ui/civic/threads/thread.screen'
import { ThreadViewModel } from '../../../../src/ui/civic/threads/thread.view-model'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemoryThreads, note } from './memory-threads'

let tab: Tab
let threads: MemoryThreads
const user = userEvent.setup()
const address = { ...{ path: '/case-thread/wish/w1/u9', query: {} }, params: { kind: 'wish', id: 'w1', helper: 'u9' } }
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const unread = (id: string) => ({
  ...{ messages: 1, categories: nothingUnread, waiting: nothingWaits, latestAt: start },
  changed: [{ subject: 'thread' as const, id }],
})

beforeEach(() => {
  tab = openTab()
  threads = new MemoryThreads().bindTo(tab)
  tab.session.startSession('mine', resident)
})

async function draw() {
  const viewModel = tab.container.get(ThreadViewModel)
  const live = await openLive(viewModel, address)
  renderWith(tab, <ThreadScreen viewModel={viewModel} />)
  return live.show(address)
}

describe('a thread', () => {
  it('has what both wrote: one’s own can be deleted, that of the other reported', async () => {
    await draw()
    expect(screen.getByRole('heading', { name: 'Messages with Wren' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Somebody to read to me' }).getAttribute('href')).toBe(
      '/micro-wish-details/w1',
    )
    const [own, other] = screen.getAllByRole('article')
    expect(within(own!).getByRole('button', { name: /Delete what I wrote/ })).toBeDefined()
    expect(within(other!).getByRole('button', { name: 'Report what Wren wrote' })).toBeDefined()
    expect(within(other!).queryByRole('button', { name: /Delete/ })).toBeNull()
  })

  it('is written in, and stands in the list at once', async () => {
    await draw()
    await press('Write a message')
    const sheet = within(screen.getByRole('dialog'))
    await user.click(sheet.getByRole('button', { name: 'Send' }))
    expect(sheet.getByText('Write something, or add a picture')).toBeDefined()
    await user.type(sheet.getByRole('textbox'), 'Sunday at ten?')
    await user.click(sheet.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Sunday at ten?')).toBeDefined()
    expect(tab.told()).toEqual(['note-sent'])
  })

  it('loses an own note after a question, and keeps it when the question is declined or it fails', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: /Delete what I wrote/ }))
    await press('Keep it')
    expect(threads.calls).not.toContain('remove 2')
    threads.failing = { remove: failureOf('offline') }
    await user.click(screen.getByRole('button', { name: /Delete what I wrote/ }))
    await press('Delete')
    expect(screen.getByText('Note 2')).toBeDefined()
    threads.failing = {}
    await user.click(screen.getByRole('button', { name: /Delete what I wrote/ }))
    await press('Delete')
    expect(screen.queryByText('Note 2')).toBeNull()
  })

  it.each([
    ['over', /so no one can write any more/],
    ['blocked', /One of you has blocked the other/],
  ] as const)('that is %s says so and offers nothing to write', async (state, words) => {
    threads.now = { ...threads.now, state, keptUntil: state === 'over' ? start : null }
    await draw()
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Write a message' })).toBeNull()
    expect(screen.getByText('Note 1')).toBeDefined()
  })

  it('of others says that there is nothing to see; a failure can be tried again; a guest logs in', async () => {
    threads.isOthers = true
    await draw()
    expect(screen.getByText('You can’t see these messages')).toBeDefined()
    tab = openTab()
    threads = new MemoryThreads().bindTo(tab)
    tab.session.startSession('mine', resident)
    threads.failing = { thread: failureOf('server-error') }
    await draw()
    threads.failing = {}
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!)
    expect(await screen.findByText('Note 1')).toBeDefined()
    tab = openTab()
    threads = new MemoryThreads().bindTo(tab)
    await draw()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined()
    expect(threads.calls).toEqual([])
  })

  it('that nobody wrote in yet says what it is for', async () => {
    threads.written = []
    await draw()
    expect(screen.getByText('No messages yet')).toBeDefined()
  })

  it('loads what the other side writes while it is shown', async () => {
    const hide = await draw()
    threads.written = [note('3'), ...threads.written]
    tab.container.get(ChangesStore).take(unread('wish~w1~u9'))
    expect(await screen.findByText('Note 3')).toBeDefined()
    hide()
    const calls = threads.calls.length
    tab.container.get(ChangesStore).take(unread('wish~w1~other'))
    expect(threads.calls).toHaveLength(calls)
  })
})

describe('the way to a thread', () => {
  it('leads to the own one or that with a volunteer, and has a dot when there is something new', () => {
    tab.container.get(ChangesStore).take(unread('order~o1~u9'))
    renderWith(
      tab,
      <>
        <ThreadLinkPart kind="order" caseId="o1" helperId="u9" name="Wren" />
        <ThreadLinkPart kind="wish" caseId="w1" name="Anna" />
      </>,
    )
    const [other, own] = screen.getAllByRole('link')
    expect(other?.getAttribute('href')).toBe('/case-thread/order/o1/u9')
    expect(within(other!).getByRole('img')).toBeDefined()
    expect(own?.getAttribute('href')).toBe(`/case-thread/wish/w1/${resident.id}`)
    expect(within(own!).queryByRole('img')).toBeNull()
  })
})
