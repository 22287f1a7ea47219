import type { WriteStream } from 'node:tty'
import type { OnProgress } from './progress'
import { countText } from './starting.words'

/** Says what a start is doing, each thing on a line of its own. On a terminal the count of it goes on in that line. */
export function terminalProgress(out: Pick<WriteStream, 'isTTY' | 'write'>): OnProgress {
  let last = ''
  return ({ what, count }) => {
    const line = `  ${what.en}${count === undefined ? '' : ` ${countText('en', count)}`}`
    const rewrites = out.isTTY && what.en === last
    // One line up, at its start, the rest of it empty.
    out.write(`${rewrites ? '\u001B[1A\r\u001B[K' : ''}${line}\n`)
    last = what.en
  }
}
