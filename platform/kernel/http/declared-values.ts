import type { Endpoint } from '../../../contract/endpoint'
import { cursor, mediaUrl } from '../../../contract/fields'
import { refuseSensitiveTexts } from '../content-check/sensitive-text'
import { openCursor, sealCursor } from '../lists/sealed-cursors'
import type { Platform } from '../platform'
import { viewAddresses } from '../uploads/upload-access'
import type { Caller } from './caller'
import { fieldsIn, type IsSought } from '../../../contract/reading/declared-fields'
import { writtenPartsOf } from './written-parts'

const isMediaUrl: IsSought = (field) => field === mediaUrl
const isCursor: IsSought = (field) => field === cursor

/** What happens to the values of an endpoint between the wire and its handler, by what the contract declares them to be. */
export function declaredValuesOf(endpoint: Endpoint, platform: Platform) {
  const addresses = fieldsIn(endpoint.answer, isMediaUrl)
  const cursors = fieldsIn(endpoint.answer, isCursor)
  const writtenParts = writtenPartsOf(endpoint.body)
  /** Pictures that not everybody may see get signed addresses in the answer. */
  const withSignedAddresses = async (answer: unknown): Promise<unknown> => {
    const uploadAddresses = new Set<string>()
    addresses?.(answer, (address) => {
      if (address.startsWith('/uploads/')) uploadAddresses.add(address)
      return null
    })
    if (uploadAddresses.size === 0) return answer
    const signed = await viewAddresses(platform, uploadAddresses)
    return addresses?.(answer, (address) => signed.get(address) ?? null) ?? answer
  }
  return {
    /** Opens the cursor of a query. */
    openQuery: (query: unknown): unknown =>
      typeof query === 'object' && query !== null && 'cursor' in query && typeof query.cursor === 'string'
        ? { ...query, cursor: openCursor(platform.vault, query.cursor) }
        : query,
    /** Refuses a body that says a word that the site refuses, where others would read it. */
    checkBody: async (body: unknown, caller: Caller): Promise<void> => {
      if (writtenParts !== null) await refuseSensitiveTexts(platform.database, caller, writtenParts(body))
    },
    /** Seals the cursors of an answer, and signs the addresses of pictures. */
    closeAnswer: (answer: unknown): Promise<unknown> =>
      withSignedAddresses(cursors?.(answer, (position) => sealCursor(platform.vault, position)) ?? answer),
  }
}
