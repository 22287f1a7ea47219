/** Minutes as hours with one decimal (B56), such as '12.5'. */
export function hoursText(minutes: number): string {
  return (Math.max(0, minutes) / 60).toFixed(1)
}

/** Minutes as hours with one decimal where they are not whole hours, such as '3' or '12.5'. */
export function shortHoursText(minutes: number): string {
  return hoursText(minutes).replace(/\.0$/, '')
}
