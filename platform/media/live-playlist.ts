/** A loop of segments that a live channel is made from. */
export interface LiveLoop {
  readonly segments: readonly {
    /** Address of the segment. */
    readonly url: string
    /** Seconds. */
    readonly duration: number
  }[]
}

/** Six segments are some forty seconds: enough to ride out a tunnel, short enough to stay live. */
const windowLength = 6

/**
 * The live playlist of a loop at a moment, as if the loop had been on air since 1970 without an end: a function of the
 * clock alone, so that every process, and every start of one, tells the same. Only finished segments are in it.
 * @param now milliseconds since 1970
 */
export function livePlaylist(loop: LiveLoop, now: number): string {
  const { segments } = loop
  const lengths = segments.map(({ duration }) => Math.max(1, Math.round(duration * 1000)))
  const round = lengths.reduce((sum, length) => sum + length, 0)
  const count = segments.length
  const last = lastFinished(lengths, round, now)
  const first = Math.max(0, last - windowLength + 1)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${Math.max(1, ...segments.map(({ duration }) => Math.round(duration)))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // A loop's own clock starts anew at each joint; as many joints lie before the first segment as rounds are over.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / count)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  for (let sequence = first; sequence <= last; sequence += 1) {
    const place = sequence % count
    const segment = segments[place]
    if (segment === undefined) break
    if (place === 0 && sequence > first) lines.push('#EXT-X-DISCONTINUITY')
    const start = Math.floor(sequence / count) * round + sum(lengths, place)
    if (place === 0 || sequence === first) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(start).toISOString()}`)
    lines.push(`#EXTINF:${segment.duration.toFixed(3)},`, segment.url)
  }
  return `${lines.join('\n')}\n`
}

/** Milliseconds until the playlist of a loop changes. */
export function untilNextSegment(loop: LiveLoop, now: number): number {
  const lengths = loop.segments.map(({ duration }) => Math.max(1, Math.round(duration * 1000)))
  const round = lengths.reduce((total, length) => total + length, 0)
  let into = now % round
  for (const length of lengths) {
    if (into < length) return length - into
    into -= length
  }
  return round
}

/** Sequence number of the last segment that is over; -1 before the first is. */
function lastFinished(lengths: readonly number[], round: number, now: number): number {
  const rounds = Math.floor(now / round)
  let into = now - rounds * round
  let place = 0
  for (const length of lengths) {
    if (into < length) break
    into -= length
    place += 1
  }
  return rounds * lengths.length + place - 1
}

function sum(lengths: readonly number[], upTo: number): number {
  let total = 0
  for (let index = 0; index < upTo; index += 1) total += lengths[index] ?? 0
  return total
}
