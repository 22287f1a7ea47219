import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/queries'
import { build } from '../../database/statement'
import { streamFolder } from '../../media/play-address'
import { Kept } from '../../shared/kept'
import { streams } from '../videos/videos.schema'

/** Milliseconds for which the list is cached: a stream becomes restricted within that time. */
const keptFor = 5000

/** The files of streams with restricted playback: they are served only by a signed address. */
export class RestrictedStreams {
  private readonly folders: Kept<readonly string[]>

  constructor(queries: Queries, now: () => Date) {
    this.folders = new Kept(
      async () => {
        const restricted = build.select({ url: streams.url }).from(streams).where(eq(streams.restricted, true))
        return (await queries.readColumn(restricted)).map(streamFolder)
      },
      keptFor,
      now,
    )
  }

  /** @param path of a file, as in its address */
  async holds(path: string): Promise<boolean> {
    return (await this.folders.get()).some((folder) => path === folder || path.startsWith(`${folder}/`))
  }
}
