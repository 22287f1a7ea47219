import type { Queries } from '../../database/queries'
import { streamFolder } from '../../media/play-address'

/** Milliseconds that the list is kept: a stream becomes restricted within that time. */
const keptFor = 5000

/** The files of streams whose play is restricted: without a signed address nobody gets them. */
export class RestrictedStreams {
  private askedAt = -Infinity
  private folders: Promise<readonly string[]> = Promise.resolve([])

  constructor(private readonly queries: Queries, private readonly now: () => Date) {}

  /** @param path of a file, as an address names it */
  async holds(path: string): Promise<boolean> {
    return (await this.all()).some((folder) => path === folder || path.startsWith(`${folder}/`))
  }

  private all(): Promise<readonly string[]> {
    const now = this.now().getTime()
    if (now - this.askedAt < keptFor) return this.folders
    this.askedAt = now
    this.folders = this.queries.readColumn<string>('select url from streams where restricted').then((urls) => urls.map(streamFolder))
    this.folders.catch(() => { this.askedAt = -Infinity })
    return this.folders
  }
}
