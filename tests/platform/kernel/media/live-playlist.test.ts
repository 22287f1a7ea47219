import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { livePlaylist, untilNextSegment } from '../../../../platform/kernel/media/live-playlist'
import type { LiveLoop } from '../../../../platform/kernel/media/live-playlist'

interface Entry {
  readonly sequence: number
  readonly discontinuity: number
  readonly url: string
  readonly duration: number
}

/** Reads a playlist as a player does: sequence and discontinuity numbers come from the head and are counted on. */
function read(playlist: string): { entries: Entry[]; firstAt: number; target: number } {
  const lines = playlist.trim().split('\n')
  const value = (name: string): string =>
    lines.find((line) => line.startsWith(`#EXT-X-${name}:`))?.split(/:(.*)/)[1] ?? ''
  let sequence = Number(value('MEDIA-SEQUENCE'))
  let discontinuity = Number(value('DISCONTINUITY-SEQUENCE'))
  let duration = 0
  const entries: Entry[] = []
  for (const line of lines) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1
    else if (line.startsWith('#EXTINF:')) duration = Number.parseFloat(line.slice(8))
    else if (!line.startsWith('#')) entries.push({ sequence: sequence++, discontinuity, url: line, duration })
  }
  return { entries, firstAt: Date.parse(value('PROGRAM-DATE-TIME')), target: Number(value('TARGETDURATION')) }
}

const loops: fc.Arbitrary<LiveLoop> = fc
  .array(fc.integer({ min: 500, max: 12_000 }), { minLength: 1, maxLength: 12 })
  .map((lengths) => ({
    segments: lengths.map((length, index) => ({ url: `/media/${index}.ts`, duration: length / 1000 })),
  }))
const since = Date.UTC(2026, 10, 1)
const moments = fc.integer({ min: Date.UTC(2026, 10, 2), max: Date.UTC(2060, 0, 1) })

const lengthOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + Math.round(entry.duration * 1000), 0)

describe('the playlist of a live loop', () => {
  it('numbers segments and joints from the day it went on air, so that no player has to walk through millions', () => {
    fc.assert(
      fc.property(loops, moments, fc.integer({ min: 0, max: 86_400_000 }), (loop, start, elapsed) => {
        const [first] = read(livePlaylist(loop, start, start + elapsed)).entries
        const played =
          elapsed / lengthOf(loop.segments.map((segment) => ({ ...segment, sequence: 0, discontinuity: 0 })))
        expect(first?.sequence ?? 0).toBeLessThanOrEqual(played * loop.segments.length)
        expect(first?.discontinuity ?? 0).toBeLessThanOrEqual(played)
      }),
    )
  })

  it('never goes back in time', () => {
    fc.assert(
      fc.property(loops, moments, fc.integer({ min: 0, max: 10_000_000 }), (loop, now, later) => {
        const before = read(livePlaylist(loop, since, now)).entries
        const after = read(livePlaylist(loop, since, now + later)).entries
        expect(after[0]!.sequence).toBeGreaterThanOrEqual(before[0]!.sequence)
        expect(after.at(-1)!.sequence).toBeGreaterThanOrEqual(before.at(-1)!.sequence)
      }),
    )
  })

  it('moves on by one segment exactly when one ends', () => {
    fc.assert(
      fc.property(loops, moments, (loop, now) => {
        const wait = untilNextSegment(loop, since, now)
        const present = livePlaylist(loop, since, now)
        expect(livePlaylist(loop, since, now + wait - 1)).toBe(present)
        expect(read(livePlaylist(loop, since, now + wait)).entries.at(-1)!.sequence).toBe(
          read(present).entries.at(-1)!.sequence + 1,
        )
      }),
    )
  })

  it('says the same of a segment for as long as it shows it', () => {
    fc.assert(
      fc.property(loops, moments, fc.integer({ min: 0, max: 40_000 }), (loop, now, later) => {
        const before = new Map(read(livePlaylist(loop, since, now)).entries.map((entry) => [entry.sequence, entry]))
        for (const entry of read(livePlaylist(loop, since, now + later)).entries) {
          const known = before.get(entry.sequence)
          if (known !== undefined) expect(entry).toEqual(known)
        }
      }),
    )
  })

  it('is contiguous: each segment is the next of the loop, and the discontinuity number grows at its joint alone', () => {
    fc.assert(
      fc.property(loops, moments, (loop, now) => {
        const { entries, target } = read(livePlaylist(loop, since, now))
        expect(entries).toHaveLength(6)
        entries.forEach((entry, index) => {
          expect(entry.url).toBe(`/media/${entry.sequence % loop.segments.length}.ts`)
          expect(entry.discontinuity).toBe(Math.floor(entry.sequence / loop.segments.length))
          expect(Math.round(entry.duration)).toBeLessThanOrEqual(target)
          if (index > 0) expect(entry.sequence).toBe(entries[index - 1]!.sequence + 1)
        })
      }),
    )
  })

  it('ends at the last segment that is over, by its own dates', () => {
    fc.assert(
      fc.property(loops, moments, (loop, now) => {
        const { entries, firstAt } = read(livePlaylist(loop, since, now))
        const end = firstAt + lengthOf(entries)
        expect(end).toBeLessThanOrEqual(now)
        expect(
          end +
            untilNextSegment(loop, since, now) +
            lengthOf([
              {
                ...entries[0]!,
                duration: loop.segments[(entries.at(-1)!.sequence + 1) % loop.segments.length]!.duration,
              },
            ]),
        ).toBeGreaterThan(now)
      }),
    )
  })
})
