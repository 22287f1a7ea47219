import { eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { likeComment, postComment } from '../../../../../contract/comments'
import { favourite, follow, like } from '../../../../../contract/reactions'
import { reportSomething } from '../../../../../contract/reports'
import { suggestions } from '../../../../../platform/features/civic/suggestions/suggestions.schema'
import { albums } from '../../../../../platform/features/media/audio/audio.schema'
import { comments } from '../../../../../platform/features/participation/comments/comments.schema'
import { reportedThings } from '../../../../../platform/features/participation/reports/reports.schema'
import { deleteDueAccounts } from '../../../../../platform/features/people/own-data/delete-accounts'
import { accountDeletions } from '../../../../../platform/features/people/own-data/own-data.schema'
import { contents, hosts, organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'

type Who = { readonly id: string; readonly token: string }
const post = { post_id: 'post-1', type: 3 } as const

describeOnBothDatabases('the counts of what members did', (open) => {
  let platform: TestPlatform
  let [anna, ben]: Who[] = []
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    anna = await platform.logIn({ id: 'anna', phone: '13800000001' })
    ben = await platform.logIn({ id: 'ben', phone: '13800000002' })
    const { database } = platform
    const both = { 'zh-CN': '', en: '' }
    await insertContent(database, { id: 'post-1', type: 3, commentsOpen: true })
    await insertContent(database, { id: 'album-1', type: 2 })
    await database.insert(albums).values({ contentId: 'album-1', description: both })
    await database.insert(organisations).values({ id: 'museum', name: both, intro: both, logo: '', kind: 'culture' })
    await database.insert(hosts).values({ id: 'host-1', name: both, intro: both, avatar: '' })
  })
  afterEach(() => platform.close())

  const key = (of: string) => ({ 'idempotency-key': `${of}-before-a-deletion` })
  /** Likes, keeps and follows what both do. */
  async function takePart({ token }: Who): Promise<void> {
    await platform.ask(like, { token, body: { ...post, action: 1 } })
    await platform.ask(favourite, { token, body: { ...post, action: 1 } })
    for (const [kind, target_id] of [
      ['organisation', 'museum'],
      ['host', 'host-1'],
      ['album', 'album-1'],
    ] as const)
      await platform.ask(follow, { token, body: { kind, target_id, action: 1 } })
  }
  async function deleteAccount({ id }: Who): Promise<void> {
    const { database, clock } = platform
    await database.insert(accountDeletions).values({ userId: id, askedAt: clock.now(), dueAt: clock.now() })
    await deleteDueAccounts(database, clock.now(), platform.platform.log, platform.platform)
  }

  it('fall with an account by what goes with it, and stay for what stays without a name', async () => {
    const tools = suggestionTools(platform)
    await tools.prepare()
    const suggestion = await tools.open(ben!)
    const { comment } = await platform.ask(postComment, {
      token: ben!.token,
      headers: key('comment'),
      body: { ...post, text: 'A fine evening.', parent_id: null, reply_to_id: null },
    })
    const commentId = comment?.id ?? ''
    await takePart(anna!)
    await takePart(ben!)
    await platform.ask(postComment, {
      token: anna!.token,
      headers: key('reply'),
      body: { ...post, text: 'And a warm one.', parent_id: commentId, reply_to_id: null },
    })
    await platform.ask(likeComment, { token: anna!.token, body: { id: commentId, action: 1 } })
    await platform.ask(follow, { token: anna!.token, body: { kind: 'member', target_id: 'ben', action: 1 } })
    await tools.support(anna!, suggestion, 'support')
    await platform.ask(reportSomething, {
      token: anna!.token,
      headers: key('report'),
      body: { kind: 'suggestion', id: suggestion, reason: 'spam', text: '' },
    })
    const counts = async () => {
      const one = (count: PgColumn, id: PgColumn, value: string) =>
        queriesOf(platform.database).readValue(build.select({ count }).from(id.table).where(eq(id, value)))
      return {
        likes: await one(contents.likes, contents.id, 'post-1'),
        favourites: await one(contents.collections, contents.id, 'post-1'),
        museum: await one(organisations.followers, organisations.id, 'museum'),
        host: await one(hosts.followers, hosts.id, 'host-1'),
        album: await one(albums.followers, albums.contentId, 'album-1'),
        ben: await one(users.followers, users.id, 'ben'),
        liked: await one(comments.likes, comments.id, commentId),
        reports: await one(reportedThings.reports, reportedThings.thingId, suggestion),
        comments: await one(contents.comments, contents.id, 'post-1'),
        replies: await one(comments.replies, comments.id, commentId),
        supporters: await one(suggestions.supporters, suggestions.id, suggestion),
      }
    }
    const staying = { comments: 2, replies: 1, supporters: 1 }
    const both = { likes: 2, favourites: 2, museum: 2, host: 2, album: 2 }
    expect(await counts()).toEqual({ ...both, ben: 1, liked: 1, reports: 1, ...staying })
    await deleteAccount(anna!)
    const left = { likes: 1, favourites: 1, museum: 1, host: 1, album: 1 }
    expect(await counts()).toEqual({ ...left, ben: 0, liked: 0, reports: 0, ...staying })
  })
})
