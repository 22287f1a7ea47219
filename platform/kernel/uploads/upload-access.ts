import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { isOneOf } from '../database/expressions'
import { queriesOf } from '../database/queries'
import type { Queries } from '../database/queries'
import { build } from '../database/statement'
import type { Platform } from '../platform'
import { storedName } from './view-address'
import { isKept, isShown } from './upload-use'
import type { UploadUse } from './upload-use'
import { sources } from './uploads.schema'
import { viewAddress } from './view-address'

/** Whether a name is that of a member's upload, or of a picture that was fetched for one (`randomId`). */
export const isUploadName = (name: string): boolean => /^(?:image|audio|video)-[\da-f]{24}\./.test(name)

/** The id of an upload in the name of its file. */
export const idOf = (name: string): string => name.split('.', 1)[0] ?? ''

/**
 * Returns who may see a file, by its name: everybody, callers with a signed address, or nobody any more. A file that no
 * member uploaded was put there by the office, for everybody.
 */
export async function accessTo(
  queries: Queries,
  uses: readonly UploadUse[],
  name: string,
): Promise<'everybody' | 'signed' | 'nobody'> {
  // An archive of a member's data is in the same store, and has an address of its own.
  if (name.endsWith('.zip')) return 'nobody'
  const upload = await queries.readOne(
    build
      .select({
        isThere: sql<boolean>`${sources.state} = 'there'`,
        isShown: isShown(uses),
        // An upload that nothing has ever referred to is its owner's draft.
        isKept: sql<boolean>`${or(isNull(sources.usedAt), isKept(uses))}`,
      })
      .from(sources)
      .where(eq(sources.id, idOf(name))),
  )
  // The file of an upload may outlive its row for a moment, and is nobody's then.
  if (upload === null) return isUploadName(name) ? 'nobody' : 'everybody'
  if (!upload.isThere || !upload.isKept) return 'nobody'
  return upload.isShown ? 'everybody' : 'signed'
}

/**
 * Returns a signed address for each address of an answer that not everybody may see. A caller who gets an answer with a
 * picture may also see the picture.
 */
export async function viewAddresses(
  { database, signer, now, uploadUses }: Pick<Platform, 'database' | 'signer' | 'now' | 'uploadUses'>,
  addresses: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const names = [...addresses].flatMap((address) => storedName(address) ?? [])
  if (names.length === 0) return new Map()
  const restrictedUploads = await queriesOf(database).read(
    build
      .select({ url: sources.url })
      .from(sources)
      .where(and(isOneOf(sources.id, names.map(idOf)), sql`not ${isShown(uploadUses)}`)),
  )
  const at = now()
  return new Map(
    restrictedUploads.flatMap(({ url }) => {
      const name = storedName(url)
      return name === null ? [] : [[url, viewAddress(signer, name, at)] as const]
    }),
  )
}
