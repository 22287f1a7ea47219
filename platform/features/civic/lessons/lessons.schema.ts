import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { courseKinds } from '../../../../src/domain/civic/classrooms/course'
import { contents } from '../../../kernel/contents/contents.schema'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'

const member = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const ofClass = () =>
  text('class_id')
    .notNull()
    .references(() => studyClasses.id, { onDelete: 'cascade' })
const ofLesson = () =>
  text('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' })

/** Classes: courses that are held in lessons. */
export const studyClasses = pgTable(
  'study_classes',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: courseKinds }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull(),
    cover: text('cover').notNull(),
    teacher: jsonb('teacher').$type<Localised>().notNull(),
    place: jsonb('place').$type<Localised>().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    index('study_classes_newest').on(table.addedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('study_classes_by_kind').on(table.kind, table.addedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const lessons = pgTable(
  'lessons',
  {
    id: text('id').primaryKey(),
    classId: ofClass(),
    /** Its number within the class, which it keeps when it is moved. */
    number: smallint('number').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** What can be played or read of it. */
    contentId: text('content_id').references(() => contents.id, { onDelete: 'set null' }),
    /** The homework and its due time; both are null where there is none. */
    homework: jsonb('homework').$type<Localised>(),
    homeworkDueAt: moment('homework_due_at'),
  },
  (table) => [
    index('lessons_by_time').on(table.startsAt, table.id),
    index('lessons_by_class').on(table.classId, table.startsAt, table.id),
    index('lessons_by_content')
      .on(table.contentId)
      .where(sql`content_id is not null`),
    index('lessons_by_homework')
      .on(table.homeworkDueAt, table.id)
      .where(sql`homework_due_at is not null`),
  ],
)

/** The classes that members have in their timetable. */
export const classMembers = pgTable(
  'class_members',
  { userId: member(), classId: ofClass(), joinedAt: moment('joined_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.classId] }),
    index('class_members_by_class').on(table.classId, table.userId),
  ],
)

/** How far members are with lessons. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: member(),
    lessonId: ofLesson(),
    doneAt: moment('done_at'),
    attendedAt: moment('attended_at'),
    homeworkDoneAt: moment('homework_done_at'),
    /** When the member was reminded of the homework; null until then. */
    remindedAt: moment('reminded_at'),
    /** The position in seconds that the member's player reported last. */
    playedTo: doublePrecision('played_to').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_by_lesson').on(table.lessonId, table.userId),
  ],
)

/** The time that members learned in a class on a day of the site. */
export const learningTimes = pgTable(
  'learning_times',
  { userId: member(), day: date('day').notNull(), classId: ofClass(), seconds: integer('seconds').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.classId] }),
    index('learning_times_by_class').on(table.userId, table.classId),
  ],
)

/** The ends of the time that is counted for each member, so that nobody is in two lessons at once. */
export const learningClocks = pgTable('learning_clocks', {
  userId: member().primaryKey(),
  countedUntil: moment('counted_until').notNull(),
})
