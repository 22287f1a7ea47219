/** Minutes as hours with one decimal (B56), such as '12.5'. */
export function hoursText(minutes: number): string {
  return (Math.max(0, minutes) / 60).toFixed(1)
}
