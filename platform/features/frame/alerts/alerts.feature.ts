import type { FastifyInstance } from 'fastify'
import { alertStreamUrl, getCurrentAlerts, listAlerts } from '../../../../contract/alerts'
import { beatInterval, serveStream } from '../../../kernel/http/event-stream'
import { serve } from '../../../kernel/http/serve-endpoint'
import { StreamSlots } from '../../../kernel/limits/stream-slots'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { languageOfRequest } from '../../../kernel/shared/language'
import { AlertStream, AlertStreams } from './alert-streams'
import { alertsDesk } from './alerts.desk'
import { alertOf, selectListed } from './alerts.queries'
import { alertReferents } from './alerts.referents'
import { cleanUpAlerts } from './clean-up-alerts'
import { PublicAlerts } from './public-alerts'
import { tellMembers } from './tell-members'

/**
 * The most streams that one process keeps open. Guests have most of them, and a whole mobile network may share one
 * address; whoever gets none asks from time to time.
 */
const streamSlots = { inAll: 8000, forMembers: 2000, ofMember: 12, ofGuest: 2000 }

/** What the office tells everybody at once. */
export const alertsFeature: PlatformFeature = {
  name: 'alerts',
  desk: alertsDesk,
  messageReferents: alertReferents,
  cleanUp: cleanUpAlerts,
  carryOn: tellMembers,
  routes: (app) => {
    const current = new PublicAlerts({ ...app.platform, log: app.log })
    serve(app, getCurrentAlerts, ({ caller }) => current.current(caller.language))

    serve(app, listAlerts, async ({ query, caller: { language }, database, platform }) => {
      const after = cursorValues(query.cursor, 'ts')
      const rows = await selectListed(database, query.page_size + 1, after, platform.now())
      return listPage(
        rows,
        query.page_size,
        ({ startsAt, id }) => [startsAt.toISOString(), id],
        (row) => alertOf(row, language),
      )
    })

    serveAlertStream(app, current)
  },
}

function serveAlertStream(app: FastifyInstance, current: PublicAlerts): void {
  const streams = new AlertStreams(current, app.log)
  const beating = setInterval(() => streams.beat(), beatInterval).unref()
  app.addHook('preClose', async () => {
    clearInterval(beating)
    streams.end()
  })
  // Each act of the office is a change, and every process is told of it.
  app.platform.changes.onChange(() => {
    current.forget()
    void streams.tell()
  })
  serveStream(app, alertStreamUrl, new StreamSlots(streamSlots), ({ request, sender }) => {
    const { language: named } = request.query as Readonly<Record<string, unknown>>
    const stream = new AlertStream(languageOfRequest(named, request.headers), sender)
    return { admit: async () => undefined, open: () => streams.open(stream), close: () => streams.close(stream) }
  })
}
