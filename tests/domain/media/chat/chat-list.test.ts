import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatTransition, emptyChat, mostMessages, type ChatEvent } from '../../../../src/domain/media/chat/chat-list'
import { chatText, type ChatMessage } from '../../../../src/domain/media/chat/chat-message'

const message = (id: number, key = `key-${id}`): ChatMessage => ({
  id: String(id),
  key,
  author: { id: 'u', nickname: 'U', avatar: null, official: false },
  text: `Message ${id}`,
  at: id,
})
const after = (...events: readonly ChatEvent[]) => events.reduce(chatTransition, emptyChat)
const arrived = (id: number, key?: string): ChatEvent => ({ type: 'arrived', message: message(id, key) })
const ids = (list: ReturnType<typeof after>) => list.messages.map(({ id }) => Number(id))

describe('the list of a chat', () => {
  it('has each message once and in order, however it comes, and never too many', () => {
    const event = fc.oneof(
      fc.nat(40).map((id) => arrived(id)),
      fc
        .array(fc.nat(40), { maxLength: 10 })
        .map((some): ChatEvent => ({
          type: 'caught-up',
          messages: some.map((id) => message(id)),
          reset: false,
          earlier: false,
        })),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const shown = ids(after(...events))
        const all = events.flatMap((each) =>
          each.type === 'arrived' ? [each.message] : each.type === 'caught-up' ? each.messages : [],
        )
        expect(shown).toEqual([...new Set(all.map(({ id }) => Number(id)))].sort((one, other) => one - other))
      }),
    )
    const many = after({
      type: 'caught-up',
      messages: Array.from({ length: 500 }, (_, id) => message(id)),
      reset: true,
      earlier: false,
    })
    expect(many.messages).toHaveLength(mostMessages)
    expect(many.lastReceivedId).toBe('499')
  })

  it('counts what is new while somebody reads further up, and keeps what they read', () => {
    const first = Array.from({ length: mostMessages }, (_, id) => message(id))
    const reading = after(
      { type: 'caught-up', messages: first, reset: true, earlier: false },
      { type: 'scrolled', atEnd: false },
      arrived(900),
      arrived(901),
      arrived(901),
    )
    expect([reading.unread, ids(reading)[0]]).toEqual([2, 0])
    const back = chatTransition(reading, { type: 'scrolled', atEnd: true })
    expect([back.unread, back.messages.length]).toEqual([0, mostMessages])
  })

  it('puts earlier messages before its first, once each, and knows again that there are some when it drops them', () => {
    const latest = Array.from({ length: 50 }, (_, index) => message(index + 1000))
    const list = after({ type: 'caught-up', messages: latest, reset: true, earlier: true })
    const reading = chatTransition(list, { type: 'scrolled', atEnd: false })
    const back = chatTransition(reading, {
      type: 'looked-back',
      messages: [...Array.from({ length: 300 }, (_, index) => message(index + 700)), message(1000)],
      earlier: false,
    })
    expect([ids(back)[0], back.messages.length, back.unread, back.hasEarlier]).toEqual([700, 350, 0, false])
    expect(chatTransition(back, arrived(1100)).messages).toHaveLength(351)
    const atEnd = chatTransition(back, { type: 'scrolled', atEnd: true })
    expect([atEnd.messages.length, atEnd.hasEarlier]).toEqual([mostMessages, true])
  })

  it('shows one’s own message at once, and not twice when it comes', () => {
    const sent = after({ type: 'sending', key: 'mine', text: 'Hello' })
    expect(sent.unsent).toEqual([{ key: 'mine', text: 'Hello', state: 'sending' }])
    // By the stream and by the answer, in any order.
    const confirmed = chatTransition(chatTransition(sent, arrived(7, 'mine')), arrived(7, 'mine'))
    expect([confirmed.unsent, ids(confirmed), confirmed.unread]).toEqual([[], [7], 0])
  })

  it('asks for what comes after the last message that the stream has told, whatever one has written since', () => {
    const list = after(
      arrived(100),
      { type: 'sending', key: 'mine', text: 'Hello' },
      { type: 'confirmed', message: message(105, 'mine') },
    )
    expect([ids(list), list.unsent, list.lastReceivedId]).toEqual([[100, 105], [], '100'])
    const missed = [101, 102, 105].map((id) => message(id))
    const back = chatTransition(list, { type: 'caught-up', messages: missed, reset: false, earlier: false })
    expect([ids(back), back.lastReceivedId]).toEqual([[100, 101, 102, 105], '105'])
  })

  it('marks a message that was not sent, which can be sent again or removed', () => {
    const failed = after({ type: 'sending', key: 'mine', text: 'Hello' }, { type: 'failed', key: 'mine' })
    expect(failed.unsent[0]?.state).toBe('failed')
    expect(chatTransition(failed, { type: 'sending', key: 'mine', text: 'Hello' }).unsent).toEqual([
      { key: 'mine', text: 'Hello', state: 'sending' },
    ])
    expect(chatTransition(failed, { type: 'discarded', key: 'mine' }).unsent).toEqual([])
  })

  it('begins anew where there is a gap, and keeps what is not sent', () => {
    const list = after(
      arrived(1),
      { type: 'sending', key: 'mine', text: 'Hello' },
      { type: 'caught-up', messages: [message(400)], reset: true, earlier: false },
    )
    expect([ids(list), list.unsent.length]).toEqual([[400], 1])
  })
})

it('a text is on one line, and neither empty nor too long', () => {
  expect(chatText('  one\n\n two ')).toEqual({ ok: true, value: 'one two' })
  expect(chatText(' \u200b ').ok).toBe(false)
  expect(chatText('字'.repeat(200)).ok).toBe(true)
  expect(chatText('字'.repeat(201)).ok).toBe(false)
})
