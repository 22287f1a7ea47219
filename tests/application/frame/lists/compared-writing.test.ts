import { expect, it } from 'vitest'
import { ComparedWriting } from '../../../../src/application/frame/lists/compared-writing'
import type { SimplifierSource } from '../../../../src/application/frame/lists/simplifier-source'
import { simplify } from '../../../../src/infrastructure/frame/lists/simplify'

/** A source that counts how often its table is asked for. */
function sourceOf(answers: readonly (() => ReturnType<SimplifierSource['load']>)[]) {
  const left = [...answers]
  let asked = 0
  const source: SimplifierSource = {
    load: () => {
      asked += 1
      return left.shift()?.() ?? Promise.resolve(simplify)
    },
  }
  return { source, asked: () => asked }
}

it('compares Chinese in simplified characters once their table is there, and all else at once', async () => {
  const { source, asked } = sourceOf([])
  const writing = new ComparedWriting(source)
  expect(writing.fold('ＣＡＦÉ 醫保')).toBe('cafe 醫保')
  await writing.prepare('cafe')
  expect(asked()).toBe(0)
  await writing.prepare('醫')
  await writing.prepare('醫保')
  expect([writing.fold('醫保'), asked()]).toEqual(['医保', 1])
})

it('works by what is typed where the table cannot be loaded, and asks again', async () => {
  const { source } = sourceOf([() => Promise.reject(new Error('offline'))])
  const writing = new ComparedWriting(source)
  await writing.prepare('醫')
  expect(writing.fold('醫保')).toBe('醫保')
  await writing.prepare('醫')
  expect(writing.fold('醫保')).toBe('医保')
})
