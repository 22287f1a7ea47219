import { errorCodes } from '../../../contract/envelope'
import { getMessengerAddress } from '../../../contract/session'
import { originOf, phoneOrigin } from '../../kernel/addresses'
import { queriesOf } from '../../kernel/database/queries'
import { pagePolicy } from '../../kernel/http/security-headers'
import { parsePart } from '../../kernel/http/validation'
import { limitedAs } from '../../kernel/limits/flood-classes'
import { DemoMessenger } from '../services/demo-messenger'
import { listOutbox } from '../services/demo-outbox'
import type { PlatformFeature } from '../../kernel/platform'
import { moveDemoEvents } from '../seeding/media/channels/seed-live-events'
import { languageOf } from '../../kernel/shared/language'
import { demoPage, demoPageTexts } from './demo-page'
import { messengerPage, messengerPageTexts } from './messenger-page'
import { readPhonelessToken } from './phoneless-token'

/**
 * Serves what only a demo has: its own page and the text messages that were not sent. Moves live events with the clock.
 */
export const demoFeature: PlatformFeature = {
  name: 'demo',
  cleanUp: async (database, at, _log, { configuration }) => {
    if (configuration.demo) await moveDemoEvents(database, at)
  },
  routes: (app) => {
    const { configuration, database, messenger } = app.platform
    if (!configuration.demo) return
    const origin = phoneOrigin(configuration) ?? originOf(configuration)
    const policy = pagePolicy(configuration)(demoPageTexts)
    app.get('/demo', limitedAs('pages'), async (request, reply) => {
      const page = demoPage(
        languageOf(request.headers),
        origin,
        await listOutbox(queriesOf(database)),
        await readPhonelessToken(database),
        openedPath(request.query),
      )
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page)
    })
    if (messenger instanceof DemoMessenger) {
      const messengerPolicy = pagePolicy(configuration)(messengerPageTexts)
      app.get('/demo/messenger', limitedAs('pages'), async (request, reply) => {
        const returnQuery = parsePart(getMessengerAddress.query, request.query) as { redirect: string; state: string }
        return reply
          .header('content-security-policy', messengerPolicy)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(messengerPage(languageOf(request.headers), messenger, returnQuery))
      })
    }
    app.get('/demo/outbox', limitedAs('pages'), async (_request, reply) => {
      const items = (await listOutbox(queriesOf(database))).map(({ phone, text, sentAt }) => ({
        phone,
        text,
        sent_at: sentAt,
      }))
      return reply.header('cache-control', 'no-store').send({ code: errorCodes.ok, data: { items }, msg: '' })
    })
  },
}

/** The path that a link to the app opens (`hosts.app_link`), for which the phone frame of the demo stands in. */
function openedPath(query: unknown): string {
  const { open } = query as { readonly open?: unknown }
  return typeof open === 'string' && /^\/(?![/\\])/.test(open) ? open : '/'
}
