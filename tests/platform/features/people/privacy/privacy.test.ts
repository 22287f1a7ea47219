import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearHistory, listHistory, recordHistory } from '../../../../../contract/account'
import { listComments, listReplies, postComment } from '../../../../../contract/comments'
import { listActivityMembers, getActivity } from '../../../../../contract/activities'
import { changePrivacy, blockPerson, getPrivacy, listBlocked, unblockPerson } from '../../../../../contract/privacy'
import { like, listLikers } from '../../../../../contract/reactions'
import { listRanking } from '../../../../../contract/rankings'
import { getVolunteerPage, listVolunteerActions, listVolunteers } from '../../../../../contract/volunteer-pages'
import { listWishes } from '../../../../../contract/wishes'
import { activityTools } from '../../../../support/activities'
import { teamTools } from '../../../../support/teams'
import { describeOnBothDatabases } from '../../../../support/databases'
import { countService } from '../../../../support/count-service'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { approveMembers } from '../../../../support/volunteers'
import { wishTools } from '../../../../support/wishes'

type Who = { readonly id: string; readonly token: string }

describeOnBothDatabases('privacy', (open) => {
  let platform: TestPlatform
  let [anna, ben, carl]: Who[] = []
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    anna = await platform.logIn({ id: 'anna', phone: '13800000001', nickname: 'Anna' })
    ben = await platform.logIn({ id: 'ben', phone: '13800000002', nickname: 'Ben' })
    carl = await platform.logIn({ id: 'carl', phone: '13800000003', nickname: 'Carl' })
  })
  afterEach(() => platform.close())

  const change = (who: Who, body: object) => platform.ask(changePrivacy, { token: who.token, body })
  const block = (who: Who, id: string) => platform.call(blockPerson, { token: who.token, path: { id } })
  let keys = 0
  const comment = async (who: Who, text: string, parent: string | null = null, content = 'post-1', type = 3) => {
    platform.clock.advance(60)
    return await platform.call(postComment, {
      token: who.token,
      headers: { 'idempotency-key': `comment-key-${(keys += 1)}-of-a-test` },
      body: { post_id: content, type, text, parent_id: parent, reply_to_id: null },
    })
  }
  async function serve(who: Who): Promise<void> {
    const at = platform.clock.now()
    const service = { userId: who.id, activityId: `a-${who.id}`, teamId: null, organisationId: null, minutes: 90 }
    await countService(platform.database, { ...service, endedAt: at, day: at.toISOString().slice(0, 10) })
  }

  it('is plain until it is changed, and only what is given changes', async () => {
    const plain = { shows_service: true, in_rankings: true, wishes_for: 'everyone', keeps_history: true }
    expect(await platform.ask(getPrivacy, { token: anna!.token })).toEqual(plain)
    await change(anna!, { in_rankings: false })
    expect(await change(anna!, { wishes_for: 'volunteers' })).toEqual({
      ...plain,
      in_rankings: false,
      wishes_for: 'volunteers',
    })
    expect(await platform.ask(getPrivacy, { token: ben!.token })).toEqual(plain)
  })

  it('hides hours, teams and record from others, not from the member', async () => {
    await serve(anna!)
    await change(anna!, { shows_service: false })
    const page = (token?: string) =>
      platform.call(getVolunteerPage, { path: { id: 'anna' }, ...(token === undefined ? {} : { token }) })
    expect((await page(ben!.token)).data.volunteer).toMatchObject({
      nickname: 'Anna',
      service_hidden: true,
      sums: { minutes: 0, times: 0 },
    })
    expect((await platform.call(listVolunteerActions, { path: { id: 'anna' } })).data.items).toEqual([])
    expect((await page(anna!.token)).data.volunteer).toMatchObject({ service_hidden: false, sums: { minutes: 90 } })
  })

  it('keeps the nickname and the id out of rankings, the rank stays', async () => {
    await serve(anna!)
    await approveMembers(platform, anna!, ben!)
    await change(anna!, { in_rankings: false })
    const { items } = await platform.ask(listRanking, { query: { kind: 'person', period: 'all' } as never })
    expect(items).toMatchObject([{ id: 'unnamed-1', name: '', picture: null, place: 1, minutes: 90 }])
    expect((await platform.ask(listVolunteers)).items.map(({ id }) => id)).toEqual(['ben'])
  })

  it('shows wishes to volunteers alone where their member wants that', async () => {
    const wishes = wishTools(platform)
    await wishes.prepare()
    const id = await wishes.open(anna!)
    await approveMembers(platform, ben!)
    await change(anna!, { wishes_for: 'volunteers' })
    const listed = async (who?: Who) =>
      (await platform.call(listWishes, { ...(who === undefined ? {} : { token: who.token }) })).data.items.length
    expect([await listed(), await listed(carl), await listed(ben), await listed(anna)]).toEqual([0, 0, 1, 1])
    expect([(await wishes.see(id)).code, (await wishes.see(id, carl)).code]).toEqual([403001, 403001])
    expect([(await wishes.see(id, ben)).code, (await wishes.see(id, anna)).code]).toEqual([100000, 100000])
  })

  it('keeps no history where the member wants none, and still counts the view', async () => {
    await insertContent(platform.database, { id: 'post-1', type: 3 })
    const visit = () => platform.ask(recordHistory, { token: anna!.token, body: { post_id: 'post-1', type: 3 } })
    const history = async () => (await platform.call(listHistory, { token: anna!.token })).data.items.length
    await visit()
    await change(anna!, { keeps_history: false })
    await platform.ask(clearHistory, { token: anna!.token })
    await visit()
    expect(await history()).toBe(0)
    await change(anna!, { keeps_history: true })
    await visit()
    expect(await history()).toBe(1)
  })

  it('lists whom one blocked, the latest first, and takes it back', async () => {
    await block(anna!, 'ben')
    platform.clock.advance(1)
    await block(anna!, 'carl')
    await block(anna!, 'carl')
    const listed = async () =>
      (await platform.ask(listBlocked, { token: anna!.token })).items.map(({ nickname }) => nickname)
    expect(await listed()).toEqual(['Carl', 'Ben'])
    await platform.ask(unblockPerson, { token: anna!.token, path: { id: 'carl' } })
    expect(await listed()).toEqual(['Ben'])
    expect(await block(anna!, 'anna')).toMatchObject({ code: 409001, data: { state: 'self' } })
    expect((await block(anna!, 'nobody')).code).toBe(403001)
    const page = await platform.call(getVolunteerPage, { token: anna!.token, path: { id: 'ben' } })
    expect(page.data.volunteer.blocked).toBe(true)
  })

  it('lets neither of two people answer the other, and shows the blocker no comments of the other', async () => {
    await insertContent(platform.database, { id: 'post-1', type: 3, commentsOpen: true })
    const ofAnna = (await comment(anna!, 'A fine morning on the quay.')).data.comment.id as string
    const ofBen = (await comment(ben!, 'Cold water, though.')).data.comment.id as string
    const reply = (await comment(ben!, 'And a long way home.', ofAnna)).data.comment.id as string
    await block(anna!, 'ben')
    expect([(await comment(ben!, 'Again?', ofAnna)).code, (await comment(anna!, 'Yes.', ofBen)).code]).toEqual([
      403003, 403003,
    ])
    expect((await comment(anna!, 'Yes.', reply)).code).toBe(403003)
    expect((await comment(carl!, 'I was there.', ofAnna)).code).toBe(100000)
    const texts = async (who: Who) =>
      (
        await platform.call(listComments, { token: who.token, path: { id: 'post-1' }, query: { type: '3' } })
      ).data.items.flatMap((each: { text: string; first_replies: { text: string }[] }) => [
        each.text,
        ...each.first_replies.map(({ text }) => text),
      ])
    expect(await texts(anna!)).not.toContain('Cold water, though.')
    expect(await texts(anna!)).not.toContain('And a long way home.')
    expect(await texts(ben!)).toContain('A fine morning on the quay.')
    const replies = await platform.call(listReplies, { token: anna!.token, path: { id: ofAnna } })
    expect(replies.data.items.map(({ text }: { text: string }) => text)).toEqual(['I was there.'])
  })

  it('lets nobody comment on or claim what somebody made who blocks them', async () => {
    const wishes = wishTools(platform)
    await wishes.prepare()
    const id = await wishes.open(anna!)
    await approveMembers(platform, ben!)
    await block(anna!, 'ben')
    expect((await comment(ben!, 'May I help?', null, id, 30)).code).toBe(403003)
    expect((await wishes.claim(ben!, id)).code).toBe(403003)
    await platform.ask(unblockPerson, { token: anna!.token, path: { id: 'ben' } })
    await block(ben!, 'anna')
    expect((await wishes.claim(ben!, id)).code).toBe(403003)
    await platform.ask(unblockPerson, { token: ben!.token, path: { id: 'anna' } })
    expect((await wishes.claim(ben!, id)).code).toBe(100000)
  })

  it('leaves those whom a reader blocks out of every list of people, but for who leads them', async () => {
    await insertContent(platform.database, { id: 'post-1', type: 3 })
    await approveMembers(platform, anna!, ben!, carl!)
    const [activities, teams] = [activityTools(platform), teamTools(platform)]
    await teams.create('team-1', carl!)
    const activity = await activities.make({ id: 'activity-1', teamId: 'team-1' })
    for (const { token, id } of [ben!, carl!]) {
      await platform.call(like, { token, body: { post_id: 'post-1', type: 3, action: 1 } })
      await activities.join({ token }, activity)
      platform.clock.advance(1)
      if (id === 'carl') continue
      await teams.act(ben!, 'team-1', 'join')
      await teams.act(carl!, 'team-1', 'approve', 'ben')
    }
    const listed = async (who?: Who) => {
      const by = who === undefined ? {} : { token: who.token }
      const [likers, volunteers, members, joined] = [
        await platform.ask(listLikers, { ...by, path: { id: 'post-1' }, query: { type: '3' } as never }),
        await platform.ask(listVolunteers, by),
        (await teams.members('team-1', 'member', who)).data,
        await platform.ask(listActivityMembers, { ...by, query: { activity_id: activity } as never }),
      ]
      const ofTeam = (await teams.see('team-1', who)).data.team.some_members
      const ofActivity = (await platform.ask(getActivity, { ...by, path: { id: activity } })).activity.members
      return [likers.items.map((each) => ({ id: each.user_id })), volunteers.items, members.items, joined.items]
        .concat([ofTeam, ofActivity])
        .map((people: readonly { readonly id: string }[]) => people.some(({ id }) => id === 'ben'))
    }
    const everywhere = Array.from({ length: 6 }, () => true)
    expect(await listed(anna!)).toEqual(everywhere)
    await block(anna!, 'ben')
    await block(carl!, 'ben')
    expect(await listed(anna!)).toEqual(everywhere.map(() => false))
    expect(await listed()).toEqual(everywhere)
    expect(await listed(carl!)).toEqual([false, false, true, true, true, true])
  })
})
