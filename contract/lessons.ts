import * as z from 'zod/mini'
import { courseKinds } from '../src/domain/civic/classrooms/course'
import { lessonActs } from '../src/domain/civic/lessons/lesson'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { feedItemSchema } from './feed'
import { bit, count, day, flag, id, idPath, moment, optionalUrl, pageOf, pageQueryShape } from './fields'

const kind = z.enum(courseKinds)

/** How far the caller is with a lesson. */
const progressSchema = z.object({ done: flag, attended: flag, homework_done: flag })

const lessonSchema = z.object({
  id,
  class: z.object({ id, title: z.string() }),
  /** Its number within the class, from 1. */
  number: count,
  title: z.string(),
  starts_at: moment,
  ends_at: moment,
  cancelled: flag,
  teacher: z.string(),
  place: z.string(),
  /** What can be played or read of it. */
  item: z.nullable(feedItemSchema),
  homework: z.nullable(z.object({ text: z.string(), due_at: moment })),
  /** It is null for guests, and for members who have not joined the class. */
  progress: z.nullable(progressSchema),
})
export type LessonDto = z.input<typeof lessonSchema>

const classSchema = z.object({
  id,
  kind,
  title: z.string(),
  summary: z.string(),
  cover: optionalUrl,
  teacher: z.string(),
  place: z.string(),
  lessons: count,
  /** When its next lesson begins; null when none is to come. */
  next_at: z.nullable(moment),
  /** Whether the caller has joined it; false for guests. */
  joined: flag,
  /** How many of its lessons the caller has done. */
  done: count,
})
export type StudyClassDto = z.input<typeof classSchema>

export const listStudyClasses = endpoint({
  id: null,
  name: 'listStudyClasses',
  method: 'GET',
  url: '/v1/study_classes',
  summary: 'Classes, of one kind when given, newest first',
  query: z.object({ ...pageQueryShape, kind: z.optional(kind) }),
  answer: pageOf(classSchema),
})

export const getStudyClass = endpoint({
  id: null,
  name: 'getStudyClass',
  method: 'GET',
  url: '/v1/study_classes/:id',
  summary: 'One class with its lessons, by their time',
  path: idPath,
  answer: z.object({ class: classSchema, lessons: z.array(lessonSchema) }),
  errors: [errorCodes.gone],
})

export const joinStudyClass = endpoint({
  id: null,
  name: 'joinStudyClass',
  method: 'POST',
  url: '/v1/study_classes/:id/membership',
  summary: 'Puts a class into my timetable, or takes it out',
  access: 'session',
  path: idPath,
  body: z.object({ action: bit }),
  answer: z.object({ joined: flag }),
  errors: [errorCodes.gone, errorCodes.stateRefuses],
})

export const getTimetable = endpoint({
  id: null,
  name: 'getTimetable',
  method: 'GET',
  url: '/v1/timetable',
  summary: 'The lessons of a week of the site, by their time: of all classes, or of those that I joined',
  query: z.object({
    /** A day of the week; today when omitted. */
    day: z.optional(day),
    mine: z.optional(z.literal('1')),
  }),
  answer: z.object({
    /** When the platform answered. */
    at: moment,
    items: z.array(lessonSchema),
  }),
})

export const noteLesson = endpoint({
  id: null,
  name: 'noteLesson',
  method: 'POST',
  url: '/v1/lessons/:id/progress',
  summary: 'What I did with a lesson of a class that I joined: attended or done, or its homework',
  access: 'session',
  path: idPath,
  body: z.object({ act: z.enum(lessonActs) }),
  answer: z.object({ progress: progressSchema }),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
})

export const getLearning = endpoint({
  id: null,
  name: 'getLearning',
  method: 'GET',
  url: '/v1/my_learning',
  summary: 'My learning record: time of the last two weeks by day, by class, and the homework that is due',
  access: 'session',
  answer: z.object({
    /** Whether time is counted; it is not while I keep no history. */
    kept: flag,
    days: z.array(z.object({ day, seconds: count })),
    classes: z.array(z.object({ id, title: z.string(), seconds: count, done: count, lessons: count })),
    homework: z.array(lessonSchema),
  }),
})
