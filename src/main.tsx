import 'reflect-metadata/lite'
import './ui/frame/kit/styles/tokens.css'
import './ui/frame/kit/styles/base.css'
import './ui/frame/shell/history/page-transition.css'
import { findChunks, type ChunkRuntime } from './composition/chunk-addresses'
import { nextTask } from './composition/first-view/next-task'

declare const __webpack_require__: ChunkRuntime

/** The start-up code in parts, each run in a task of its own: on a slow phone, one long task would block input. */
const startSteps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './application/frame/session/session.store'),
  () => import(/* webpackMode: "eager" */ './infrastructure/frame/http/http-client'),
  () => import(/* webpackMode: "eager" */ './composition/create-app'),
]

async function start(): Promise<void> {
  findChunks(document, __webpack_require__)
  for (const part of startSteps) {
    await part()
    await nextTask()
  }
  const { startClient } = await import(/* webpackMode: "eager" */ './composition/first-view/start-client')
  await startClient(window)
}

void start()
