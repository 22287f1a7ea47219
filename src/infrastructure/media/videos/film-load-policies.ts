/**
 * Timeouts for the parts of a recording. Milliseconds; the names are those of hls.js. It retries seldom by itself, since
 * playback goes on from its buffer meanwhile and what is lost is tried again by HlsFaults.
 */
function policy(maxLoadTimeMs: number) {
  const retry = { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 1000 }
  return { default: { maxTimeToFirstByteMs: 8000, maxLoadTimeMs, timeoutRetry: retry, errorRetry: retry } }
}

export const filmLoadPolicies = {
  manifestLoadPolicy: policy(12_000),
  playlistLoadPolicy: policy(12_000),
  // Long enough for a slow phone network; a part of which nothing arrives any more is noticed by the output.
  fragLoadPolicy: policy(60_000),
}
