import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendApplication, withdrawApplication } from '../../../contract/applications'
import { createCirclePost, editCirclePost } from '../../../contract/circle-writing'
import { deleteComment, editComment, likeComment, postComment } from '../../../contract/comments'
import { listMessages, getUnread } from '../../../contract/messages'
import { blockPerson } from '../../../contract/privacy'
import { like } from '../../../contract/reactions'
import { reportSomething } from '../../../contract/reports'
import { editUser } from '../../../contract/session'
import { writeTeamLetter } from '../../../contract/team-letters'
import { contentKinds } from '../../../src/domain/frame/content/content-kinds'
import { desks } from '../../../platform/features'
import { deleteDueAccounts } from '../../../platform/features/people/own-data/delete-accounts'
import { accountDeletions } from '../../../platform/features/people/own-data/own-data.schema'
import { comments } from '../../../platform/features/participation/comments/comments.schema'
import { follows } from '../../../platform/features/participation/reactions/reactions.schema'
import { teamFoundings } from '../../../platform/features/civic/team-foundings/team-foundings.schema'
import { teamLetters } from '../../../platform/features/civic/team-letters/team-letters.schema'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'
import { operate } from '../../../platform/kernel/operator/operate'
import { circleTools } from '../../support/circles'
import { describeOnBothDatabases } from '../../support/databases'
import { planTools } from '../../support/activity-plans'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { showTools } from '../../support/shows'
import { foundingTools } from '../../support/team-foundings'
import { teamTools } from '../../support/teams'
import { approveMembers } from '../../support/volunteers'
import { columnsWith, readsWith } from '../../support/where-it-stands'
import { wishTools } from '../../support/wishes'

interface Person {
  readonly id: string
  readonly token: string
}

describeOnBothDatabases('what is taken back stands nowhere any more', (open) => {
  let platform: TestPlatform
  let made = 0
  let author: Person
  let shows: ReturnType<typeof showTools>
  let show: string
  const headers = (key = `copies-${(made += 1)}-key`) => ({ 'idempotency-key': key, 'x-language': 'en' })
  const person = async (nickname = `Nobody${(made += 1)}`): Promise<Person> =>
    platform.logIn({ id: `person-${(made += 1)}`, nickname, phone: `1390000${String(1000 + made)}` })
  const told = async (who: Person): Promise<string[]> =>
    (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items.map(
      ({ title, text }) => `${title} ${text}`,
    )
  const unread = async (who: Person) => (await platform.ask(getUnread, { token: who.token })).messages
  const say = async (
    who: Person,
    text: string,
    to: { parent?: string; people?: { id: string; name: string }[]; key?: string } = {},
  ) => {
    const { comment } = await platform.ask(postComment, {
      token: who.token,
      headers: headers(to.key),
      body: {
        ...{ post_id: show, type: contentKinds.show.code, text, parent_id: to.parent ?? null, reply_to_id: null },
        people: to.people ?? [],
      },
    })
    return comment?.id ?? ''
  }
  const report = (who: Person, kind: 'comment' | 'circle-post' | 'team-letter' | 'member', id: string) =>
    platform.ask(reportSomething, {
      ...{ token: who.token, headers: headers() },
      body: { kind, id, reason: 'spam', text: '' },
    })
  const unsay = (who: Person, id: string) => platform.ask(deleteComment, { token: who.token, query: { id } })
  const desk = async (...words: string[]) => await operate(platform.platform, desks, words, platform.clock.now())
  /** Nothing of the database, and no answer to any of these people or to a guest, has one of the words. */
  const areNowhere = async (words: readonly string[], ids: readonly string[], readers: readonly Person[]) => {
    for (const word of words) expect(await columnsWith(platform.database, word), word).toEqual([])
    const tokens = [null, ...readers.map(({ token }) => token)]
    expect(await readsWith(platform, tokens, [show, ...ids], words)).toEqual([])
  }

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    shows = showTools(platform)
    await shows.prepare()
    author = await person('Author')
    show = await shows.published(author)
  })
  afterAll(() => platform?.close())

  it('a reply that its author deletes: the messages of whom it answers and names, the counts, the stored answer', async () => {
    const [anna, ben, dora, cleo] = [await person('Annalisa'), await person(), await person('Dorothea'), await person()]
    const head = await say(anna, 'What is the number of the ferry?')
    await say(cleo, 'I would like to know, too.', { parent: head })
    const naming = { parent: head, people: [{ id: dora.id, name: 'Dorothea' }], key: 'reply-of-ben-key' }
    const reply = await say(ben, '@Dorothea knows: call 13987650001', naming)
    expect(await told(anna)).toEqual([expect.stringMatching(/and others replied to you, 2 replies.*13987650001/)])
    expect(await told(dora)).toEqual([expect.stringContaining('13987650001')])
    await unsay(ben, reply)
    expect(await told(anna)).toEqual([expect.stringMatching(/^Nobody\d+ replied to you “I would like to know, too.”$/)])
    expect([await unread(anna), await unread(dora)]).toEqual([1, 0])
    await areNowhere(['13987650001'], [head], [anna, ben, dora])
    const repeated = await platform.call(postComment, {
      token: ben.token,
      headers: headers(naming.key),
      body: {
        ...{ post_id: show, type: contentKinds.show.code, text: '@Dorothea knows: call 13987650001' },
        ...{ parent_id: head, reply_to_id: null, people: naming.people },
      },
    })
    expect(repeated).toMatchObject({ code: 409001, data: { state: 'done-before' } })
  })

  it('words that the author of a comment changes: messages, mentions, the stored answers, what waits for the office', async () => {
    const [anna, ben, dora] = [await person(), await person(), await person('Theodora')]
    const head = await say(anna, 'Where does the ferry leave?')
    const people = [{ id: dora.id, name: 'Theodora' }]
    const reply = await say(ben, '@Theodora knows: at Sassafras Pier', { parent: head, people, key: 'first-words-key' })
    const change = async (text: string) =>
      await platform.ask(editComment, {
        ...{ token: ben.token, headers: headers(), path: { id: reply } },
        body: { text },
      })
    await change('At Tamarind Pier')
    expect([await told(dora), (await told(anna))[0]]).toEqual([[], expect.stringContaining('At Tamarind Pier')])
    await areNowhere(['sassafras'], [head], [anna, ben, dora])
    await report(anna, 'comment', reply)
    await change('At Cardamom Pier')
    expect((await columnsWith(platform.database, 'cardamom')).length).toBeGreaterThan(0)
    expect((await desk('reports', 'remove', `comment:${reply}`, 'Not true')).failed).toBe(false)
    await areNowhere(['tamarind', 'cardamom'], [head], [anna, ben, dora])
  })

  it('a thread whose head goes takes the messages of all its replies along, read and unread', async () => {
    const [anna, ben, cleo] = [await person(), await person(), await person()]
    const head = await say(anna, 'Who takes the hermeneutics book?')
    const reply = await say(ben, 'I do, at 7 Palimpsest Lane', { parent: head })
    await platform.ask(likeComment, { token: cleo.token, body: { id: reply, action: 1 } })
    expect([(await told(anna)).length, (await told(ben)).length]).toEqual([1, 1])
    await unsay(anna, head)
    expect([await told(anna), await told(ben), await unread(anna), await unread(ben)]).toEqual([[], [], 0, 0])
    await areNowhere(['Palimpsest', 'hermeneutics'], [], [anna, ben, author])
    expect(await told(author)).not.toContainEqual(expect.stringContaining('hermeneutics'))
  })

  it('what the office removes, with the records of who reported it, and the message to its author', async () => {
    const [anna, ben] = [await person(), await person()]
    const id = await say(anna, 'Buy at 13987650002')
    const head = await say(anna, 'Ring 13987650003')
    await say(ben, 'Why should I?', { parent: head })
    for (const each of [id, head]) await report(ben, 'comment', each)
    expect((await desk('reports')).output).toContain('13987650002')
    for (const each of [id, head])
      expect((await desk('reports', 'remove', `comment:${each}`, 'Advertising')).failed).toBe(false)
    expect((await told(anna)).filter((text) => text.includes('Reason: Advertising'))).toHaveLength(2)
    expect((await told(ben)).filter((text) => text.includes('Thank you'))).toHaveLength(2)
    await areNowhere(['13987650002', '13987650003'], [head], [anna, ben, author])
  })

  it('a post of a circle that its author edits and deletes, with place, poll, mentions, search and reports', async () => {
    const tools = circleTools(platform)
    const [olga, anna, ben] = [await person(), await person(), await person('Benvolio')]
    await tools.found('garden', olga)
    for (const each of [anna, ben]) await tools.join(each, 'garden')
    const written = {
      ...{ text: '@Benvolio and @Benvolio: quinces at Zanzibar Quay', people: [{ id: ben.id, name: 'Benvolio' }] },
      ...{ place: 'Marmalade Steps', link_id: null, position: { latitude: 26.42, longitude: 111.61 } },
    }
    const poll = {
      question: 'Who likes medlars?',
      options: ['Medlarlovers', 'Others'],
      takes_several: false,
      results: 'after-vote',
    }
    const { post } = await platform.ask(createCirclePost, {
      token: anna.token,
      path: { id: 'garden' },
      headers: headers('post-of-anna-key'),
      body: { ...written, pictures: [], poll: { ...poll, days: 3 } } as never,
    })
    await platform.ask(like, {
      token: ben.token,
      body: { post_id: post.id, type: contentKinds.circlePost.code, action: 1 },
    })
    await report(ben, 'circle-post', post.id)
    expect(await told(ben)).toEqual([expect.stringContaining('quinces')])
    expect((await columnsWith(platform.database, 'zanzibar')).length).toBeGreaterThan(3)

    const edited = { ...written, text: 'Pears at the quay', people: [] }
    const edit = async (body: object) =>
      await platform.ask(editCirclePost, {
        ...{ token: anna.token, headers: headers(), path: { id: post.id } },
        body: body as never,
      })
    await edit(edited)
    expect([await told(ben), await unread(ben)]).toEqual([[], 0])
    await areNowhere(['zanzibar'], [post.id, 'garden'], [anna, ben])
    await edit({ ...edited, text: written.text, people: written.people })
    expect(await told(ben)).toEqual([])
    await edit(edited)

    const deleted = await tools.moderate(anna, post.id, 'delete')
    expect(deleted.code).toBe(100000)
    await areNowhere(
      ['Pears at', 'Marmalade', 'Medlarlovers', 'likes medlars', 'Benvolio and'],
      ['garden', post.id],
      [anna, ben, olga],
    )
  })

  it('a post that those who lead the circle remove, in all that others were told, until it is restored', async () => {
    const tools = circleTools(platform)
    const [olga, anna, ben] = [await person(), await person(), await person('Quentin')]
    await tools.found('attic', olga)
    for (const each of [anna, ben]) await tools.join(each, 'attic')
    await tools.join(ben, 'attic', 'tellPosts')
    platform.clock.advance(600)
    const id = await tools.write(anna, 'attic', { text: 'A chest of Wolfram' })
    platform.clock.advance(600)
    expect(await told(ben)).toEqual([expect.stringContaining('Wolfram')])
    await tools.moderate(olga, id, 'remove', { text: 'Off topic' })
    expect([await told(ben), await unread(ben)]).toEqual([[], 0])
    const stays = ['circle_posts.search_parts', 'circle_posts.text']
    expect(await columnsWith(platform.database, 'wolfram')).toEqual(stays)
    expect(await told(anna)).toContainEqual(expect.stringMatching(/Wolfram.*Reason: Off topic/))
    await tools.moderate(olga, id, 'restore')
    expect((await tools.see(id, ben)).data.post.text).toBe('A chest of Wolfram')
    expect(await columnsWith(platform.database, 'wolfram')).toContain('contents.title')
    await tools.moderate(anna, id, 'delete')
    await areNowhere(['wolfram'], ['attic', id], [anna, ben, olga])
  })

  it('a circle that the office hides, in all that its members were told of it', async () => {
    const tools = circleTools(platform)
    const [olga, anna, ben] = [await person(), await person(), await person()]
    await tools.found('hidden-one', olga, { name: { 'zh-CN': 'Malachite', en: 'Malachite' }, join_mode: 'request' })
    await tools.join(anna, 'hidden-one', 'ask')
    await tools.lead(olga, 'hidden-one', 'approve', anna)
    const id = await tools.write(anna, 'hidden-one', { text: 'A stone of malachite' })
    await platform.ask(like, { token: ben.token, body: { post_id: id, type: contentKinds.circlePost.code, action: 1 } })
    expect((await told(anna)).length).toBeGreaterThan(1)
    expect((await desk('circles', 'hide', 'hidden-one')).failed).toBe(false)
    expect([await told(anna), await unread(anna)]).toEqual([[], 0])
    expect(await readsWith(platform, [null, ben.token], ['hidden-one', id], ['malachite'])).toEqual([])
  })

  it('a letter to a team that the office removes', async () => {
    const inTeams = teamTools(platform)
    const [lena, ben] = [await inTeams.volunteer('lena'), await inTeams.volunteer('ben-of-lena')]
    await inTeams.create('night-walk', lena, 'Night Walk')
    await inTeams.act(ben, 'night-walk', 'join')
    await inTeams.act(lena, 'night-walk', 'approve', ben.id)
    await platform.ask(writeTeamLetter, {
      ...{ token: lena.token, headers: headers() },
      body: { team_id: 'night-walk', text: 'Meet at Xylophone Bridge' },
    })
    expect(await told(ben)).toContainEqual('lena wrote to “Night Walk” Meet at Xylophone Bridge')
    const written = build.select({ id: teamLetters.id }).from(teamLetters).where(eq(teamLetters.teamId, 'night-walk'))
    const id = (await queriesOf(platform.database).readValue(written)) ?? ''
    await report(ben, 'team-letter', id)
    expect((await desk('reports', 'remove', `team-letter:${id}`, 'Advertising')).failed).toBe(false)
    await areNowhere(['Xylophone'], ['night-walk'], [lena, ben])
  })

  it('every case that its author withdraws, with what the office and others had of it', async () => {
    const [anna, ben] = [await person(), await person()]
    await approveMembers(platform, anna, ben)
    const taken: { readonly word: string; readonly withdraw: () => Promise<{ readonly code: number }> }[] = []
    const wishes = wishTools(platform)
    await wishes.prepare()
    const wish = await wishes.open(anna, {
      ...{ title: 'A Bassoon for my aunt', text: 'Bassoon players, please', address: 'Bassoon Row 4' },
      ...{ place: { name: 'Bassoon Row', latitude: 26.42345, longitude: 111.61234 }, wanted: 2 },
    })
    await wishes.claim(ben, wish)
    taken.push({ word: 'bassoon', withdraw: () => wishes.remove(anna, wish) })
    const entry = await shows.published(anna, { text: 'A Kinkajou on our roof', place: 'Kinkajou Square' })
    taken.push({ word: 'kinkajou', withdraw: () => shows.remove(anna, entry) })
    const { application } = await platform.ask(sendApplication, {
      ...{ token: anna.token, headers: headers() },
      body: {
        ...{ kind: 'host', name: 'Ocarina Radio', intro: 'Ocarina music for all, every evening of the week.' },
        ...{ contact_name: 'Ocarina', phone: '13900000999', pictures: [] },
      },
    })
    const withdrawal = { token: anna.token, headers: headers(), path: { id: application.id } }
    taken.push({ word: 'ocarina', withdraw: () => platform.call(withdrawApplication, withdrawal) })
    const foundings = foundingTools(platform)
    await foundings.found(anna, {
      ...{ name: 'Theorbo Friends', intro: 'We carry the Theorbo of the town.', why: 'The Theorbo is heavy.' },
    })
    const asked = build.select({ id: teamFoundings.id }).from(teamFoundings).where(eq(teamFoundings.userId, anna.id))
    const founding = (await queriesOf(platform.database).readValue(asked)) ?? ''
    taken.push({ word: 'theorbo', withdraw: () => foundings.withdraw(anna, founding) })
    const plans = planTools(platform)
    await plans.configure(true)
    await teamTools(platform).create('planners', anna, 'Planners')
    await plans.send(anna, 'planners', { title: 'Sackbut hour', intro: 'The Sackbut, and how to play it.' })
    const [plan] = (await plans.list(anna, 'planners')).data.items as { id: string }[]
    taken.push({ word: 'sackbut', withdraw: () => plans.withdraw(anna, plan?.id ?? '') })

    for (const { word, withdraw } of taken) {
      expect((await columnsWith(platform.database, word)).length, word).toBeGreaterThan(0)
      expect((await withdraw()).code, word).toBe(100000)
    }
    await areNowhere(
      taken.map(({ word }) => word),
      [wish, entry, application.id],
      [anna, ben],
    )
    expect(await told(ben)).toEqual([
      'A wish you claimed was withdrawn The resident withdrew it and no longer needs help.',
    ])
  })

  it('the old name of somebody who has another one, and the name of whom one of two people blocks', async () => {
    const [anna, ben] = [await person(), await person('Bartholomy')]
    const head = await say(anna, 'Is the bridge open today?')
    await say(ben, 'It is open until noon', { parent: head })
    await platform.ask(likeComment, { token: ben.token, body: { id: head, action: 1 } })
    expect(await told(anna)).toEqual([expect.stringMatching(/^Bartholomy /), expect.stringMatching(/^Bartholomy /)])
    await platform.ask(editUser, { token: ben.token, body: { nickname: 'Sebastiano' } })
    expect(await told(anna)).toEqual([expect.stringMatching(/^Sebastiano /), expect.stringMatching(/^Sebastiano /)])
    await areNowhere(['Bartholomy'], [head, ben.id], [anna, ben])
    await platform.ask(blockPerson, { token: anna.token, path: { id: ben.id } })
    expect([await told(anna), await unread(anna)]).toEqual([[], 0])
  })

  it('the name of a deleted account: in messages, texts that name it, circles, teams, searches', async () => {
    const tools = circleTools(platform)
    const inTeams = teamTools(platform)
    const [anna, olga] = [await person(), await person()]
    const lena = await inTeams.volunteer('lena-two')
    const gone = await platform.logIn({ id: 'leaving', nickname: 'Ermintrude', phone: '13987650009' })
    await approveMembers(platform, gone)
    const head = await say(anna, 'Who has a ladder?')
    const reply = await say(gone, 'I have one', { parent: head })
    await platform.ask(likeComment, { token: gone.token, body: { id: head, action: 1 } })
    await platform.ask(like, { token: gone.token, body: { post_id: show, type: contentKinds.show.code, action: 1 } })
    await say(gone, 'A fine picture of the roof')
    await platform.database.insert(follows).values({ userId: anna.id, kind: 'member', targetId: gone.id })
    const naming = [{ id: gone.id, name: 'Ermintrude' }]
    await say(anna, 'Thanks, @Ermintrude and @Ermintrude!', { people: naming })
    await say(gone, 'Glad to help, @Nobody', { people: [{ id: anna.id, name: 'Nobody' }] })
    await tools.found('ladders', olga, { join_mode: 'request' })
    await tools.join(gone, 'ladders', 'ask')
    await tools.lead(olga, 'ladders', 'approve', gone)
    const post = {
      ...{ text: 'Ask @Ermintrude for ladders', people: naming, place: '' },
      link_id: null,
      position: null,
    }
    await platform.ask(createCirclePost, {
      ...{ token: olga.token, path: { id: 'ladders' }, headers: headers() },
      body: { ...post, pictures: [], poll: null } as never,
    })
    await inTeams.create('ladder-team', lena, 'Ladder Team')
    await inTeams.act(gone, 'ladder-team', 'join')
    await inTeams.act(lena, 'ladder-team', 'approve', gone.id)
    await report(anna, 'member', gone.id)
    for (const each of [anna, author, olga, lena])
      expect(await told(each), each.id).toContainEqual(expect.stringContaining('Ermintrude'))

    const { database, clock } = platform
    await database.insert(accountDeletions).values({ userId: gone.id, askedAt: clock.now(), dueAt: clock.now() })
    await deleteDueAccounts(database, clock.now(), platform.platform.log, platform.platform)
    for (const each of [anna, author, olga, lena])
      expect(
        (await told(each)).filter((text) => /Ermintrude|^ ?(replied|liked)/.test(text)),
        each.id,
      ).toEqual([])
    await areNowhere(
      ['Ermintrude', '13987650009'],
      [head, reply, 'ladders', 'ladder-team', gone.id],
      [anna, author, olga, lena],
    )
    const named = build.select({ text: comments.text }).from(comments).where(eq(comments.userId, anna.id))
    expect(await queriesOf(database).readColumn(named)).toContain('Thanks, @… and @…!')
  })
})
