/** Tried again soon and for long. Milliseconds; the names are those of hls.js, which by itself waits 10 s for a first byte and up to 8 s between two tries. */
function policy(maxLoadTimeMs: number) {
  const retry = (retryDelayMs: number) => ({ maxNumRetry: 8, retryDelayMs, maxRetryDelayMs: 2 * retryDelayMs })
  return { default: { maxTimeToFirstByteMs: 3500, maxLoadTimeMs, timeoutRetry: retry(0), errorRetry: retry(500) } }
}

/**
 * How long to wait for the parts of a live stream. A request that was sent while the network was away may never be
 * answered: it is given up soon enough that the stream plays again within 5 s of the network's return.
 */
export const liveLoadPolicies = {
  manifestLoadPolicy: policy(6000),
  playlistLoadPolicy: policy(6000),
  fragLoadPolicy: policy(12_000),
}
