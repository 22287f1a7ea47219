import { describe, expect, it } from 'vitest'
import { atMost, forScale } from '../../bench/lib/figures.mjs'
import { subjectTable } from '../../bench/lib/report.mjs'

describe('a table of many subjects', () => {
  const columns = ['writes lost', 'the longest wait']

  it('has a row for each, with its figures in their columns', () => {
    const figures = [
      atMost('nginx is killed: writes lost', 0, 0, '', '20 times'),
      atMost('nginx is killed: the longest wait', 1845, 15_000, 'ms'),
      atMost('The disk is full: the longest wait', 20, 25_000, 'ms', 'once'),
    ]
    expect(subjectTable(columns, figures)).toEqual([
      '| | writes lost | the longest wait | Behind it |',
      '|---|---|---|---|',
      '| nginx is killed | 0 | 1845 ms | 20 times |',
      '| The disk is full |  | 20 ms | once |',
    ])
  })

  it('shows what is not met, and what it should have been', () => {
    const [, , row] = subjectTable(columns, [atMost('nginx is killed: writes lost', 2, 0, '', '')])
    expect(row).toBe('| nginx is killed | **2** (≤ 0) |  |  |')
  })

  it('begins the row of a figure of its own with it', () => {
    const [, , row] = subjectTable(columns, [forScale('All: kills', 100, '', 'a hundred')])
    expect(row).toBe('| All: kills | 100 |  | a hundred |')
  })
})
