const units = ['B', 'kB', 'MB', 'GB'] as const

interface Size {
  /** The figure as it is shown: '12', '3.4'. */
  readonly figure: string
  readonly unit: (typeof units)[number]
}

/** Bytes as a figure and its unit; the catalogue joins them. */
export function sizeOf(bytes: number): Size {
  let value = Number.isFinite(bytes) && bytes > 0 ? bytes : 0
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  const digits = unit === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10
  return { figure: String(digits), unit: units[unit] ?? 'GB' }
}
