import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PickerColumns } from '../../../../src/ui/frame/kit/pickers/picker-values'
import { fitToColumns } from '../../../../src/ui/frame/kit/pickers/picker-values'

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    value: String(from + index),
    label: String(from + index),
  }))

const days: Readonly<Record<string, number>> = { '1': 31, '2': 28, '3': 31, '4': 30 }
const date: PickerColumns = ([month = '1']) => [
  { id: 'month', label: 'Month', options: numbers(1, 4) },
  { id: 'day', label: 'Day', options: numbers(1, days[month] ?? 31) },
]

const streets: Readonly<Record<string, readonly string[]>> = { north: ['Oak', 'Elm', 'Ash'], south: ['Bay', 'Elm'] }
const place: PickerColumns = ([district = 'north']) => [
  { id: 'district', label: 'District', options: ['north', 'south'].map((value) => ({ value, label: value })) },
  { id: 'street', label: 'Street', options: (streets[district] ?? []).map((value) => ({ value, label: value })) },
]

describe('The choice of a picker', () => {
  it('keeps a later column when its parent changes, if it still has the value', () => {
    expect(fitToColumns(place, ['south', 'Elm'], ['north', 'Elm'])).toEqual(['south', 'Elm'])
    expect(fitToColumns(date, ['4', '17'], ['1', '17'])).toEqual(['4', '17'])
  })

  it('clamps a later column that has become shorter', () => {
    expect(fitToColumns(date, ['2', '31'], ['1', '31'])).toEqual(['2', '28'])
    expect(fitToColumns(place, ['south', 'Ash'], ['north', 'Ash'])).toEqual(['south', 'Elm'])
  })

  it('starts with the first of each column when nothing is chosen', () => {
    expect(fitToColumns(date, [])).toEqual(['1', '1'])
  })

  it('always fits its columns, and settling twice changes nothing', () => {
    const value = fc.oneof(fc.integer({ min: -2, max: 40 }).map(String), fc.string())
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), fc.array(value, { maxLength: 4 }), (chosen, before) => {
        const settled = fitToColumns(date, chosen, before)
        date(settled).forEach((column, at) =>
          expect(column.options.some((option) => option.value === settled[at])).toBe(true),
        )
        expect(fitToColumns(date, settled)).toEqual(settled)
      }),
    )
  })

  it('ends with columns that have nothing to choose', () => {
    expect(fitToColumns(() => [{ id: 'none', label: 'None', options: [] }], ['x'])).toEqual([''])
  })
})
