import { describe, expect, it } from 'vitest'
import { filesBelow, type SourceFile } from './source-tree'

/** A comment that begins with one of these words leaves out its subject: 'Of the office.', 'Whose drafts these are.' */
const subjectless = new Set(
  (
    'Also As At Because Beside Besides Between Beyond By For From In Into Masked Null Of On Only Or Over Per Set Since ' +
    'Sorted Than Those Through To Under Until Where Which While Who Whom Whose With Within Without'
  ).split(' '),
)

const docComment = /(?<!\S)\/\*\*[\s*]+(\p{L}+)?.*/gu

/** The doc comments of a file that begin without their subject, each as its line and its first words. */
function subjectlessComments({ path, text }: SourceFile): readonly string[] {
  return [...text.matchAll(docComment)]
    .filter(([, first = '']) => subjectless.has(first))
    .map(({ 0: comment, index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${path}:${line}: ${comment.replace(/^[\s/*]+|\s*\*\/.*$/g, '')}`
    })
}

describe('a doc comment', () => {
  it('begins with what it is about', () => {
    const files = filesBelow(
      ['bench', 'conform', 'contract', 'faults', 'platform', 'scripts', 'src'],
      ['.ts', '.tsx', '.mjs'],
    )
    expect(
      files.flatMap((file) => subjectlessComments(file)),
      'name what the comment is about: "The office’s number; null where it is not public."',
    ).toEqual([])
  })

  it.each([
    ['/** Of the office. */\nconst phone = 1', ['x.ts:1: Of the office.']],
    [
      'const a = 1\n/**\n * Who follows a link of their own was led by nobody.\n */\nlet b',
      ['x.ts:2: Who follows a link of their own was led by nobody.'],
    ],
    ['interface A {\n  /** Since when they are a member. */\n  b: 1\n}', ['x.ts:2: Since when they are a member.']],
    ['const a = { /** For a correction. */ b: 1 }', ['x.ts:1: For a correction.']],
    ['/** Null while they are there. */ let a', ['x.ts:1: Null while they are there.']],
    ["/** The office's number; null where it is not public. */\nlet a", []],
    ["/** '' for an adult. */\nlet a", []],
    ['/** WGS-84 */ let a', []],
    ['/** Sets the rate (B28). */\nlet a', []],
    ['// In a page without https it is absent.\nlet a', []],
    ["const folders = ['src/**']\nlet Of = 1", []],
  ])('%j is reported as %j', (text, expected) => {
    expect(subjectlessComments({ path: 'x.ts', text })).toEqual(expected)
  })
})
