import type { ContentKind } from '../../../../src/domain/frame/content/content-kinds'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { hideContent } from '../../../kernel/contents/write-contents'
import type { Transaction } from '../../../kernel/database/client'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { forgetPublications } from '../publications/note-publications'
import { reindexContent, removeContent } from '../search-index/index-contents'

/** Has a content found, and noted for those who follow its publisher, as it was just written. */
export async function announceContent(transaction: Transaction, id: string): Promise<void> {
  await forgetPublications(transaction, id)
  await reindexContent(transaction, id)
}

/** Takes a content back: it answers that it is gone, and nothing leads to it any more. Its comments and counts stay. */
export async function withdrawContent(transaction: Transaction, kind: ContentKind, id: string): Promise<void> {
  await hideContent(transaction, { id, type: contentKinds[kind].code })
  await forgetPublications(transaction, id)
  await removeContent(transaction, id)
  await forgetCopies(transaction, [refer('content', id)])
}
