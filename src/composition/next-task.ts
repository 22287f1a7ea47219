interface Scheduler {
  yield?(): Promise<void>
}

/**
 * Lets the browser answer and draw before what comes next. Where there is no scheduler to ask, by a message, which a hidden page does
 * not slow down as it does timers.
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
