import * as z from 'zod/mini'
import { channelGenres } from '../../../../src/domain/media/channels/channel-genre'
import type { Misfit } from '../../../kernel/publishing/publishable-kind'
import { contentShape } from '../../../kernel/publishing/published-content'
import { bothLanguages, fileName, writtenPlace } from '../../../kernel/publishing/written-fields'

/** The days of the week as files name them, in the order of the schedule's numbers. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const clockTime = /^([01]\d|2[0-4]):([0-5]\d)$/
/** A time of day on the clock of the site, from 00:00 to 24:00. */
const writtenTime = z
  .string()
  .check(
    z.refine((text) => clockTime.test(text) && minutesOf(text) <= 1440, 'a time of day in quotes, such as "06:30"'),
  )

/** The fields of a channel's file. */
export const channelFields = z.strictObject({
  title: contentShape.title,
  summary: contentShape.summary,
  organisation: contentShape.organisation,
  city: contentShape.city,
  comments: contentShape.comments,
  share: contentShape.share,
  type: z.enum(['radio', 'television']),
  cover: fileName,
  /** The frequency at which it is received, such as FM 98.6. */
  frequency: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  region: bothLanguages(50),
  genre: z._default(z.enum(channelGenres), 'general'),
  /** The address of its stream. */
  stream: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }),
  /** The kind of the stream: an HLS playlist when omitted. */
  mime: z._default(z.string().check(z.regex(/^[a-z]+\/[a-z0-9.+-]+$/)), 'application/vnd.apple.mpegurl'),
  sort: writtenPlace,
  /** The names or ids of the cities whose default channel it is. */
  default_for: z._default(z.array(z.string()).check(z.maxLength(20)), []),
  /** The people who may play it. */
  audience: z._default(z.enum(['all', 'members']), 'all'),
  /** The ids of its hosts. */
  hosts: z._default(z.array(z.string()).check(z.maxLength(50)), []),
  /** The weekly schedule. */
  programmes: z._default(
    z
      .array(
        z.strictObject({
          title: bothLanguages(100),
          days: z.array(z.enum(weekdays)).check(z.minLength(1), z.maxLength(7)),
          from: writtenTime,
          until: writtenTime,
          hosts: z._default(z.array(z.string()).check(z.maxLength(10)), []),
          /** The address of a recording. */
          replay: z.optional(z.url({ protocol: /^https$/, error: 'an address that begins with https://' })),
        }),
      )
      .check(z.maxLength(300)),
    [],
  ),
})
export type ChannelFields = z.output<typeof channelFields>
type WrittenProgramme = ChannelFields['programmes'][number]

/** A slot of the weekly schedule. Minutes count from midnight. */
export interface WrittenSlot extends Pick<WrittenProgramme, 'title' | 'hosts' | 'replay'> {
  readonly weekday: number
  readonly startMinute: number
  readonly endMinute: number
  /** The place of its programme in the file. */
  readonly place: number
}

function minutesOf(time: string): number {
  const [, hour = '0', minute = '0'] = clockTime.exec(time) ?? []
  return Number(hour) * 60 + Number(minute)
}

/** The slots of a week, in their order. */
export function slotsOf(programmes: readonly WrittenProgramme[]): WrittenSlot[] {
  return programmes
    .flatMap(({ days, from, until, ...programme }, place) =>
      [...new Set(days)].map((day) => ({
        ...programme,
        ...{ place, weekday: weekdays.indexOf(day), startMinute: minutesOf(from), endMinute: minutesOf(until) },
      })),
    )
    .sort((one, other) => one.weekday - other.weekday || one.startMinute - other.startMinute)
}

/** Finds programmes that end before they begin, and such as are on at the same time. */
export function scheduleMisfits(programmes: readonly WrittenProgramme[]): Misfit[] {
  const misfits: Misfit[] = []
  for (const [place, { from, until }] of programmes.entries())
    if (minutesOf(until) <= minutesOf(from))
      misfits.push({
        path: ['programmes', place, 'until'],
        message: 'it ends before it begins; what goes on after midnight is another programme on the next day',
      })
  const slots = slotsOf(programmes)
  for (const [index, slot] of slots.entries()) {
    const before = slots[index - 1]
    if (before?.weekday === slot.weekday && before.endMinute > slot.startMinute)
      misfits.push({
        path: ['programmes', slot.place, 'from'],
        message: `on ${weekdays[slot.weekday] ?? ''}, "${before.title.en}" is still on`,
      })
  }
  return misfits
}
