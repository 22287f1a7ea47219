import { directoriesOf } from '../configuration'
import type { Configuration } from '../configuration'
import { DiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { usualStorageLimits } from './storage-limits'
import type { StorageLimits } from './storage-limits'
import { TimedStorage } from './timed-storage'

/** Opens the store that the configuration names, with time limits. */
export async function openStorage(
  configuration: Configuration,
  limits: StorageLimits = usualStorageLimits,
): Promise<FileStorage> {
  return new TimedStorage(await storageOf(configuration), limits)
}

/** Opens the store that the configuration names, for work that takes as long as it takes. */
export async function storageOf({
  s3,
  dataDirectory,
}: Pick<Configuration, 's3' | 'dataDirectory'>): Promise<FileStorage> {
  if (s3 === null) return new DiskStorage(directoriesOf(dataDirectory).uploads)
  // The S3 client is large, and most installations do not use it.
  const { S3Storage } = await import('./s3-storage')
  return new S3Storage(s3)
}
