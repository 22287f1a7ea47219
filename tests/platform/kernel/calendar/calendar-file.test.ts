import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { calendarFile } from '../../../../platform/kernel/calendar/calendar-file'
import { anyText } from '../../../support/any-text'

const origin = 'https://city.example'
const fileOf = (title: string, description: string) =>
  calendarFile(
    {
      ...{ product: 'Tests', name: title },
      entries: [
        {
          ...{ id: 'e', title, description, path: '/x?a=1,2;3', location: title },
          ...{ startsAt: new Date(0), endsAt: new Date(3_600_000) },
        },
      ],
    },
    { origin, at: new Date(0) },
  )

/** The value of a line as RFC 5545 has it, read by hand. */
const valueOf = (file: string, name: string): string | undefined =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

it('a plain text is the same to every reader of a calendar, and begins no line of it', () => {
  fc.assert(
    fc.property(anyText(), anyText('many'), (title, text) => {
      const file = fileOf(title, text)
      const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
      const description = `${text}\n\n${origin}/x?a=1,2;3`
      expect([event.summary, event.location, event.description]).toEqual([title, title, description])
      expect(['SUMMARY', 'LOCATION', 'DESCRIPTION'].map((name) => valueOf(file, name))).toEqual([
        title,
        title,
        description,
      ])
    }),
  )
})

it('breaks of lines of any kind and control characters are none in a calendar', () => {
  for (const sign of ['\r', '\n', '\r\n', '\u2028', '\u0085', '\u0007', '\0', '\u000b']) {
    const file = fileOf(`a${sign}BEGIN:VALARM`, `b${sign}c`)
    expect(
      // eslint-disable-next-line no-control-regex
      file.split(/\r\n|[\r\n\u2028\u0085\u000b\u000c]/).filter((line) => line.startsWith('BEGIN:VALARM')),
    ).toHaveLength(1)
    // eslint-disable-next-line no-control-regex
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u2028\u0085]/)
  }
})

it('ends with a line break, and says how often to read it where calendars subscribe to it', () => {
  const file = (isSubscribed?: boolean) =>
    calendarFile(
      { product: 'Tests', name: 'n', entries: [], isSubscribed: isSubscribed ?? false },
      { origin, at: new Date(0) },
    )
  for (const each of [file(), file(true)]) expect(each.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file(true)).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n')
  expect(file()).not.toMatch(/REFRESH|TTL/)
})
