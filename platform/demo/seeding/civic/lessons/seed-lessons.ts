import { and, asc, eq, isNotNull } from 'drizzle-orm'
import {
  dateOfDays,
  daysOfDate,
  isoDate,
  parseIsoDate,
  weekdayOf,
} from '../../../../../src/domain/frame/shared/civil-date'
import {
  classMembers,
  learningTimes,
  lessonProgress,
  lessons,
  studyClasses,
} from '../../../../features/civic/lessons/lessons.schema'
import { courses } from '../../../../features/civic/classrooms/classrooms.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { SiteClock, type SiteDay } from '../../../../kernel/site/site-clock'
import { demoClasses } from '../../../content/classes'
import { pictureOf } from '../../../media'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { insertAll } from '../../insert'
import { minute } from '../../../city-day'

export const lessonsDemo: DemoStep = { feature: 'lessons', what: bilingual('班级和课表', 'classes and lessons'), seed }

const week = 7
const member = 'user-resident'
/** The classes that the demo's resident has joined. */
const joined = ['class-phones', 'class-calligraphy', 'class-first-aid']
type Lesson = typeof lessons.$inferInsert & { readonly contentId: string | null }

async function seed(database: Database, now: Date): Promise<void> {
  const clock = new SiteClock(queriesOf(database), () => now)
  await insertAll(
    database,
    studyClasses,
    demoClasses.map(({ id, kind, title, summary, scene, teacher, place }, index) => ({
      ...{ id, kind, title, summary, cover: pictureOf(scene), teacher, place },
      addedAt: new Date(now.getTime() - (index + 1) * 36 * 60 * minute),
    })),
  )
  const rows: Lesson[] = []
  for (const demoClass of demoClasses) rows.push(...(await selectLessons(database, clock, demoClass, now)))
  await insertAll(database, lessons, rows)
  await seedMember(database, clock, rows, now)
}

/** The lessons of a class, on its days of the week one after the other. */
async function selectLessons(
  database: Database,
  clock: SiteClock,
  { id, weekdays, at, minutes, since, recordings, lessons: titles, homework }: (typeof demoClasses)[number],
  now: Date,
): Promise<Lesson[]> {
  const recorded = recordings === null ? [] : await selectRecordings(database, recordings)
  const rows: Lesson[] = []
  const today = await dayNumber(clock)
  for (let away = -since * week; rows.length < titles.length; away += 1) {
    const day = weekdays.includes(weekdayOf(today + away)) ? await dayOf(clock, today + away) : null
    const number = rows.length + 1
    const title = titles[rows.length]
    if (day === null || title === undefined) continue
    const startsAt = new Date(day.at(at))
    // Homework is given in the lesson.
    const hasHomework = homework !== null && number % 2 === 0 && startsAt < now
    rows.push({
      ...{ id: `${id}-${String(number).padStart(2, '0')}`, classId: id, number, title, startsAt },
      endsAt: new Date(day.at(at + minutes)),
      // One lesson of the coming weeks is cancelled, so that this state can be seen.
      isCancelled: id === 'class-first-aid' && number === 4,
      // What was held can be seen again.
      contentId: startsAt < now ? (recorded[number - 1] ?? null) : null,
      homework: hasHomework ? homework : null,
      homeworkDueAt: hasHomework ? new Date(day.at(at) + 4 * 1440 * minute) : null,
    })
  }
  return rows
}

async function selectRecordings(database: Database, kind: (typeof courses.$inferSelect)['kind']): Promise<string[]> {
  return await queriesOf(database).readColumn(
    build
      .select({ id: courses.contentId })
      .from(courses)
      .innerJoin(contents, and(eq(contents.id, courses.contentId), isNotNull(contents.duration)))
      .where(eq(courses.kind, kind))
      .orderBy(asc(courses.contentId))
      .limit(8),
  )
}

/** Seeds what the demo's resident learned: the lessons that are over, some of them done, and two weeks of time. */
async function seedMember(database: Database, clock: SiteClock, rows: readonly Lesson[], now: Date): Promise<void> {
  await insertAll(
    database,
    classMembers,
    joined.map((classId) => ({ userId: member, classId, joinedAt: now })),
  )
  const pastLessons = rows.filter(({ classId, endsAt }) => joined.includes(classId) && endsAt < now)
  await insertAll(
    database,
    lessonProgress,
    pastLessons
      .filter((_, index) => index % 4 !== 3)
      .map(({ id, endsAt }, index) => ({
        ...{ userId: member, lessonId: id, doneAt: endsAt },
        attendedAt: index % 2 === 0 ? endsAt : null,
        homeworkDoneAt: index % 3 === 1 ? endsAt : null,
      })),
  )
  const today = await dayNumber(clock)
  await insertAll(
    database,
    learningTimes,
    Array.from({ length: 14 }, (_, ago) => ago)
      .filter((ago) => ago % 5 !== 2)
      .map((ago) => ({
        userId: member,
        day: isoDate(dateOfDays(today - ago)),
        classId: joined[ago % joined.length] ?? '',
        seconds: 600 + ((ago * 17) % 11) * 360,
      })),
  )
}

async function dayNumber(clock: SiteClock): Promise<number> {
  const date = parseIsoDate((await clock.day(undefined))?.day ?? '')
  return date === null ? 0 : daysOfDate(date)
}

const dayOf = async (clock: SiteClock, days: number): Promise<SiteDay | null> =>
  await clock.day(isoDate(dateOfDays(days)))
