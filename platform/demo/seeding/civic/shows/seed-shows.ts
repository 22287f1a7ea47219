import { eq } from 'drizzle-orm'
import { showLifecycle, type ShowState } from '../../../../../src/domain/civic/shows/show-lifecycle'
import type { Database } from '../../../../kernel/database/client'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { comments } from '../../../../features/participation/comments/comments.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import { likes } from '../../../../kernel/contents/likes.schema'
import { contentOf } from '../../../../features/civic/shows/show-acts'
import { showCase } from '../../../../features/civic/shows/show-case'
import { showCategories, shows } from '../../../../features/civic/shows/shows.schema'
import type { OwnPicture } from '../../../../kernel/uploads/own-pictures'
import { unsaid } from '../../../../kernel/shared/as-written'
import { streets } from '../../../content/places'
import { demoEntries, demoShowCategories, demoShowComments, demoShowRefusal, demoShows } from '../../../content/shows'
import { media, mediaAddress, pictureOf, sizeOf } from '../../../media'
import { sequence } from '../../../random'
import { insertAll } from '../../insert'
import { readerId, writersOf } from '../../frame/session/seed-people'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { hour } from '../../../city-day'

export const showsDemo: DemoStep = {
  feature: 'shows',
  what: bilingual('文明风采', 'neighbourhood stories'),
  seed: seedShows,
}

/** The members of the demo who have shows in every state; readers have only public shows. */
const authors = ['user-resident', 'user-volunteer']
const hiddenStates: readonly ShowState[] = ['submitted', 'refused', 'submitted', 'refused', 'deleted']

const stateAt = (index: number): ShowState =>
  index % 11 === 7 ? (hiddenStates[Math.floor(index / 11) % hiddenStates.length] ?? 'submitted') : 'published'

type ShowRow = typeof shows.$inferSelect

/** Seeds shows of members and readers in every state, all with pictures and some with a film. */
export async function seedShows(database: Database, now: Date): Promise<void> {
  await insertAll(
    database,
    showCategories,
    demoShowCategories.map((category, sort) => ({ ...category, sort })),
  )
  const rows = [...demoShows.map(showAt(now)), ...demoEntries.map(entryAt(now))]
  const published = rows.filter(({ publishedAt }) => publishedAt !== null)
  await insertAll(database, shows, rows)
  await insertAll(
    database,
    contents,
    published.map((row) => ({
      ...contentOf(row, row.publishedAt ?? now),
      state: row.state === 'published' ? 'published' : 'withdrawn',
      views: 40 + sequence(`views ${row.id}`).whole(4000),
      likes: likersOf(row).length,
      comments: commentsOf(row).length,
    })),
  )
  await insertAll(database, comments, published.flatMap(commentsOf))
  await insertAll(database, likes, published.flatMap(likersOf))
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(eq(caseSteps.kind, showCase.name))
  await insertAll(database, caseSteps, rows.flatMap(stepsOf))
}

type CommonShowRow = Pick<ShowRow, 'id' | 'userId' | 'state' | 'categoryId' | 'topicId'>
interface WrittenShow {
  readonly media: readonly string[]
  readonly text: ShowRow['text']
}

const numberedName = (name: string, index: number): string => `${name}-demo-${String(index + 1).padStart(3, '0')}`

const showAt = (now: Date) => (demo: (typeof demoShows)[number], index: number) => {
  const state = stateAt(index)
  const userId = state !== 'published' || index % 9 === 2 ? (authors[index % 2] ?? '') : readerId(index * 3 + 1)
  const commonColumns = { id: numberedName('show', index), userId, state, categoryId: demo.categoryId, topicId: null }
  return rowOf(commonColumns, demo, index, now)
}

/** An entry for a topic. The second entry is the resident's, and waits for approval. */
const entryAt = (now: Date) => (demo: (typeof demoEntries)[number], index: number) => {
  const isWaiting = index === 1
  const commonColumns = {
    id: numberedName('entry', index),
    userId: isWaiting ? 'user-resident' : readerId(index * 5 + 3),
    state: isWaiting ? ('submitted' as const) : ('published' as const),
    categoryId: null,
    topicId: demo.topicId,
  }
  return rowOf(commonColumns, demo, index, now)
}

function rowOf(common: CommonShowRow, demo: WrittenShow, index: number, now: Date): ShowRow {
  const { state } = common
  const createdAt = new Date(now.getTime() - (index * 7 + 5) * hour)
  const short = media.shorts?.find((clip) => demo.media.includes(`short:${clip.id}`))
  const isPublic = state === 'published' || state === 'deleted'
  return {
    ...common,
    createdAt,
    text: demo.text,
    pictures: short === undefined ? demo.media.map(pictureAt) : [posterOf(short)],
    video: short === undefined ? null : mediaAddress(short.file ?? ''),
    place: index % 4 === 3 ? unsaid : (streets[index % streets.length] ?? unsaid),
    updatedAt: new Date(createdAt.getTime() + hour),
    publishedAt: isPublic ? new Date(createdAt.getTime() + hour) : null,
  }
}

function pictureAt(name: string): OwnPicture {
  const square = /^square:(\d+)$/.exec(name)?.[1]
  const cover = square === undefined ? undefined : media.albumCovers[Number(square) - 1]
  if (cover !== undefined) return { url: mediaAddress(cover.file), width: cover.width ?? 0, height: cover.height ?? 0 }
  const url = pictureOf(name)
  return { url, ...sizeOf(url) }
}

const posterOf = ({ poster = '', width = 0, height = 0 }: NonNullable<typeof media.shorts>[number]): OwnPicture => ({
  url: mediaAddress(poster),
  width,
  height,
})

function stepsOf({ id, userId, state, createdAt, updatedAt }: ShowRow): (typeof caseSteps.$inferInsert)[] {
  const of = { kind: showCase.name, caseId: id, text: unsaid }
  const submit = { ...of, act: 'submit', state: showLifecycle.start, role: 'author', actorId: userId, at: createdAt }
  const office = { ...of, role: 'operator', actorId: null, at: updatedAt }
  const approve = { ...office, act: 'approve', state: 'published' }
  switch (state) {
    case 'submitted':
      return [submit]
    case 'refused':
      return [submit, { ...office, act: 'refuse', state, text: demoShowRefusal }]
    case 'published':
      return [submit, approve]
    case 'deleted':
      return [submit, approve, { ...of, act: 'remove', state, role: 'author', actorId: userId, at: updatedAt }]
  }
}

const numberOf = ({ id }: Pick<ShowRow, 'id'>): number => Number(id.slice(-3))

/** How many comments a story has: some have none, few have many. */
const commentCountOf = (index: number): number => [0, 1, 0, 2, 0, 1, 0, 0, 3, 1][index % 10] ?? 0

function commentsOf(show: ShowRow): (typeof comments.$inferInsert)[] {
  const index = numberOf(show)
  // Each comment stands under two stories at most.
  const before = Array.from({ length: index }, (_, earlier) => commentCountOf(earlier)).reduce(
    (sum, count) => sum + count,
    0,
  )
  const texts = Array.from(
    { length: commentCountOf(index) },
    (_, round) => demoShowComments[(before + round) % demoShowComments.length] ?? '',
  )
  const writers = writersOf(texts, index)
  return texts.map((text, round) => ({
    id: `comment-${show.id}-${round + 1}`,
    contentId: show.id,
    userId: writers[round] ?? '',
    text,
    createdAt: new Date(show.updatedAt.getTime() + (round + 1) * 1_500_000),
  }))
}

function likersOf(show: ShowRow): (typeof likes.$inferInsert)[] {
  const index = numberOf(show)
  return Array.from({ length: 1 + ((index * 7) % 23) }, (_, round) => ({
    contentId: show.id,
    userId: readerId(index + round),
    createdAt: new Date(show.updatedAt.getTime() + (round + 1) * 600_000),
  }))
}
