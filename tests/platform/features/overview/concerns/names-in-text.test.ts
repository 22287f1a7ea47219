import { describe, expect, it } from 'vitest'
import { mentionedIn, subjectOfTitle } from '../../../../../platform/features/overview/concerns/names-in-text'

const things = [
  { key: 'station', names: ['老渡口实践站', 'Old Ferry Station'] },
  { key: 'ferry', names: ['老渡口', 'Old Ferry'] },
  { key: 'permit', names: ['申领居住证', '居住证', 'residence permit'] },
  { key: 'park', names: ['公园', 'Park'] },
]
const found = (text: string) => mentionedIn(text, things)

describe('a text mentions things by their names', () => {
  it('in its own order, once each, in either language, however they are written', () => {
    expect(found('The RESIDENCE\npermit is given out at Old  Ferry  station, and again: a residence permit.')).toEqual([
      'permit',
      'station',
    ])
    expect(found('在老渡口实践站可以申领居住证。')).toEqual(['station', 'permit'])
    expect(found('Ｏｌｄ Ferry Station opens')).toEqual(['station'])
  })

  it('not within another name, but beside it', () => {
    expect(found('老渡口实践站')).toEqual(['station'])
    expect(found('从老渡口走到老渡口实践站')).toEqual(['ferry', 'station'])
  })

  it('not within a longer word', () => {
    expect(found('residence permits, Old Ferrymen')).toEqual([])
    expect(found('“residence permit”, Old Ferry-goers')).toEqual(['permit', 'ferry'])
    expect(found('办好residence permit了')).toEqual(['permit'])
  })

  it('not by names that are words of every day, nor by empty ones', () => {
    expect(found('去公园 in the park')).toEqual([])
    expect(mentionedIn('anything', [{ key: 'nameless', names: ['', '  '] }])).toEqual([])
  })
})

it.each([
  ['Apply for emergency aid', 'emergency aid'],
  ['Get a residence permit', 'residence permit'],
  ['Replace your identity card', 'identity card'],
  ['申领居住证', '居住证'],
  ['Emergency aid', null],
  ['居住证', null],
])('the guide ‘%s’ is about ‘%s’', (title, subject) => {
  expect(subjectOfTitle(title)).toBe(subject)
})
