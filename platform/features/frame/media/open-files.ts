import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCodes } from '../../../../contract/envelope'
import { askerOf } from '../../../kernel/http/asker-of'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { WorkQueue } from '../../../kernel/limits/work-queue'
import { chooseFormats, parseImageOperation } from '../../../kernel/media/image-operation'
import { ImageVariants, mostWaitingOfOne } from '../../../kernel/media/image-variants'
import { sendFile } from '../../../kernel/media/send-file'
import type { StoredFile } from '../../../kernel/storage/file-storage'
import { resizedPictures } from './resized-pictures'

/**
 * Makes what sends files at addresses without a signature, with pictures resized on request.
 * @param isClosed whether a file is sent at signed addresses only
 */
export function openFiles(app: FastifyInstance, isClosed: (path: string) => Promise<boolean>) {
  const variants = new ImageVariants(
    resizedPictures(app.platform.configuration),
    new WorkQueue(undefined, 600, mostWaitingOfOne),
    new WorkQueue(1, 1000, mostWaitingOfOne),
    (error) => app.log.warn({ err: error }, 'a picture could not be made'),
  )
  return async (
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
}
