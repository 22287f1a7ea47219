import * as z from 'zod/mini'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { queriesOf } from '../../../kernel/database/queries'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import {
  checkContent,
  contentRowOf,
  contentShape,
  isContentTaken,
  kindsBeforeContents,
} from '../../../kernel/publishing/published-content'
import { bothLanguages, fileName } from '../../../kernel/publishing/written-fields'
import { announceContent, withdrawContent } from '../../frame/publishing/public-content'
import { writeGalleries } from './write-galleries'

const galleryFields = z.strictObject({
  ...contentShape,
  pictures: z
    .array(z.strictObject({ file: fileName, caption: bothLanguages(500) }))
    .check(z.minLength(1), z.maxLength(500)),
})

/** Galleries: pictures with captions, in order. */
export const publishableGalleries = publishableKind<z.output<typeof galleryFields>>({
  name: 'gallery',
  after: kindsBeforeContents,
  schema: galleryFields,
  text: 'none',
  media: { 'pictures.*.file': 'image', 'share.cover': 'image' },
  titleOf: ({ title }) => title,
  pathOf: (id) => contentPath('gallery', id),
  check: checkContent,
  isTaken: isContentTaken,
  write: async (transaction, document, publication) => {
    const { id, fields, media } = document
    const content = await contentRowOf(queriesOf(transaction), 'gallery', document, publication)
    const pictures = fields.pictures.map(({ file, caption }) => {
      const { url = '', width = 0, height = 0 } = media[file] ?? {}
      return { url, width, height, caption }
    })
    await writeGalleries(transaction, [{ content, pictures }], 'replace')
    await announceContent(transaction, id)
  },
  withdraw: (transaction, id) => withdrawContent(transaction, 'gallery', id),
})
