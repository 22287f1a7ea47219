import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCirclePosts } from '../../../../../contract/circles'
import { listComments, postComment } from '../../../../../contract/comments'
import { favourite, like, listFavourites, listLikers } from '../../../../../contract/reactions'
import { reportSomething } from '../../../../../contract/reports'
import { countSearch, getSearchStart, search } from '../../../../../contract/search'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { circlePostsDesk } from '../../../../../platform/features/civic/circles/circles.desk'
import { removePostByOffice } from '../../../../../platform/features/civic/circles/circle-post-acts'
import { blockPerson, unblockPerson } from '../../../../../platform/features/people/privacy/block-people'
import { circleTools } from '../../../../support/circles'
import { wrongCounts } from '../../../../support/counters'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

interface Person {
  readonly id: string
  readonly token: string
}

const type = contentKinds.circlePost.code

describeOnBothDatabases('a post of a circle', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof circleTools>
  let olga: Person
  let anna: Person
  let ben: Person
  let keys = 0

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    tools = circleTools(platform)
    olga = await platform.logIn({ id: 'olga', nickname: 'Olga', phone: '13900000001' })
    anna = await platform.logIn({ id: 'anna', nickname: 'Anna', phone: '13900000002' })
    ben = await platform.logIn({ id: 'ben', nickname: 'Ben', phone: '13900000003' })
    await tools.found('garden', olga)
    await tools.found('kitchen', olga)
    await tools.found('closed', olga, { join_mode: 'request', closed: true })
    for (const id of ['garden', 'kitchen']) await tools.join(anna, id)
    await tools.join(anna, 'closed', 'ask')
    await tools.lead(olga, 'closed', 'approve', anna)
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })

  const comment = (who: Person, id: string, text: string) =>
    platform.call(postComment, {
      token: who.token,
      headers: { 'idempotency-key': `comment-${(keys += 1)}` },
      body: { post_id: id, type, text, parent_id: null, reply_to_id: null },
    })
  const likeIt = (who: Person, id: string) =>
    platform.call(like, { token: who.token, body: { post_id: id, type, action: 1 } })
  const found = async (q: string, who?: Person): Promise<string[]> =>
    (await platform.call(search, { query: { q }, ...(who && { token: who.token }) })).data.items.map(
      ({ id }: { id: string }) => id,
    )
  const titlesTo = async (who: Person) => (await messagesTo(platform.database, who.id)).map(({ title }) => title.en)

  it('is read, liked, commented on and found by everybody', async () => {
    const id = await tools.write(anna, 'garden', { text: 'My cucumbers climb along the railing.' })
    expect((await tools.see(id)).data.post).toMatchObject({ state: 'published', acts: [], for_members: false })
    expect(await tools.posts('garden')).toEqual([id])
    expect(await found('cucumbers')).toEqual([id])
    expect((await likeIt(ben, id)).data.likes).toBe(1)
    expect((await comment(ben, id, 'How lovely')).code).toBe(100000)
    expect(await titlesTo(anna)).toEqual(
      expect.arrayContaining([
        'Ben liked what you published',
        'Ben commented on “My cucumbers climb along the railing.”',
      ]),
    )
  })

  it('is what its circle tells of while it is the latest, except to those who may not read it', async () => {
    await tools.found('quiet', olga, { join_mode: 'request', closed: true })
    const latest = async (who?: Person) => (await tools.circle('quiet', who)).data.circle.latest
    expect(await latest(olga)).toBeNull()
    await tools.write(olga, 'quiet', { text: 'The first one.' })
    const id = await tools.write(olga, 'quiet', { text: 'For members alone.' })
    const at = platform.clock.now().toISOString()
    expect(await latest(olga)).toEqual({ summary: 'For members alone.', at })
    expect([await latest(ben), await latest()]).toEqual([null, null])
    await tools.moderate(olga, id, 'remove', { text: 'Not in the open' })
    expect((await latest(olga)).summary).toBe('The first one.')
  })

  it('is listed by age and answers, as the rule of the domain says', async () => {
    platform.clock.advance(2 * 86_400)
    const old = await tools.write(anna, 'garden', { text: 'An old one with many answers.' })
    platform.clock.advance(3 * 3600)
    const fresh = await tools.write(anna, 'garden', { text: 'A new one without any.' })
    expect((await tools.posts('garden', { tab: 'hot' }))[0]).toBe(fresh)
    for (const person of [olga, ben]) await comment(person, old, `From ${person.id}`)
    expect((await tools.posts('garden', { tab: 'hot' }))[0]).toBe(old)
    expect((await tools.posts('garden'))[0]).toBe(fresh)
  })

  it('is paged wholly in each order', async () => {
    for (const tab of ['new', 'hot']) {
      const whole = await tools.posts('garden', { tab, page_size: '50' })
      const paged: string[] = []
      let cursor = ''
      do {
        const page = await platform.call(listCirclePosts, {
          path: { id: 'garden' },
          query: { tab, page_size: '2', ...(cursor !== '' && { cursor }) },
        })
        paged.push(...page.data.items.map((post: { id: string }) => post.id))
        cursor = page.data.next_cursor ?? ''
      } while (cursor !== '')
      expect(paged).toEqual(whole)
    }
  })

  it('is found within its circle by all words', async () => {
    const id = await tools.write(anna, 'kitchen', { text: '辣椒炒肉的做法' })
    expect(await tools.posts('kitchen', { search: '炒肉' })).toEqual([id])
    expect(await tools.posts('garden', { search: '炒肉' })).toEqual([])
    expect(await tools.posts('kitchen', { search: '！' })).toEqual([])
  })

  it('is found by the search within its circle (S051), and nowhere else', async () => {
    const id = await tools.write(anna, 'closed', { text: 'The password of the shed is apple.' })
    const open = await tools.write(anna, 'kitchen', { text: 'An apple a day.' })
    const within = async (circleId: string, who?: Person) => {
      const parts = { query: { q: 'apple', organisation_id: circleId }, ...(who && { token: who.token }) }
      const found = (await platform.ask(search, parts)).items.map((item) => item.id)
      const counts = (await platform.ask(countSearch, parts)).items.map((item) => item.count)
      return [found, counts]
    }
    expect(await within('closed', anna)).toEqual([[id], [1]])
    expect(await within('closed', ben)).toEqual([[], [0]])
    expect(await within('closed')).toEqual([[], [0]])
    expect(await within('kitchen')).toEqual([[open], [1]])
    const start = await platform.ask(getSearchStart, { query: { organisation_id: 'kitchen' } })
    expect(start.organisation).toEqual({ id: 'kitchen', name: 'Circle kitchen' })
    await tools.moderate(olga, id, 'remove', { text: 'Not in the open' })
  })

  it('of a closed circle is there for its members alone, wherever one looks', async () => {
    const id = await tools.write(anna, 'closed', { text: 'Our secret harvest festival.' })
    expect(await tools.posts('closed', {}, anna)).toEqual([id])
    expect((await tools.see(id, olga)).data.post).toMatchObject({ for_members: true })
    const answer = await comment(olga, id, 'I will come')
    expect(answer.code).toBe(100000)
    expect((await likeIt(olga, id)).code).toBe(100000)
    const report = async (who: Person, kind: string, thing: string) =>
      (
        await platform.call(reportSomething, {
          token: who.token,
          headers: { 'idempotency-key': `unseen-report-${(keys += 1)}` },
          body: { kind, id: thing, reason: 'spam', text: '' },
        })
      ).code
    const commentId = answer.data.comment.id as string
    // A member who does not see it can bring it neither before the office nor before those who lead the circle.
    const reported = async (who: Person) => [
      await report(who, 'circle-post', id),
      await report(who, 'comment', commentId),
    ]
    expect(await reported(ben)).toEqual([403001, 403001])
    const query = { type: String(type) }
    for (const who of [undefined, ben]) {
      const token = who && { token: who.token }
      expect((await tools.see(id, who)).code).toBe(403001)
      expect(await found('secret harvest', who)).toEqual([])
      expect((await platform.call(listComments, { path: { id }, query, ...token })).code).toBe(403001)
    }
    expect((await platform.call(listLikers, { path: { id }, query, token: ben.token })).code).toBe(403001)
    expect((await comment(ben, id, 'Let me in')).code).toBe(403001)
    expect((await likeIt(ben, id)).code).toBe(403001)
    // Who left sees it no more, not even among their favourites, and hears of no answers.
    await platform.call(favourite, { token: anna.token, body: { post_id: id, type, action: 1 } })
    const kept = async () => (await platform.ask(listFavourites, { token: anna.token })).items.map((item) => item.id)
    expect(await kept()).toEqual([id])
    await tools.join(anna, 'closed', 'leave')
    const before = (await titlesTo(anna)).length
    await comment(olga, id, 'Where are you?')
    expect((await titlesTo(anna)).length).toBe(before)
    expect(await kept()).toEqual([])
    expect((await tools.posts('closed', {}, olga)).length).toBe(1)
    expect((await tools.see(id, anna)).code).toBe(403001)
    expect(await report(anna, 'comment', commentId)).toBe(403001)
  })

  it('is pinned, chosen, closed and moved by a moderator, who may take it back', async () => {
    const id = await tools.write(anna, 'garden', { text: 'How to grow basil.' })
    expect((await tools.moderate(ben, id, 'pin')).code).toBe(403003)
    expect((await tools.moderate(anna, id, 'pin')).code).toBe(403003)
    await tools.moderate(olga, id, 'pin')
    expect((await tools.circle('garden')).data.pinned).toMatchObject([{ id, pinned: true }])
    await tools.moderate(olga, id, 'choose')
    expect(await tools.posts('garden', { tab: 'best' })).toEqual([id])
    await tools.moderate(olga, id, 'close')
    expect((await comment(ben, id, 'Too late')).data).toEqual({ state: 'comments-closed' })
    await tools.moderate(olga, id, 'reopen')
    expect((await comment(ben, id, 'In time')).code).toBe(100000)
    expect((await tools.moderate(olga, id, 'move', { circle_id: 'closed' })).data).toEqual({ state: 'other-readers' })
    expect((await tools.moderate(olga, id, 'move', { circle_id: 'kitchen' })).data.post).toMatchObject({
      circle: { id: 'kitchen' },
      pinned: false,
      best: false,
    })
    expect(await tools.posts('garden')).not.toContain(id)
    expect(await tools.posts('kitchen', { tab: 'hot' })).toContain(id)
    expect(await tools.posts('kitchen', { search: 'basil' })).toEqual([id])
    expect(await titlesTo(anna)).toContain('Your post was moved')
  })

  it('is removed with a reason and restored; only three are pinned at once', async () => {
    const ids = []
    for (const text of ['one more', 'two more', 'three more', 'four more'])
      ids.push(await tools.write(anna, 'garden', { text }))
    const [first = '', ...others] = ids
    for (const id of others) expect((await tools.moderate(olga, id, 'pin')).code).toBe(100000)
    expect((await tools.moderate(olga, first, 'pin')).data).toEqual({ state: 'too-many-pinned' })
    expect((await tools.moderate(olga, first, 'remove')).data.fields).toEqual({ text: 'required' })
    await tools.moderate(olga, first, 'remove', { text: 'Advertising' })
    expect((await tools.see(first, ben)).code).toBe(403001)
    expect((await tools.see(first, anna)).data.post).toMatchObject({ state: 'removed', reason: 'Advertising' })
    expect(await found('one more')).not.toContain(first)
    expect(await titlesTo(anna)).toContain('Your post was removed')
    expect((await tools.moderate(olga, first, 'restore')).data.post.state).toBe('published')
    expect((await tools.see(first, ben)).code).toBe(100000)
    // No moderator can restore what the office removed.
    await platform.database.transaction((transaction) =>
      removePostByOffice(transaction, first, 'Against the law', platform.clock.now()),
    )
    expect((await tools.see(first, olga)).data.post.acts).toEqual([])
    expect((await tools.moderate(olga, first, 'restore')).code).toBe(409001)
  })

  it('is deleted by its author alone', async () => {
    const id = await tools.write(anna, 'garden', { text: 'I take this back.' })
    expect((await tools.moderate(olga, id, 'delete')).code).toBe(403003)
    expect((await tools.moderate(anna, id, 'delete')).data).toEqual({ post: null })
    expect((await tools.see(id, anna)).code).toBe(403001)
  })

  it('that is held waits at the desk of the office', async () => {
    const id = await tools.write(anna, 'garden', { text: 'Something to look at.', state: 'held' })
    expect((await tools.see(id, ben)).code).toBe(403001)
    expect((await tools.see(id, anna)).data.post.state).toBe('held')
    expect(await circlePostsDesk.selectWaiting(platform.database, 10, platform.platform.vault)).toMatchObject([
      { id, from: 'Anna' },
    ])
    await platform.database.transaction(async (transaction) => {
      await circlePostsDesk.acts['publish']?.carryOut(transaction, id, '', platform.clock.now())
    })
    expect((await tools.posts('garden'))[0]).toBe(id)
  })

  it('takes no comments of who is muted or was removed', async () => {
    const id = await tools.write(olga, 'garden', { text: 'Be kind to each other.' })
    await tools.join(ben, 'garden')
    await tools.lead(olga, 'garden', 'mute', ben, { text: 'Shouting', hours: 24 })
    expect((await comment(ben, id, 'LOUD')).data).toEqual({ state: 'muted' })
    // Leaving and coming back does not help.
    await tools.join(ben, 'garden', 'leave')
    expect((await comment(ben, id, 'LOUDER')).data).toEqual({ state: 'muted' })
    platform.clock.advance(25 * 3600)
    expect((await comment(ben, id, 'quiet')).code).toBe(100000)
    await tools.join(ben, 'garden')
    await tools.lead(olga, 'garden', 'remove', ben, { text: 'Again' })
    expect((await comment(ben, id, 'And again')).data).toEqual({ state: 'muted' })
  })

  it('is not shown to who blocks its author, or reported it', async () => {
    const id = await tools.write(anna, 'kitchen', { text: 'Soup for two.' })
    await blockPerson(platform.database, ben.id, anna.id, platform.clock.now())
    expect(await tools.posts('kitchen', {}, ben)).not.toContain(id)
    await unblockPerson(platform.database, ben.id, anna.id)
    expect(await tools.posts('kitchen', {}, ben)).toContain(id)
    const body = { kind: 'circle-post', id, reason: 'spam', text: '' } as const
    await platform.ask(reportSomething, { token: ben.token, headers: { 'idempotency-key': 'report-1' }, body })
    expect(await tools.posts('kitchen', {}, ben)).not.toContain(id)
    expect(await tools.posts('kitchen', { tab: 'hot' }, ben)).not.toContain(id)
  })
})
