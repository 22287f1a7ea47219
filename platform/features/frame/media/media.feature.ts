import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { errorCodes } from '../../../../contract/envelope'
import { instantOf } from '../../../../src/domain/frame/shared/site-time'
import { queriesOf } from '../../../kernel/database/queries'
import { askerOf } from '../../../kernel/http/asker-of'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { filePolicy } from '../../../kernel/http/security-headers'
import { removeOrphanedPictures, resizedPictures } from './resized-pictures'
import { chooseFormats, parseImageOperation } from '../../../kernel/media/image-operation'
import { ImageVariants, mostWaitingOfOne } from '../../../kernel/media/image-variants'
import { livePlaylist, untilNextSegment } from '../../../kernel/media/live-playlist'
import type { LiveLoop } from '../../../kernel/media/live-playlist'
import { demoFolder, demoMedia, ownFiles } from '../../../kernel/media/own-files'
import { isValidFor, playAddress } from '../../../kernel/media/play-address'
import { sendFile } from '../../../kernel/media/send-file'
import { limitedAs } from '../../../kernel/limits/flood-classes'
import { WorkQueue } from '../../../kernel/limits/work-queue'
import type { PlatformFeature } from '../../../kernel/platform'
import type { StoredFile } from '../../../kernel/storage/file-storage'
import { accessTo } from '../../../kernel/uploads/upload-access'
import { viewTicketLife } from '../../../kernel/uploads/view-address'
import { readLiveLoops } from './live-loops'
import { RestrictedStreams } from './restricted-streams'

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
  const { configuration, storage, now, signer, database, uploadUses, elapsed } = app.platform
  const restricted = new RestrictedStreams(queriesOf(database), elapsed)
  const variants = new ImageVariants(
    resizedPictures(configuration),
    new WorkQueue(undefined, 600, mostWaitingOfOne),
    new WorkQueue(1, 1000, mostWaitingOfOne),
    (error) => app.log.warn({ err: error }, 'a picture could not be made'),
  )

  const folder = demoFolder(app.platform)
  const ownFile = ownFiles(app.platform)
  const loops = folder === null ? new Map<string, LiveLoop>() : await readLiveLoops(demoMedia, '/media')
  const streamsOfSegments = new Map(
    [...loops].flatMap(([id, { segments }]) => segments.map(({ url }) => [url, `/live/${id}`] as const)),
  )
  /** A segment has the same restrictions as the stream that it belongs to. */
  const isClosed = (path: string): Promise<boolean> => restricted.isRestricted(streamsOfSegments.get(path) ?? path)

  /** A file that not everybody may see is embedded only by our own site and the listed origins. */
  const ownSites = configuration.corsOrigins.length === 0 ? 'same-site' : 'cross-origin'

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    file: StoredFile | null,
    { cacheControl, embeddedBy = 'cross-origin' }: { cacheControl: string; embeddedBy?: string },
  ): Promise<void> => {
    if (file === null) throw new Refusal(errorCodes.notFound)
    if (!file.mime.startsWith('image/') && (await isClosed(`/${name}`))) throw new Refusal(errorCodes.gone)
    // Public files may be embedded anywhere: feed readers and podcast apps show and play them in their own pages.
    reply.header('cross-origin-resource-policy', embeddedBy)
    const process = (request.query as Record<string, unknown>)['x-oss-process']
    if (process === undefined || !/^image\/(?!svg)/.test(file.mime)) {
      await sendFile(request, reply, file, { cacheControl })
      return
    }
    const operation = typeof process === 'string' ? parseImageOperation(process) : null
    if (operation === null) throw invalid({ 'x-oss-process': 'format' })
    const formats = chooseFormats(operation, request.headers.accept, file.mime)
    await sendFile(request, reply, await variants.find(name, file, operation, formats, askerOf(request)), {
      cacheControl,
      vary: 'Accept',
    })
  }

  const sendLive = (request: FastifyRequest, reply: FastifyReply, loop: LiveLoop, cache: 'public' | 'private') => {
    const at = now().getTime()
    // Caches may store the playlist for as long as it is valid, at most a second.
    const since = onAirSince((request.query as { readonly since?: unknown }).since, at)
    const seconds = untilNextSegment(loop, since, at) >= 1000 ? 1 : 0
    return reply
      .headers({ 'cache-control': `${cache}, max-age=${seconds}`, 'content-type': 'application/vnd.apple.mpegurl' })
      .send(livePlaylist(loop, since, at))
  }

  app.get<{ Params: { '*': string } }>('/uploads/*', limitedAs('media'), async (request, reply) => {
    const [ticket, name] = splitAddress(request.params['*'])
    const access = await accessTo(queriesOf(database), uploadUses, name)
    const life = ticket === null ? null : viewTicketLife(signer, ticket, name, now())
    const isPublic = access === 'everybody' && ticket === null
    if (!isPublic && (life === null || access === 'nobody')) throw new Refusal(errorCodes.notFound)
    // The file is saved under the platform's own name; the name that its author gave it is stored nowhere.
    reply.headers({ 'content-security-policy': filePolicy, 'content-disposition': `inline; filename="${name}"` })
    await answer(
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
        return sendLive(request, reply, { segments }, 'private')
      }
      const file = await ownFile(`/${path}`)
      if (file === null) throw new Refusal(errorCodes.notFound)
      reply.headers({ 'content-security-policy': filePolicy, 'cross-origin-resource-policy': ownSites })
      await sendFile(request, reply, file, { cacheControl: 'private, max-age=3600' })
      return reply
    },
  )
  if (folder === null) return
  app.get<{ Params: { '*': string } }>('/media/*', limitedAs('media'), async (request, reply) => {
    const path = request.params['*']
    await answer(request, reply, `media/${path}`, await folder.find(path), { cacheControl: forAWeek })
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
      return sendLive(request, reply, loop, 'public')
    },
  )
}

/** Splits an address into the ticket of a signed address (null without one) and the name of the file. */
function splitAddress(path: string): readonly [ticket: string | null, name: string] {
  const slash = path.indexOf('/')
  return slash === -1 ? [null, path] : [path.slice(0, slash), path.slice(slash + 1)]
}

/**
 * Returns the moment at which a channel's loop began: the day in the channel's address, or else a fixed day. It is
 * never the start of the process, so that all processes agree.
 */
function onAirSince(day: unknown, now: number): number {
  const since = typeof day === 'string' ? (instantOf(`${day}T00:00:00Z`) ?? now) : now
  return since < now ? since : Date.UTC(2026, 0, 1)
}
