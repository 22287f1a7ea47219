import { describe, expect, it } from 'vitest'
import { knownWords, strangeNames, strangeParameters, unknownNames } from './named-in-comments'
import { filesBelow } from './source-tree'

const endings = ['.ts', '.tsx']
const files = filesBelow(['src', 'platform', 'contract'], endings)

describe('a name in a comment', () => {
  it('is a name of the code', () => {
    const known = knownWords([...files, ...filesBelow(['scripts', 'tests'], [...endings, '.mjs'])])
    expect(files.flatMap((file) => unknownNames(file, known))).toEqual([])
  })

  it('that is explained is one of the file', () => {
    expect(files.flatMap(strangeNames)).toEqual([])
  })

  it('after @param is one of the parameters', () => {
    expect(files.flatMap(strangeParameters)).toEqual([])
  })

  const known = knownWords([{ path: 'y.ts', text: 'const isOver = Clock.stop // isFinished, goesOn' }])
  it.each([
    ['/** Ends at `isOver`. */', []],
    ['// Ends at `isFinished`.', ['x.ts:1 `isFinished`']],
    ['const a = 1\n/* It is `Clock.goesOn`. */', ['x.ts:2 `Clock.goesOn`']],
    ['// Calls `stop(now)`, then `vanish()`.', ['x.ts:1 `vanish()`']],
    ['// A `plain` word, `a-key`, and `MediaError` of the DOM.', []],
  ])('in %j is judged', (text, expected) => {
    expect(unknownNames({ path: 'x.ts', text }, known)).toEqual(expected)
  })

  it.each([
    ['/** Saves. `settled` is true after a pause. */\nfunction save(isSettled: boolean) {}', ['x.ts:1 settled']],
    ['/** Saves. `isSettled` is true after a pause. */\nfunction save(isSettled: boolean) {}', []],
    ['/** `expected` and `found` are minutes. */\ninterface A { expected: 1; actual: 1 }', ['x.ts:1 found']],
    ['/** It waits, as `found` does. */\ninterface A { actual: 1 }', []],
  ])('that is explained in %j is judged', (text, expected) => {
    expect(strangeNames({ path: 'x.ts', text })).toEqual(expected)
  })

  it.each([
    ['/** @param at When. */\nfunction save(now: Date) {}', ['x.ts:1 at']],
    ['/** @param at When. */\nconst save = ({ at }: { at: Date }) => at', []],
    ['interface A {\n  /** @param at.day The day. */\n  save(at: Time): void\n}', []],
    ['class A {\n  /** @param to Where. */\n  constructor(private readonly from: string) {}\n}', ['x.ts:2 to']],
  ])('after @param in %j is judged', (text, expected) => {
    expect(strangeParameters({ path: 'x.ts', text })).toEqual(expected)
  })
})
