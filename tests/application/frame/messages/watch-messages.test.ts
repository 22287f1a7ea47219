import { beforeEach, expect, it } from 'vitest'
import { ChangesStore } from '../../../../src/application/frame/messages/changes.store'
import { MessageFeed, type MessageNews } from '../../../../src/application/frame/messages/message-feed'
import { UnreadStore } from '../../../../src/application/frame/messages/unread.store'
import { WatchMessages } from '../../../../src/application/frame/messages/watch-messages'
import { openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

let tab: Tab
let open: ((news: MessageNews) => void)[]
beforeEach(() => {
  tab = openTab()
  open = []
  tab.container.bind(MessageFeed).toConstantValue({
    open: (listener) => {
      open.push(listener)
      return () => void (open = open.filter((each) => each !== listener))
    },
  })
})
const say = (news: MessageNews) => open.forEach((listener) => listener(news))
const unread = (messages: number) => ({ ...tab.messages.left, messages })

it('a member’s messages are followed from login to logout, and nobody else’s', () => {
  const end = tab.container.get(WatchMessages).execute()
  const shown = () => [open.length, tab.container.get(UnreadStore).count]
  expect(shown()).toEqual([0, 0])
  tab.session.startSession('mine', resident)
  say({ type: 'started', unread: unread(2) })
  say({ type: 'alive' })
  expect([shown(), tab.container.get(ChangesStore).unread]).toEqual([[1, 2], 2])
  say({ type: 'unread', unread: unread(3) })
  expect([shown(), tab.badges]).toEqual([
    [1, 3],
    [2, 3],
  ])
  tab.session.startSession('theirs', neighbour)
  expect(open).toHaveLength(1)
  tab.session.clear()
  expect([shown(), tab.badges.at(-1)]).toEqual([[0, 0], 0])
  end()
  tab.session.startSession('mine', resident)
  expect(open).toHaveLength(0)
})

it('the stream rests while nobody sees the page', () => {
  tab.session.startSession('mine', resident)
  tab.container.get(WatchMessages).execute()
  tab.page.tell({ type: 'visibility', hidden: true })
  expect(open).toHaveLength(0)
  tab.page.tell({ type: 'visibility', hidden: false })
  expect(open).toHaveLength(1)
})
