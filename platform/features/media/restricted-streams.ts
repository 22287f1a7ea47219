import type { Queries } from '../../database/queries'
import { streamFolder } from '../../media/play-address'
import { Kept } from '../../shared/kept'

/** Milliseconds for which the list is cached: a stream becomes restricted within that time. */
const keptFor = 5000

/** The files of streams with restricted playback: they are served only by a signed address. */
export class RestrictedStreams {
  private readonly folders: Kept<readonly string[]>

  constructor(queries: Queries, now: () => Date) {
    this.folders = new Kept(
      async () => (await queries.readColumn<string>('select url from streams where restricted')).map(streamFolder),
      keptFor,
      now,
    )
  }

  /** @param path of a file, as in its address */
  async holds(path: string): Promise<boolean> {
    return (await this.folders.get()).some((folder) => path === folder || path.startsWith(`${folder}/`))
  }
}
