import type { WriteStream } from 'node:tty'
import type { OnProgress } from './progress'
import { countText } from './starting.words'

/** Prints the progress of the start, one line for each step. On a terminal, the count is updated within the line. */
export function terminalProgress(out: Pick<WriteStream, 'isTTY' | 'write'>): OnProgress {
  let lastStep = ''
  return ({ what, count }) => {
    const line = `  ${what.en}${count === undefined ? '' : ` ${countText('en', count)}`}`
    const rewrites = out.isTTY && what.en === lastStep
    // Moves one line up and clears it.
    out.write(`${rewrites ? '\u001B[1A\r\u001B[K' : ''}${line}\n`)
    lastStep = what.en
  }
}
