import { liveWindow, type LiveWindow } from '../../domain/video/live-window'

/** Seconds that a player keeps from the very end of a live stream: some three of its segments. */
const keptFromEnd = 18

/** Until when (seconds) it can play from here without the network. */
export function bufferedUntil(ranges: TimeRanges, time: number): number {
  for (let place = 0; place < ranges.length; place += 1) {
    // A seek may land a little before the range.
    if (ranges.start(place) <= time + 0.5 && time <= ranges.end(place)) return ranges.end(place)
  }
  return 0
}

/** Where live is when the browser itself plays the stream. */
export function nativeLiveEdge(seekable: TimeRanges): number | null {
  if (seekable.length === 0) return null
  const start = seekable.start(0)
  const end = seekable.end(seekable.length - 1)
  return Number.isFinite(end) ? Math.max(start, end - keptFromEnd) : null
}

/** What of a live stream can be seen; `edge` is where live is by the word of hls.js. */
export function shownWindow(seekable: TimeRanges, edge: number | null): LiveWindow | null {
  if (seekable.length === 0) return null
  const end = edge ?? nativeLiveEdge(seekable)
  return end === null ? null : liveWindow(seekable.start(0), end)
}
