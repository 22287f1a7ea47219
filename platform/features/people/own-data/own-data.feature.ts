import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/own-data'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { readStreamCaller } from '../../../kernel/http/stream-caller'
import { limitedAs } from '../../../kernel/limits/flood-classes'
import { sendFile } from '../../../kernel/media/send-file'
import type { Platform, PlatformFeature } from '../../../kernel/platform'
import { serveSignIn } from '../../frame/session/serve-sign-in'
import {
  askForCopy,
  copyLimit,
  findArchive,
  makeCopies,
  readCopy,
  removeOldCopies,
  removeStrayArchives,
} from './data-copies'
import { askForDeletion, cancelDeletion, deleteDueAccounts, readBlocks, readDeletion } from './delete-accounts'
import { personalOwnData } from './own-data.personal'

export const ownDataFeature: PlatformFeature = {
  name: 'own-data',
  personalData: personalOwnData,
  routes: ownDataRoutes,
  carryOn: makeCopies,
  cleanUp: async (database, at, log, platform) => {
    await removeOldCopies(database, platform, at)
    await deleteDueAccounts(database, at, log, platform)
    await removeStrayArchives(database, platform)
  },
}

function ownDataRoutes(app: FastifyInstance): void {
  serve(app, contract.getOwnData, ({ platform, caller }) => ownDataAnswer(platform, caller))

  serveSignIn(app, contract.askForDataCopy, async ({ platform, caller, body }) => {
    await askForCopy(platform, caller, body.proof)
    return await ownDataAnswer(platform, caller)
  })

  serveSignIn(app, contract.askForDeletion, async ({ platform, caller, body }) => {
    await askForDeletion(platform, caller, body.proof)
    return await ownDataAnswer(platform, caller)
  })

  serve(app, contract.cancelDeletion, async ({ platform, caller }) => {
    await cancelDeletion(platform, caller)
    return await ownDataAnswer(platform, caller)
  })

  // A browser downloads a file by its address, without our header, so the cookie of the session identifies the member.
  app.get<{ Params: { id: string } }>(`${contract.archivePath}/:id`, limitedAs('calls'), async (request, reply) => {
    const { platform } = app
    const caller = await readStreamCaller(platform.database, request, platform.now())
    const file = await findArchive(platform, caller, request.params.id)
    reply.header('content-disposition', 'attachment; filename="my-data.zip"')
    reply.header('cross-origin-resource-policy', 'same-origin')
    await sendFile(request, reply, file, { cacheControl: 'private, no-store' })
    return reply
  })
}

async function ownDataAnswer({ database, memberData, now }: Platform, caller: Caller) {
  const { id } = caller.require()
  const [copy, deletion] = [await readCopy(database, id), await readDeletion(database, id)]
  return {
    copy_limit: await copyLimit.readReached(database, id, now()),
    copy:
      copy === null
        ? null
        : {
            id: copy.id,
            state: copy.state,
            asked_at: copy.askedAt.toISOString(),
            expires_at: copy.expiresAt?.toISOString() ?? null,
            size: copy.size,
            from_here: copy.sessionHash === caller.tokenHash,
          },
    deleted_at: deletion?.dueAt.toISOString() ?? null,
    blocks: [...(await readBlocks(database, memberData, id, now()))],
  }
}
