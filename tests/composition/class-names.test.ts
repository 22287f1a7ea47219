import { describe, expect, it } from 'vitest'
import { classNaming, filePrefixes, localNames, numberName } from '../../scripts/class-names.mjs'

const files = Array.from({ length: 300 }, (_, index) => `src/ui/part-${index}.module.css`)
const link = `${process.cwd()}/src/ui/frame/kit/buttons/link.module.css`

describe('the names of classes in a build', () => {
  it('begin with two letters of their file, which no other file has', () => {
    const prefixes = [...filePrefixes(files).values()]
    expect(new Set(prefixes).size).toBe(files.length)
    for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z][\w-]$/)
  })

  it('stay as they are for nearly all files when another comes', () => {
    const before = filePrefixes(files)
    const after = filePrefixes([...files, 'src/ui/another.module.css'])
    expect(files.filter((file) => before.get(file) !== after.get(file)).length).toBeLessThan(3)
  })

  it('count what a file names, each once', () => {
    expect(localNames('.card{color:red}.card:hover .big-one{margin:.5em}@keyframes turn{to{opacity:0}}#own{}')).toEqual(
      ['card', 'big-one', 'turn', 'own'],
    )
    const names = Array.from({ length: 5000 }, (_, index) => numberName(index))
    expect(new Set(names).size).toBe(names.length)
    expect([names[0], names[63], names[64]]).toEqual(['a', '-', 'aa'])
  })

  it('are the same whenever they are asked for, and say where a name is missing', () => {
    const name = classNaming(process.cwd())(link, 'link')
    expect(name).toMatch(/^[A-Z][\w-]a$/)
    expect(classNaming(process.cwd())(link, 'link')).toBe(name)
    expect(() => classNaming(process.cwd())(link, 'unknown')).toThrow(
      'unknown of src/ui/frame/kit/buttons/link.module.css',
    )
  })
})
