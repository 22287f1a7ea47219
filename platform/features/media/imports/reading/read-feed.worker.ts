import { parentPort } from 'node:worker_threads'
import { FeedProblem } from './feed-problem'
import { readFeed } from './read-feed'
import type { ReceivedFeed, ReadFeed } from './read-feed'

/** What the thread answers: errors lose their class on the way between threads. */
export type FeedAnswer =
  | { readonly ok: true; readonly feed: ReadFeed }
  | { readonly ok: false; readonly problem: string }

function answerTo(source: ReceivedFeed): FeedAnswer {
  try {
    return { ok: true, feed: readFeed(source) }
  } catch (error) {
    if (error instanceof FeedProblem) return { ok: false, problem: error.message }
    throw error
  }
}

parentPort?.on('message', (source: ReceivedFeed) => parentPort?.postMessage(answerTo(source)))
