import * as z from 'zod/mini'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import type { Exists, Misfit } from '../../../kernel/publishing/publishable-kind'
import {
  checkContent,
  contentRowOf,
  contentShape,
  isContentTaken,
  isListedContent,
  kindsBeforeContents,
} from '../../../kernel/publishing/published-content'
import { bothLanguages, fileName } from '../../../kernel/publishing/written-fields'
import { announceContent, withdrawContent } from '../../frame/publishing/public-content'
import { writeSpecials } from './write-specials'

const specialFields = z.strictObject({
  ...contentShape,
  cover: fileName,
  columns: z
    .array(z.strictObject({ name: bothLanguages(100), contents: z.array(z.string()).check(z.maxLength(200)) }))
    .check(z.minLength(1), z.maxLength(30)),
})
type SpecialFields = z.output<typeof specialFields>

/** The kinds whose documents a special can have. */
const listedKinds = ['article', 'album', 'audio', 'video', 'gallery']

/** Specials: contents in columns. */
export const publishableSpecials = publishableKind<SpecialFields>({
  name: 'special',
  after: [...kindsBeforeContents, ...listedKinds],
  schema: specialFields,
  text: 'none',
  media: { cover: 'image', 'share.cover': 'image' },
  titleOf: ({ title }) => title,
  pathOf: (id) => contentPath('special', id),
  check: checkSpecial,
  isTaken: isContentTaken,
  write: async (transaction, document, publication) => {
    const { id, fields, media } = document
    const row = await contentRowOf(queriesOf(transaction), 'special', document, publication)
    const content = { ...row, covers: [media[fields.cover]?.url ?? ''] }
    const columns = fields.columns.map(({ name, contents }) => ({ name, contentIds: [...new Set(contents)] }))
    await writeSpecials(transaction, [{ content, columns }], 'replace')
    await announceContent(transaction, id)
  },
  withdraw: (transaction, id) => withdrawContent(transaction, 'special', id),
})

/** What the folder does with a content of any kind that a special can have; null when the folder does not have it. */
function comingOrGoing(exists: Exists, id: string): boolean | null {
  const found = listedKinds.map((kind) => exists(kind, id)).filter((each) => each !== null)
  return found.length === 0 ? null : found.includes(true)
}

async function checkSpecial(queries: Queries, fields: Partial<SpecialFields>, exists: Exists): Promise<Misfit[]> {
  const misfits = await checkContent(queries, fields, exists)
  for (const [column, { contents }] of (fields.columns ?? []).entries())
    for (const [place, id] of contents.entries())
      if (!(comingOrGoing(exists, id) ?? (await isListedContent(queries, id))))
        misfits.push({ path: ['columns', column, 'contents', place], message: `there is no content "${id}"` })
  return misfits
}
