import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { circlePostParts } from '../../../../features/civic/circles/circle-post-parts.schema'
import { postSearchParts } from '../../../../features/civic/circles/publish-circle-post'
import { circlePosts } from '../../../../features/civic/circles/circles.schema'
import { comments } from '../../../../features/participation/comments/comments.schema'
import { linkPreviews } from '../../../../features/participation/link-previews/link-previews.schema'
import { pollOptions, polls, pollVotes } from '../../../../features/participation/polls/polls.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import type { Localised } from '../../../../kernel/database/schema/localised'
import { build } from '../../../../kernel/database/statement'
import { users } from '../../../../kernel/members/members.schema'
import { media, mediaAddress } from '../../../media'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { insertAll } from '../../insert'
import { readerId } from '../../frame/session/seed-people'
import { circleId } from './demo-circle'
import { day } from '../../../city-day'

export const postPartsDemo: DemoStep = {
  feature: 'circles',
  what: bilingual('帖子中的投票、链接与提及', 'polls, links and mentions in posts'),
  seed: seedPostParts,
}

const question = bilingual('换种子活动哪天合适？', 'Which day suits you for the seed swap?')
const options = [
  bilingual('周六上午', 'Saturday morning'),
  bilingual('周六下午', 'Saturday afternoon'),
  bilingual('周日', 'Sunday'),
]
/** The number of votes for each option. */
const votes = [9, 4, 6]

/** Puts a poll, a link, and people and topics into the newest posts of the first circle. */
async function seedPostParts(database: Database, now: Date): Promise<void> {
  const [asking, naming, linking] = await queriesOf(database).read(
    build
      .select()
      .from(circlePosts)
      .where(
        and(eq(circlePosts.circleId, circleId(0)), eq(circlePosts.state, 'published'), isNull(circlePosts.pinnedAt)),
      )
      .orderBy(desc(circlePosts.publishedAt), desc(circlePosts.id))
      .limit(3),
  )
  if (asking === undefined || naming === undefined || linking === undefined) return
  await seedPoll(database, asking, now)
  await seedNames(database, naming)
  await seedLink(database, linking, now)
}

type Post = typeof circlePosts.$inferSelect
const nothingNamed = { people: [], topics: [], linkId: null, editedAt: null }

async function seedPoll(database: Database, { id, userId }: Post, now: Date): Promise<void> {
  await insertAll(database, circlePostParts, [{ postId: id, ...nothingNamed }])
  const voters = votes.reduce((sum, count) => sum + count, 0)
  await insertAll(database, polls, [
    {
      ...{ id, userId, voters, question: question['zh-CN'], takesSeveral: false, results: 'after-vote' as const },
      endsAt: new Date(now.getTime() + 5 * day),
    },
  ])
  await insertAll(
    database,
    pollOptions,
    options.map((text, index) => ({ pollId: id, number: index + 1, text: text['zh-CN'], votes: votes[index] ?? 0 })),
  )
  await insertAll(
    database,
    pollVotes,
    votes
      .flatMap((count, index) => Array.from({ length: count }, () => index + 1))
      .map((number, index) => ({ pollId: id, userId: readerId(index + 1), chosen: [number], votedAt: now })),
  )
}

async function seedNames(database: Database, post: Post): Promise<void> {
  const person = await queriesOf(database).readOne(
    build
      .select({ id: users.id, name: users.nickname })
      .from(users)
      .where(eq(users.id, readerId(4))),
  )
  const topic = await queriesOf(database).readOne(
    build
      .select({ id: contents.id, title: contents.title })
      .from(contents)
      .where(eq(contents.type, contentKinds.topic.code))
      .orderBy(asc(contents.id))
      .limit(1),
  )
  if (person === null || topic === null) return
  const { id, title } = topic
  await insertAll(database, circlePostParts, [
    {
      postId: post.id,
      ...nothingNamed,
      people: [person],
      topics: [
        { id, title: title['zh-CN'] },
        { id, title: title.en },
      ],
    },
  ])
  await changeText(database, post, {
    'zh-CN': `@${person.name} 您上次说的办法真好用。#${title['zh-CN']}#`,
    en: `@${person.name} your advice worked. #${title.en}#`,
  })
  await database
    .update(comments)
    .set({ text: `@${person.name} 您也来看看，这个办法真好。`, people: [person] })
    .where(eq(comments.id, `comment-${post.id}-1`))
}

async function seedLink(database: Database, post: Post, now: Date): Promise<void> {
  const linkId = 'link-demo-1'
  const file = media.pictures[3]
  await insertAll(database, linkPreviews, [
    {
      ...{ id: linkId, key: linkId, address: 'https://www.example.org/balcony', site: 'Example' },
      title: '阳台种菜十问 · Ten questions about balcony gardens',
      description: '土、盆、水和阳光，一次说清楚。',
      picture: file === undefined ? null : mediaAddress(file.file),
      width: file?.width ?? null,
      height: file?.height ?? null,
      ...{ readAt: now, usedAt: now },
    },
  ])
  await insertAll(database, circlePostParts, [{ postId: post.id, ...nothingNamed, linkId, editedAt: now }])
  await changeText(database, post, {
    'zh-CN': '这篇写得很清楚：https://www.example.org/balcony',
    en: 'This explains it well: https://www.example.org/balcony',
  })
}

/** Adds a sentence to a post, once. */
async function changeText(
  database: Database,
  { id, circleId: circle, text, place }: Post,
  more: Localised,
): Promise<void> {
  if (text.en.endsWith(more.en)) return
  const longer = (language: keyof Localised) => [text[language], more[language]].join('\n')
  const changed = { 'zh-CN': longer('zh-CN'), en: longer('en') }
  await database
    .update(circlePosts)
    .set({ text: changed, searchParts: postSearchParts(circle, changed, place) })
    .where(eq(circlePosts.id, id))
  await database.update(contents).set({ summary: changed }).where(eq(contents.id, id))
}
