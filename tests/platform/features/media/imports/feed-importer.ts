import { asc } from 'drizzle-orm'
import { listFeed } from '../../../../../contract/feed'
import { imports } from '../../../../../platform/features/media/imports/imports.schema'
import { runImports } from '../../../../../platform/features/media/imports/run-imports'
import type { DatabaseConnection } from '../../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import type { startFeedServer } from '../../../../support/feed-server'
import { startPlatform } from '../../../../support/platform'
import { preparePublishing, publishingTools } from '../../../../support/publishing'

export const rss = 'application/rss+xml'
export const hour = 3600

/** A platform with an organisation of the office, which imports the feeds of a server of the test. */
export async function startImporter(
  connection: DatabaseConnection,
  server: Awaited<ReturnType<typeof startFeedServer>>,
) {
  const platform = await startPlatform({ connection, configuration: { outsideOrigins: [server.origin] } })
  await preparePublishing(platform)
  const tools = await publishingTools(platform)
  server.asked.length = 0
  const run = () => runImports(platform.platform)
  const add = (path: string) => tools.do('import', 'add', 'org-02', `${server.origin}${path}`, 'news-city')
  const fed = async () => (await platform.ask(listFeed, { headers: { 'accept-language': 'en' } })).items
  return {
    platform,
    tools,
    run,
    add,
    fed,
    titles: async () => (await fed()).map(({ title }) => title).sort(),
    row: async () =>
      await queriesOf(platform.database).readOne(build.select().from(imports).orderBy(asc(imports.createdAt))),
    /** Adds a feed and reads it once. */
    async importOnce(path: string, xml: string) {
      server.set(path, rss, xml)
      await add(path)
      await run()
    },
    async again() {
      platform.clock.advance(hour)
      await run()
    },
    async close() {
      await tools.clear()
      await platform.close()
    },
  }
}

export type Importer = Awaited<ReturnType<typeof startImporter>>
