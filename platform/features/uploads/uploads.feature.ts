import multipart from '@fastify/multipart'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { errorCodes } from '../../../contract/envelope'
import * as contract from '../../../contract/uploads'
import { sources } from './uploads.schema'
import { invalid, Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import { WorkQueue } from '../../limits/work-queue'
import type { Feature } from '../../platform'
import { authoriseUpload } from './authorise-upload'
import { cleanUpUploads } from './clean-up-uploads'
import type { SourceRow } from './keep-upload'
import { receiveUpload } from './receive-upload'
import { mostBytes } from './upload-limits'

export const uploadsFeature: Feature = { name: 'uploads', routes: uploadsRoutes, cleanUp: cleanUpUploads }

async function uploadsRoutes(app: FastifyInstance): Promise<void> {
  serve(app, contract.authoriseUpload, async ({ platform, caller, query: { kind, size } }) => {
    const fields = await authoriseUpload(platform, caller.require(), { kind, size })
    return {
      upload_url: `${platform.configuration.publicOrigin ?? ''}${contract.uploadFile.url}`,
      fields,
      max_size: mostBytes[kind],
    }
  })
  serve(app, contract.getSource, async ({ database, caller, path }) => {
    const isOwn = and(eq(sources.userId, caller.require().id), eq(sources.state, 'there'))
    const [row] = await database
      .select()
      .from(sources)
      .where(and(eq(sources.id, path.id), isOwn))
    if (row === undefined) throw new Refusal(errorCodes.gone)
    return { source: sourceDto(row) }
  })
  // Only this route takes multipart.
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
          // The remainder of a refused file is not read.
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
