import { describe, expect, it } from 'vitest'
import { Given, optionsOf } from './options'
import { filesBelow, type SourceFile } from './source-tree'

const unused = (files: readonly SourceFile[], users: readonly SourceFile[]) => {
  const given = new Given(users)
  return files
    .flatMap(optionsOf)
    .filter((option) => !given.has(option))
    .map(({ path, of, name }) => `${path} ${of} ${name}`)
}

describe('What may be left out', () => {
  it('is passed somewhere', { timeout: 300_000 }, () => {
    const files = filesBelow(['src'], ['.ts', '.tsx'])
    // The platform shares the rules of the domain; a test may pass a clock.
    expect(unused(files, [...files, ...filesBelow(['platform', 'tests'], ['.ts', '.tsx'])])).toEqual([])
  })

  it.each([
    ['function f(a: number, b?: number) {}', 'f(1)', ['b']],
    ['function f(a: number, b = 2) {}', 'f(1, 3)', []],
    ['function f(a?: number) {}', 'list.forEach(f)', []],
    ['class A { m(a?: number) {} }', 'new A().m()', ['a']],
    ['interface A { m(a?: number): void }', 'a.m(...all)', []],
    [
      'interface PartProps { x?: number; y: number }\nfunction Part(_: PartProps) {}',
      'const a = <Part y={1} />',
      ['x'],
    ],
    [
      'interface PartProps { x?: number; children?: string }\nfunction Part(_: PartProps) {}',
      'const a = <Part x={1}>word</Part>',
      [],
    ],
    ['interface PartProps { x?: number }\nfunction Part(_: PartProps) {}', 'const a = <Part {...rest} />', []],
  ])('of `%s` is judged by `%s`', (declared, use, expected) => {
    const file = { path: 'x.tsx', text: declared }
    expect(unused([file], [{ path: 'y.tsx', text: use }])).toEqual(
      expected.map((name) => expect.stringMatching(new RegExp(` ${name}$`))),
    )
  })
})
