import { describe, expect, it } from 'vitest'
import { failureTable } from '../../src/application/frame/site/failure-policy'
import { features } from '../../src/composition/features'
import { noticeWords } from '../../src/ui/frame/shell/notices/notices.words'
import { filesBelow, type SourceFile } from './source-tree'

const sources = filesBelow(['src'], ['.ts', '.tsx'])
const declares = ({ path }: SourceFile) =>
  /notice-codes\.ts$|notices\.ts$|notices\.words\.ts$|\.entries\.ts$/.test(path)
const others = sources.filter((file) => !declares(file))

/** The notices that features declare, each with its file and the constant that holds it. */
const declared = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/export const (\w+) = noticeCodes\(([^)]*)\)/g)].flatMap(([, constant = '', list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, code = '']) => ({ path, constant, code })),
  ),
)

/** Whether a file shows a notice: by its literal, or as a property of the constant that holds it. */
const shows = (code: string, constant?: string) =>
  others.some(({ text }) =>
    constant === undefined
      ? text.includes(`'${code}'`)
      : text.includes(`${constant}['${code}']`) || new RegExp(`\\b${constant}\\.${code}\\b`).test(text),
  )
const folderOf = (path: string) => path.split('/').slice(2, 4).join('/')

describe('the notices', () => {
  it('of the frame are all shown', () => {
    const acts = new Set(['undo', 'retry'])
    const ofFailures = new Set(failureTable.map(({ behaviour }) => ('code' in behaviour ? behaviour.code : '')))
    const unused = Object.keys(noticeWords.en).filter(
      (code) => !acts.has(code) && !ofFailures.has(code as never) && !shows(code),
    )
    expect(unused, 'nothing shows these notices').toEqual([])
    expect(shows('a-notice-of-nobody')).toBe(false)
  })

  it('of features are all shown', () => {
    const unused = declared.filter(({ code, constant }) => !shows(code, constant))
    expect(unused, 'nothing shows these notices').toEqual([])
    expect(shows('nobody', 'wishNotices')).toBe(false)
    expect(declared.length).toBeGreaterThan(25)
  })

  it('of a feature are shown by that feature alone: the code of another one may run without their words', () => {
    const elsewhere = declared.flatMap(({ path, constant }) =>
      others
        .filter((file) => new RegExp(`\\b${constant}\\b`).test(file.text) && folderOf(file.path) !== folderOf(path))
        .map((file) => `${file.path}: ${constant}`),
    )
    expect(elsewhere).toEqual([])
  })

  it('of features have words that a feature of the composition loads, and names of their own', async () => {
    const catalogues = await Promise.all(features.flatMap(({ notices }) => notices?.() ?? []))
    const known = [...Object.keys(noticeWords.en), ...catalogues.flatMap((each) => Object.keys(each.notices))]
    expect(declared.filter(({ code }) => !known.includes(code))).toEqual([])
    expect(known.filter((code, at) => known.indexOf(code) !== at)).toEqual([])
  })
})
