import { lessonReferents } from './lessons.referents'
import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/lessons'
import { errorCodes } from '../../../../contract/envelope'
import { weekOf } from '../../../../src/domain/civic/lessons/week'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { SiteClock } from '../../../kernel/site/site-clock'
import { siteToday } from '../../../kernel/site/site-today'
import { serveClassCalendar } from './class-calendar'
import { countPlayed } from './count-played'
import { joinClass } from './join-class'
import { classAnswer, lessonAnswer } from './lesson-answers'
import { lessonsDesk } from './lessons.desk'
import { personalLessons } from './lessons.personal'
import * as select from './lessons.queries'
import { noteLesson } from './note-lesson'
import { readLearning } from './read-learning'
import { remindOfHomework } from './remind-of-homework'

export const lessonsFeature: PlatformFeature = {
  name: 'lessons',
  messageReferents: lessonReferents,
  desk: lessonsDesk,
  personalData: personalLessons,
  whenPlayed: countPlayed,
  carryOn: ({ database, now }) => remindOfHomework(database, now()),
  routes: (app) => {
    serveClasses(app)
    serveTimetable(app)
    serveLearning(app)
    serveClassCalendar(app)
  },
}

function serveClasses(app: FastifyInstance): void {
  serve(app, contract.listStudyClasses, async ({ query, caller, database, platform }) => {
    const reader = { userId: caller.member?.id ?? null, language: caller.language }
    const { kind, page_size: size, cursor } = query
    const page = { kind, now: platform.now(), limit: size + 1, after: cursorValues(cursor, 'ts') }
    const rows = await select.selectClasses(queriesOf(database), reader, page)
    return listPage(rows, size, ({ addedAt, id }) => [addedAt.toISOString(), id], classAnswer)
  })

  serve(app, contract.getStudyClass, async ({ path, caller, database, platform }) => {
    const reader = { userId: caller.member?.id ?? null, language: caller.language }
    const queries = queriesOf(database)
    const row = await select.selectClass(queries, reader, path.id, platform.now())
    if (row === null) throw new Refusal(errorCodes.gone)
    const lessons = await select.selectLessonsOf(queries, reader, path.id)
    return { class: classAnswer(row), lessons: lessons.map(lessonAnswer) }
  })

  serve(app, contract.joinStudyClass, async ({ path, body, caller, database, platform }) => {
    await joinClass(database, caller.require().id, path.id, body.action === 1, platform.now())
    return { joined: body.action === 1 }
  })
}

function serveTimetable(app: FastifyInstance): void {
  serve(app, contract.getTimetable, async ({ query, caller, database, platform }) => {
    const reader = { userId: caller.member?.id ?? null, language: caller.language }
    const at = platform.now()
    const span = await spanOfWeek(database, query.day, at)
    const rows = await select.selectLessonsBetween(queriesOf(database), reader, { ...span, isMine: query.mine === '1' })
    return { at: at.toISOString(), items: rows.map(lessonAnswer) }
  })

  serve(app, contract.noteLesson, async ({ path, body, caller, database, platform }) => {
    const noted = { lessonId: path.id, act: body.act, at: platform.now() }
    return { progress: await noteLesson(database, caller.require().id, noted) }
  })
}

/** The instants at which the week of a day begins and ends in the site's time zone. */
async function spanOfWeek(database: Database, day: string | undefined, now: Date) {
  const clock = new SiteClock(queriesOf(database), () => now)
  const week = weekOf(day ?? (await siteToday(database, now)))
  const monday = week === null ? null : await clock.day(week[0])
  if (monday === null) throw invalid({ day: 'invalid' })
  return { from: new Date(monday.at(0)), until: new Date(monday.at(7 * 1440)) }
}

function serveLearning(app: FastifyInstance): void {
  serve(app, contract.getLearning, ({ caller, database, platform }) =>
    readLearning(database, caller.require().id, caller.language, platform.now()),
  )
}
