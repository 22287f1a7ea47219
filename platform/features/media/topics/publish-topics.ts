import * as z from 'zod/mini'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { writeContents } from '../../../kernel/contents/write-contents'
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

const topicFields = z.strictObject({ ...contentShape, cover: fileName })

/** Topics, which members discuss; without comments, a topic is over. */
export const publishableTopics = publishableKind<z.output<typeof topicFields>>({
  name: 'topic',
  after: kindsBeforeContents,
  schema: topicFields,
  text: 'none',
  media: { cover: 'image', 'share.cover': 'image' },
  titleOf: ({ title }) => title,
  pathOf: (id) => contentPath('topic', id),
  check: checkContent,
  isTaken: isContentTaken,
  write: async (transaction, document, publication) => {
    const row = await contentRowOf(queriesOf(transaction), 'topic', document, publication)
    const covers = [document.media[document.fields.cover]?.url ?? '']
    await writeContents(transaction, [{ ...row, covers, layout: 'big' }], 'replace')
    await announceContent(transaction, document.id)
  },
  withdraw: (transaction, id) => withdrawContent(transaction, 'topic', id),
})
