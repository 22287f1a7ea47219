import { beforeEach, expect, it } from 'vitest'
import { UnsentMessages } from '../../../../src/application/media/chat/unsent-messages'
import { openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

let tab: Tab
let unsent: UnsentMessages
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
  unsent = tab.container.get(UnsentMessages)
})
const messages = [
  { key: 'k1', text: 'Hello', state: 'sending' },
  { key: 'k2', text: 'Anybody?', state: 'failed' },
] as const

it('messages that were not confirmed wait under their keys, and can be sent again', async () => {
  await unsent.save('news', messages)
  expect(await unsent.read('news')).toEqual(messages.map((message) => ({ ...message, state: 'failed' })))
  expect(await unsent.read('sport')).toEqual([])
})

it('nothing is kept once all are confirmed', async () => {
  await unsent.save('news', messages)
  await unsent.save('news', [])
  expect([await unsent.read('news'), tab.drafts.size]).toEqual([[], 0])
})

it('somebody else on the device does not see them', async () => {
  await unsent.save('news', messages)
  tab.session.startSession('theirs', neighbour)
  expect(await unsent.read('news')).toEqual([])
})

it.each([5, {}, [5, null, { key: 5, text: 'Hello' }, { key: 'k1', text: null }, {}]])(
  'what an earlier version kept is passed over: %j',
  async (kept) => {
    tab.drafts.set(`of:${resident.id}:chat:news`, kept)
    expect(await unsent.read('news')).toEqual([])
  },
)
