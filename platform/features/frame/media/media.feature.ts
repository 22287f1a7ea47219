import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { filePolicy } from '../../../kernel/http/security-headers'
import { limitedAs } from '../../../kernel/limits/flood-classes'
import { ownFiles } from '../../../kernel/media/own-files'
import { isValidFor, playAddress } from '../../../kernel/media/play-address'
import { sendFile } from '../../../kernel/media/send-file'
import type { PlatformFeature } from '../../../kernel/platform'
import { accessTo } from '../../../kernel/uploads/upload-access'
import { viewTicketLife } from '../../../kernel/uploads/view-address'
import { readLiveLoops, streamsOfSegments } from './live-loops'
import { openFiles } from './open-files'
import { removeOrphanedPictures } from './resized-pictures'
import { RestrictedStreams } from './restricted-streams'
import { sendLive } from './send-live'

/**
 * The `cache-control` of uploads. It is only a day, because an upload may be taken back, though its name is never
 * reused.
 */
const forADay = 'public, max-age=86400, stale-while-revalidate=3600'
/** The `cache-control` of the demo's files, which keep their names when they are generated again. */
const forAWeek = 'public, max-age=604800, stale-while-revalidate=86400'

/** Serves uploads and the demo's media, with pictures resized on request, and live streams made from loops. */
export const mediaFeature: PlatformFeature = {
  name: 'media',
  routes: mediaRoutes,
  cleanUp: (database, _at, _log, { configuration }) => removeOrphanedPictures(database, configuration),
}

async function mediaRoutes(app: FastifyInstance): Promise<void> {
  // Each picture uses one thread, so that other cores can answer requests.
  sharp.concurrency(1)
  const { configuration, storage, now, signer, database, uploadUses, elapsed, shippedMedia } = app.platform
  const restricted = new RestrictedStreams(queriesOf(database), elapsed)
  const ownFile = ownFiles(app.platform)
  const loops = await readLiveLoops(shippedMedia, '/media')
  // A segment has the same restrictions as the stream that it belongs to.
  const streams = streamsOfSegments(loops)
  const sendOpen = openFiles(app, (path) => restricted.isRestricted(streams.get(path) ?? path))

  /** A file that not everybody may see is embedded only by our own site and the listed origins. */
  const ownSites = configuration.corsOrigins.length === 0 ? 'same-site' : 'cross-origin'

  app.get<{ Params: { '*': string } }>('/uploads/*', limitedAs('media'), async (request, reply) => {
    const [ticket, name] = splitAddress(request.params['*'])
    const access = await accessTo(queriesOf(database), uploadUses, name)
    const life = ticket === null ? null : viewTicketLife(signer, ticket, name, now())
    const isPublic = access === 'everybody' && ticket === null
    if (!isPublic && (life === null || access === 'nobody')) throw new Refusal(errorCodes.notFound)
    // The file is saved under the platform's own name; the name that its author gave it is stored nowhere.
    reply.headers({ 'content-security-policy': filePolicy, 'content-disposition': `inline; filename="${name}"` })
    await sendOpen(
      request,
      reply,
      `uploads/${name}`,
      await storage.find(name),
      isPublic ? { cacheControl: forADay } : { cacheControl: `private, max-age=${life}`, embeddedBy: ownSites },
    )
    return reply
  })
  app.get<{ Params: { ticket: string; '*': string } }>(
    '/streams/:ticket/*',
    limitedAs('media'),
    async (request, reply) => {
      const { ticket, '*': path } = request.params
      if (!isValidFor(signer, ticket, `/${path}`, now())) throw new Refusal(errorCodes.gone)
      const live = /^live\/(\w+\/[\w-]+)\/index\.m3u8$/.exec(path)?.[1]
      const loop = live === undefined ? undefined : loops.get(live)
      if (loop !== undefined) {
        const segments = loop.segments.map((each) => ({ ...each, url: playAddress(signer, each.url, now()).url }))
        return sendLive(request, reply, { segments }, { at: now().getTime(), cache: 'private' })
      }
      const file = await ownFile(`/${path}`)
      if (file === null) throw new Refusal(errorCodes.notFound)
      reply.headers({ 'content-security-policy': filePolicy, 'cross-origin-resource-policy': ownSites })
      await sendFile(request, reply, file, { cacheControl: 'private, max-age=3600' })
      return reply
    },
  )
  if (shippedMedia === null) return
  app.get<{ Params: { '*': string } }>('/media/*', limitedAs('media'), async (request, reply) => {
    const path = request.params['*']
    await sendOpen(request, reply, `media/${path}`, await shippedMedia.find(path), { cacheControl: forAWeek })
    return reply
  })
  app.get<{ Params: { kind: string; id: string } }>(
    '/live/:kind/:id/index.m3u8',
    limitedAs('media'),
    async (request, reply) => {
      const id = `${request.params.kind}/${request.params.id}`
      const loop = loops.get(id)
      if (loop === undefined) throw new Refusal(errorCodes.notFound)
      if (await restricted.isRestricted(`/live/${id}`)) throw new Refusal(errorCodes.gone)
      return sendLive(request, reply, loop, { at: now().getTime(), cache: 'public' })
    },
  )
}

/** Splits an address into the ticket of a signed address (null without one) and the name of the file. */
function splitAddress(path: string): readonly [ticket: string | null, name: string] {
  const slash = path.indexOf('/')
  return slash === -1 ? [null, path] : [path.slice(0, slash), path.slice(slash + 1)]
}
