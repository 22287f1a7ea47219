import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { CourseKind } from '../../../../src/domain/civic/classrooms/course'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { cardColumn } from '../../../kernel/contents/cards'
import type { Card } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { countOf, existsIn, inLanguage, isBeyond, isOneOf, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { classMembers, learningTimes, lessonProgress, lessons, studyClasses } from './lessons.schema'

/** The person who asks: a member, or null for a guest. */
interface Reader {
  readonly userId: string | null
  readonly language: Language
}

/** The most lessons in one answer. */
const mostLessons = 200
const mostInCalendar = 1000

/** Condition: the member has joined the class of the row. */
const isJoinedBy = (userId: string | null, classId: SQL | typeof lessons.classId | typeof studyClasses.id) =>
  userId === null
    ? sql<boolean>`false`
    : existsIn(classMembers, eq(classMembers.classId, classId), eq(classMembers.userId, userId))

const lessonColumns = ({ userId, language }: Reader) => ({
  id: lessons.id,
  classId: lessons.classId,
  classTitle: inLanguage(studyClasses.title, language),
  number: lessons.number,
  title: inLanguage(lessons.title, language),
  startsAt: lessons.startsAt,
  endsAt: lessons.endsAt,
  isCancelled: lessons.isCancelled,
  teacher: inLanguage(studyClasses.teacher, language),
  place: inLanguage(studyClasses.place, language),
  card: sql<Card | null>`case when ${contents.id} is null then null else ${cardColumn(language, null)} end`,
  homework: inLanguage(lessons.homework, language),
  homeworkDueAt: lessons.homeworkDueAt,
  isJoined: isJoinedBy(userId, lessons.classId),
  doneAt: lessonProgress.doneAt,
  attendedAt: lessonProgress.attendedAt,
  homeworkDoneAt: lessonProgress.homeworkDoneAt,
})

const selectLessons = (reader: Reader) =>
  build
    .select(lessonColumns(reader))
    .from(lessons)
    .innerJoin(studyClasses, eq(studyClasses.id, lessons.classId))
    .leftJoin(contents, and(eq(contents.id, lessons.contentId), published))
    .leftJoin(lessonProgress, ofMember(reader.userId ?? ''))

/** Selects the lessons that begin in a span of time: of all classes, or of those that the reader joined. */
export function selectLessonsBetween(
  queries: Queries,
  reader: Reader,
  { from, until, isMine }: { readonly from: Date; readonly until: Date; readonly isMine: boolean },
) {
  return queries.read(
    selectLessons(reader)
      .where(
        and(
          gte(lessons.startsAt, from),
          lt(lessons.startsAt, until),
          isMine ? isJoinedBy(reader.userId, lessons.classId) : undefined,
        ),
      )
      .orderBy(asc(lessons.startsAt), asc(lessons.id))
      .limit(limitOf(mostLessons)),
  )
}
export type LessonRow = Awaited<ReturnType<typeof selectLessonsBetween>>[number]

export function selectLessonsOf(queries: Queries, reader: Reader, classId: string): Promise<LessonRow[]> {
  return queries.read(
    selectLessons(reader)
      .where(eq(lessons.classId, classId))
      .orderBy(asc(lessons.startsAt), asc(lessons.id))
      .limit(limitOf(mostLessons)),
  )
}

/** Selects the lessons of classes that take place, by their time. */
export function selectLessonsOfClasses(
  queries: Queries,
  reader: Reader,
  classIds: readonly string[],
): Promise<LessonRow[]> {
  return queries.read(
    selectLessons(reader)
      .where(and(isOneOf(lessons.classId, classIds), eq(lessons.isCancelled, false)))
      .orderBy(asc(lessons.startsAt), asc(lessons.id))
      .limit(limitOf(mostInCalendar)),
  )
}

export function selectLesson(queries: Queries, reader: Reader, id: string): Promise<LessonRow | null> {
  return queries.readOne(selectLessons(reader).where(eq(lessons.id, id)))
}

/** Selects the homework of a member's classes that is to be done, from a time on. */
export function selectHomework(
  queries: Queries,
  userId: string,
  { language, from, limit }: { readonly language: Language; readonly from: Date; readonly limit: number },
): Promise<LessonRow[]> {
  const reader = { userId, language }
  return queries.read(
    selectLessons(reader)
      .where(
        and(
          gte(lessons.homeworkDueAt, from),
          isJoinedBy(userId, lessons.classId),
          isNull(lessonProgress.homeworkDoneAt),
        ),
      )
      .orderBy(asc(lessons.homeworkDueAt), asc(lessons.id))
      .limit(limitOf(limit)),
  )
}

/** Condition: the lesson belongs to the class of the row. */
const ofClass = eq(lessons.classId, studyClasses.id)

const classColumns = ({ userId, language }: Reader, now: Date) => ({
  id: studyClasses.id,
  kind: studyClasses.kind,
  title: inLanguage(studyClasses.title, language),
  summary: inLanguage(studyClasses.summary, language),
  cover: studyClasses.cover,
  teacher: inLanguage(studyClasses.teacher, language),
  place: inLanguage(studyClasses.place, language),
  addedAt: studyClasses.addedAt,
  lessons: countOf(lessons, ofClass),
  nextAt: sql<string | null>`(select to_char(min(${lessons.startsAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from ${lessons} where ${and(ofClass, gt(lessons.startsAt, now), eq(lessons.isCancelled, false))})`,
  joined: isJoinedBy(userId, studyClasses.id),
  done: doneIn(userId),
})

/** Counts the lessons of the class of the row that a member has done. */
const doneIn = (userId: string | null) =>
  userId === null
    ? sql<number>`0`
    : sql<number>`(select count(*)::int from ${lessons} join ${lessonProgress} on ${ofMember(userId)}
        where ${and(ofClass, isNotNull(lessonProgress.doneAt))})`

const ofMember = (userId: string) => and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId))

export function selectClasses(
  queries: Queries,
  reader: Reader,
  page: {
    readonly kind: CourseKind | undefined
    readonly now: Date
    readonly limit: number
    readonly after: CursorValues | null
  },
) {
  return queries.read(
    build
      .select(classColumns(reader, page.now))
      .from(studyClasses)
      .where(
        and(
          page.kind === undefined ? undefined : eq(studyClasses.kind, page.kind),
          isBeyond('<', [studyClasses.addedAt, studyClasses.id], page.after),
        ),
      )
      .orderBy(desc(studyClasses.addedAt), desc(studyClasses.id))
      .limit(limitOf(page.limit)),
  )
}
export type ClassRow = Awaited<ReturnType<typeof selectClasses>>[number]

export function selectClass(queries: Queries, reader: Reader, id: string, now: Date): Promise<ClassRow | null> {
  return queries.readOne(build.select(classColumns(reader, now)).from(studyClasses).where(eq(studyClasses.id, id)))
}

/** Sums the time that a member learned, by day, from a day on. */
export function selectLearningDays(queries: Queries, userId: string, from: string) {
  return queries.read(
    build
      .select({ day: learningTimes.day, seconds: sql<number>`sum(${learningTimes.seconds})::int` })
      .from(learningTimes)
      .where(and(eq(learningTimes.userId, userId), gte(learningTimes.day, from)))
      .groupBy(learningTimes.day)
      .orderBy(asc(learningTimes.day)),
  )
}

/** Selects the classes of a member: those that they joined, with their time and the lessons that are done. */
export function selectLearningClasses(queries: Queries, userId: string, language: Language) {
  return queries.read(
    build
      .select({
        id: studyClasses.id,
        title: inLanguage(studyClasses.title, language),
        seconds: sql<number>`(select coalesce(sum(${learningTimes.seconds}), 0)::int from ${learningTimes}
          where ${learningTimes.userId} = ${userId} and ${learningTimes.classId} = ${studyClasses.id})`,
        done: doneIn(userId),
        lessons: countOf(lessons, ofClass),
      })
      .from(classMembers)
      .innerJoin(studyClasses, eq(studyClasses.id, classMembers.classId))
      .where(eq(classMembers.userId, userId))
      .orderBy(desc(classMembers.joinedAt), desc(studyClasses.id)),
  )
}
