import { errorCodes } from '../../../../contract/envelope'
import { getLiveReminder, listLive, remindOfLive } from '../../../../contract/live'
import { originOf } from '../../../kernel/addresses'
import { calendarHeaders } from '../../../kernel/calendar/calendar-file'
import { queriesOf } from '../../../kernel/database/queries'
import { removeOlder } from '../../../kernel/database/remove-old'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { limitedAs } from '../../../kernel/limits/flood-classes'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { languageOfRequest } from '../../../kernel/shared/language'
import { eventStateOf } from '../channels/channel-answers'
import { liveCalendar } from './live-calendar'
import { selectLive, selectLiveEvent, selectReminded } from './live.queries'
import { remindByMessage } from './remind-by-message'
import { sendReminders } from './send-reminders'
import { setReminder } from './set-reminder'
import { personalLive } from './live.personal'
import { liveReminders } from './live.schema'

/** Milliseconds for which it is known whom an event reminded: no event that is listed is older. */
const keptSent = 90 * 86_400_000

export const liveFeature: PlatformFeature = {
  name: 'live',
  personalData: personalLive,
  cleanUp: async (database, at) => {
    await removeOlder(database, liveReminders.sentAt, new Date(at.getTime() - keptSent))
  },
  carryOn: ({ database, now }) => sendReminders(database, now(), remindByMessage),
  routes: (app) => {
    const { configuration, database, now } = app.platform

    serve(app, listLive, async ({ query, caller, database: reads, platform }) => {
      const rows = await selectLive(queriesOf(reads), {
        period: query.when,
        language: caller.language,
        viewer: caller.member?.id ?? null,
        now: platform.now(),
        limit: query.page_size + 1,
        after: cursorValues(query.cursor, 'ts'),
      })
      return listPage(
        rows,
        query.page_size,
        ({ opens_at: opensAt, id }) => [opensAt?.toISOString() ?? '', id],
        (row) => liveItemOf(row, platform.now()),
      )
    })

    serve(app, getLiveReminder, async ({ path, caller, database: reads }) => {
      const reminded = await selectReminded(queriesOf(reads), path.id, caller.require().id)
      if (reminded === null) throw new Refusal(errorCodes.gone)
      return { reminded }
    })

    serve(app, remindOfLive, async ({ path, body, caller, database: writes, platform }) => {
      await setReminder(writes, caller.require().id, path.id, body.action === 1, platform.now())
      return { reminded: body.action === 1 }
    })

    app.get<{ Params: { readonly file: string }; Querystring: { readonly lang?: unknown } }>(
      '/calendar/:file',
      limitedAs('documents'),
      async (request, reply) => {
        const id = /^(.{1,64})\.ics$/.exec(request.params.file)?.[1]
        const language = languageOfRequest(request.query.lang, request.headers)
        const event = id === undefined ? null : await selectLiveEvent(queriesOf(database), id, language)
        if (event === null || event.opens_at === null) throw new Refusal(errorCodes.notFound)
        reply.headers(calendarHeaders('live'))
        const { opens_at: opensAt, closes_at: closesAt } = event
        return liveCalendar({ ...event, opensAt, closesAt }, { origin: originOf(configuration), at: now() })
      },
    )
  },
}

const liveItemOf = (row: Awaited<ReturnType<typeof selectLive>>[number], now: Date) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  cover: row.covers[0] ?? '',
  state: eventStateOf(row, now),
  starts_at: row.opens_at?.toISOString() ?? '',
  ends_at: row.closes_at?.toISOString() ?? null,
  publisher: row.publisher,
  views: row.views,
  reminded: row.reminded,
})
