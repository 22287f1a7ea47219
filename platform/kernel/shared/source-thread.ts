import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { projectFile } from './project-file'

/**
 * Starts a thread of a TypeScript module that is not built: tsx reads it, as it does the modules of the process.
 * @param source the path of the module from the project's folder
 */
export function sourceThread(source: string, options: Omit<WorkerOptions, 'eval'> = {}): Worker {
  const [tsx, file] = [import.meta.resolve('tsx/esm/api'), pathToFileURL(projectFile(source)).href]
  const start = `import('${tsx}').then(({ register }) => { register(); return import('${file}') })`
  return new Worker(start, { execArgv: [], ...options, eval: true })
}
