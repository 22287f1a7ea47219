import { checksumOf } from '../../../domain/frame/shared/checksum'

/**
 * The idempotency key for sending some content from a draft. The draft and each of its copies in other tabs share one
 * key. So the same content has the same idempotency key in all of them, and is created once, and other content has
 * another one.
 */
export function contentKey(draftKey: string, content: unknown): string {
  return `${draftKey}.${checksumOf(JSON.stringify(content))}`
}
