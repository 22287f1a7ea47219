import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { streamFolder } from '../../../kernel/media/play-address'
import type { Elapsed } from '../../../kernel/shared/elapsed'
import { CachedValue } from '../../../kernel/shared/cached-value'
import { channels, programmes } from '../../media/channels/channels.schema'
import { streams } from '../../media/videos/videos.schema'

/** Milliseconds for which the list of restricted files is cached. A restriction takes effect within that time. */
const keptFor = 5000

const notForAll = ne(channels.playableBy, 'all')

/**
 * The files of streams with restricted playback, and of channels with a limited audience. They are served only at
 * signed addresses.
 */
export class RestrictedStreams {
  private readonly folders: CachedValue<readonly string[]>

  constructor(queries: Queries, elapsed: Elapsed) {
    this.folders = new CachedValue(
      async () => {
        const urlLists = await Promise.all([
          queries.readColumn(build.select({ url: streams.url }).from(streams).where(eq(streams.restricted, true))),
          queries.readColumn(build.select({ url: channels.streamUrl }).from(channels).where(notForAll)),
          queries.readColumn(build.select({ url: channels.replayUrl }).from(channels).where(notForAll)),
          queries.readColumn(
            build
              .select({ url: programmes.replayUrl })
              .from(programmes)
              .innerJoin(channels, and(eq(channels.contentId, programmes.channelId), notForAll)),
          ),
        ])
        return urlLists.flat().flatMap((url) => (url === null ? [] : streamFolder(url)))
      },
      keptFor,
      elapsed,
    )
  }

  /**
   * Whether a file is restricted.
   * @param path of a file, as in its address
   */
  async isRestricted(path: string): Promise<boolean> {
    return (await this.folders.get()).some((folder) => path === folder || path.startsWith(`${folder}/`))
  }
}
