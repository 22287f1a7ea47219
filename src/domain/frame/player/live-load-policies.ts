/**
 * Returns a load policy of hls.js that retries early and for a long time; times are in milliseconds. The defaults of
 * hls.js wait 10 s for a first byte and up to 8 s between two attempts.
 */
function policy(maxLoadTimeMs: number) {
  const retry = (retryDelayMs: number) => ({ maxNumRetry: 8, retryDelayMs, maxRetryDelayMs: 2 * retryDelayMs })
  return { default: { maxTimeToFirstByteMs: 3500, maxLoadTimeMs, timeoutRetry: retry(0), errorRetry: retry(500) } }
}

/**
 * Timeouts for the parts of a live stream. A request sent while the network was away may never be answered; it times
 * out soon enough for the stream to play again within 5 s of the network's return.
 */
export const liveLoadPolicies = {
  manifestLoadPolicy: policy(6000),
  playlistLoadPolicy: policy(6000),
  fragLoadPolicy: policy(12_000),
}
