import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { contents } from '../../../../kernel/contents/contents.schema'
import { comments } from '../../../../features/participation/comments/comments.schema'
import { demoChannels } from '../../../content/channels'
import { demoAlbums } from '../../../content/albums'
import { demoGalleries, demoSpecials } from '../../../content/galleries'
import { demoComments, demoReaders } from '../../../content/readers'
import { demoPosts, demoTopics } from '../../../content/topics'
import { demoCollections, demoVideos } from '../../../content/videos'
import { hour, whenUp } from '../../../city-day'
import { sequence } from '../../../random'
import { insertAll } from '../../insert'
import type { OnCount } from '../../insert'
import { editorId } from '../../media/organisations/seed-official-accounts'
import { writerOf } from '../../frame/session/seed-people'
import { videoId } from '../../media/videos/seed-videos'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const commentsDemo: DemoStep = { feature: 'comments', what: bilingual('评论', 'comments'), seed: seedComments }

type CommentRow = typeof comments.$inferInsert

/** How many articles have comments: the newest, since those are read first. */
const discussedArticles = 40

/** The topic of comments that fit any article. */
const anyArticle = ''

interface Target {
  readonly id: string
  readonly topics: readonly string[]
  readonly count: number
}

/** Maps sub-categories to the topics of `demoComments`. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/transport/, 'transport'],
  [/food|market/, 'food'],
  [/farming|villages/, 'countryside'],
  [/river/, 'river'],
  [/culture/, 'culture'],
  [/health/, 'health'],
  [/learning/, 'children'],
  [/sport/, 'sport'],
  [/news/, 'news'],
]

export async function seedComments(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  const articles = await queriesOf(database).read(
    build
      .select({ id: contents.id, sub: contents.subCategoryId })
      .from(contents)
      .where(and(eq(contents.type, 3), eq(contents.listed, true), eq(contents.commentsOpen, true)))
      .orderBy(desc(contents.publishedAt), desc(contents.id))
      .limit(discussedArticles),
  )
  const targets: Target[] = [
    ...articles
      .filter(({ id }) => !id.startsWith('post-edge'))
      .map(({ id, sub }, index) => ({
        id,
        topics: [anyArticle, ...topics.filter(([pattern]) => pattern.test(sub ?? '')).map(([, topic]) => topic)],
        // Every seventh article has no comments, to show the empty state.
        count: index % 7 === 3 ? 0 : index === 0 ? 14 : ([2, 1, 3, 1, 4][index % 5] ?? 0),
      })),
    ...demoVideos
      .slice(0, 16)
      .map((_, index) => ({ id: videoId(index), topics: ['video'], count: [1, 0, 2, 0][index % 4] ?? 0 })),
    ...demoVideos.flatMap(({ isShort }, index) =>
      isShort && index % 4 === 0 ? [{ id: videoId(index), topics: ['video'], count: 1 + (index % 3) }] : [],
    ),
    ...demoCollections.map(({ id }, index) => ({ id, topics: ['video'], count: 1 - (index % 2) })),
    ...demoAlbums.flatMap((album, index) => [
      { id: album.id, topics: ['album'], count: 1 + (index % 2) },
      { id: `audio-${album.id.slice(6)}-01`, topics: ['album'], count: index % 2 },
    ]),
    ...demoSpecials.map(({ id }, index) => ({ id, topics: ['special'], count: 1 + (index % 3) })),
    ...demoTopics.map(({ id }) => ({ id, topics: [id], count: demoPosts.length })),
    ...demoGalleries.map(({ id }, index) => ({ id, topics: ['gallery'], count: [2, 1, 0, 3, 0][index % 5] ?? 0 })),
    // Television has a live chat instead.
    ...demoChannels.flatMap(({ id, kind }, index) =>
      kind === 1 ? [{ id, topics: ['radio'], count: 1 + ((index + 1) % 3) }] : [],
    ),
  ]
  const uses = new Map<string, number>()
  const published = await queriesOf(database).read(
    build.select({ id: contents.id, at: contents.publishedAt }).from(contents),
  )
  const publishedAt = new Map(published.map(({ id, at }) => [id, at.getTime()]))
  const rows = targets.flatMap((target) => {
    const age = now.getTime() - (publishedAt.get(target.id) ?? 0)
    return commentsOn(target, { now, age }, uses)
  })
  await insertAll(
    database,
    comments,
    rows.filter(({ parentId }) => parentId === null),
    onCount,
  )
  await insertAll(
    database,
    comments,
    rows.filter(({ parentId }) => parentId !== null),
  )
  await database.execute(
    sql`update contents c set comments = n.count from (select content_id, count(*)::int as count from comments where deleted_at is null group by content_id) n where n.content_id = c.id`,
  )
}

const answers = [
  '谢谢来信，已经转给采写这篇的同事。有了答复，会写在这里。',
  '您说的我们记下了，下一篇会写到。',
  '编辑部收到，明天去现场再看一次。',
  '谢谢指出，正文已经补充。',
  '您的线索很要紧，记者会和您联系。',
  '读到这样的留言，我们也很高兴。',
  '同事已经在路上，周末见报。',
  '问得好，我们去问了，答案写在文末。',
]

/** The newsroom says something else to each reader, until it has said everything twice. */
function nextAnswer(uses: Map<string, number>): string {
  const answer = answers.find((text) => (uses.get(text) ?? 0) === 0) ?? answers.find((text) => uses.get(text) === 1)
  if (answer === undefined) throw new Error('the newsroom has no answer left')
  uses.set(answer, (uses.get(answer) ?? 0) + 1)
  return answer
}

const answerTo = ({ id, contentId }: CommentRow, createdAt: Date, text: string): CommentRow => ({
  id: `${id}-answer`,
  contentId,
  parentId: id,
  text,
  likes: 6,
  createdAt,
  userId: editorId,
})

interface Published {
  readonly now: Date
  /** How long ago the content was published, in milliseconds. */
  readonly age: number
}

/** How long a comment goes on being liked, in milliseconds. */
const likedFor = 10 * hour

/** Nobody reads the same comment under a third content. */
const mostUses = 2

function commentsOn(target: Target, { now, age }: Published, uses: Map<string, number>): CommentRow[] {
  const order = sequence(`comments on ${target.id}`)
  const gaps = sequence(`times of comments on ${target.id}`)
  const matchingComments = [...demoComments, ...demoPosts].filter(
    ({ topic, text }) => target.topics.includes(topic) && (uses.get(text) ?? 0) < mostUses,
  )
  const rotate = <Item>(items: readonly Item[]) => {
    const start = order.whole(Math.max(1, items.length))
    return [...items.slice(start), ...items.slice(0, start)]
  }
  // Puts up to two comments on the article's topic first, and then other comments that fit the article.
  const special = rotate(matchingComments.filter(({ topic }) => topic !== anyArticle)).slice(0, 2)
  const selected = [...special, ...rotate(matchingComments.filter((comment) => !special.includes(comment)))].slice(
    0,
    target.count,
  )
  for (const { text } of selected) uses.set(text, (uses.get(text) ?? 0) + 1)
  let above = ''
  return selected.flatMap((comment, index) => {
    const id = `comment-${target.id}-${String(index + 1).padStart(2, '0')}`
    const from = order.whole(demoReaders.length)
    const author = writerOf(comment.text, from, above)
    above = author
    const writers: string[] = []
    for (const [turn, text] of comment.replies.entries())
      writers.push(writerOf(text, from + (turn + 1) * 7, writers.at(-1) ?? author))
    // Nobody comments on what is not yet published.
    const share = (index + gaps.between(10, 90) / 100) / selected.length
    const ago = Math.min((index + 1) * order.between(900, 14_000) * 1000, age * share)
    const at = now.getTime() - Math.floor(ago)
    const up = (milliseconds: number) => whenUp(new Date(milliseconds), now)
    const after = (turn: number, milliseconds: number) =>
      up(at + Math.floor(Math.min(milliseconds, (ago * turn) / (comment.replies.length + 2))))
    // The pinned comment below an article is one that the newspaper has answered.
    const isAnswered = index === 1 && target.count > 2 && target.topics.includes(anyArticle)
    const root: CommentRow = {
      id,
      contentId: target.id,
      userId: author,
      parentId: null,
      text: comment.text,
      pinned: isAnswered,
      // Few are liked by many, and none of those that have just been written.
      likes: Math.round((order.whole(60) ** 2 / 60) * Math.min(1, ago / likedFor)),
      replies: comment.replies.length + (isAnswered ? 1 : 0),
      createdAt: up(at),
    }
    return [
      root,
      ...comment.replies.map((text, reply): CommentRow => ({
        id: `${id}-${reply + 1}`,
        contentId: target.id,
        parentId: id,
        text,
        likes: order.whole(12),
        createdAt: after(reply + 2, (reply + 1) * order.between(60, 700) * 1000),
        userId: writers[reply] ?? author,
        replyToUserId: writers[reply - 1] ?? null,
      })),
      ...(isAnswered ? [answerTo(root, after(1, 45_000), nextAnswer(uses))] : []),
    ]
  })
}
