import 'reflect-metadata/lite'
import './ui/frame/kit/tokens.css'
import './ui/frame/kit/base.css'
import './ui/frame/shell/page-transition.css'
import { nextTask } from './composition/next-task'

/** The start-up code in parts, each run in a task of its own: on a slow phone, one long task would block input. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './application/frame/session/session.store'),
  () => import(/* webpackMode: "eager" */ './infrastructure/frame/http/http-client'),
  () => import(/* webpackMode: "eager" */ './composition/create-app'),
]

async function start(): Promise<void> {
  for (const part of parts) {
    await part()
    await nextTask()
  }
  const { startBrowser } = await import(/* webpackMode: "eager" */ './composition/browser')
  await startBrowser(window)
}

void start()
