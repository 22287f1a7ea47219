interface Scheduler {
  yield?(): Promise<void>
}

/**
 * Yields to the browser, so that it can handle input and render. Without `scheduler` it posts itself a message, which
 * is not throttled in a hidden page as timers are.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.yield !== undefined) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
