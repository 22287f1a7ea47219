import * as z from 'zod/mini'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { languages } from '../../../../src/domain/frame/site/preferences'
import { queriesOf } from '../../../kernel/database/queries'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import {
  checkContent,
  contentRowOf,
  contentShape,
  isContentTaken,
  kindsBeforeContents,
} from '../../../kernel/publishing/published-content'
import { fileName } from '../../../kernel/publishing/written-fields'
import { announceContent, withdrawContent } from '../../frame/publishing/public-content'
import { writeVideos } from './write-videos'

const videoFields = z.strictObject({
  ...contentShape,
  video: fileName,
  cover: fileName,
  /** Whether it is an upright short, with a player of its own. */
  short: z._default(z.boolean(), false),
  /** Captions in WebVTT. */
  captions: z.optional(z.strictObject({ 'zh-CN': z.optional(fileName), en: z.optional(fileName) })),
})

/** The names of the languages of captions, as their speakers call them. */
const captionLabels = { 'zh-CN': '中文', en: 'English' } as const

/** Videos and shorts. */
export const publishableVideos = publishableKind<z.output<typeof videoFields>>({
  name: 'video',
  after: kindsBeforeContents,
  schema: videoFields,
  text: 'plain',
  media: {
    ...{ video: 'video', cover: 'image', 'share.cover': 'image' },
    ...{ 'captions.zh-CN': 'caption', 'captions.en': 'caption' },
  },
  titleOf: ({ title }) => title,
  pathOf: (id, { short: isShort }) => contentPath(isShort ? 'short' : 'video', id),
  check: checkContent,
  isTaken: isContentTaken,
  write: async (transaction, document, publication) => {
    const { id, fields, text, media } = document
    const { video: file, cover, short: isShort, captions = {}, summary } = fields
    const medium = media[file]
    const row = await contentRowOf(queriesOf(transaction), isShort ? 'short' : 'video', document, publication)
    const content = {
      ...{ ...row, covers: [media[cover]?.url ?? ''] },
      ...{ layout: 'big' as const, duration: medium?.duration ?? 0 },
    }
    const stream = {
      ...{ url: medium?.url ?? '', mime: medium?.mime ?? 'video/mp4' },
      captions: languages.flatMap((language) => {
        const caption = media[captions[language] ?? '']
        return caption === undefined ? [] : [{ language, label: captionLabels[language], url: caption.url }]
      }),
    }
    await writeVideos(transaction, [{ content, isShort, stream, video: { description: text ?? summary } }], 'replace')
    await announceContent(transaction, id)
  },
  withdraw: async (transaction, id) => {
    await withdrawContent(transaction, 'video', id)
    await withdrawContent(transaction, 'short', id)
  },
})
