import { expect, it } from 'vitest'
import { filesBelow } from './source-tree'

/**
 * What writes files, and what removes those of a process that was killed while it wrote. `docs/retention.md` says it for
 * operators; `tests/platform/kernel/storage/killed-while-writing.test.ts` kills at each step.
 */
const writers: Readonly<Record<string, string>> = {
  'platform/features/frame/publishing/check-medium.ts': 'works on files of workingFile',
  'platform/features/frame/publishing/store-media.ts': 'noted in arriving_media: removeUnpublishedMedia',
  'platform/features/frame/uploads/clean-picture.ts': 'a draft beside a working file: removeForgottenFiles',
  'platform/features/frame/uploads/keep-fetched-picture.ts': 'works on files of workingFile',
  'platform/features/frame/uploads/keep-office-picture.ts': 'works on files of workingFile',
  'platform/features/frame/uploads/keep-upload.ts': 'noted in sources: cleanUpUploads',
  'platform/features/frame/uploads/receive-upload.ts': 'works on files of workingFile',
  'platform/features/media/imports/fetch-media.ts': 'works on files of workingFile',
  'platform/features/frame/uploads/store-picture.ts': 'noted in sources: cleanUpUploads',
  'platform/features/people/own-data/pack-copy.ts': 'noted in data_copies: removeStrayArchives',
  'platform/kernel/media/disk-cache.ts': 'named by its owner: removeOrphanedPictures',
  'platform/kernel/media/image-variants.ts': 'writes by disk-cache.ts',
  'platform/kernel/moving/backup-manifest.ts': 'a part of a backup: removeUnfinishedBackups',
  'platform/kernel/moving/backup.ts': 'noted in unfinished-backups: removeUnfinishedBackups',
  'platform/kernel/moving/copy-files.ts':
    'in the directory of working files or of a backup; its list is for the operator',
  'platform/kernel/moving/unfinished-backups.ts': 'the note itself: removeUnfinishedBackups',
  'platform/kernel/shared/vault.ts': 'a draft of identity.key: removeForgottenFiles',
  'platform/kernel/storage/disk-storage.ts': 'a draft in .arriving: removeForgottenFiles',
  'platform/kernel/storage/timed-storage.ts': 'writes by the store that it limits',
  'platform/kernel/storage/working-files.ts': 'removeForgottenFiles',
  // Files that the operator named, and that stay.
  'platform/features/frame/configuration/configuration.desk.ts': 'a file of the operator',
  'platform/kernel/openapi/write-openapi.ts': 'a file that its caller named',
  // A socket, which the next start replaces.
  'platform/kernel/operator/operator-socket.ts': 'replaced at the start',
}

const writing =
  /\b(?:writeFile|appendFile|copyFile|createWriteStream|mkdtemp|tmpdir|workingFile|toFile)\(|\.put\(|\bopen\([^)]*'[wax]/

it('files are written only where a clean-up knows them', () => {
  const found = filesBelow(['platform'], ['.ts']).filter(
    ({ path, text }) => !path.startsWith('platform/demo/') && writing.test(text),
  )
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(writers).sort())
})

it('the system’s folder for temporary files is no place for what people wrote', () => {
  const users = filesBelow(['platform'], ['.ts']).filter(({ text }) => /\btmpdir\b/.test(text))
  expect(users.map(({ path }) => path)).toEqual(['platform/kernel/operator/operator-socket.ts'])
})
