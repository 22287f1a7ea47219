import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listComments, listReplies, postComment } from '../../../../../contract/comments'
import { listEarlierMessages } from '../../../../../contract/chat'
import { editUser, getMessengerAddress, logInByMessenger } from '../../../../../contract/session'
import { desks } from '../../../../../platform/features'
import { hosts } from '../../../../../platform/kernel/contents/contents.schema'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import type { DemoMessenger } from '../../../../../platform/demo/services/demo-messenger'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { addChannel, say } from '../../media/chat/chat-channel'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const named = (zh: string, en: string) => ({ 'zh-CN': zh, en })

describeOnBothDatabases('the names of offices', (open) => {
  let platform: TestPlatform
  let xia: { readonly id: string; readonly token: string }
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), configuration: { demo: true }, seed: false })
    await addOrganisation('daily', '兰江日报', 'Lan River Daily')
    await platform.database
      .insert(hosts)
      .values({ id: 'chen', name: named('陈江月', 'Chen Jiangyue'), avatar: '', intro: named('', '') })
    xia = await platform.logIn({ id: 'xia', phone: '13800000001', nickname: '江边小夏' })
  })
  afterEach(() => platform.close())

  const addOrganisation = (id: string, zh: string, en: string) =>
    platform.database
      .insert(organisations)
      .values({ id, name: named(zh, en), logo: '/logo', intro: named('', ''), kind: 'media' })
  const rename = async (nickname: string, { token } = xia) => {
    const { code, data } = await platform.call(editUser, { token, body: { nickname } })
    return code === 100000 ? (data.user.nickname as string) : data.fields.nickname
  }
  const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())

  it('cannot be taken: not of organisations, of hosts, nor of anybody official, however they are written', async () => {
    for (const nickname of [
      '兰江日报',
      '蘭江日報',
      '兰 江 日 报',
      'lan river DAILY',
      'Ｌａｎ Ｒｉｖｅｒ Ｄａｉｌｙ',
      '陈江月',
      'аdmin',
      '官方客服',
    ])
      expect([nickname, await rename(nickname)]).toEqual([nickname, 'reserved'])
    expect(await rename('江边老夏')).toBe('江边老夏')
  })

  it('are not given to new accounts either, whatever a messenger calls them', async () => {
    const messenger = platform.platform.messenger as DemoMessenger
    const enter = async (name: string) =>
      (await platform.ask(logInByMessenger, { body: { code: messenger.issueCode(name, name), agreed: true } })).user
        .nickname as string
    expect(getMessengerAddress.method).toBe('GET')
    expect(await enter('兰江日报')).toMatch(/\d{6}/)
    expect(await enter('Rainy Lane')).toBe('Rainy Lane')
  })

  it('of an organisation that came later stand on the desk, which gives their bearer another', async () => {
    await rename('Harbour Choir Office')
    await addOrganisation('choir', '港口合唱团', 'Harbour Choir')
    // The rest of their profile can still be changed.
    expect(
      (await platform.call(editUser, { token: xia.token, body: { nickname: 'Harbour Choir Office', sex: 2 } })).code,
    ).toBe(100000)
    expect((await run('names')).output).toContain('Harbour Choir Office')
    await run('names', 'rename', 'xia')
    expect((await run('names')).output).not.toContain('Harbour Choir Office')
    const row = await queriesOf(platform.database).readOne(build.select().from(users).where(eq(users.id, 'xia')))
    expect(row?.nickname).toMatch(/\d{6}/)
  })

  it('belong to the accounts that the operator appoints, which are marked wherever they speak', async () => {
    await addChannel(platform, 'tv')
    await insertContent(platform.database, { id: 'post' })
    const write = async (text: string, token: string, parent: string | null = null, to: string | null = null) => {
      const key = `key-of-${text}`
      const data = await platform.ask(postComment, {
        token,
        headers: { 'idempotency-key': key },
        body: { post_id: 'post', type: 3, text, parent_id: parent, reply_to_id: to },
      })
      return data.comment as { id: string; author: { official: boolean } }
    }
    const lin = await platform.logIn({ id: 'lin', phone: '13800000002', nickname: '官方' })
    const plain = await write('looks-official', lin.token)
    expect(plain.author.official).toBe(false)
    await run('names', 'appoint', 'xia', 'daily')
    expect(await rename('兰江日报')).toBe('兰江日报')
    const answer = await write('is-official', xia.token, plain.id)
    expect(answer.author.official).toBe(true)
    await write('answers-it', lin.token, plain.id, answer.id)
    expect((await say(platform, xia.token, 'Good evening')).data.message.author.official).toBe(true)
    await say(platform, lin.token, 'Hello')
    const chat = await platform.ask(listEarlierMessages, { path: { id: 'tv' }, query: { before: '9999' } })
    expect(chat.messages.map(({ author }: { author: { official: boolean } }) => author.official)).toEqual([true, false])
    const page = await platform.ask(listComments, { path: { id: 'post' }, query: { type: '3' } })
    expect(page.items[0]?.first_replies[0]?.author.official).toBe(true)
    const replies = await platform.ask(listReplies, { path: { id: plain.id } })
    expect(replies.items[1]).toMatchObject({ author: { official: false }, reply_to: { official: true } })
    await run('names', 'dismiss', 'xia')
    const later = await platform.ask(listReplies, { path: { id: plain.id } })
    expect(later.items[0]?.author.official).toBe(false)
  })
})
