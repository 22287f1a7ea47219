import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './source-tree'

const application = filesBelow(['src/application'], ['.ts'])
const tests = filesBelow(['tests/application'], ['.ts', '.tsx'])

/** The files that a file imports by a relative path, without their endings. */
const importsOf = ({ path, text }: { readonly path: string; readonly text: string }): string[] =>
  [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to))

/** The folder of the feature to which a file belongs, such as `src/application/frame/session`. */
const featureOf = (path: string): string => dirname(path).split('/').slice(0, 4).join('/')

/** The files that a test of the layer imports, and the parts of these in the same feature. */
function testedFiles(sources: typeof application, layerTests: typeof tests): ReadonlySet<string> {
  const tested = new Set<string>()
  const add = (name: string): void => {
    if (tested.has(name)) return
    tested.add(name)
    const source = sources.find(({ path }) => path === `${name}.ts`)
    if (source !== undefined) for (const part of importsOf(source)) if (featureOf(part) === featureOf(name)) add(part)
  }
  for (const test of layerTests) for (const name of importsOf(test)) add(name)
  return tested
}

const useCases = application.filter(({ text }) => /^export class /m.test(text)).map(({ path }) => path.slice(0, -3))

describe('a use case', () => {
  it('has a test of its own layer, or is a part of one of its feature that has', () => {
    expect(useCases.length).toBeGreaterThan(100)
    const tested = testedFiles(application, tests)
    expect(useCases.filter((name) => !tested.has(name))).toEqual([])
  })

  it('without a test is found', () => {
    const source = (path: string, text = '') => ({ path, text })
    const sources = [
      source('src/application/a/whole.ts', "import { Part } from './part'"),
      source('src/application/a/part.ts'),
    ]
    const test = source('tests/application/a/whole.test.ts', "import { Whole } from '../../../src/application/a/whole'")
    expect(testedFiles(sources, [test])).toEqual(new Set(['src/application/a/whole', 'src/application/a/part']))
    expect(testedFiles(sources, [])).toEqual(new Set())
  })
})
