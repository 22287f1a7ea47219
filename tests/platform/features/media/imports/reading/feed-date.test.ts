import { afterEach, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { feedDate, shownOrder } from '../../../../../../platform/features/media/imports/reading/feed-date'

const context = { zone: 'Asia/Shanghai', isChinese: true, isDayFirst: null }
const iso = (text: string, changes: Partial<typeof context> | { isDayFirst: boolean } = {}) => {
  const instant = feedDate(text, { ...context, ...changes })
  return instant === null ? null : new Date(instant).toISOString()
}
const at0830 = '2026-11-20T00:30:00.000Z'
const utc0830 = '2026-11-20T08:30:00.000Z'
const midnight = '2026-11-19T16:00:00.000Z'

const monthNames = 'January February March April May June July August September October November December'.split(' ')
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const two = (value: number) => String(value).padStart(2, '0')

/** Every form that the tests know, of a clock's time (as if it were UTC) without a zone. */
const forms: Readonly<Record<string, (at: Date) => string>> = {
  iso: (at) => at.toISOString().slice(0, 19),
  blank: (at) => at.toISOString().slice(0, 19).replace('T', ' '),
  packed: (at) => at.toISOString().slice(0, 19).replace(/[-:]/g, ''),
  slashes: (at) => at.toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '/'),
  dots: (at) => at.toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '.'),
  chinese: (at) =>
    `${at.getUTCFullYear()}年${at.getUTCMonth() + 1}月${at.getUTCDate()}日 ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`,
  'chinese words': (at) =>
    `${at.getUTCFullYear()}年${two(at.getUTCMonth() + 1)}月${two(at.getUTCDate())}日（星期五）${at.getUTCHours()}时${at.getUTCMinutes()}分${at.getUTCSeconds()}秒`,
  'rfc 822': (at) =>
    `${days[at.getUTCDay()]?.slice(0, 3)}, ${at.getUTCDate()} ${monthNames[at.getUTCMonth()]?.slice(0, 3)} ${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)}`,
  american: (at) =>
    `${monthNames[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()} ${at.getUTCHours() % 12 || 12}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} ${at.getUTCHours() < 12 ? 'AM' : 'PM'}`,
  german: (at) =>
    `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)}`,
  asctime: (at) =>
    `${days[at.getUTCDay()]?.slice(0, 3)} ${monthNames[at.getUTCMonth()]?.slice(0, 3)} ${String(at.getUTCDate()).padStart(2)} ${at.toISOString().slice(11, 19)} ${at.getUTCFullYear()}`,
}
const anyTime = fc
  .date({ min: new Date('1995-01-01T00:00:00Z'), max: new Date('2089-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => new Date(Math.floor(at.getTime() / 1000) * 1000))
const anyZone = fc.constantFrom('Asia/Shanghai', 'UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati')

describe('a date of a feed', () => {
  const ownZone = process.env['TZ']
  afterEach(() => {
    if (ownZone === undefined) delete process.env['TZ']
    else process.env['TZ'] = ownZone
  })

  it.each([
    '2026-11-20 08:30:00',
    '2026-11-20T08:30',
    '2026年11月20日 08:30',
    '2026年11月20日上午8时30分',
    '２０２６年１１月２０日　０８：３０',
    '20/11/2026 08:30',
    '11/20/2026 08:30',
    '20.11.2026 8:30',
    'Fri, 20 Nov 2026 08:30:00',
    'FRI,20 NOV 2026 08:30:00',
    '20 Nov 26 08:30',
    'Nov. 20th, 2026 at 8:30 a.m.',
    'Friday, November 20, 2026 8:30 AM',
    '20261120083000'.replace(/^(.{8})/, '$1T'),
    '2026-11-20 08:30 星期五',
  ])('that names no zone stands on the clock of the site: %s', (text) => {
    expect(iso(text)).toBe(at0830)
  })

  it.each([
    '2026-11-20',
    '20261120',
    '2026/11/20',
    '2026年11月20日',
    '20 November 2026',
    'Nov 20, 2026',
    '2026-11-19T24:00:00',
  ])('without a time begins its day on the clock of the site: %s', (text) => {
    expect(iso(text)).toBe(midnight)
  })

  it.each([
    'Fri, 20 Nov 2026 08:30:00 GMT',
    'Fri, 20 Nov 2026 08:30 UT',
    'Fri, 20 Nov 2026 16:30:00 +0800',
    'Fri, 20 Nov 2026 03:30:00 EST',
    'Fri, 20 Nov 2026 00:30:00 PST',
    'Fri, 20 Nov 2026 09:30:00 CET',
    'Fri Nov 20 16:30:00 CST 2026',
    'Fri Nov 20 2026 16:30:00 GMT+0800 (中国标准时间)',
    'Fri, 20 Nov 2026 16:30:00 GMT+8',
    '2026-11-20 16:30:00 +0800 CST',
    '2026-11-20 08:30:00 +0000 UTC',
    '2026-11-20T16:30:00.123456+08:00',
    '2026-11-20T08:30:00,5Z',
    '2026-11-20T16:30:00+08:00[Asia/Shanghai]',
    '2026-11-20 16:30:00 CST',
    '20261120T083000Z',
    '1795163400',
    '1795163400000',
  ])('that names its zone is in it: %s', (text) => {
    expect(iso(text)).toBe(utc0830)
  })

  it('takes CST for China’s time in a Chinese feed, and for America’s in another', () => {
    expect(iso('Fri, 20 Nov 2026 16:30:00 CST')).toBe(utc0830)
    expect(iso('Fri, 20 Nov 2026 02:30:00 CST', { isChinese: false })).toBe(utc0830)
  })

  it.each([
    ...['soon', '', '昨天', '3小时前', '11月20日 08:30', '2026-11', '2026', '08:30', '1700', '20/11/26 08:30'],
    ...['2026-02-30', '2026-13-01', '31/02/2026', '2026-11-20 25:00', '2026-11-20 08:61', '2026-11-20 24:01'],
    ...['2026-11-20 to 2026-11-25', 'since 20 Nov 2026', 'Fri, 20 Nov 2026 08:30:00 XYZ', '2026-11-20T08:30+99:00'],
    ...[
      'Mon, 01 Jan 0001 00:00:00 +0000',
      '1970-01-01T00:00:00Z',
      '0000-00-00 00:00:00',
      'Thu, 01 Jan 1970 08:00:00 +0800',
    ],
    ...['Invalid Date', 'null', 'ma, 08 okt 2018 10:09:29 +0000', '05/03/2026 08:30', '13:00 PM 20 Nov 2026'],
  ])('is unknown where nobody can say what it means: %s', (text) => {
    expect(iso(text)).toBeNull()
  })

  it('has its day before its month where another date of the feed shows so', () => {
    expect([shownOrder('20/11/2026'), shownOrder('11/20/2026 8:30'), shownOrder('05/03/2026')]).toEqual([
      true,
      false,
      null,
    ])
    expect(iso('05/03/2026 08:30', { isDayFirst: true })).toBe('2026-03-05T00:30:00.000Z')
    expect(iso('05/03/2026 08:30', { isDayFirst: false })).toBe('2026-05-03T00:30:00.000Z')
  })

  it('means the same in every form, whatever the zone of the site and of this machine', () => {
    fc.assert(
      fc.property(anyTime, anyZone, anyZone, (at, zone, machineZone) => {
        process.env['TZ'] = machineZone
        const seen = Object.entries(forms).map(([, form]) => feedDate(form(at), { ...context, zone }))
        expect(new Set(seen).size).toBe(1)
        expect(seen[0]).not.toBeNull()
      }),
    )
  })

  it('with an offset is that instant in every form', () => {
    fc.assert(
      fc.property(
        anyTime,
        fc.integer({ min: -12 * 4, max: 14 * 4 }),
        fc.constantFrom('', ':'),
        (at, quarters, colon) => {
          const minutes = Math.abs(quarters) * 15
          const offset = `${quarters < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${colon}${two(minutes % 60)}`
          const local = new Date(at.getTime() + quarters * 15 * 60_000)
          for (const name of Object.keys(forms).filter((each) => each !== 'asctime' && each !== 'american'))
            expect([name, feedDate(`${forms[name]?.(local)} ${offset}`, context)]).toEqual([name, at.getTime()])
        },
      ),
    )
  })

  it('is read or unknown, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const instant = feedDate(text, context)
        expect(instant === null || Number.isSafeInteger(instant)).toBe(true)
      }),
    )
  })
})
