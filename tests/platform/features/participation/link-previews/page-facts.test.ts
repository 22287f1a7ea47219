import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPageFacts } from '../../../../../platform/features/participation/link-previews/page-facts'

const factsOf = (html: string) => readPageFacts(Buffer.from(html), null, 'https://paper.example/a')
const named = '<meta property="og:title" content="The ferry">'

it('a page is read to the end of its head, also one that opens none', () => {
  expect(factsOf(`<html><head>${named}</head><body>`)?.title).toBe('The ferry')
  expect(factsOf(`<div><p>${named}`)?.title).toBe('The ferry')
  expect(factsOf(`<head></head>${named}`)).toBeNull()
  expect(factsOf(`<body>${named}`)).toBeNull()
})

it('a page that nests elements without end is not followed', () => {
  for (const tag of ['a', 'svg', 'i']) expect(factsOf(`${`<${tag}>`.repeat(40)}${named}`), tag).toBeNull()
})

it('what a page says has no character that a database refuses or nobody sees', () => {
  const bad = fc.constantFrom('\0', '\u202e', '\u200b', '\u0007', '&#8203;', '&#0;', 'x', '望', '\ud800')
  fc.assert(
    fc.property(fc.array(bad, { minLength: 1, maxLength: 8 }), (parts) => {
      const text = `a${parts.join('')}b`
      const facts = factsOf(`<title>${text}</title><meta name="description" content="${text}">`)
      // eslint-disable-next-line no-control-regex
      expect(`${facts?.title}${facts?.description}`).not.toMatch(/[\u0000-\u001f\u200b\u202e]|\p{Surrogate}/u)
    }),
  )
})
