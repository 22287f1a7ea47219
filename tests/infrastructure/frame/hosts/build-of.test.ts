import { expect, it } from 'vitest'
import { buildOf } from '../../../../src/infrastructure/frame/hosts/build-of'

const documentWith = (...sources: readonly string[]) =>
  ({ scripts: sources.map((src) => ({ src })) }) as unknown as Pick<Document, 'scripts'>

it('a document is known by the hash of the script that it starts with', () => {
  const documents = ['0123456789', 'abcdef0123'].map((hash) =>
    documentWith('', 'https://city.example/starter.js', `https://city.example/static/js/index.${hash}.js`),
  )
  expect(documents.map(buildOf)).toEqual(['0123456789', 'abcdef0123'])
})

it('a document without it is of no build', () => {
  expect(buildOf(documentWith('https://city.example/static/js/main.0123456789.js'))).toBe('')
})
