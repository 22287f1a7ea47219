import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/link-previews'
import { parseExternalUrl } from '../../../../src/domain/frame/navigation/external-url'
import { invalid } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { WorkQueue } from '../../../kernel/limits/work-queue'
import type { PlatformFeature } from '../../../kernel/platform'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { linkPreviewOf } from './link-preview-answers'
import { linkPreviews } from './link-previews.schema'
import { readLink } from './read-link'
import { removeUnusedPreviews } from './use-link-preview'

const previewPictures: UploadUse = { column: linkPreviews.picture, content: 'address', isShownWhile: 'always' }

/** How many links one member may have read in an hour: more than anybody writes about. */
const allowance = { most: 40, window: 3_600_000 }
/** How many pages are read at once, how many wait, and how many of them for one member. */
const [atOnce, mostWaiting, mostOfOne] = [4, 60, 3]

export const linkPreviewsFeature: PlatformFeature = {
  name: 'link-previews',
  uploads: [previewPictures],
  routes: linkPreviewRoutes,
  cleanUp: removeUnusedPreviews,
}

function linkPreviewRoutes(app: FastifyInstance): void {
  const queue = new WorkQueue(atOnce, mostWaiting, mostOfOne)
  serve(app, contract.previewLink, async ({ platform, body, caller, database }) => {
    const { id } = caller.require()
    const parsed = parseExternalUrl(body.url)
    if (parsed === null || (parsed.scheme !== 'http' && parsed.scheme !== 'https')) throw invalid({ url: 'invalid' })
    await consumeAllowance(database, `link-preview:${id}`, allowance, platform.now())
    const address = new URL(parsed.url)
    address.hash = ''
    const row = await queue.run(() => readLink(platform, address.href), id)
    return { preview: row === null ? null : linkPreviewOf(row) }
  })
}
