import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { desks } from '../../platform/features'
import { channels } from '../../platform/features/media/channels/channels.schema'
import { categories, organisations, subCategories } from '../../platform/kernel/contents/contents.schema'
import { operate } from '../../platform/kernel/operator/operate'
import { insertContent } from './content'
import type { TestPlatform } from './platform'

/** The example of docs/publishing.md. */
export const exampleFolder = fileURLToPath(new URL('../../docs/examples/publish', import.meta.url))

/** The example with which an empty city begins: whatever a newsroom needs before its first article. */
export const newCityFolder = fileURLToPath(new URL('../../docs/examples/new-city', import.meta.url))

/** Inserts what the example refers to. */
export async function preparePublishing({ database }: Pick<TestPlatform, 'database'>): Promise<void> {
  const name = { 'zh-CN': '临川日报', en: 'The Riverbend Daily' }
  await database.insert(organisations).values({ id: 'org-02', name, logo: '', intro: name, kind: 'press' })
  await database.insert(categories).values({ id: 'news', name, sort: 1 })
  await database.insert(subCategories).values({ id: 'news-city', categoryId: 'news', name, sort: 1 })
  await insertContent(database, { id: 'tv-news', type: 20, listed: false })
  await database
    .insert(channels)
    .values({ contentId: 'tv-news', kind: 2, region: name, description: name, streamUrl: '/live', mime: '', sort: 1 })
}

/** Runs the operator's commands on a platform, and keeps a folder of documents for them. */
export async function publishingTools(platform: TestPlatform) {
  const folder = await mkdtemp(join(tmpdir(), 'townsquare-documents-'))
  const run = (...words: string[]) =>
    operate(platform.platform, desks, [...words, '--as', 'mei', '--in', folder], platform.clock.now())
  return {
    folder,
    run,
    /** Runs a command that must succeed. */
    do: async (...words: string[]): Promise<string> => {
      const { output, failed } = await run(...words)
      if (failed) throw new Error(output)
      return output
    },
    /** Copies files of the example into the folder; all of them when none is named. */
    copy: async (...files: string[]) => {
      if (files.length === 0) await cp(exampleFolder, folder, { recursive: true })
      for (const file of files) await cp(join(exampleFolder, file), join(folder, file))
    },
    /** Copies the example with which a city begins into the folder. */
    copyNewCity: () => cp(newCityFolder, folder, { recursive: true }),
    write: async (file: string, text: string | Uint8Array) => {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
