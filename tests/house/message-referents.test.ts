import { expect, it } from 'vitest'
import { features } from '../../platform/features'
import { filesBelow } from './source-tree'

const sources = filesBelow(['platform/kernel', 'platform/features'], ['.ts'])
const declared = features.flatMap(({ messageReferents }) => messageReferents ?? [])

it('whatever messages refer to is read by one referent, which a feature declares', () => {
  const kinds = declared.map(({ kind }) => kind)
  expect(kinds.length).toBe(new Set(kinds).size)
  const referred = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/\brefer\('([\w-]+)'/g)].map(([, kind = '']) => kind)),
  )
  expect(referred.size).toBeGreaterThan(12)
  expect([...referred].filter((kind) => !kinds.includes(kind))).toEqual([])
  expect(
    kinds.filter((kind) => !referred.has(kind)),
    'a referent that nothing refers to',
  ).toEqual([])
})

it('messages are filled in by the kernel alone, when they are read', () => {
  const filling = sources
    .filter(({ path, text }) => !path.startsWith('platform/kernel/messages/') && /\bfill(?:Message|Words)\b/.test(text))
    .map(({ path }) => path)
  expect(filling, 'give slots to notify instead').toEqual([])
})
