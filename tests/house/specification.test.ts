import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow, repository } from './source-tree'

const file = 'docs/specification.md'
const listed = [...readFileSync(join(repository, file), 'utf8').matchAll(/^\| (\w+) \|/gm)]
  .map(([, number = '']) => number)
  .filter((number) => number !== 'number')

const orderOf = (number: string): number => number.charCodeAt(0) * 1000 + Number(number.slice(1))

it('every number of the specification that the code names is explained in docs/specification.md', () => {
  const unknown = filesBelow(['contract', 'src', 'platform', 'tests'], ['.ts', '.tsx', '.css']).flatMap(
    ({ path, text }) =>
      [...text.matchAll(/\b(?:B\d{2,3}|[CS]\d{3})\b/g)]
        .filter(([number]) => !listed.includes(number))
        .map(([number]) => `${path}: ${number}`),
  )
  expect(unknown, `say in ${file}, in a line of our own, what the number stands for`).toEqual([])
})

it('no number stands there twice, and they are in order', () => {
  expect(listed, `the numbers in ${file}`).toEqual(
    [...new Set(listed)].sort((one, other) => orderOf(one) - orderOf(other)),
  )
})
