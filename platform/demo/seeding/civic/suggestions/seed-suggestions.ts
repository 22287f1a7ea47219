import { eq } from 'drizzle-orm'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { suggestionLifecycle } from '../../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { isListedRow, suggestionCase } from '../../../../features/civic/suggestions/suggestion-case'
import { departments, suggestions, suggestionSupports } from '../../../../features/civic/suggestions/suggestions.schema'
import { comments } from '../../../../features/participation/comments/comments.schema'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import type { Database } from '../../../../kernel/database/client'
import type { Localised } from '../../../../kernel/database/schema/localised'
import { unsaid } from '../../../../kernel/shared/as-written'
import {
  demoDepartments,
  demoQuestions,
  demoReopenReasons,
  demoReplies,
  demoSuggestionComments,
  demoSuggestionRatings,
  demoSuggestionRefusal,
  demoSuggestions,
} from '../../../content/suggestions'
import { media, mediaAddress, pictureOf } from '../../../media'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { readerId, writersOf } from '../../frame/session/seed-people'
import { insertAll } from '../../insert'
import { demoSuggestionAt, joinedTo, type DemoSuggestionRow } from './demo-suggestion'
import { localisedParts } from '../../../../features/frame/search-index/localised-parts'

export const suggestionsDemo: DemoStep = {
  feature: 'suggestions',
  what: bilingual('建议', 'suggestions'),
  seed: (database, at) => seedSuggestions(database, at),
}

/** Seeds suggestions in every state, with their histories, supporters and comments. */
export async function seedSuggestions(database: Database, now: Date): Promise<void> {
  await insertAll(
    database,
    departments,
    demoDepartments.map((department, sort) => ({ ...department, sort })),
  )
  const demoRows = demoSuggestions.map((_, index) => demoSuggestionAt(index, now))
  await insertAll(
    database,
    suggestions,
    demoRows.map((row) => suggestionRow(row, demoRows)),
  )
  await insertAll(
    database,
    suggestionSupports,
    demoRows.flatMap((row) => supportersOf(row, demoRows)),
  )
  await insertAll(database, contents, demoRows.filter(isListedRow).map(contentRow))
  await insertAll(database, comments, demoRows.flatMap(commentRows))
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(eq(caseSteps.kind, suggestionCase.name))
  await insertAll(database, caseSteps, demoRows.flatMap(stepRows))
}

/** The video of a suggestion with its cover. */
function filmOf({ demo }: DemoSuggestionRow) {
  const short = demo.flags.includes('v') ? media.shorts?.find(({ id }) => id === 'cycling') : undefined
  return short && { video: mediaAddress(short.file ?? ''), cover: mediaAddress(short.poster ?? '') }
}
function picturesOf(row: DemoSuggestionRow): readonly string[] {
  const film = filmOf(row)
  if (film !== undefined) return [film.cover]
  return row.demo.scene === null ? [] : [pictureOf(row.demo.scene)]
}
const oneOf = (texts: readonly Localised[], index: number): Localised => texts[index % texts.length] ?? unsaid
const lastOf = ({ steps }: DemoSuggestionRow, act: string) =>
  steps.filter((step) => step.act === act).at(-1)?.at ?? null

const ratingOf = ({ demo }: DemoSuggestionRow): Localised =>
  oneOf(demoSuggestionRatings, demo.flags.includes('l') ? 1 : 0)
const replyOf = ({ kind }: DemoSuggestionRow): Localised =>
  oneOf(demoReplies, kind === 'question' ? 2 : kind === 'idea' ? 1 : 0)

/** What a withdrawn suggestion says. */
const emptied = {
  ...{ title: unsaid, text: unsaid, placeName: unsaid },
  ...{ latitude: null, longitude: null, pictures: [], video: null, searchParts: [] },
}

function suggestionRow(row: DemoSuggestionRow, all: readonly DemoSuggestionRow[]): typeof suggestions.$inferInsert {
  const { index, demo, place, steps, createdAt, state, ...rest } = row
  const isRated = steps.at(-1)?.act === 'evaluate'
  const supporters = supportersOf(row, all)
  return {
    ...rest,
    ...{ state, createdAt },
    title: demo.title,
    text: demo.text,
    pictures: picturesOf(row),
    video: filmOf(row)?.video ?? null,
    placeName: place,
    updatedAt: steps.at(-1)?.at ?? createdAt,
    acceptedAt: lastOf(row, 'accept'),
    repliedAt: state === 'reopened' ? null : lastOf(row, 'reply'),
    stars: isRated ? 3 + (index % 3) : null,
    evaluation: isRated ? ratingOf(row) : null,
    supporters: supporters.length,
    affected: supporters.filter(({ isAffected }) => isAffected).length,
    searchParts: localisedParts(demo.title, demo.text, place),
    joinedId: state === 'joined' ? joinedTo : null,
    ...(state === 'withdrawn' ? emptied : {}),
  }
}

/** The supporters of a suggestion, with those whom a joined one brought to it. */
function supportersOf(row: DemoSuggestionRow, all: readonly DemoSuggestionRow[]) {
  const own = supportRows(row)
  if (row.id !== joinedTo) return own
  const known = new Set([row.userId, ...own.map(({ userId }) => userId)])
  const brought = all
    .filter(({ state }) => state === 'joined')
    .flatMap((joined) => [
      { ...{ userId: joined.userId, isAffected: true, at: joined.createdAt }, joinedFrom: joined.id },
      ...supportRows(joined).map((each) => ({ ...each, joinedFrom: joined.id })),
    ])
    .filter(({ userId }) => !known.has(userId))
  return [...own, ...brought.map((each) => ({ ...each, suggestionId: row.id }))]
}

function supportRows(row: DemoSuggestionRow): (typeof suggestionSupports.$inferInsert)[] {
  const { id, index, userId, createdAt } = row
  if (!isListedRow(row)) return []
  return Array.from({ length: (index * 7 + 4) % 19 }, (_, round) => readerId(index + round))
    .filter((supporterId) => supporterId !== userId)
    .map((supporterId, round) => ({
      suggestionId: id,
      userId: supporterId,
      isAffected: round % 3 === 0,
      at: new Date(createdAt.getTime() + (round + 25) * 60_000),
    }))
}

function contentRow(row: DemoSuggestionRow): typeof contents.$inferInsert {
  const { id, demo, kind, createdAt } = row
  return {
    id,
    type: contentKinds.suggestion.code,
    title: demo.title,
    summary: demo.text,
    covers: picturesOf(row),
    listed: false,
    commentsOpen: kind !== 'complaint',
    publishedAt: lastOf(row, 'accept') ?? createdAt,
    comments: commentRows(row).length,
  }
}

function commentRows(row: DemoSuggestionRow): (typeof comments.$inferInsert)[] {
  const { id, index, kind } = row
  const acceptedAt = lastOf(row, 'accept')
  if (!isListedRow(row) || kind === 'complaint' || acceptedAt === null) return []
  const fitting = demoSuggestionComments.filter(({ kinds }) => kinds.includes(kind))
  const texts = Array.from(
    { length: [3, 0, 1, 2, 0, 2, 1, 0][index % 8] ?? 0 },
    (_, round) => fitting[(index + round) % fitting.length]?.text ?? '',
  )
  const writers = writersOf(texts, index + 1)
  return texts.map((text, round) => ({
    id: `comment-${id}-${round + 1}`,
    contentId: id,
    userId: writers[round] ?? '',
    text,
    createdAt: new Date(acceptedAt.getTime() + (round + 1) * 1_800_000),
  }))
}

function stepRows(row: DemoSuggestionRow): (typeof caseSteps.$inferInsert)[] {
  const { id, index, userId, isAnonymous, createdAt, steps } = row
  const of = { kind: suggestionCase.name, caseId: id }
  const authorId = isAnonymous ? null : userId
  const nameOf = (departmentId: string) => demoDepartments.find((each) => each.id === departmentId)?.name ?? null
  const texts: Readonly<Record<string, readonly Localised[]>> = {
    reply: [replyOf(row)],
    reopen: demoReopenReasons,
    escalate: demoReopenReasons,
    evaluate: [ratingOf(row)],
    refuse: [demoSuggestionRefusal],
    ask: demoQuestions.ask,
    respond: demoQuestions.respond,
    inquire: demoQuestions.inquire,
    clarify: demoQuestions.clarify,
  }
  const submit = { act: 'submit', state: suggestionLifecycle.start, role: 'author', actorId: authorId }
  return [
    { ...of, ...submit, text: unsaid, at: createdAt },
    ...steps.map(({ act, state, role, departmentId, at, dueAt }) => ({
      ...of,
      ...{ act, state, role, at, dueAt },
      actorId: role === 'author' ? authorId : null,
      office: role === 'operator' ? nameOf(departmentId) : null,
      text: oneOf(texts[act] ?? [], index),
    })),
  ]
}
