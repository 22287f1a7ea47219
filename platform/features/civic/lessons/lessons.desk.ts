import { and, asc, eq, gte } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Desk } from '../../../kernel/operator/desk'
import { readBoth } from '../../../kernel/operator/written-text'
import { parseEventTimes } from '../../media/channels/live-events'
import { lessons, studyClasses } from './lessons.schema'
import { addLesson, changeLesson, setRecording, writeClass, writeHomework } from './write-lessons'

/** The teachers' desk: the lessons to come, and the classes that they belong to. */
export const lessonsDesk: Desk = {
  name: 'lessons',
  summary: 'Lessons to come, with their homework; act on a class by its id',
  byName: true,
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ lesson: lessons, title: studyClasses.title, teacher: studyClasses.teacher })
        .from(lessons)
        .innerJoin(studyClasses, eq(studyClasses.id, lessons.classId))
        .where(and(gte(lessons.endsAt, new Date()), eq(lessons.isCancelled, false)))
        .orderBy(asc(lessons.startsAt), asc(lessons.id))
        .limit(limit),
    )
    return rows.map(({ lesson, title, teacher }) => ({
      id: lesson.id,
      since: null,
      from: teacher['zh-CN'],
      title: `${title['zh-CN']} ${lesson.number}`,
      text: lesson.title['zh-CN'],
      facts: [
        { name: 'class', value: lesson.classId },
        { name: 'begins', value: lesson.startsAt },
        { name: 'homework', value: lesson.homework?.['zh-CN'] ?? 'none' },
        { name: 'homework due', value: lesson.homeworkDueAt ?? 'never' },
      ],
    }))
  },
  acts: {
    class: {
      summary: 'makes the class of this id, or changes it, from a text in JSON (see write-lessons.ts)',
      takesText: true,
      carryOut: writeClass,
    },
    lesson: {
      summary:
        'adds a lesson to a class: "2026-11-30T19:30 90 中文标题 / English title", the time of the site and minutes',
      takesText: true,
      carryOut: async (transaction, id, text, at) => {
        const { opensAt: startsAt, closesAt: endsAt, remainder } = await parseEventTimes(transaction, text, at)
        await addLesson(transaction, id, { startsAt, endsAt, title: readBoth(remainder) })
      },
    },
    move: {
      summary: 'moves a lesson to another time: "2026-11-30T19:30 90"; its class is told',
      takesText: true,
      carryOut: async (transaction, id, text, at) => {
        const { opensAt: startsAt, closesAt: endsAt } = await parseEventTimes(transaction, text, at)
        await changeLesson(transaction, id, { startsAt, endsAt, isCancelled: false }, 'moved', at)
      },
    },
    cancel: {
      summary: 'cancels a lesson; its class is told',
      takesText: false,
      carryOut: (transaction, id, _text, at) => changeLesson(transaction, id, { isCancelled: true }, 'cancelled', at),
    },
    homework: {
      summary: 'writes the homework of a lesson and when it is due: "2026-12-03T20:00 中文 / English"',
      takesText: true,
      carryOut: writeHomework,
    },
    recording: {
      summary: 'a lesson can be played or read: the id of a published content',
      takesText: true,
      carryOut: setRecording,
    },
  },
}
