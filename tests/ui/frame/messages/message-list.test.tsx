// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ChangesStore } from '../../../../src/application/frame/messages/changes.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { nothingUnread, nothingWaits, type MemberMessage } from '../../../../src/domain/frame/messages/message'
import { failure } from '../../../../src/domain/frame/shared/result'
import { MessageListScreen } from '../../../../src/ui/frame/messages/message-list.screen'
import { MessageListViewModel } from '../../../../src/ui/frame/messages/message-list.view-model'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const reply: MemberMessage = {
  id: 'm1',
  category: 'replies',
  title: 'Ben replied to you',
  text: '“Hello”',
  sentAt: start,
  isRead: false,
  sender: { kind: 'member', name: 'Ben', picture: '/media/ben.webp' },
  path: '/posts/1/comment/2',
  count: 1,
}
const security: MemberMessage = {
  ...reply,
  ...{ id: 'm2', category: 'account', title: 'Login on a new device', path: null, sender: null },
}

let tab: Tab
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  tab.messages.sent = [reply, security]
  tab.messages.left = {
    messages: 2,
    categories: { ...nothingUnread, replies: 1, account: 1 },
    latestAt: start,
    changed: [],
    waiting: nothingWaits,
  }
})

async function draw(isMember = true) {
  if (isMember) tab.session.startSession('mine', resident)
  const viewModel = tab.container.get(MessageListViewModel)
  const live = await openLive(viewModel, at('/message'))
  renderWith(tab, <MessageListScreen viewModel={viewModel} />)
  await act(async () => void live.show(at('/message')))
  return viewModel
}
const unreadMarks = () => screen.queryAllByRole('img', { name: 'Unread' }).length

describe('the messages', () => {
  it('lead to their subjects, and are read by following them', async () => {
    await draw()
    const row = screen.getByRole('link', { name: /Ben replied to you/ })
    expect([row.getAttribute('href'), unreadMarks()]).toEqual(['/posts/1/comment/2', 2])
    await user.click(row)
    expect([tab.messages.calls, unreadMarks()]).toEqual([['read m1'], 1])
  })

  it('show the picture of their sender; those of the platform show the sign of their category', async () => {
    await draw()
    const pictureIn = (row: HTMLElement) => row.querySelector('img')?.getAttribute('src') ?? null
    expect(pictureIn(screen.getByRole('link', { name: /Ben replied to you/ }))).toContain('/media/ben.webp')
    expect(pictureIn(screen.getByRole('button', { name: /Login on a new device/ }))).toBeNull()
  })

  it('without a subject are read by a tap', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: /Login on a new device/ }))
    expect(tab.messages.calls).toEqual(['read m2'])
    expect(screen.queryByRole('button', { name: /Login on a new device/ })).toBeNull()
  })

  it('are chosen by category, and read all at once within it', async () => {
    await draw()
    await user.click(screen.getByRole('tab', { name: 'Account' }))
    expect(screen.queryByText('Ben replied to you')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect([tab.messages.calls, tab.told(), unreadMarks()]).toEqual([['read all account'], ['messages-read'], 0])
    await user.click(screen.getByRole('tab', { name: 'All' }))
    expect(unreadMarks()).toBe(1)
  })

  it('stay unread where the platform did not hear of it', async () => {
    await draw()
    tab.messages.markAllRead = async () => failure(failureOf('offline'))
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(unreadMarks()).toBe(2)
  })

  it('arrive at the top while one watches, and one that stands for more moves there', async () => {
    await draw()
    const titles = () => screen.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 12))
    tab.messages.sent = [
      { ...security, sentAt: start + 2, title: 'Twice on new devices' },
      { ...reply, id: 'm3', sentAt: start + 1, title: 'Third message' },
      reply,
    ]
    await act(async () => tab.container.get(ChangesStore).take({ ...tab.messages.left, latestAt: start + 2 }))
    expect(titles()).toEqual(['Twice on new', 'Third messag', 'Ben replied '])
  })

  it('say what will be here when there are none', async () => {
    tab.messages.sent = []
    tab.messages.left = { ...tab.messages.left, messages: 0, categories: nothingUnread }
    await draw()
    expect(screen.getByText('No messages yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })
})
