import type { LineFault } from '../../../kernel/operator/written-yaml'

/** The words of a film from one second to another. */
export interface Cue {
  readonly start: number
  readonly end: number
}

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s+\S.*)?\s*$`)
/** Blocks that show nothing. */
const silent = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/**
 * Reads captions in WebVTT. A browser passes over whatever it cannot read, so that a film has no captions and nobody
 * learns why: everything that would not be shown is a fault.
 */
export function readCaptions(text: string): { readonly cues: readonly Cue[]; readonly faults: readonly LineFault[] } {
  const [head, ...others] = blocksOf(text)
  if (head === undefined || !/^WEBVTT(?:[ \t]|$)/.test(head.lines[0] ?? ''))
    return { cues: [], faults: [{ line: 1, message: 'its first line must be WEBVTT' }] }
  const cues: Cue[] = []
  const faults: LineFault[] = []
  // A cue right below the first line belongs to the head, and is read by nobody.
  const misplaced = head.lines.findIndex((line) => line.includes('-->'))
  if (misplaced !== -1) faults.push({ line: misplaced + 1, message: 'there must be an empty line below WEBVTT' })
  for (const { line, lines } of others) {
    if (silent.test(lines[0] ?? '')) continue
    const read = cueOf(lines)
    if ('message' in read) faults.push({ line: line + read.line, message: read.message })
    else cues.push(read)
  }
  if (cues.length === 0 && faults.length === 0) faults.push({ line: 1, message: 'it has no captions' })
  return { cues, faults }
}

/** The blocks between empty lines, and the line on which each begins. */
function blocksOf(text: string) {
  const blocks: { readonly line: number; readonly lines: string[] }[] = []
  let isOpen = false
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') isOpen = false
    else if (isOpen) blocks.at(-1)?.lines.push(line)
    else {
      blocks.push({ line: index + 1, lines: [line] })
      isOpen = true
    }
  }
  return blocks
}

/** Reads one cue: its time on the first line, or below a name. */
function cueOf(lines: readonly string[]): Cue | LineFault {
  const [first = '', second = ''] = lines
  const at = first.includes('-->') ? 0 : second.includes('-->') ? 1 : -1
  if (at === -1) return { line: 0, message: 'these words have no time: an empty line ends a caption' }
  const written = lines[at] ?? ''
  const times = timing.exec(written)
  if (times === null)
    return {
      line: at,
      message: /\d,\d{3}/.test(written)
        ? 'a time of SubRip (SRT) has a comma; WebVTT has a point: 00:01:02.500 --> 00:01:04.000'
        : 'a time must be written as 00:01:02.500 --> 00:01:04.000',
    }
  const [start, end] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))]
  if (end <= start) return { line: at, message: 'a caption must end after it begins' }
  const stray = lines.findIndex((line, index) => index > at && line.includes('-->'))
  if (stray !== -1) return { line: stray, message: 'there must be an empty line above the next caption' }
  return { start, end }
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: readonly string[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}
