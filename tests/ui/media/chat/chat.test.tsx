// @vitest-environment jsdom
import { act, fireEvent, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ChatGateway } from '../../../../src/application/media/chat/chat-gateway'
import { LiveFeed } from '../../../../src/application/media/chat/live-feed'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SessionStore } from '../../../../src/application/frame/session/session.store'
import { DraftStorage } from '../../../../src/application/frame/shared/storage'
import { ReportsGateway } from '../../../../src/application/participation/reports/reports-gateway'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { ChatBarPart } from '../../../../src/ui/media/chat/chat-bar.part'
import { ChatPart } from '../../../../src/ui/media/chat/chat.part'
import { ChatViewModel } from '../../../../src/ui/media/chat/chat.part.view-model'
import { MemoryChat, MemoryFeed, message } from '../../../application/media/chat/memory-live'
import { soundHost } from '../../frame/player/sound-host'
import { flush } from '../../../support/flush'

const settle = () => act(flush)

async function opened({ member = true } = {}) {
  const host = soundHost({ member })
  const feed = new MemoryFeed()
  const chat = new MemoryChat()
  const kept = new Map<string, unknown>()
  host.container.unbind(DraftStorage)
  host.container
    .bind<DraftStorage>(DraftStorage)
    .toConstantValue({
      read: async (key) => kept.get(key) ?? null,
      write: async (key, value) => kept.set(key, value).has(key),
      remove: async (key) => void kept.delete(key),
      keys: async () => [...kept.keys()],
    })
  host.container.bind<LiveFeed>(LiveFeed).toConstantValue(feed)
  host.container.bind<ChatGateway>(ChatGateway).toConstantValue(chat)
  host.container
    .bind<ReportsGateway>(ReportsGateway)
    .toConstantValue({ report: async () => success(undefined), limit: async () => success(null) })
  const logIn = () =>
    host.container
      .get(SessionStore)
      .startSession('token', { id: 'me', phone: '138****0001', nickname: 'Me', avatar: null, realName: false })
  if (member) logIn()
  const show = async (membersOnly = false) => {
    const viewModel = host.container.get(ChatViewModel)
    viewModel.open({ path: '/lives/tv', params: { id: 'tv' }, query: {} })
    viewModel.onArrival(membersOnly)
    const drawn = host.draw(
      <>
        <ChatPart viewModel={viewModel} />
        <ChatBarPart viewModel={viewModel} />
      </>,
    )
    let end: () => void = () => undefined
    act(() => {
      end = viewModel.show()
    })
    await settle()
    return { viewModel, drawn, end: () => act(() => end()) }
  }
  return { ...host, feed, chat, logIn, show, user: userEvent.setup() }
}
const log = () => page.getByRole('log')
const write = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.type(page.getByRole('textbox', { name: 'Say something' }), `${text}{Enter}`)
  await settle()
}

describe('a live chat', () => {
  it('of a channel for members asks a guest to log in, and connects to nothing', async () => {
    const { feed, show, user, visits } = await opened({ member: false })
    await show(true)
    expect(page.queryByText('This chat is for members')).not.toBeNull()
    expect(page.queryByRole('log')).toBeNull()
    expect(feed.opened).toEqual([])
    await user.click(page.getByRole('button', { name: 'Log in' }))
    expect(visits.at(-1)).toMatch(/^login /)
  })

  it('of a channel for members is like any other to a member', async () => {
    const { feed, show } = await opened()
    await show(true)
    act(() => feed.start(message(1)))
    expect(log().textContent).toContain('Message 1')
  })

  it('shows the latest, and each new message as it comes', async () => {
    const { feed, show } = await opened()
    const { viewModel } = await show()
    act(() => feed.start(message(1)))
    act(() => feed.say({ type: 'message', message: message(2) }))
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Message 1'),
      expect.stringContaining('Message 2'),
    ])
    expect(viewModel.viewers).toBe(3)
  })

  it('marks who speaks for an organisation, by what the platform says, never by a name', async () => {
    const { feed, show } = await opened()
    await show()
    const [office, posing] = [message(1), message(2)]
    act(() => feed.start({ ...office, author: { ...office.author, official: true } }))
    act(() => feed.say({ type: 'message', message: { ...posing, author: { ...posing.author, nickname: 'Official' } } }))
    const marks = page
      .getAllByRole('listitem')
      .map((item) => Array.from(item.querySelectorAll('svg')).filter((icon) => icon.closest('button') === null).length)
    expect(marks).toEqual([1, 0])
    expect(page.getAllByText('Official')).toHaveLength(2)
  })

  it('is read back, and says so when that fails', async () => {
    const { feed, chat, show, user } = await opened()
    await show()
    act(() => feed.start(message(14)))
    const shown = () => page.getAllByRole('listitem').map(({ textContent }) => /Message \d+/.exec(textContent)?.[0])
    const earlier = () => user.click(page.getByRole('button', { name: 'Earlier messages' }))
    chat.before = failure(failureOf('server-error'))
    await earlier()
    await settle()
    expect(page.getByRole('alert').textContent).not.toBe('')
    chat.before = null
    await earlier()
    await settle()
    expect(shown().filter(Boolean)).toEqual(['Message 12', 'Message 13', 'Message 14'])
    await earlier()
    await settle()
    expect(shown()).toEqual(['Message 11', 'Message 12', 'Message 13', 'Message 14'])
    expect(page.queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  })

  it('says that there is none yet, and quietly that it connects again', async () => {
    const { feed, show } = await opened()
    await show()
    act(() => feed.start())
    expect(page.getByText('No messages yet')).toBeDefined()
    act(() => feed.say({ type: 'lost' }))
    expect(page.getByRole('status').textContent).toBe('Reconnecting…')
  })

  it('does not move who reads further up, and leads to what is new', async () => {
    const { feed, show, user } = await opened()
    await show()
    act(() => feed.start(message(1)))
    Object.defineProperties(log(), {
      scrollHeight: { value: 1000, configurable: true },
      clientHeight: { value: 300, configurable: true },
    })
    log().scrollTop = 100
    fireEvent.scroll(log())
    for (const id of [2, 3, 4]) act(() => feed.say({ type: 'message', message: message(id) }))
    expect(log().scrollTop).toBe(100)
    await user.click(page.getByRole('button', { name: '3 new messages' }))
    expect(log().scrollTop).toBe(1000)
    expect(page.queryByRole('button', { name: /new message/ })).toBeNull()
  })

  it('shows one’s own message at once, and once', async () => {
    const { feed, chat, show, user } = await opened()
    await show()
    act(() => feed.start())
    await write(user, 'Hello')
    expect(chat.posted).toHaveLength(1)
    expect(page.getAllByText('Hello')).toHaveLength(1)
    act(() => feed.say({ type: 'message', message: message(101, 'Hello', chat.posted[0]?.split(' ')[0]) }))
    expect(page.getAllByText('Hello')).toHaveLength(1)
  })

  it('catches up with what was said before one’s own message while the stream was away', async () => {
    const { feed, show, user } = await opened()
    const { viewModel, end } = await show()
    act(() => feed.start(message(1)))
    await write(user, 'Hello')
    expect(viewModel.list.messages.map(({ id }) => id)).toEqual(['1', '101'])
    end()
    act(() => void viewModel.show())
    expect(feed.opened.at(-1)).toBe('1')
  })

  it('keeps a message that could not be sent, also after the screen was left, and sends it again under its key', async () => {
    const { feed, chat, show, user } = await opened()
    chat.answer = async () => failure(failureOf('offline'))
    const first = await show()
    act(() => feed.start())
    await write(user, 'Hello')
    expect(page.getByText('Not sent')).toBeDefined()
    first.end()
    first.drawn.unmount()
    await show()
    expect(page.getByText('Hello')).toBeDefined()
    chat.answer = null
    await user.click(page.getByRole('button', { name: 'Send again' }))
    await settle()
    expect(page.queryByText('Not sent')).toBeNull()
    expect(chat.posted[0]).toBe(chat.posted[1])
  })

  it('says why a message is refused, and lets it be deleted', async () => {
    const { feed, chat, show, user } = await opened()
    chat.answer = async () => failure(failureOf('invalid', { fields: { text: 'sensitive' } }))
    await show()
    act(() => feed.start())
    await write(user, 'Bad')
    expect(page.getByRole('alert').textContent).toBe('Your message contains words that can’t be posted')
    await user.click(page.getByRole('button', { name: 'Delete' }))
    expect(page.queryByText('Bad')).toBeNull()
  })

  it('sends a guest’s message after the login', async () => {
    const { feed, chat, show, user, visits, logIn } = await opened({ member: false })
    const first = await show()
    act(() => feed.start())
    await write(user, 'Hello')
    expect([chat.posted, visits.at(-1)]).toEqual([[], 'login /'])
    first.end()
    first.drawn.unmount()
    logIn()
    await show()
    expect(chat.posted).toEqual([expect.stringContaining('Hello')])
  })
})
