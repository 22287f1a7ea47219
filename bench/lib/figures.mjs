export const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** A figure that is met when it is at most `limit`. */
export const atMost = (name, value, limit, unit = '×', detail = '') => ({
  name,
  value,
  target: `≤ ${limit}${unitText(unit)}`,
  unit,
  met: value <= limit,
  detail,
})

/** A figure that is met when it is at least `limit`. */
export const atLeast = (name, value, limit, unit = '×', detail = '', displayedLimit = limit) => ({
  name,
  value,
  target: `≥ ${displayedLimit}`,
  unit,
  met: value >= limit,
  detail,
})

/** A figure without a target, given for scale. */
export const forScale = (name, value, unit = '×', detail = '') => ({ name, value, target: '', unit, met: null, detail })

const unitText = (unit) => (unit === '×' ? '×' : unit === '' ? '' : ` ${unit}`)

export function shownValue({ value, unit }) {
  if (!Number.isFinite(value)) return 'not measured'
  const digits =
    unit === 'ms' || unit === 'nodes' || unit === 'KB' || unit === '%' || unit === '/s'
      ? Math.abs(value) < 10
        ? 1
        : 0
      : Math.abs(value) < 0.02 && value !== 0
        ? 4
        : 3
  const text = value.toFixed(digits)
  return unit === '×' ? `${Number(text)}×` : unit === '' ? `${Number(text)}` : `${text} ${unit}`
}
