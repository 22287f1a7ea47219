import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../../contract/reading/all-endpoints'
import { personalFieldsOf } from './personal-fields'

/** Rows of the document: calls, fields, who may see them. */
const rows = readFileSync(new URL('../../docs/personal-answers.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
const listed = rows.flatMap(([, calls, fields]) =>
  quoted(calls).flatMap((call) => quoted(fields).map((field) => `${call} ${field}`)),
)
const declared = allEndpoints().flatMap(({ endpoint }) =>
  personalFieldsOf(endpoint.answer).map((field) => `${endpoint.name} ${field}`),
)

describe('what answers carry of a person', () => {
  it('is listed, with who may see it', () => {
    expect(
      declared.filter((field) => !listed.includes(field)),
      'an answer carries something of a person, or an exact place: say in docs/personal-answers.md who may see it, and prove it in tests/platform/trust',
    ).toEqual([])
    expect(rows.filter(([, , , who = '']) => who.length < 5)).toEqual([])
  })

  it('is listed once, and only while an answer carries it', () => {
    expect(listed.filter((field) => !declared.includes(field))).toEqual([])
    expect(listed.filter((field, index) => listed.indexOf(field) !== index)).toEqual([])
  })

  it('is found by its name, however deep it stands', () => {
    const place = z.object({ latitude: z.number(), longitude: z.number() })
    const planted = z.object({
      items: z.array(
        z.object({
          id: z.string(),
          taker: z.nullable(z.object({ name: z.string(), phone: z.optional(z.string()) })),
          at: z.union([z.object({ home_address: z.string() }), place]),
        }),
      ),
      by: z.record(z.string(), z.object({ place: z.string(), birth_date: z.string(), order_note: z.string() })),
      real_name: z.string(),
      text: z.string(),
    })
    expect(personalFieldsOf(planted)).toEqual([
      'by{}.birth_date',
      'by{}.order_note',
      'by{}.place',
      'items[].at.home_address',
      'items[].at.latitude',
      'items[].at.longitude',
      'items[].taker.name',
      'items[].taker.phone',
      'real_name',
    ])
  })
})
