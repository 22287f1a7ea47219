import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getUnread, listMessages, readAllMessages } from '../../../../../contract/messages'
import { selectMessages } from '../../../../../platform/features/frame/messages/messages.queries'
import { renderMessages } from '../../../../../platform/kernel/messages/render-messages'
import { cleanUp } from '../../../../../platform/clean-up'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { forgetCopies } from '../../../../../platform/kernel/messages/forget-copies'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { messageEvents, messages } from '../../../../../platform/kernel/messages/messages.schema'
import { refer } from '../../../../../platform/kernel/messages/message-words'
import { notify, type NewMessage } from '../../../../../platform/kernel/messages/notify'
import { asWritten } from '../../../../../platform/kernel/shared/as-written'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

describeOnBothDatabases('a message that refers to people and texts', (open) => {
  let platform: TestPlatform
  let anna: { readonly id: string; readonly token: string }

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    anna = await platform.logIn({ id: 'anna' })
    for (let at = 0; at < 40; at += 1) {
      await platform.logIn({ id: `actor-${at}`, nickname: `Actor ${at}` })
      await insertContent(platform.database, { id: `post-${at}` })
    }
  })
  beforeEach(() => platform.database.delete(messages))
  afterAll(() => platform?.close())

  const words = { title: asWritten('{who} liked {title}'), text: asWritten('') }
  const likeOf = (at: number, more: Partial<NewMessage> = {}): NewMessage => ({
    ...{ userId: 'anna', words, path: `/posts/${at}` },
    slots: { who: refer('member', `actor-${at}`), title: refer('content', `post-${at}`) },
    ...more,
  })
  const folded = {
    fold: { key: 'likes', words: { title: asWritten('{who} and others, {count}'), text: asWritten('') } },
  }
  const send = (news: readonly NewMessage[], name = 'content.like') =>
    platform.database.transaction((transaction) =>
      notify(transaction, { name, category: 'replies' }, news, platform.clock.now()),
    )
  const forget = (...references: Parameters<typeof forgetCopies>[1]) =>
    platform.database.transaction((transaction) => forgetCopies(transaction, references))
  const list = async () =>
    (await platform.ask(listMessages, { token: anna.token, headers: { 'x-language': 'en' } })).items
  const titles = async () => (await list()).map(({ title }) => title)
  const unread = async () => (await platform.ask(getUnread, { token: anna.token })).messages

  it('is read by as many statements, however many there are, and however many events they stand for', async () => {
    const statementsOf = async (news: readonly NewMessage[]) => {
      await platform.database.delete(messages)
      await send(news)
      let statements = 0
      const queries = new Proxy(queriesOf(platform.database), {
        get: (target, name) => {
          statements += 1
          return Reflect.get(target, name).bind(target)
        },
      })
      const rows = await selectMessages(queries, 'anna', { limit: 50 }, null)
      const { rendered } = await renderMessages(queries, platform.platform.messageReferents, 'anna', rows)
      expect(rendered.size).toBe(rows.length)
      return statements
    }
    const few = await statementsOf([likeOf(0)])
    const many = await statementsOf(Array.from({ length: 40 }, (_, at) => likeOf(at)))
    const together = await statementsOf(Array.from({ length: 40 }, (_, at) => likeOf(at, folded)))
    // The page, and one for each of two kinds of references.
    expect([few, many, together]).toEqual([3, 3, 3])
  })

  it('names its sender with their picture, the latest of several, and none where nobody did anything', async () => {
    const senders = async () => (await list()).map(({ sender }) => sender)
    await platform.database.update(users).set({ avatar: '/media/1.webp' }).where(eq(users.id, 'actor-1'))
    await send([0, 1].map((at) => likeOf(at, folded)))
    expect(await senders()).toEqual([{ kind: 'member', name: 'Actor 1', picture: '/media/1.webp' }])
    await forget(refer('member', 'actor-1'))
    expect(await senders()).toEqual([{ kind: 'member', name: 'Actor 0', picture: '' }])
    await platform.database.delete(messages)
    await send([{ userId: 'anna', words: { title: asWritten('Hello'), text: asWritten('') }, path: null }])
    await send([
      {
        ...likeOf(0),
        words: { title: asWritten('{title}'), text: asWritten('') },
        slots: { title: refer('content', 'post-0') },
      },
    ])
    expect(await senders()).toEqual([null, null])
  })

  it('counts and names those that are left, goes with the last of them, and is unread no more', async () => {
    await send([0, 1, 2].map((at) => likeOf(at, folded)))
    expect(await titles()).toEqual(['Actor 2 and others, 3'])
    await forget(refer('member', 'actor-2'))
    expect(await titles()).toEqual(['Actor 1 and others, 2'])
    await forget(refer('content', 'post-0'))
    expect((await list()).map(({ title, count, path }) => [title, count, path])).toEqual([
      ['Actor 1 liked Title post-1', 1, '/posts/1'],
    ])
    expect(await unread()).toBe(1)
    await forget(refer('content', 'post-1'))
    expect([await titles(), await unread()]).toEqual([[], 0])
    await send([likeOf(3)])
    await platform.ask(readAllMessages, { token: anna.token, body: { category: null } })
    await forget(refer('member', 'actor-3'))
    expect(await queriesOf(platform.database).read(build.select().from(messages))).toEqual([])
    expect(await queriesOf(platform.database).read(build.select().from(messageEvents))).toEqual([])
  })

  it('forgets the same events at once, each once', async () => {
    await send(Array.from({ length: 30 }, (_, at) => likeOf(at, folded)))
    await Promise.all(
      Array.from({ length: 28 }, (_, at) =>
        Promise.all([forget(refer('member', `actor-${at}`)), forget(refer('content', `post-${at}`))]),
      ),
    )
    expect((await list()).map(({ count }) => count)).toEqual([2])
  })

  it('names a thing that is gone by an ellipsis, and goes when somebody is gone, though nobody took it back', async () => {
    await send([likeOf(4), likeOf(5)])
    await platform.database.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, 'post-4'))
    expect((await titles()).sort()).toEqual(['Actor 4 liked …', 'Actor 5 liked Title post-5'])
    await send([likeOf(6, { slots: { who: refer('member', 'nobody'), title: refer('content', 'post-6') } })])
    expect(await unread()).toBe(3)
    expect(await titles()).toHaveLength(2)
    expect(await unread()).toBe(2)
  })

  it('cannot be made to name somebody by words that have a slot of their own', async () => {
    const reason = { words: { title: asWritten('{who}: {reason}'), text: asWritten('') } }
    await send([
      likeOf(7, { ...reason, slots: { who: refer('member', 'actor-7'), reason: asWritten('{who} {count}') } }),
    ])
    expect(await titles()).toEqual(['Actor 7: {who} {count}'])
  })

  it('of a version that wrote names and texts into it says what happened and no more, before and after the clean-up', async () => {
    const old = { userId: 'anna', category: 'replies' as const, path: '/posts/1', sentAt: platform.clock.now() }
    const both = (text: string) => ({ title: asWritten(text), text: asWritten('“the SECRET number”') })
    await platform.database.insert(messages).values([
      { ...old, ...both('Ben SECRET replied'), id: 'old-reply', kind: 'comment.reply', params: { id: 'c1' } },
      {
        ...{ ...old, ...both('Ben SECRET wants to join'), id: 'old-ask', kind: 'circle-membership.ask' },
        ...{ category: 'cases' as const, params: { id: 'circle:ben' } },
      },
      { ...old, ...both('Code used'), id: 'old-account', kind: 'account.new-device', category: 'account' },
    ])
    const shown = async () => JSON.stringify(await list())
    const account = 'the SECRET number'
    expect((await shown()).split('SECRET')).toHaveLength(2)
    expect(await shown()).toContain(account)
    await cleanUp(platform.platform)
    expect((await shown()).split('SECRET')).toHaveLength(2)
    const rows = await queriesOf(platform.database).read(
      build
        .select()
        .from(messages)
        .where(inArray(messages.id, ['old-reply', 'old-ask'])),
    )
    expect(JSON.stringify(rows)).not.toMatch(/SECRET|circle:ben/)
    expect((await list()).map(({ path }) => path)).toEqual(['/posts/1', '/posts/1', '/posts/1'])
    expect(await unread()).toBe(3)
  })
})
