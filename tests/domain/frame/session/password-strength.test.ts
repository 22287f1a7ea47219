import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordStrength } from '../../../../src/domain/frame/session/password-strength'

describe('the strength of a password', () => {
  it.each([
    ['short', 0],
    ['heron-2', 0],
    ['x'.repeat(65), 0],
    ['Heron-7 '.repeat(8), 3],
  ])('%s: %i, as far as its length is accepted', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it.each([
    ['aaaaaaaaaaaa', 1],
    ['aB1-aB1-aB1-', 1],
    ['aB1-.aB1-.aB', 3],
    ['abcdefghij', 1],
    ['+,-./0123456789', 1],
    ['9876543210/.-', 1],
    ['+,-./0123456798', 3],
  ])('%s: %i, by few different characters or a run', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it.each([
    ['heronpier', 1],
    ['heronpiers', 1],
    ['heronsonpier', 1],
    ['heronsonapier', 1],
    ['heronsonapierx', 2],
    ['heron2026', 1],
    ['heronpier7', 2],
    ['HERON202', 1],
    ['heronPIE', 1],
    ['heron-20', 2],
    ['heron-2026', 2],
    ['heron-pier7', 2],
    ['heron-pier-7', 3],
    ['heronpier2026', 2],
    ['Heron-on-the-pier-7', 3],
  ])('%s: %i, by its length and its kinds of characters', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('never falls when more of another kind is added to a password that can be taken', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 40 }), (password) => {
        expect(passwordStrength(`${password}A7-é`)).toBeGreaterThanOrEqual(passwordStrength(password))
      }),
    )
  })
})
