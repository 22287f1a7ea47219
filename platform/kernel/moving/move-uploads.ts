import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { directoriesOf } from '../configuration'
import type { Configuration } from '../configuration'
import { OperatorError } from '../operator/operator-error'
import { digest } from '../shared/signer'
import { DiskStorage } from '../storage/disk-storage'
import { storageOf } from '../storage/open-storage'
import { CopiedFiles, copyFiles } from './copy-files'

/**
 * Copies the uploads from the disk to the S3 store, or back, while people use the platform. A second run copies what
 * came since the first one, and what a killed one left. Nothing is removed at the source.
 * @param words what stands after `move-uploads`
 * @returns what the operator is told
 */
export async function moveUploads(
  configuration: Pick<Configuration, 's3' | 'dataDirectory'>,
  words: readonly string[],
  onProgress: (line: string) => void,
): Promise<string> {
  const [flag, place] = words
  if (flag !== '--to' || (place !== 's3' && place !== 'disk') || words.length > 2)
    throw new OperatorError('Where to? npm run operator -- move-uploads --to s3, or --to disk')
  const { s3, dataDirectory } = configuration
  if (s3 === null) throw new OperatorError('Which store? Set S3_BUCKET and the other S3_ variables for this command.')
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  const stores = { disk: new DiskStorage(directoriesOf(dataDirectory).uploads), s3: await storageOf(configuration) }
  const bucket = digest(`${s3.endpoint} ${s3.bucket}`).slice(0, 8)
  const list = join(dataDirectory, `uploads-copied-to-${place}-${bucket}.txt`)
  const copied = await CopiedFiles.open(list)
  const before = copied.files.size
  let bytes = 0
  await copyFiles({
    from: place === 's3' ? stores.disk : stores.s3,
    to: stores[place],
    workDirectory: directoriesOf(dataDirectory).incoming,
    known: copied.files,
    onCopied: async (file) => {
      await copied.add(file)
      bytes += file.size
      onProgress(`${copied.files.size} ${file.name}`)
    },
  })
  return [
    `Copied ${copied.files.size - before} files (${bytes} bytes), each read back with the same size and SHA-256; ${before} were there before.`,
    `What was copied stands in ${list}; keep it until the platform runs with the new store.`,
    place === 's3'
      ? 'Now start the platform with these S3_ variables, then run this command once more for what came in between.'
      : 'Now start the platform without S3_BUCKET, then run this command once more (with S3_BUCKET) for what came in between.',
  ].join('\n')
}
