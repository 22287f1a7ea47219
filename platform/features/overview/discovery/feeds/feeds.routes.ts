import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCodes } from '../../../../../contract/envelope'
import { feedFolders } from '../../../../../src/domain/frame/navigation/outside-address'
import type { FeedKind } from '../../../../../src/domain/frame/navigation/outside-address'
import { originOf } from '../../../../kernel/addresses'
import { queriesOf } from '../../../../kernel/database/queries'
import { askerOf } from '../../../../kernel/http/asker-of'
import { Refusal } from '../../../../kernel/http/refusal'
import { limitedAs } from '../../../../kernel/limits/flood-classes'
import { ownFiles } from '../../../../kernel/media/own-files'
import { logUnlessRefused } from '../../../../kernel/shared/log-failure'
import { RestrictedStreams } from '../../../frame/media/restricted-streams'
import type { SiteOf } from '../site-reader'
import { sendFeedFile } from './feed-file'
import { requestedPage, Feeds } from './feeds'

const kinds = Object.entries(feedFolders) as readonly (readonly [FeedKind, string])[]
const longestId = 64

/** The feeds of home, categories, organisations and specials, and a podcast for each album. */
export function feedRoutes(app: FastifyInstance, site: SiteOf): void {
  const { configuration, database, log, elapsed } = app.platform
  const restricted = new RestrictedStreams(queriesOf(database), elapsed)
  const feeds = new Feeds({
    queries: queriesOf(database),
    origin: originOf(configuration),
    site,
    fileOf: ownFiles(app.platform),
    isRestricted: (path) => restricted.isRestricted(path),
    onLate: (error) => logUnlessRefused(log, error, 'a feed could not be made'),
  })
  const send = async (request: FastifyRequest, reply: FastifyReply, kind: FeedKind | 'home', id: string) => {
    const file = await feeds.file(
      { kind, id, ...requestedPage(request.url.slice(request.url.indexOf('?'))) },
      askerOf(request),
    )
    if (file === null) throw new Refusal(errorCodes.notFound)
    return sendFeedFile(request, reply, file)
  }
  app.get('/feeds/home.xml', limitedAs('feeds'), (request, reply) => send(request, reply, 'home', ''))
  app.get<{ Params: { readonly folder: string; readonly file: string } }>(
    '/feeds/:folder/:file',
    limitedAs('feeds'),
    async (request, reply) => {
      const { folder, file } = request.params
      const kind = kinds.find(([, name]) => name === folder)?.[0]
      const id = file.endsWith('.xml') ? file.slice(0, -'.xml'.length) : ''
      if (kind === undefined || id === '' || id.length > longestId) throw new Refusal(errorCodes.notFound)
      return await send(request, reply, kind, id)
    },
  )
}
