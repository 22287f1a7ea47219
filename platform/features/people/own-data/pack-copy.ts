import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Platform } from '../../../kernel/platform'
import { workingFile } from '../../../kernel/storage/working-files'
import { storedName } from '../../../kernel/uploads/view-address'
import { sources } from '../../../kernel/uploads/uploads.schema'
import { readCopied } from './copied-rows'

/**
 * Packs all data of a member into one archive, and stores it: a file of JSON for each table that has something of them,
 * and their uploads in `files/`. Returns the size in bytes.
 */
export async function packCopy(platform: Platform, userId: string, name: string): Promise<number> {
  const { configuration, database, vault, storage, memberData, now } = platform
  const archive = await workingFile(configuration)
  try {
    const zip = new ZipFile()
    const written = pipeline(zip.outputStream, createWriteStream(archive, { mode: 0o600 }))
    const names = new Set<string>()
    for (const rule of memberData.personalData) {
      const table = await readCopied(database, vault, rule, userId)
      if (table === null) continue
      names.add(table.name)
      zip.addBuffer(Buffer.from(JSON.stringify(table.rows, null, 2)), `${table.name}.json`)
    }
    const about = { made_at: now().toISOString(), tables: [...names].sort() }
    zip.addBuffer(Buffer.from(JSON.stringify(about, null, 2)), 'about.json')
    await addUploads(platform, zip, userId)
    zip.end()
    await written
    const { size } = await stat(archive)
    await storage.put(name, archive, 'application/zip')
    return size
  } finally {
    await rm(archive, { force: true })
  }
}

async function addUploads({ database, storage }: Platform, zip: ZipFile, userId: string): Promise<void> {
  const uploads = await queriesOf(database).read(
    build.select({ url: sources.url }).from(sources).where(eq(sources.userId, userId)),
  )
  for (const { url } of uploads) {
    const name = storedName(url)
    const file = name === null ? null : await storage.find(name)
    if (name === null || file === null) continue
    // Pictures and films are compressed already.
    zip.addReadStream(await file.read(), `files/${name}`, { compress: false })
  }
}
