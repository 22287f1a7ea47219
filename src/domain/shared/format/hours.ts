/** Seconds as hours with one decimal: 5400 is '1.5' (B56). What is no length of time (negative, not a number) is '0.0'. */
export function hoursText(seconds: number): string {
  const known = seconds > 0 ? Math.min(seconds, Number.MAX_SAFE_INTEGER) : 0
  return (Math.round(known / 360) / 10).toFixed(1)
}
