import { vi } from 'vitest'
import type { TestPlatform } from './platform'

/** Records the log of a platform from now on, as lines. */
export function recordLog(platform: TestPlatform): {
  readonly lines: () => readonly Record<string, unknown>[]
  readonly text: () => string
} {
  const { log } = platform.app as unknown as { log: Record<symbol, { write: (line: string) => void }> }
  const stream = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream')
  let text = ''
  vi.spyOn(log[stream!]!, 'write').mockImplementation((line) => void (text += line))
  return {
    text: () => text,
    lines: () =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}
