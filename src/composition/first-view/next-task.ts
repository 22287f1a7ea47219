interface Scheduler {
  yield?(): Promise<void>
}

/**
 * Yields to the browser, so that it can handle input and render. Without `scheduler` it waits for a message to itself,
 * because browsers throttle timers in a hidden page, but not messages.
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
