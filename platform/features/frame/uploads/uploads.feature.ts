import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { errorCodes } from '../../../../contract/envelope'
import * as contract from '../../../../contract/uploads'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { WorkQueue } from '../../../kernel/limits/work-queue'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalUploads } from './uploads.personal'
import { authoriseUpload } from './authorise-upload'
import { cleanUpUploads } from './clean-up-uploads'
import { selectOwnUploads, type SourceRow } from './keep-upload'
import { receiveUpload } from './receive-upload'
import { picturesDesk } from './pictures.desk'
import { checkWaiting, suggestionOf } from './check-picture'
import { mostBytes } from '../../../kernel/uploads/upload-limits'

export const uploadsFeature: PlatformFeature = {
  name: 'uploads',
  personalData: personalUploads,
  routes: uploadsRoutes,
  cleanUp: cleanUpUploads,
  carryOn: checkWaiting,
  desk: picturesDesk,
}

async function uploadsRoutes(app: FastifyInstance): Promise<void> {
  serve(app, contract.authoriseUpload, async ({ platform, caller, query: { kind, size } }) => {
    const { fields, source } = await authoriseUpload(platform, caller.require(), { kind, size })
    return {
      upload_url: `${platform.configuration.publicOrigin ?? ''}${contract.uploadFile.url}`,
      fields,
      source_id: source,
      max_size: mostBytes[kind],
    }
  })
  serve(app, contract.getSource, async ({ database, caller, path }) => {
    const [row] = await selectOwnUploads(database, caller.require().id, [path.id])
    if (row === undefined) throw new Refusal(errorCodes.gone)
    return { source: sourceDto(row) }
  })
  serve(app, contract.listObjectUrls, async ({ database, caller, body }) => {
    const rows = await selectOwnUploads(database, caller.require().id, body.ids)
    return { items: rows.map(({ id, url }) => ({ id, url })) }
  })
  serve(app, contract.scanPicture, async ({ platform, caller, query }) => ({
    suggestion: await suggestionOf(platform, caller.require().id, query.source_id),
  }))
  // Multipart is accepted by this route alone.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        files: 1,
        fields: 10,
        fieldSize: 4096,
        headerPairs: 40,
        fileSize: Math.max(...Object.values(mostBytes)),
      },
    })
    const queue = new WorkQueue()
    serve(
      scope,
      contract.uploadFile,
      async ({ platform, request, reply }) => {
        if (!request.isMultipart()) throw invalid({ file: 'required' })
        try {
          return { source: sourceDto(await receiveUpload(platform, request, queue)) }
        } catch (error) {
          // The rest of a refused file is not read, so the connection is closed.
          reply.header('connection', 'close')
          throw error
        }
      },
      { flood: 'uploads' },
    )
  })
}

function sourceDto({ id, url, kind, width, height, size }: SourceRow) {
  return { id, url, kind, width, height, size }
}
