import { expect, it } from 'vitest'
import type { Progress } from '../../../../platform/kernel/starting/progress'
import { terminalProgress } from '../../../../platform/kernel/starting/terminal-progress'

const both = (text: string) => ({ 'zh-CN': text, en: text })
const steps: readonly Progress[] = [
  { what: both('people') },
  { what: both('articles') },
  { what: both('articles'), count: { done: 40, of: 50 } },
  { what: both('articles'), count: { done: 50, of: 50 } },
  { what: both('pages') },
]

/** The written output, and what a terminal then shows. */
function told(isTTY: boolean): string {
  let text = ''
  const tell = terminalProgress({ isTTY, write: (part: string) => Boolean((text += part)) })
  steps.forEach(tell)
  return text
}

it('a terminal has a line for each step, whose count goes on in its place', () => {
  const shown: string[] = []
  for (const line of told(true).split('\n')) {
    if (line.startsWith('\u001B[1A\r\u001B[K')) shown.pop()
    shown.push(line.replace('\u001B[1A\r\u001B[K', ''))
  }
  expect(shown).toEqual(['  people', '  articles 50 of 50', '  pages', ''])
})

it('a log has a line for each count', () => {
  expect(told(false)).toBe('  people\n  articles\n  articles 40 of 50\n  articles 50 of 50\n  pages\n')
})
