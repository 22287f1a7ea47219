import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chapterAt, chaptersIn, textBesideChapters } from '../../../../src/domain/media/audio/chapters'

const hours = (count: number) => count * 3600
const two = (value: number) => String(value).padStart(2, '0')

describe('the chapters that a description lists', () => {
  it('are its lines that begin with a time', () => {
    const text = 'An evening on the river.\n\n00:00 The ferry\n03:15 – The bridge\n1:02:03 家\nThat is all.'
    expect(chaptersIn(text, hours(2))).toEqual([
      { start: 0, title: 'The ferry' },
      { start: 195, title: 'The bridge' },
      { start: 3723, title: '家' },
    ])
  })

  const forms: readonly ((time: string) => string)[] = [
    (time) => `${time} 渡轮`,
    (time) => `${time}　渡轮`,
    (time) => `${time}：渡轮`,
    (time) => `${time} | 渡轮`,
    (time) => `(${time}) 渡轮`,
    (time) => `（${time}）渡轮`,
    (time) => `[${time}] 渡轮`,
    (time) => `【${time}】渡轮`,
    (time) => `• ${time} - 渡轮`,
    (time) => `- ${time}, 渡轮`,
    (time) => `* [${time}] 渡轮\r`,
    (time) => `1. ${time} 渡轮`,
    (time) => `②${time}—渡轮`,
    (time) => `${time}-99:59 渡轮`,
    (time) => `${time} ~ 1:99:59 渡轮`,
    (time) => `${time.replaceAll(':', '：')} 渡轮`,
    (time) => `${time.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))} 渡轮`,
    (time) => `${time}.500 渡轮`,
    (time) => `渡轮 ${time}`,
    (time) => `渡轮（${time}）`,
    (time) => `• 渡轮 — [${time}]`,
  ]
  const times: readonly ((seconds: number) => string)[] = [
    (at) => `${two(Math.floor(at / 3600))}:${two(Math.floor(at / 60) % 60)}:${two(at % 60)}`,
    (at) => `${Math.floor(at / 3600)}:${two(Math.floor(at / 60) % 60)}:${two(at % 60)}`,
    (at) => `${two(Math.floor(at / 60))}:${two(at % 60)}`,
    (at) => `${Math.floor(at / 60)}:${two(at % 60)}`,
  ]
  it('are read in every form in which people write them, with hours or with minutes beyond sixty', () => {
    const starts = fc.uniqueArray(fc.integer({ min: 1, max: 9 * 3600 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.constantFrom(...times), starts, (form, time, later) => {
        const ascending = [0, ...later.sort((one, other) => one - other)]
        const text = ['今晚的节目。', ...ascending.map((at) => form(time(at))), '谢谢收听'].join('\n')
        expect(chaptersIn(text, hours(10))).toEqual(ascending.map((start) => ({ start, title: '渡轮' })))
        expect(textBesideChapters(text, hours(10))).toBe('今晚的节目。\n谢谢收听')
        // None at all where one lies beyond the end of the sound.
        expect(chaptersIn(text, ascending.at(-1) ?? 0)).toEqual([])
      }),
    )
  })

  it('are read in spoken times', () => {
    expect(chaptersIn('0分00秒 开场\n3分15秒 渡轮\n1小时02分03秒 家', hours(2)).map(({ start }) => start)).toEqual([
      0, 195, 3723,
    ])
    expect(chaptersIn(`0'00" One\n101'45" Two`, hours(2)).map(({ start }) => start)).toEqual([0, 6105])
    expect(chaptersIn('0m05s One\n1h02m03s Two', hours(2)).map(({ title }) => title)).toEqual(['One', 'Two'])
  })

  it.each([
    ['a time that only happens to be named', 'Opens at\n10:30 on Sunday', hours(1)],
    ['times that do not rise', '05:00 b\n01:00 a', hours(1)],
    ['nothing', '', hours(1)],
    ['the times of a day, which fit into an hour of minutes', '08:30 开门\n12:00 午休\n18:00 关门', hours(1)],
    ['the times of a day with odd minutes', '08:03 to Riverbend\n08:33 to the coast', hours(1)],
    ['the times of a day, in prose', '每天\n00:30 am the night bus leaves\n00:45 am it is back', hours(1)],
    ['verses', 'John 3:16\nMatthew 5:14', hours(1)],
    ['times of a sound of four seconds', '00:00 Opening\n10:30 The market', 4],
    ['seconds beyond sixty', '00:00 One\n00:75 Two', hours(1)],
    ['times without words', '00:00\n03:15 —', hours(1)],
    ['times that begin late, where the length is unknown', '00:10 One\n01:00 Two', 0],
  ])('are none for %s', (_what, text, duration) => {
    expect(chaptersIn(text, duration)).toEqual([])
    expect(textBesideChapters(text, duration)).toBe(text)
  })

  it('need no known length when they begin with the sound', () => {
    expect(chaptersIn('00:00 One\n01:00 Two', 0)).toHaveLength(2)
  })

  it('take no time over a long line', () => {
    const long = `${' '.repeat(50_000)}${'a '.repeat(50_000)}`
    expect(chaptersIn(`00:00 One\n${long}\n01:00 Two`, 90)).toHaveLength(2)
  })

  it('are on from their own time until the next one', () => {
    const chapters = chaptersIn('00:10 One\n01:00 Two', 90)
    expect([0, 10, 59.9, 60, 9999].map((time) => chapterAt(chapters, time))).toEqual([-1, 0, 0, 1, 1])
  })
})
