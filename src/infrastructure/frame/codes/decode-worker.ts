/** Starts the worker that decodes pictures. */
export function startDecodeWorker(): Worker {
  return new Worker(new URL('./decode.worker.ts', import.meta.url))
}
