import { BoundedWorker, WorkerOverrun } from '../../../../kernel/shared/bounded-worker'
import type { ReceivedFeed } from './read-feed'
import type { FeedAnswer } from './read-feed.worker'

const reader = new BoundedWorker<ReceivedFeed, FeedAnswer>(
  'platform/features/media/imports/reading/read-feed.worker.ts',
  { longest: 20_000, mostMegabytes: 256 },
)

/** Reads a feed on a thread of its own, since its texts may be nested so deeply that reading them takes seconds. */
export async function readFeedApart(source: ReceivedFeed): Promise<FeedAnswer> {
  try {
    return await reader.run(source)
  } catch (error) {
    if (!(error instanceof WorkerOverrun)) throw error
    return { ok: false, problem: 'reading it takes more time or memory than any feed needs' }
  }
}
