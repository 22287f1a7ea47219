import { beforeEach, expect, it } from 'vitest'
import { ChangesStore } from '../../../../src/application/frame/messages/changes.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { nothingUnread, nothingWaits } from '../../../../src/domain/frame/messages/message'
import { failure } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

let tab: Tab
let changes: ChangesStore
beforeEach(() => {
  tab = openTab()
  changes = tab.container.get(ChangesStore)
  tab.messages.left = {
    messages: 3,
    categories: { ...nothingUnread, cases: 3 },
    latestAt: null,
    waiting: nothingWaits,
    changed: [
      { subject: 'wish', id: 'w1' },
      { subject: 'wish', id: 'w2' },
      { subject: 'order', id: 'o1' },
    ],
  }
})

it('marks what changed until it is looked at, case by case', async () => {
  tab.session.startSession('mine', resident)
  await changes.load()
  expect([changes.unread, changes.has('wish'), changes.has('wish', 'w1'), changes.has('team')]).toEqual([
    3,
    true,
    true,
    false,
  ])
  await changes.markSeen('wish', 'w1')
  expect([changes.has('wish', 'w1'), changes.has('wish', 'w2'), changes.unread]).toEqual([false, true, 2])
  await changes.markSeen('wish')
  expect([changes.has('wish'), changes.has('order')]).toEqual([false, true])
})

it('asks nothing for what has no mark, and of what it does not know yet', async () => {
  tab.session.startSession('mine', resident)
  // A link from elsewhere opens the case first.
  await changes.markSeen('order', 'o1')
  await changes.load()
  await changes.markSeen('wish', 'w9')
  expect(tab.messages.calls).toEqual(['see order o1'])
})

it('shows nobody what is another’s, and a guest nothing', async () => {
  await changes.load()
  await changes.markSeen('wish', 'w1')
  expect([changes.unread, tab.messages.calls]).toEqual([0, []])
  tab.session.startSession('mine', resident)
  await changes.load()
  tab.session.clear()
  expect(changes.has('wish')).toBe(false)
  tab.session.startSession('theirs', neighbour)
  expect([changes.has('wish'), changes.unread]).toEqual([false, 0])
})

it('shows the app around the page how many are unread', async () => {
  tab.session.startSession('mine', resident)
  tab.bridge.have({ setBadge: () => null })
  await changes.load()
  await changes.markSeen('wish', 'w1')
  expect(tab.bridge.called.map(({ argument }) => argument)).toEqual([{ count: 3 }, { count: 2 }])
})

it('keeps what it knows when the platform does not answer, and the app is told nothing new', async () => {
  tab.session.startSession('mine', resident)
  tab.bridge.have({ setBadge: () => null })
  await changes.load()
  tab.messages.unread = async () => failure(failureOf('offline'))
  await changes.load()
  expect([changes.unread, changes.has('wish')]).toEqual([3, true])
  tab.messages.markSeen = async () => failure(failureOf('offline'))
  await changes.markSeen('wish')
  expect([changes.unread, changes.has('wish')]).toEqual([3, false])
  expect(tab.bridge.called).toHaveLength(1)
})
