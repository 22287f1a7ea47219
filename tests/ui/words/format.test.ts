import { describe, expect, it } from 'vitest'
import { formatWords } from '../../../src/ui/words/format.words'
import { formatWith } from '../../../src/ui/words/use-format'

const now = Date.UTC(2026, 10, 21, 8)
const minute = 60_000
const hour = 60 * minute
const chinese = formatWith(formatWords['zh-CN'], 'Asia/Shanghai', () => now)
const english = formatWith(formatWords.en, 'Asia/Shanghai', () => now)

describe('Values on the screen', () => {
  it.each([
    [999, '999', '999'],
    [1200, '1200', '1.2k'],
    [9999, '9999', '10k'],
    [66_543, '6.65万', '66.5k'],
    [123_456, '12.35万', '123.5k'],
    [1_300_000, '130.00万', '1.3m'],
    [-1, '0', '0'],
  ])('show the count %i (B53)', (count, zh, en) => {
    expect([chinese.count(count), english.count(count)]).toEqual([zh, en])
  })

  it.each([
    [now - 59_999, '刚刚', 'just now'],
    [now - minute, '1分钟前', '1 min ago'],
    [now - 3 * hour, '3小时前', '3 h ago'],
    [now - 25 * hour, '昨天', 'yesterday'],
    [now - 49 * hour, '前天', '2 days ago'],
    [Date.UTC(2026, 0, 5), '1月5日', 'Jan 5'],
    [Date.UTC(2025, 11, 31, 15, 59), '2025年12月31日', 'Dec 31, 2025'],
    [Number.NaN, '', ''],
  ])('show how long ago %d was (B55)', (instant, zh, en) => {
    expect([chinese.relativeTime(instant), english.relativeTime(instant)]).toEqual([zh, en])
  })

  it('show day and time on the clock of the site', () => {
    const instant = Date.UTC(2026, 10, 21, 16, 5)
    expect([chinese.dateTime(instant), english.dateTime(instant)]).toEqual([
      '2026年11月22日 00:05',
      'Nov 22, 2026, 00:05',
    ])
    expect(english.dateTime(Number.NaN)).toBe('')
  })

  it.each([
    [99, '小于100m', 'less than 100 m'],
    [100, '100m', '100 m'],
    [1500, '1.5km', '1.5 km'],
    [100_001, '大于100km', 'more than 100 km'],
    [Number.NaN, '', ''],
  ])('show a distance of %d metres (B52)', (metres, zh, en) => {
    expect([chinese.distance(metres), english.distance(metres)]).toEqual([zh, en])
  })

  it('leave figures out in elder mode', () => {
    expect(formatWith(formatWords.en, 'Asia/Shanghai', () => now, false).counted(20, 'views')).toBe('')
  })

  it('say lengths and counts as people do', () => {
    expect(english.spokenDuration(3601)).toBe('1 hour 1 second')
    expect(chinese.spokenDuration(62)).toBe('1分2秒')
    expect(english.spokenDuration(0)).toBe('0 seconds')
    expect(english.counted(1, 'views')).toBe('1 view')
    expect(chinese.counted(20_000, 'plays')).toBe('2.00万播放')
  })
})
