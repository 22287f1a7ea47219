/**
 * Timeouts in milliseconds for the parts of a recording, under the names of hls.js. It retries seldom by itself:
 * playback continues from its buffer meanwhile, and HlsFaults tries the lost parts again.
 */
function policy(maxLoadTimeMs: number) {
  const retry = { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 1000 }
  return { default: { maxTimeToFirstByteMs: 8000, maxLoadTimeMs, timeoutRetry: retry, errorRetry: retry } }
}

export const filmLoadPolicies = {
  manifestLoadPolicy: policy(12_000),
  playlistLoadPolicy: policy(12_000),
  // The limit is long enough for a slow phone network; the output notices a part of which nothing arrives any more.
  fragLoadPolicy: policy(60_000),
}
