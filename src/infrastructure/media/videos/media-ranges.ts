import { liveWindow, type LiveWindow } from '../../../domain/media/videos/live-window'

/** Seconds that a player stays behind the end of a live stream: about three segments. */
const keptFromEnd = 18

/** The time in seconds up to which the video can play without the network; 0 when nothing is buffered at `time`. */
export function bufferedUntil(ranges: TimeRanges, time: number): number {
  for (let index = 0; index < ranges.length; index += 1) {
    // A seek may end slightly before the range.
    if (ranges.start(index) <= time + 0.5 && time <= ranges.end(index)) return ranges.end(index)
  }
  return 0
}

/** The live edge of a stream that the browser itself plays. */
export function nativeLiveEdge(seekable: TimeRanges): number | null {
  if (seekable.length === 0) return null
  const start = seekable.start(0)
  const end = seekable.end(seekable.length - 1)
  return Number.isFinite(end) ? Math.max(start, end - keptFromEnd) : null
}

/**
 * The seekable window of a live stream. `edge` is the live edge according to hls.js; null where the browser itself
 * plays the stream.
 */
export function shownWindow(seekable: TimeRanges, edge: number | null): LiveWindow | null {
  if (seekable.length === 0) return null
  const end = edge ?? nativeLiveEdge(seekable)
  return end === null ? null : liveWindow(seekable.start(0), end)
}
