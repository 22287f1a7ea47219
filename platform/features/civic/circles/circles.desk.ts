import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { mediaUrl } from '../../../../contract/fields'
import { joinModes } from '../../../../src/domain/civic/circles/circle-membership'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid } from '../../../kernel/http/refusal'
import { users } from '../../../kernel/members/members.schema'
import type { Desk } from '../../../kernel/operator/desk'
import { readWritten } from '../../../kernel/operator/written-text'
import { unsaid } from '../../../kernel/shared/as-written'
import { indexThings } from '../../frame/search-index/found-things'
import { readPollTexts } from '../../participation/polls/poll-texts'
import { writtenWords } from '../amenities/written-hours'
import { decideHeldPost } from './circle-post-acts'
import { beginningOf } from '../../../kernel/cases/beginning-of'
import { addRecord } from './circle-records'
import { foundCircles } from './circles.found'
import { makeOwner } from './leave-circles'
import { setCircleState } from './set-circle-state'
import { circleMembers, circlePosts, circles } from './circles.schema'
import { localisedParts } from '../../frame/search-index/localised-parts'

/** A circle as the office writes it, each text in both languages. */
const writtenCircle = z.strictObject({
  name: writtenWords,
  intro: writtenWords,
  picture: mediaUrl,
  rules: z.array(writtenWords),
  join_mode: z.enum(joinModes),
  closed: z.boolean(),
})

export const circlesDesk: Desk = {
  name: 'circles',
  summary: 'Circles without an owner, who have nobody to lead them',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select()
        .from(circles)
        .where(and(isNull(circles.ownerId), eq(circles.state, 'open')))
        .orderBy(asc(circles.createdAt), asc(circles.id))
        .limit(limit),
    )
    return await Promise.all(
      rows.map(async ({ id, name, intro, createdAt, members, posts }) => ({
        id,
        since: createdAt,
        from: 'the office',
        title: name['zh-CN'],
        text: intro['zh-CN'],
        facts: [
          { name: 'members', value: `${members}: ${(await selectMemberIds(database, id)).join(', ')}` },
          { name: 'posts', value: String(posts) },
        ],
      })),
    )
  },
  acts: {
    write: {
      summary: 'founds the circle of this id, or changes it, from a text in JSON (see circles.desk.ts)',
      takesText: true,
      carryOut: writeCircle,
    },
    appoint: {
      summary: 'makes a member the owner, by <circle>:<member>; who owned it becomes a moderator',
      takesText: false,
      carryOut: async (transaction, caseId, _text, at) => {
        const [circleId = '', userId = ''] = caseId.split(':')
        await makeOwner(transaction, { circleId, userId, act: 'appoint' }, at)
        await addRecord(transaction, { circleId, act: 'appoint', actorId: null, subjectId: userId, text: '', at })
      },
    },
    hide: {
      summary: 'nobody sees the circle and its posts any more',
      takesText: false,
      carryOut: (transaction, id, _text, at) => setCircleState(transaction, id, 'hidden', at),
    },
    close: {
      summary: 'nobody writes in the circle any more; what is there stays',
      takesText: false,
      carryOut: (transaction, id, _text, at) => setCircleState(transaction, id, 'ended', at),
    },
    restore: {
      summary: 'shows a hidden circle again, or opens a closed one',
      takesText: false,
      carryOut: (transaction, id, _text, at) => setCircleState(transaction, id, 'open', at),
    },
  },
}

/** The candidates for owning a circle: those who lead it, and its first members, with their ids. */
async function selectMemberIds(database: Database, circleId: string): Promise<readonly string[]> {
  const namedCount = 5
  const rows = await queriesOf(database).read(
    build
      .select({ id: users.id, nickname: users.nickname })
      .from(circleMembers)
      .innerJoin(users, eq(users.id, circleMembers.userId))
      .where(and(eq(circleMembers.circleId, circleId), eq(circleMembers.state, 'member')))
      .orderBy(asc(sql`${circleMembers.rank} = 'member'`), asc(circleMembers.askedAt), asc(users.id))
      .limit(namedCount),
  )
  return rows.map(({ id, nickname }) => `${nickname} (${id})`)
}

/** Whether a circle is closed is decided once: what was written for its members is not shown to others later. */
async function writeCircle(transaction: Transaction, id: string, text: string, at: Date): Promise<void> {
  if (id.includes(':')) throw invalid({ id: 'no-colon' })
  const { join_mode: joinMode, closed: isClosed, name, intro, picture, rules } = readWritten(writtenCircle, text)
  if (isClosed && joinMode === 'open') throw invalid({ join_mode: 'closed' })
  const row = { name, intro, picture, rules, joinMode, searchParts: localisedParts(name, intro) }
  const [written] = await transaction
    .insert(circles)
    .values({ id, ...row, notice: unsaid, isClosed, createdAt: at })
    .onConflictDoUpdate({ target: circles.id, set: row })
    .returning({ isClosed: circles.isClosed })
  if (written?.isClosed !== isClosed) throw invalid({ closed: 'never-changes' })
  await indexThings(transaction, foundCircles, [id])
  await addRecord(transaction, { circleId: id, act: 'change', actorId: null, text: '', at })
}

/** Posts that nobody sees before the office has looked at them. */
export const circlePostsDesk: Desk = {
  name: 'circle-posts',
  summary: 'Posts of circles that nobody sees before the office has looked at them',
  selectWaiting: async (database, limit) => {
    const { id, createdAt: since, text, pictures, video } = circlePosts
    const rows = await queriesOf(database).read(
      build
        .select({ id, since, from: users.nickname, text, pictures, video, circle: circles.name })
        .from(circlePosts)
        .innerJoin(users, eq(users.id, circlePosts.userId))
        .innerJoin(circles, eq(circles.id, circlePosts.circleId))
        .where(sql`${circlePosts.state} = 'held'`)
        .orderBy(asc(since), asc(id))
        .limit(limit),
    )
    const pollTexts = await readPollTexts(
      database,
      rows.map((row) => row.id),
    )
    return rows.map(({ text: words, pictures: shown, video: film, circle, ...row }) => ({
      ...row,
      title: beginningOf(words)['zh-CN'],
      text: [words['zh-CN'], pollTexts.get(row.id) ?? ''].join('\n').trim(),
      pictures: [...shown.map(({ url }) => url), ...(film === null ? [] : [film])],
      facts: [{ name: 'circle', value: circle['zh-CN'] }],
    }))
  },
  acts: {
    publish: {
      summary: 'others see it; its author hears of it',
      takesText: false,
      carryOut: (transaction, id, _text, at) => decideHeldPost(transaction, { id, act: 'publish', reason: '', at }),
    },
    refuse: {
      summary: 'with a reason that its author reads',
      takesText: true,
      carryOut: (transaction, id, text, at) => decideHeldPost(transaction, { id, act: 'refuse', reason: text, at }),
    },
    restore: {
      summary: 'shows a removed post again',
      takesText: false,
      carryOut: (transaction, id, _text, at) => decideHeldPost(transaction, { id, act: 'restore', reason: '', at }),
    },
  },
}
