// A process that keeps some uploads and gives up others for as long as it lives. It writes the id of each upload that
// it has kept, and may be killed at any moment.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgres } from '../../platform/kernel/database/client'
import { beginUpload, abandonUpload, keepUpload } from '../../platform/features/frame/uploads/keep-upload'
import type { Platform } from '../../platform/kernel/platform'
import { randomId } from '../../platform/kernel/shared/random'
import { DiskStorage } from '../../platform/kernel/storage/disk-storage'

const [, , address = '', folder = '', user = ''] = process.argv
const { database } = openPostgres(address)
const log = { warn: () => undefined } as unknown as Platform['log']
const platform = { database, storage: new DiskStorage(join(folder, 'uploads')), now: () => new Date(), log }

async function work(index: number): Promise<void> {
  const source = randomId('audio')
  const ticket = { source, user, kind: 'audio', size: 100, until: 0 } as const
  const file = join(folder, 'incoming', source)
  await beginUpload(database, ticket, platform.now())
  await writeFile(file, 'x'.repeat(60))
  const facts = {
    name: `${source}.mp3`,
    kind: 'audio',
    mime: 'audio/mpeg',
    width: null,
    height: null,
    size: 60,
    suggestion: 'pass',
    fingerprint: null,
  } as const
  if (index % 3 === 2) return await abandonUpload(platform, ticket)
  await keepUpload(platform, ticket, file, facts)
  process.stdout.write(`${source}\n`)
}

for (let index = 0; ; index += 2) await Promise.all([work(index), work(index + 1)])
