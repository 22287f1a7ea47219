import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { message } from '../../../kernel/cases/message'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { MessageSource } from '../../../kernel/messages/message-source'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { readBy } from '../../people/account/read-by'
import { articleDetails } from './articles.schema'

/** The most corrections of which one gathering tells. */
const mostCorrections = 20

const words = message(
  ['您看过的文章有更正', 'A correction to what you read'],
  ['《{title}》在您看过之后作了更正。', '“{title}” was corrected after you read it.'],
)

/** Tells a member which articles were corrected since they read or shared them, unless they have looked at them again. */
export const gatherCorrections: MessageSource = async (transaction, { userId, since, at }) => {
  const read = readBy(userId)
  const { correctedAt } = articleDetails
  const rows = await queriesOf(transaction).read(
    build
      .select({ id: contents.id })
      .from(read)
      .innerJoin(articleDetails, eq(articleDetails.contentId, read.contentId))
      .innerJoin(contents, and(eq(contents.id, read.contentId), eq(contents.type, contentKinds.post.code), published))
      .where(and(gt(correctedAt, since), lte(correctedAt, at), gt(correctedAt, read.at)))
      .orderBy(desc(correctedAt), contents.id)
      .limit(limitOf(mostCorrections)),
  )
  const news = rows.map(({ id }) => ({
    ...{ userId, id, words, path: contentPath('post', id) },
    slots: { title: refer('content', id) },
  }))
  await notify(transaction, { name: 'article.corrected', category: 'reading' }, news, at)
}
