import { errorCodes } from '../../../contract/envelope'
import { getMessengerAddress } from '../../../contract/session'
import { originOf, phoneOrigin } from '../../addresses'
import { queriesOf } from '../../database/queries'
import { pagePolicy } from '../../http/security-headers'
import { parsePart } from '../../http/validation'
import { limitedAs } from '../../limits/flood-classes'
import { DemoMessenger } from '../../messenger/demo-messenger'
import { listOutbox } from '../../messages-out/demo-outbox'
import type { Feature } from '../../platform'
import { demoWords } from '../../demo/seeding/seeding.words'
import { languageOf } from '../../shared/language'
import { demoPage, demoPageTexts } from './demo-page'
import { messengerPage, messengerPageTexts } from './messenger-page'
import { makePhonelessToken, readPhonelessToken } from './phoneless-token'

/** Serves the demo's own page, and the text messages that were not sent; only a demo has them. */
export const demoFeature: Feature = {
  name: 'demo',
  demo: [{ what: demoWords.way, seed: makePhonelessToken }],
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
        const returning = parsePart(getMessengerAddress.query, request.query) as { redirect: string; state: string }
        return reply
          .header('content-security-policy', messengerPolicy)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(messengerPage(languageOf(request.headers), messenger, returning))
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

/** Where a link to the app leads (`hosts.app_link`): the phone frame of the demo stands for the app. */
function openedPath(query: unknown): string {
  const { open } = query as { readonly open?: unknown }
  return typeof open === 'string' && /^\/(?![/\\])/.test(open) ? open : '/'
}
