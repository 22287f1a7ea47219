const units = ['B', 'kB', 'MB', 'GB'] as const

/** Bytes as people read them: '0 B', '12 kB', '3.4 MB'. */
export function sizeText(bytes: number): string {
  let value = Number.isFinite(bytes) && bytes > 0 ? bytes : 0
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  const digits = unit === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10
  return `${digits} ${units[unit]}`
}
