import { and, ne } from 'drizzle-orm'
import { directoriesOf } from '../../../kernel/configuration'
import type { Configuration } from '../../../kernel/configuration'
import type { Database } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { DiskCache } from '../../../kernel/media/disk-cache'
import { idOf, isUploadName } from '../../../kernel/uploads/upload-access'
import { sources } from '../../../kernel/uploads/uploads.schema'

/** Upper bound of the cache of resized pictures, in bytes. */
const cacheBound = 512 * 1024 * 1024
const folderOfUploads = 'uploads/'

/** The sizes of pictures that were made on this machine. */
export const resizedPictures = ({ dataDirectory }: Pick<Configuration, 'dataDirectory'>): DiskCache =>
  new DiskCache(directoriesOf(dataDirectory).images, cacheBound)

/** Removes the sizes of uploads that are gone from this machine: each machine has its own. */
export async function removeOrphanedPictures(
  database: Database,
  configuration: Pick<Configuration, 'dataDirectory'>,
): Promise<void> {
  await resizedPictures(configuration).removeOrphans(async (owners) => {
    const isUpload = (owner: string) =>
      owner.startsWith(folderOfUploads) && isUploadName(owner.slice(folderOfUploads.length))
    const idOfOwner = (owner: string) => idOf(owner.slice(folderOfUploads.length))
    const there = await queriesOf(database).readColumn(
      build
        .select({ id: sources.id })
        .from(sources)
        .where(and(isOneOf(sources.id, owners.filter(isUpload).map(idOfOwner)), ne(sources.state, 'leaving'))),
    )
    return new Set(owners.filter((owner) => !isUpload(owner) || there.includes(idOfOwner(owner))))
  })
}
