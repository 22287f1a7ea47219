import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCircleMembers, listCircleRecords } from '../../../../../contract/circle-people'
import { changeCircle, listCircles } from '../../../../../contract/circles'
import { blockPerson, unblockPerson } from '../../../../../platform/features/people/privacy/block-people'
import { circlesDesk } from '../../../../../platform/features/civic/circles/circles.desk'
import { leaveCircles } from '../../../../../platform/features/civic/circles/leave-circles'
import { personalCircles } from '../../../../../platform/features/civic/circles/circles.personal'
import { removeRows } from '../../../../../platform/features/people/own-data/remove-rows'
import { circleMembers } from '../../../../../platform/features/civic/circles/circles.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { circleTools } from '../../../../support/circles'
import { wrongCounts } from '../../../../support/counters'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': text, en: text })

interface Person {
  readonly id: string
  readonly token: string
}

describeOnBothDatabases('the members of a circle', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof circleTools>
  let olga: Person
  let mona: Person
  let anna: Person
  let ben: Person

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    tools = circleTools(platform)
    olga = await platform.logIn({ id: 'olga', nickname: 'Olga' })
    mona = await platform.logIn({ id: 'mona', nickname: 'Mona' })
    anna = await platform.logIn({ id: 'anna', nickname: 'Anna' })
    ben = await platform.logIn({ id: 'ben', nickname: 'Ben' })
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })

  const titlesTo = async (who: Person) => (await messagesTo(platform.database, who.id)).map(({ title }) => title.en)
  const standing = async (id: string, who: Person) => (await tools.circle(id, who)).data.circle.standing
  const membersOf = async (id: string, who?: Person, query: Record<string, string> = {}) =>
    await platform.call(listCircleMembers, { path: { id }, query, ...(who && { token: who.token }) })

  it('enter an open circle at once, and leave it', async () => {
    await tools.found('open', olga)
    expect((await tools.join(anna, 'open', 'ask')).data).toEqual({ state: 'open' })
    expect((await tools.join(anna, 'open')).data.circle).toMatchObject({
      standing: 'member',
      members: 2,
      acts: ['leave'],
    })
    expect((await tools.join(anna, 'open')).data).toEqual({ state: 'member' })
    expect((await tools.join(anna, 'open', 'leave')).data.circle).toMatchObject({ standing: 'left', members: 1 })
    // Nobody would lead the circle of an owner who left.
    expect((await tools.join(olga, 'open', 'leave')).code).toBe(409001)
  })

  it('ask to join, and are approved or refused by those who lead it, with a reason', async () => {
    await tools.found('asked', olga, { join_mode: 'request' })
    expect((await tools.join(anna, 'asked')).data).toEqual({ state: 'request' })
    expect((await tools.join(anna, 'asked', 'ask')).data.circle).toMatchObject({ standing: 'pending', members: 1 })
    expect(await titlesTo(olga)).toContain('Someone wants to join your circle')
    expect((await tools.circle('asked', olga)).data.circle.waiting).toBe(1)
    expect((await membersOf('asked', anna, { state: 'pending' })).code).toBe(403003)
    expect((await membersOf('asked', olga, { state: 'pending' })).data.items).toMatchObject([
      { id: 'anna', acts: ['approve', 'refuse'] },
    ])
    expect((await tools.lead(ben, 'asked', 'approve', anna)).code).toBe(403003)
    expect((await tools.lead(olga, 'asked', 'refuse', anna)).data.fields).toEqual({ text: 'required' })
    await tools.lead(olga, 'asked', 'refuse', anna, { text: 'Tell us who you are.' })
    expect((await tools.circle('asked', anna)).data.circle).toMatchObject({
      standing: 'refused',
      reason: 'Tell us who you are.',
      acts: ['ask'],
    })
    expect(await titlesTo(anna)).toContain('Your request to join was declined')
    await tools.join(anna, 'asked', 'ask')
    await tools.lead(olga, 'asked', 'approve', anna)
    expect(await standing('asked', anna)).toBe('member')
    expect(await titlesTo(anna)).toContain('You joined a circle')
  })

  it('say something when they ask, which those who lead it read until they decide, and nobody else', async () => {
    await tools.found('questioned', olga, { join_mode: 'request' })
    const form = { intro: 'For everybody who likes it.', rules: '', notice: '', join_mode: 'request' as const }
    const change = async (who: Person, question: string) =>
      await platform.call(changeCircle, {
        token: who.token,
        path: { id: 'questioned' },
        headers: { 'idempotency-key': `question-${question.length}-${who.id}` },
        body: { ...form, question },
      })
    expect((await change(olga, 'What do you read?')).data.circle.question).toBe('What do you read?')
    expect((await tools.circle('questioned')).data.circle.question).toBe('What do you read?')
    expect((await tools.join(anna, 'questioned', 'ask')).data.fields).toEqual({ text: 'required' })
    await tools.join(anna, 'questioned', 'ask', ' Mostly poems. ')
    const waiting = async (who: Person) => (await membersOf('questioned', who, { state: 'pending' })).data
    expect((await waiting(olga)).items).toMatchObject([{ id: 'anna', request: 'Mostly poems.' }])
    expect(JSON.stringify([await waiting(ben), (await tools.circle('questioned', ben)).data])).not.toContain('poems')
    await tools.lead(olga, 'questioned', 'approve', anna)
    expect(JSON.stringify((await membersOf('questioned', olga)).data)).not.toContain('poems')
    const stored = async () =>
      JSON.stringify(await queriesOf(platform.database).read(build.select().from(circleMembers)))
    expect(await stored()).not.toContain('poems')
    await tools.join(ben, 'questioned', 'ask', 'Old maps, mostly.')
    await tools.join(ben, 'questioned', 'withdraw')
    const cleo = await platform.logIn({ id: 'cleo', nickname: 'Cleo' })
    await tools.join(cleo, 'questioned', 'ask', 'Whatever you hand me.')
    await tools.lead(olga, 'questioned', 'refuse', cleo, { text: 'We are full.' })
    for (const words of ['Old maps', 'hand me']) expect(await stored()).not.toContain(words)
    // A moderator changes the circle, and not the question of its owner.
    await tools.lead(olga, 'questioned', 'name', anna)
    expect((await change(anna, '')).data.circle.question).toBe('What do you read?')
  })

  it('come to a circle by invitation alone where it says so, and never through somebody whom they block', async () => {
    await tools.found('invited', olga, { join_mode: 'invitation', closed: true })
    expect((await tools.circle('invited')).data.circle.acts).toEqual([])
    expect((await tools.join(ben, 'invited', 'ask')).data).toEqual({ state: 'invitation' })
    await tools.lead(olga, 'invited', 'invite', ben)
    expect(await titlesTo(ben)).toContain('You are invited to a circle')
    expect((await tools.circle('invited', ben)).data.circle.acts).toEqual(['accept', 'decline'])
    expect((await tools.join(ben, 'invited', 'accept')).data.circle).toMatchObject({ standing: 'member', members: 2 })
    await blockPerson(platform.database, anna.id, olga.id, platform.clock.now())
    expect((await tools.lead(olga, 'invited', 'invite', anna)).code).toBe(403003)
    expect((await membersOf('invited', anna)).code).toBe(403003)
    expect((await membersOf('invited', ben)).data.items).toHaveLength(2)
  })

  it('are all seen by those who lead them, whom they block as well; another member does not see whom they block', async () => {
    await tools.found('seen', olga)
    for (const person of [anna, ben]) await tools.join(person, 'seen')
    for (const { id } of [olga, anna]) await blockPerson(platform.database, id, ben.id, platform.clock.now())
    const seenBy = async (who: Person) =>
      (await membersOf('seen', who)).data.items.some(({ id }: { id: string }) => id === 'ben')
    expect([await seenBy(olga), await seenBy(anna)]).toEqual([true, false])
    for (const { id } of [olga, anna]) await unblockPerson(platform.database, id, ben.id)
    expect(await seenBy(anna)).toBe(true)
  })

  it('are led by a moderator whom the owner named, who acts on neither the owner nor other moderators', async () => {
    await tools.found('led', olga)
    for (const person of [mona, anna, ben]) await tools.join(person, 'led')
    expect((await tools.lead(mona, 'led', 'name', anna)).code).toBe(403003)
    await tools.lead(olga, 'led', 'name', mona)
    expect(await titlesTo(mona)).toContain('You’re now a moderator')
    expect((await tools.lead(mona, 'led', 'remove', olga, { text: 'No reason' })).code).toBe(403003)
    await tools.lead(olga, 'led', 'name', ben)
    expect((await tools.lead(mona, 'led', 'mute', ben, { text: 'No reason' })).code).toBe(403003)
    expect((await tools.lead(mona, 'led', 'dismiss', ben)).code).toBe(403003)
    await tools.lead(olga, 'led', 'dismiss', ben)
    expect((await tools.lead(mona, 'led', 'remove', ben, { text: 'Advertising' })).code).toBe(100000)
    expect((await tools.circle('led', ben)).data.circle).toMatchObject({
      standing: 'removed',
      reason: 'Advertising',
      acts: [],
    })
    expect((await tools.join(ben, 'led')).data).toEqual({ state: 'removed' })
    await tools.lead(mona, 'led', 'readmit', ben)
    expect(await standing('led', ben)).toBe('member')
    const records = await platform.ask(listCircleRecords, { path: { id: 'led' }, token: mona.token })
    expect(records.items.slice(0, 2)).toMatchObject([
      { act: 'readmit', actor: { id: 'mona' }, subject: { id: 'ben' }, text: '' },
      { act: 'remove', actor: { id: 'mona' }, subject: { id: 'ben' }, text: 'Advertising' },
    ])
    expect((await platform.call(listCircleRecords, { path: { id: 'led' }, token: anna.token })).code).toBe(403003)
  })

  it('get another owner when theirs hands the circle over, or when the office appoints one', async () => {
    await tools.found('handed', olga)
    await tools.join(mona, 'handed')
    await tools.lead(olga, 'handed', 'handOver', mona)
    expect([await standing('handed', olga), await standing('handed', mona)]).toEqual(['moderator', 'owner'])
    expect((await tools.lead(olga, 'handed', 'handOver', mona)).code).toBe(403003)
    await platform.database.transaction(async (transaction) => {
      await circlesDesk.acts['appoint']?.carryOut(transaction, 'handed:olga', '', platform.clock.now())
    })
    expect([await standing('handed', olga), await standing('handed', mona)]).toEqual(['owner', 'moderator'])
  })

  it('read its notice in a message, unless they switched its messages off', async () => {
    await tools.found('noticed', olga)
    for (const person of [anna, ben]) await tools.join(person, 'noticed')
    await tools.join(ben, 'noticed', 'silence')
    const change = (who: Person, body: object) =>
      platform.call(changeCircle, {
        path: { id: 'noticed' },
        token: who.token,
        headers: { 'idempotency-key': `notice-of-${who.id}` },
        body: { intro: 'For everybody who likes it.', rules: 'Be kind.\nStay calm.', join_mode: 'open', ...body },
      })
    expect((await change(anna, { notice: 'Hello' })).code).toBe(403003)
    expect((await change(olga, { notice: 'We meet on Friday.' })).data.circle).toMatchObject({
      notice: 'We meet on Friday.',
      rules: ['Be kind.', 'Stay calm.'],
    })
    expect(await titlesTo(anna)).toContain('News of a circle')
    const place = { name: 'East gate', latitude: 26.4268, longitude: 111.6192 }
    platform.clock.advance(1)
    const moved = await platform.call(changeCircle, {
      path: { id: 'noticed' },
      token: olga.token,
      headers: { 'idempotency-key': 'place-of-olga' },
      body: { intro: 'For everybody who likes it.', rules: '', notice: '', join_mode: 'open', place },
    })
    expect(moved.data.circle.place).toEqual(place)
    // The notice was taken back, and so was the message that showed it.
    expect(await titlesTo(anna)).not.toContain('News of a circle')
    expect(await titlesTo(ben)).not.toContain('News of a circle')
  })

  it('are told of a new notice twice a day; a third one is refused beside it, and everything else is still saved', async () => {
    await tools.found('often', olga)
    let changes = 0
    const change = async (more: object) => {
      const headers = { 'idempotency-key': `notice-key-${(changes += 1)}` }
      const form = { intro: 'For everybody who likes it.', rules: '', notice: 'Two', join_mode: 'open', ...more }
      const { code, data } = await platform.call(changeCircle, {
        ...{ path: { id: 'often' }, token: olga.token, headers },
        body: form,
      })
      return [code, data.fields ?? data.circle.notice]
    }
    for (const notice of ['One', 'Two']) expect(await change({ notice })).toEqual([100000, notice])
    expect(await change({ notice: 'Three' })).toEqual([400001, { notice: 'told-enough' }])
    expect(await change({ intro: 'For everybody who walks.' })).toEqual([100000, 'Two'])
    expect(await change({ notice: '' })).toEqual([100000, ''])
  })

  it('pass to the moderator who was there longest when the owner’s account is deleted, else to the office', async () => {
    const gone = await platform.logIn({ id: 'gone', nickname: 'Gone' })
    await tools.found('left', gone)
    await tools.found('alone', gone)
    for (const person of [mona, anna]) await tools.join(person, 'left')
    await tools.lead(gone, 'left', 'name', mona)
    const written = await tools.write(gone, 'left')
    await platform.database.transaction(async (transaction) => {
      const about = { at: platform.clock.now(), language: 'en' as const }
      await leaveCircles(transaction, gone.id, about.at)
      for (const rule of personalCircles) await removeRows(transaction, rule, gone.id, about)
    })
    expect(await standing('left', mona)).toBe('owner')
    expect(await titlesTo(mona)).toContain('You’re now the owner of a circle')
    expect((await tools.see(written, anna)).code).toBe(403001)
    expect((await tools.circle('left')).data.circle).toMatchObject({ members: 2, posts: 0, owner: { id: 'mona' } })
    expect((await tools.circle('alone')).data.circle).toMatchObject({ members: 0, owner: null })
    const waiting = await circlesDesk.selectWaiting(platform.database, 10, platform.platform.vault)
    expect(waiting.map(({ id }) => id)).toEqual(['alone'])
  })

  it('see nothing of a circle that the office closed to new posts change', async () => {
    await tools.found('old', olga)
    await tools.join(anna, 'old')
    const id = await tools.write(anna, 'old')
    await platform.database.transaction(async (transaction) => {
      await circlesDesk.acts['close']?.carryOut(transaction, 'old', '', platform.clock.now())
    })
    expect((await tools.circle('old', anna)).data.circle).toMatchObject({ ended: true, acts: ['leave'] })
    expect((await tools.see(id)).data.post.comments_open).toBe(false)
    expect((await tools.join(ben, 'old')).data).toEqual({ state: 'circle-ended' })
    expect((await tools.moderate(olga, id, 'pin')).data).toEqual({ state: 'circle-ended' })
  })

  it('belong to a circle that stays open or closed for ever', async () => {
    const written = (change: object) =>
      JSON.stringify({
        ...{ name: both('Talk'), intro: both('For all.'), picture: '/media/a.jpg', rules: [] },
        ...{ join_mode: 'request', closed: true, ...change },
      })
    const write = (text: string) =>
      platform.database.transaction(async (transaction) => {
        await circlesDesk.acts['write']?.carryOut(transaction, 'talk', text, platform.clock.now())
      })
    await write(written({}))
    await expect(write(written({ closed: false }))).rejects.toMatchObject({
      data: { fields: { closed: 'never-changes' } },
    })
    await expect(write(written({ join_mode: 'open' }))).rejects.toMatchObject({
      data: { fields: { join_mode: 'closed' } },
    })
    await write(written({ name: both('Talks') }))
    expect((await tools.circle('talk')).data.circle).toMatchObject({ name: 'Talks', closed: true, owner: null })
  })

  it('stand before those who own, lead or belong to them, then who waits, and last who was refused, page by page', async () => {
    const pia = await platform.logIn({ id: 'pia', nickname: 'Pia' })
    const rosa = await platform.logIn({ id: 'rosa', nickname: 'Rosa' })
    await tools.found('own-first', pia)
    platform.clock.advance(1)
    for (const id of ['led', 'joined']) {
      await tools.found(id, rosa)
      platform.clock.advance(1)
      await tools.join(pia, id)
    }
    await tools.lead(rosa, 'led', 'name', pia)
    for (const id of ['asked', 'refused']) {
      await tools.found(id, rosa, { join_mode: 'request' })
      platform.clock.advance(1)
      await tools.join(pia, id, 'ask', 'I would like to join.')
    }
    await tools.lead(rosa, 'refused', 'refuse', pia, { text: 'It is for neighbours.' })
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: readonly { id: string }[]; next_cursor: string | null } = await platform.ask(listCircles, {
        query: { mine: '1', page_size: '1', cursor },
        token: pia.token,
      })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(ids).toEqual(['own-first', 'led', 'joined', 'asked', 'refused'])
  })

  it('find circles by words and their own; a hidden one is there for nobody', async () => {
    const list = async (query: Record<string, string>, who?: Person) =>
      (await platform.ask(listCircles, { query, ...(who && { token: who.token }) })).items.map(({ id }) => id)
    await tools.found('gardens', olga, { name: { 'zh-CN': '阳台园艺', en: 'Balcony gardens' } })
    expect(await list({ search: '园艺' })).toEqual(['gardens'])
    await tools.join(anna, 'gardens')
    expect(await list({ mine: '1' }, anna)).toContain('gardens')
    expect(await list({ mine: '1' })).toEqual([])
    const act = (name: string) =>
      platform.database.transaction(async (transaction) => {
        await circlesDesk.acts[name]?.carryOut(transaction, 'gardens', '', platform.clock.now())
      })
    await act('hide')
    expect((await tools.circle('gardens', anna)).code).toBe(403001)
    expect(await list({ search: '园艺' })).toEqual([])
    await act('restore')
    expect((await tools.circle('gardens', anna)).code).toBe(100000)
  })
})
