import { describe, expect, it } from 'vitest'
import { appointmentWords } from '../../../../src/ui/frame/words/appointment.words'
import { appointmentWith } from '../../../../src/ui/frame/words/use-appointment'
import { formatWords } from '../../../../src/ui/frame/words/format.words'
import { formatWith } from '../../../../src/ui/frame/words/use-format'

const now = Date.UTC(2026, 10, 21, 8)
const minute = 60_000
const hour = 60 * minute
const chinese = formatWith(formatWords['zh-CN'], 'Asia/Shanghai', () => now)
const english = formatWith(formatWords.en, 'Asia/Shanghai', () => now)
const chineseDays = appointmentWith(appointmentWords['zh-CN'], chinese, 'Asia/Shanghai', () => now)
const englishDays = appointmentWith(appointmentWords.en, english, 'Asia/Shanghai', () => now)

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
    [Date.UTC(2026, 0, 5), '1月5日', '5 Jan'],
    [Date.UTC(2025, 11, 31, 15, 59), '2025年12月31日', '31 Dec 2025'],
    [Number.NaN, '', ''],
  ])('show how long ago %d was (B55)', (instant, zh, en) => {
    expect([chinese.relativeTime(instant), english.relativeTime(instant)]).toEqual([zh, en])
  })

  it.each([
    [hour, 3 * hour, '今天 17:00–\u206019:00', 'Today, 17:00–\u206019:00'],
    [hour, 27 * hour, '今天 17:00 – 明天 19:00', 'Today, 17:00 – Tomorrow, 19:00'],
    [hour, Number.NaN, '今天 17:00', 'Today, 17:00'],
  ])(
    'show from when to when, with the day once where it is one, and break no line at the dash of its times',
    (start, end, zh, en) => {
      const between = [chineseDays, englishDays].map((days) => days.between(now + start, now + end))
      expect(between).toEqual([zh, en])
    },
  )

  it('show day and time on the clock of the site', () => {
    const instant = Date.UTC(2026, 10, 21, 16, 5)
    expect([chinese.dateTime(instant), english.dateTime(instant)]).toEqual(['11月22日 00:05', '22 Nov, 00:05'])
    expect([english.dateTime(Number.NaN), englishDays.at(Number.NaN), english.day('2026-02-30')]).toEqual(['', '', ''])
  })

  it.each([
    ['2026-11-21', '今天', 'Today'],
    ['2026-11-22', '明天', 'Tomorrow'],
    ['2026-11-24', '11月24日周二', 'Tue 24 Nov'],
    ['2026-11-20', '11月20日周五', 'Fri 20 Nov'],
    ['2027-01-02', '2027年1月2日周六', 'Sat 2 Jan 2027'],
  ])('say on which day %s somebody has to be somewhere, with the year only when it is another one', (day, zh, en) => {
    expect([chineseDays.day(day), englishDays.day(day)]).toEqual([zh, en])
    const at = Date.parse(`${day}T18:05:00+08:00`)
    expect([chineseDays.at(at), englishDays.at(at)]).toEqual([`${zh} 18:05`, `${en}, 18:05`])
  })

  it('name the year of another year, and always in documents', () => {
    const [now, before] = [Date.UTC(2026, 2, 5), Date.UTC(2025, 2, 5)]
    expect([english.date(now), english.date(before), english.fullDate(now)]).toEqual([
      '5 Mar',
      '5 Mar 2025',
      '5 Mar 2026',
    ])
    expect([chinese.day('2026-03-05'), chinese.day('2027-03-05')]).toEqual(['3月5日', '2027年3月5日'])
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
    expect(formatWith(formatWords.en, 'Asia/Shanghai', () => now, false).countText(20, 'views')).toBe('')
  })

  it('say lengths and counts as people do', () => {
    expect(english.spokenDuration(3601)).toBe('1 hour 1 second')
    expect(chinese.spokenDuration(62)).toBe('1分2秒')
    expect(english.spokenDuration(0)).toBe('0 seconds')
    expect(english.countText(1, 'views')).toBe('1 view')
    expect(chinese.countText(20_000, 'plays')).toBe('2.00万播放')
  })
})
