import type { FastifyReply } from 'fastify'
import { countPrintedCode } from '../../../../contract/boot'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import { listenerOf } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { limitedAs } from '../../../kernel/limits/flood-classes'
import type { PlatformFeature } from '../../../kernel/platform'
import { selectConfigurations } from '../../../kernel/site/site.queries'
import { appleAssociation, assetLinks } from './association'
import { printedCodesDesk } from './printed-codes.desk'
import { countVisit } from './printed-codes'
import { associationSchema } from './association'

/** Counts what printed codes bring, and says which apps may open addresses of this site. */
export const bootFeature: PlatformFeature = {
  name: 'boot',
  configures: { 'app-association': associationSchema },
  desk: printedCodesDesk,
  routes: (app) => {
    const { database, signer, now } = app.platform
    serve(app, countPrintedCode, async ({ path, body, caller, database: within }) => {
      const visit = { visitor: listenerOf(caller, app.platform), system: body.system }
      await countVisit({ database: within, signer }, path.code, visit, now())
      return {}
    })

    const files = [
      ['/.well-known/apple-app-site-association', appleAssociation],
      ['/.well-known/assetlinks.json', assetLinks],
    ] as const
    for (const [url, fileOf] of files)
      app.get(url, limitedAs('documents'), async (_request, reply) => {
        const [row] = await selectConfigurations(queriesOf(database), ['app-association'])
        return send(reply, fileOf(row?.value))
      })
  },
}

/**
 * Sends a file as Apple and Google read it: at its own address without a redirect, as plain `application/json`, to
 * which the server would add a charset if it were sent a text.
 */
function send(reply: FastifyReply, file: object | null): Buffer {
  if (file === null) throw new Refusal(errorCodes.notFound)
  reply.headers({ 'cache-control': 'public, max-age=3600', 'content-type': 'application/json' })
  return Buffer.from(JSON.stringify(file))
}
