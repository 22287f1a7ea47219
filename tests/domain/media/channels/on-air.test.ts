import { expect, it } from 'vitest'
import { onAirProgress } from '../../../../src/domain/media/channels/on-air'

/** 16:00 in Shanghai. */
const four = Date.UTC(2026, 10, 21, 8)
const minute = 60_000

it('says how much of a programme has been on, by the clock of the site', () => {
  const onAir = { startMinute: 16 * 60, endMinute: 17 * 60 }
  const at = (minutes: number) => onAirProgress(onAir, four + minutes * minute, 'Asia/Shanghai')
  expect([0, 0.5, 30, 59].map(at)).toEqual([0, 0.5 / 60, 0.5, 59 / 60])
})

it('is nothing before its start, from its end on, without a length, and for an impossible time', () => {
  const at = (startMinute: number, endMinute: number, now = four) =>
    onAirProgress({ startMinute, endMinute }, now, 'Asia/Shanghai')
  expect([at(961, 1000), at(900, 960), at(960, 960), at(0, 1440, NaN)]).toEqual([null, null, null, null])
})
