import type { FastifyInstance } from 'fastify'
import { errorCodes } from '../../../../contract/envelope'
import { mostClasses } from '../../../../src/domain/civic/lessons/lesson'
import { originOf } from '../../../kernel/addresses'
import { calendarFile, calendarHeaders } from '../../../kernel/calendar/calendar-file'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { limitedAs } from '../../../kernel/limits/flood-classes'
import { languageOfRequest } from '../../../kernel/shared/language'
import { pathOfClass } from './class-address'
import { selectLessonsOfClasses } from './lessons.queries'

const productNames = { 'zh-CN': '课堂助手', en: 'Class assistant' }

/**
 * Serves the calendar file of classes, whose ids the address has, so that a calendar can subscribe to it without a
 * login. Lessons that were cancelled are not in it.
 */
export function serveClassCalendar(app: FastifyInstance): void {
  const { configuration, database, now } = app.platform
  app.get<{ Querystring: { readonly classes?: unknown; readonly lang?: unknown } }>(
    '/calendar/classes.ics',
    limitedAs('documents'),
    async (request, reply) => {
      const { classes, lang } = request.query
      const ids = typeof classes === 'string' ? classes.split(',').filter((id) => id !== '') : []
      if (ids.length === 0 || ids.length > mostClasses) throw new Refusal(errorCodes.notFound)
      const language = languageOfRequest(lang, request.headers)
      const rows = await selectLessonsOfClasses(queriesOf(database), { userId: null, language }, ids)
      if (rows.length === 0) throw new Refusal(errorCodes.notFound)
      const entries = rows.map(({ id, classId, classTitle, number, title, startsAt, endsAt, place, teacher }) => ({
        ...{ id, title: `${classTitle} ${number}`, startsAt, endsAt, path: pathOfClass(classId), location: place },
        description: [title, teacher].filter(Boolean).join('\n'),
      }))
      reply.headers(calendarHeaders('classes'))
      return calendarFile(
        { product: 'Class assistant', name: productNames[language], entries, isSubscribed: true },
        { origin: originOf(configuration), at: now() },
      )
    },
  )
}
