/**
 * Timeouts in milliseconds for the parts of a recording, under the names of hls.js. hls.js itself retries seldom,
 * because playback continues from the buffer meanwhile and `HlsFaults` requests the lost parts again.
 */
function policy(maxLoadTimeMs: number) {
  const retry = { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 1000 }
  return { default: { maxTimeToFirstByteMs: 8000, maxLoadTimeMs, timeoutRetry: retry, errorRetry: retry } }
}

export const filmLoadPolicies = {
  manifestLoadPolicy: policy(12_000),
  playlistLoadPolicy: policy(12_000),
  // The limit is long enough for a slow phone network. `HtmlVideoOutput` notices sooner when nothing of a part arrives
  // any more.
  fragLoadPolicy: policy(60_000),
}
