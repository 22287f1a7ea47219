import { siteTime, type TimeZone } from '../../frame/shared/site-time'

/** When a programme begins and ends, in minutes of the day in the site's time zone; `endMinute` is exclusive. */
export interface OnAir {
  readonly startMinute: number
  readonly endMinute: number
}

const minute = 60_000

/** The elapsed part of a programme, from 0 to 1; null while it is not on air. */
export function onAirProgress({ startMinute, endMinute }: OnAir, now: number, zone: TimeZone): number | null {
  const time = siteTime(now, zone)
  if (time === null || endMinute <= startMinute) return null
  const minutes = time.hour * 60 + time.minute + (now % minute) / minute
  const part = (minutes - startMinute) / (endMinute - startMinute)
  return part >= 0 && part < 1 ? part : null
}
