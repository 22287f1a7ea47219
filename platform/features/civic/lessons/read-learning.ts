import { dateOfDays, daysOfDate, isoDate, parseIsoDate } from '../../../../src/domain/frame/shared/civil-date'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { siteToday } from '../../../kernel/site/site-today'
import { readPrivacy } from '../../people/privacy/privacy-settings'
import { lessonAnswer } from './lesson-answers'
import * as select from './lessons.queries'

/** The most homework that a learning record lists. */
const mostHomework = 20
/** The number of days that a learning record shows. */
const recordDays = 14

/** Reads a member's learning record. */
export async function readLearning(database: Database, id: string, language: Language, now: Date) {
  const queries = queriesOf(database)
  const today = parseIsoDate(await siteToday(database, now))
  const from = today === null ? '' : isoDate(dateOfDays(daysOfDate(today) - recordDays + 1))
  const [{ keepsHistory }, days, classes, homework] = await Promise.all([
    readPrivacy(database, id),
    select.selectLearningDays(queries, id, from),
    select.selectLearningClasses(queries, id, language),
    select.selectHomework(queries, id, { language, from: now, limit: mostHomework }),
  ])
  return { kept: keepsHistory, days, classes, homework: homework.map(lessonAnswer) }
}
