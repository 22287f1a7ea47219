import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundingLifecycle, foundingStates } from '../../../../src/domain/civic/team-foundings/founding-lifecycle'
import { checkFounding, checkTeam, teamNameKey } from '../../../../src/domain/civic/team-foundings/team-form'
import { allowedActs } from '../../../support/allowed-acts'

const team = { name: 'River Swifts', intro: 'We count the swifts.', street: 'Lantern Street', pictures: ['p1'] }
const founding = { ...team, why: 'Nobody counts them at present.' }
const problems = (change: object) => {
  const result = checkFounding({ ...founding, ...change })
  return result.ok ? {} : result.reason
}

describe('the request to found a team', () => {
  it('has a name, what it does, a street without a number, a picture, and why', () => {
    expect(checkFounding({ ...founding, name: '  River   Swifts ' })).toMatchObject({ ok: true, value: founding })
    expect(problems({ name: '', intro: 'Birds', street: '', why: '', pictures: [] })).toEqual({
      ...{ name: 'required', intro: 'too-short', street: 'required', why: 'required', pictures: 'required' },
    })
    expect(problems({ street: 'Lantern Street 17' })).toEqual({ street: 'has-number' })
    expect(problems({ name: 'x'.repeat(61), pictures: ['1', '2'] })).toEqual({ name: 'too-long', pictures: 'too-many' })
  })

  it('keeps the present picture of a team that is changed', () => {
    expect(checkTeam({ ...team, pictures: [] }).ok).toBe(true)
  })

  it('is judged once, by the office, and withdrawn while it waits', () => {
    expect(foundingLifecycle.start).toBe('submitted')
    expect(allowedActs(foundingLifecycle, foundingStates, 'operator')).toEqual([
      'approve: submitted → approved',
      'refuse: submitted → refused',
    ])
    expect(allowedActs(foundingLifecycle, foundingStates, 'founder')).toEqual(['withdraw: submitted → withdrawn'])
  })
})

describe('the names of two teams', () => {
  it.each([
    ['River Swifts', 'river-swifts!'],
    ['灯笼街', '灯 笼 街'],
    ['Ｒｉｖｅｒ', 'river'],
  ])('are the same where only case, spaces, signs or width differ: %s, %s', (one, other) => {
    expect(teamNameKey(one)).toBe(teamNameKey(other))
  })

  it('differ by their letters, and a name is compared as itself', () => {
    expect(teamNameKey('River Swifts')).not.toBe(teamNameKey('River Swift'))
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(teamNameKey(teamNameKey(name))).toBe(teamNameKey(name))
        expect(teamNameKey(` ${name}!`)).toBe(teamNameKey(name))
      }),
    )
  })
})
