import { sql } from 'drizzle-orm'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { excluded } from '../../../kernel/database/expressions'
import type { Database } from '../../../kernel/database/client'
import { clientBuilds } from './monitoring.schema'

/** The folder into which a build puts its source maps, with a folder for each version. */
export const mapsFolder = (buildDirectory: string): string => join(buildDirectory, 'maps')

/** Notes that this platform serves a build. */
export async function noteServedBuild(database: Database, version: string, at: Date): Promise<void> {
  if (version === '') return
  await database
    .insert(clientBuilds)
    .values({ version, firstSeen: at, lastSeen: at })
    .onConflictDoUpdate({
      target: clientBuilds.version,
      set: { lastSeen: sql`greatest(${clientBuilds.lastSeen}, ${excluded(clientBuilds.lastSeen)})` },
    })
}

/** The scripts of builds by their source maps, which stay the same while a platform runs. */
export class BuiltScripts {
  private readonly names: ReadonlySet<string>

  constructor(buildDirectory: string) {
    this.names = new Set(mapsBelow(mapsFolder(buildDirectory)))
  }

  has(file: string): boolean {
    return this.names.has(`${file}.map`)
  }
}

function mapsBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder).flatMap((version) => readdirSync(join(folder, version)))
  } catch {
    return []
  }
}
