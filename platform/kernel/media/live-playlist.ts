/** A loop of segments from which a live channel is made. */
export interface LiveLoop {
  readonly segments: readonly {
    /** Address of the segment. */
    readonly url: string
    /** Duration of the segment in seconds. */
    readonly duration: number
  }[]
}

/**
 * The number of segments in a playlist: six are about forty seconds, enough to bridge a short loss of network, short
 * enough to stay live.
 */
const windowLength = 6

/**
 * The live playlist of a loop that has been on air since some moment. It is a pure function of its arguments, so that
 * every process returns the same playlist, also after a restart. It lists finished segments only. Players iterate over
 * every number up to the discontinuity sequence (hls.js: more than a second at 30 million), so a channel counts from
 * the day it went on air, not from 1970.
 * @param since start of the broadcast, in milliseconds since 1970; not after `now`
 * @param now milliseconds since 1970
 */
export function livePlaylist(loop: LiveLoop, since: number, now: number): string {
  const { segments } = loop
  const lengths = lengthsOf(loop)
  const round = lengths.reduce((sum, length) => sum + length, 0)
  const count = segments.length
  const last = lastFinished(lengths, round, now - since)
  const first = Math.max(0, last - windowLength + 1)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${Math.max(1, ...segments.map(({ duration }) => Math.round(duration)))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Timestamps restart with each round of the loop, so there is one discontinuity for each completed round.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / count)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  for (let sequence = first; sequence <= last; sequence += 1) {
    const index = sequence % count
    const segment = segments[index]
    if (segment === undefined) break
    if (index === 0 && sequence > first) lines.push('#EXT-X-DISCONTINUITY')
    const start = since + Math.floor(sequence / count) * round + sum(lengths, index)
    if (index === 0 || sequence === first) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(start).toISOString()}`)
    lines.push(`#EXTINF:${segment.duration.toFixed(3)},`, segment.url)
  }
  return `${lines.join('\n')}\n`
}

/** Milliseconds until the playlist of a loop changes. */
export function untilNextSegment(loop: LiveLoop, since: number, now: number): number {
  const lengths = lengthsOf(loop)
  const round = lengths.reduce((total, length) => total + length, 0)
  let sinceRoundStart = (now - since) % round
  for (const length of lengths) {
    if (sinceRoundStart < length) return length - sinceRoundStart
    sinceRoundStart -= length
  }
  return round
}

/** Milliseconds of each segment. */
function lengthsOf(loop: LiveLoop): number[] {
  return loop.segments.map(({ duration }) => Math.max(1, Math.round(duration * 1000)))
}

/** Sequence number of the last finished segment; -1 before the first one. `elapsed`: milliseconds on air. */
function lastFinished(lengths: readonly number[], round: number, elapsed: number): number {
  const rounds = Math.floor(elapsed / round)
  let sinceRoundStart = elapsed - rounds * round
  let index = 0
  for (const length of lengths) {
    if (sinceRoundStart < length) break
    sinceRoundStart -= length
    index += 1
  }
  return rounds * lengths.length + index - 1
}

function sum(lengths: readonly number[], upTo: number): number {
  let total = 0
  for (let index = 0; index < upTo; index += 1) total += lengths[index] ?? 0
  return total
}
