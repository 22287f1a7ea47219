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
import { languageNamedIn } from '../../../src/domain/frame/navigation/outside-address'
import { acceptedLanguage } from '../../kernel/shared/language'
import { demoAccounts } from '../accounts'
import { demoAppHosts } from '../content/site'
import { demoPage, outboxScript } from './demo-page'
import { readDemoPageTexts } from './demo-page-texts'
import { foreignOriginOf, registerFramedDocuments } from './framed-documents'
import { readHostsCode } from './hosts-code'
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
    const policyOf = pagePolicy(configuration)
    registerFramedDocuments(app)
    app.get('/demo', limitedAs('pages'), async (request, reply) => {
      const texts = await readDemoPageTexts(configuration.buildDirectory)
      const foreignOrigin = foreignOriginOf(request.host)
      const page = demoPage({
        origin,
        messages: await listOutbox(queriesOf(database)),
        phonelessToken: await readPhonelessToken(database),
        texts,
        data: {
          language: languageNamedIn(request.url) ?? acceptedLanguage(request.headers),
          path: openedPath(request.query),
          foreignOrigin,
          ...phoneData,
          ticket: messenger instanceof DemoMessenger ? messenger.ticket : '',
          code: await readHostsCode(),
        },
      })
      const frames = ['frame-src', ...present(foreignOrigin)].join(' ')
      const policy = policyOf({ scripts: [outboxScript, ...present(texts.phones)], styles: [texts.style] })
      return reply
        .header('content-security-policy', policy.replace('frame-src', frames))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page)
    })
    if (messenger instanceof DemoMessenger) {
      const messengerPolicy = policyOf(messengerPageTexts)
      app.get('/demo/messenger', limitedAs('pages'), async (request, reply) => {
        const returnQuery = parsePart(getMessengerAddress.query, request.query) as { redirect: string; state: string }
        return reply
          .header('content-security-policy', messengerPolicy)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(messengerPage(acceptedLanguage(request.headers), messenger, returnQuery))
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

/** What the phone of the page knows of apps and accounts. */
const phoneData = {
  settings: {
    bridge: demoAppHosts.app_bridge,
    appMark: `${demoAppHosts.app_user_agent}/2.0`,
    messengerMark: `${demoAppHosts.messenger_user_agent}/8.0.50`,
  },
  accounts: demoAccounts.flatMap(({ nickname, phone, password }) =>
    phone === null || password === null ? [] : [{ nickname, phone, password }],
  ),
}

/** The path that a link to the app opens (`hosts.app_link`), for which the phone frame of the demo stands in. */
function openedPath(query: unknown): string {
  const { open } = query as { readonly open?: unknown }
  return typeof open === 'string' && /^\/(?![/\\])/.test(open) ? open : '/'
}

const present = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value])
