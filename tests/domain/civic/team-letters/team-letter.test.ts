import { expect, it } from 'vitest'
import { checkLetter } from '../../../../src/domain/civic/team-letters/team-letter'

it('a letter to a team has 2 to 300 characters', () => {
  expect(checkLetter({ text: ' We meet at eight \n' })).toEqual({ ok: true, value: { text: 'We meet at eight' } })
  expect(checkLetter({ text: '在'.repeat(300) }).ok).toBe(true)
  for (const [text, problem] of [
    [' ', 'required'],
    ['x', 'too-short'],
    ['在'.repeat(301), 'too-long'],
  ] as const)
    expect(checkLetter({ text })).toEqual({ ok: false, reason: { text: problem } })
})
