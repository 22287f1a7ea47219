import { at, circle, ellipse, line, path, rect, round } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'

const foliage = (c, far) =>
  c.ink(
    c.palette.leaves
      ? c.random.pick(c.palette.leaves)
      : c.palette.snow
        ? '#86a7a5'
        : c.random.pick(['#5aa469', '#4c9562', '#74b36a', '#3f8a66']),
    far,
  )

/** A broad tree, `size` high, standing on (x, y). */
export function tree(c, x, y, size, far = 0, color = foliage(c, far)) {
  const trunk = c.ink('bark', far)
  const [lightSide, darkSide] = [mixColours(color, '#fff6c8', 0.28), mixColours(color, '#12324a', 0.2)]
  const crown = [
    [-0.22, -0.52, 0.24],
    [0.2, -0.5, 0.25],
    [0, -0.72, 0.27],
    [-0.05, -0.45, 0.24],
  ]
  const jitter = () => c.random.between(-0.03, 0.03)
  const blobs = crown.map(([dx, dy, r]) => [dx + jitter(), dy + jitter(), r + jitter()])
  const speckle = Array.from({ length: 7 }, () =>
    circle(
      c.random.between(-0.28, 0.2) * size,
      -c.random.between(0.45, 0.88) * size,
      c.random.between(0.012, 0.028) * size,
      lightSide,
    ),
  )
  const snow = c.palette.snow
    ? blobs
        .slice(0, 3)
        .map(([dx, dy, r]) => ellipse(dx * size, (dy - r * 0.55) * size, r * 0.72 * size, r * 0.42 * size, '#f7fbff'))
    : []
  return at(x, y, 1, [
    ellipse(0, 0, size * 0.26, size * 0.035, '#10243a', { opacity: 0.16 }),
    path(
      `M${-size * 0.035} 0Q${-size * 0.02} ${-size * 0.3} ${-size * 0.02} ${-size * 0.55}L${size * 0.025} ${-size * 0.55}Q${size * 0.02} ${-size * 0.25} ${size * 0.045} 0Z`,
      trunk,
    ),
    line(
      `M0 ${round(-size * 0.3)}l${round(size * 0.13)} ${round(-size * 0.16)}M0 ${round(-size * 0.36)}l${round(-size * 0.11)} ${round(-size * 0.12)}`,
      trunk,
      size * 0.022,
    ),
    ...blobs.map(([dx, dy, r]) => circle((dx + 0.035) * size, (dy + 0.03) * size, r * size, darkSide)),
    ...blobs.map(([dx, dy, r]) => circle(dx * size, dy * size, r * size * 0.93, color)),
    ...blobs
      .slice(0, 3)
      .map(([dx, dy, r]) =>
        circle((dx - r * 0.25) * size, (dy - r * 0.28) * size, r * size * 0.5, mixColours(color, lightSide, 0.55)),
      ),
    ...speckle,
    ...snow,
  ])
}

export function poplar(c, x, y, size, far = 0) {
  const color = foliage(c, far)
  return at(x, y, 1, [
    rect(-size * 0.02, -size * 0.2, size * 0.04, size * 0.2, c.ink('bark', far)),
    path(
      `M0 ${-size}C${size * 0.2} ${-size * 0.7} ${size * 0.17} ${-size * 0.12} 0 ${-size * 0.1}C${-size * 0.17} ${-size * 0.12} ${-size * 0.2} ${-size * 0.7} 0 ${-size}Z`,
      color,
    ),
    path(
      `M0 ${-size}C${size * 0.2} ${-size * 0.7} ${size * 0.17} ${-size * 0.12} 0 ${-size * 0.1}C${size * 0.08} ${-size * 0.4} ${size * 0.06} ${-size * 0.7} 0 ${-size}Z`,
      mixColours(color, '#12324a', 0.2),
    ),
  ])
}

export function pine(c, x, y, size, far = 0) {
  const color = c.ink('pine', far)
  const tiers = [0, 1, 2, 3].map((tier) => {
    const [top, foot, half] = [-size * (1 - tier * 0.19), -size * (0.66 - tier * 0.19), size * (0.13 + tier * 0.065)]
    const shape = path(
      `M0 ${round(top)}L${round(half)} ${round(foot)}Q0 ${round(foot + size * 0.06)} ${round(-half)} ${round(foot)}Z`,
      mixColours(color, '#ffffff', 0.05 * (3 - tier)),
    )
    const cap = c.palette.snow
      ? path(
          `M0 ${round(top)}L${round(half * 0.62)} ${round(top + (foot - top) * 0.62)}Q${round(half * 0.2)} ${round(top + (foot - top) * 0.5)} 0 ${round(top + (foot - top) * 0.66)}T${round(-half * 0.62)} ${round(top + (foot - top) * 0.62)}Z`,
          '#f7fbff',
        )
      : ''
    return shape + cap
  })
  return at(x, y, 1, [
    rect(-size * 0.03, -size * 0.14, size * 0.06, size * 0.14, c.ink('bark', far)),
    ...tiers.reverse(),
  ])
}

/** A willow leaning over the water: hanging strands from a crown. */
export function willow(c, x, y, size, far = 0, color = c.ink(c.palette.leaves ? '#9fc46a' : '#7fb86c', far)) {
  const strands = Array.from({ length: 34 }, (_, index) => {
    const share = index / 33 - 0.5
    const [sx, sy] = [share * size * 0.85, -size * (0.92 - Math.abs(share) * 0.55)]
    const drop = size * c.random.between(0.3, 0.62)
    return line(
      `M${round(sx)} ${round(sy)}q${round(share * size * 0.25)} ${round(drop * 0.4)} ${round(share * size * 0.2 + size * 0.04)} ${round(drop)}`,
      mixColours(color, index % 3 ? '#12324a' : '#fff6c8', index % 3 ? 0.1 : 0.22),
      size * 0.018,
    )
  })
  return at(x, y, 1, [
    path(
      `M${-size * 0.05} 0Q${size * 0.04} ${-size * 0.4} ${-size * 0.03} ${-size * 0.75}L${size * 0.04} ${-size * 0.75}Q${size * 0.09} ${-size * 0.35} ${size * 0.06} 0Z`,
      c.ink('bark', far),
    ),
    ellipse(0, -size * 0.78, size * 0.4, size * 0.2, color),
    ...strands,
  ])
}

export function bamboo(c, x, y, size, stems = 5) {
  const parts = []
  for (let stem = 0; stem < stems; stem += 1) {
    const [sx, high, lean] = [
      x + (stem - stems / 2) * size * 0.07 + c.random.between(-6, 6),
      size * c.random.between(0.75, 1.1),
      c.random.between(-12, 16),
    ]
    const color = c.ink(c.random.pick(['#6da85c', '#88b65c', '#4f9158']))
    parts.push(
      line(
        `M${round(sx)} ${y}q${round(lean * 0.2)} ${round(-high * 0.6)} ${round(lean)} ${round(-high)}`,
        color,
        size * 0.024,
      ),
    )
    for (let joint = 1; joint < 9; joint += 1)
      parts.push(
        rect(
          sx + lean * (joint / 9) ** 2 - size * 0.016,
          y - (high * joint) / 9,
          size * 0.032,
          2,
          mixColours(color, '#12324a', 0.3),
        ),
      )
    for (let leaf = 0; leaf < 9; leaf += 1) {
      const [lx, ly, s] = [sx + lean * 0.8, y - high * c.random.between(0.5, 1), size * c.random.between(0.08, 0.14)]
      const turn = c.random.chance(0.5) ? 1 : -1
      parts.push(
        path(
          `M${round(lx)} ${round(ly)}q${round(s * 0.7 * turn)} ${round(-s * 0.2)} ${round(s * 1.3 * turn)} ${round(s * 0.5)}q${round(-s * 0.8 * turn)} ${round(0)} ${round(-s * 1.3 * turn)} ${round(-s * 0.5)}Z`,
          color,
        ),
      )
    }
  }
  return parts.join('')
}

export function bush(c, x, y, size, far = 0, flowers = null) {
  const color = foliage(c, far)
  const dots = flowers
    ? Array.from({ length: 12 }, () =>
        circle(
          x + c.random.between(-0.85, 0.85) * size,
          y - c.random.between(0.1, 0.7) * size,
          size * 0.075,
          c.random.pick(flowers),
        ),
      )
    : []
  return [
    circle(x - size * 0.5, y - size * 0.22, size * 0.42, mixColours(color, '#12324a', 0.15)),
    circle(x + size * 0.5, y - size * 0.22, size * 0.45, mixColours(color, '#12324a', 0.2)),
    circle(x, y - size * 0.36, size * 0.52, color),
    circle(x - size * 0.15, y - size * 0.5, size * 0.26, mixColours(color, '#fff6c8', 0.2)),
    rect(x - size * 0.95, y - size * 0.2, size * 1.9, size * 0.24, color, { rx: size * 0.12 }),
    ...dots,
  ].join('')
}

/** Reeds at a shore. */
export function reeds(c, x, y, count, size) {
  return Array.from({ length: count }, () => {
    const [rx, high, lean] = [
      x + c.random.between(-1, 1) * count * 5,
      size * c.random.between(0.6, 1),
      c.random.between(-0.2, 0.25) * size,
    ]
    const color = c.ink(c.random.pick(['#6f8f4f', '#8aa055', '#587a4a']))
    return (
      line(`M${round(rx)} ${y}q0 ${round(-high * 0.6)} ${round(lean)} ${round(-high)}`, color, 3) +
      ellipse(rx + lean, y - high, 3.6, 13, c.ink('#a9744f'), {
        transform: `rotate(${round(lean / 3)} ${round(rx + lean)} ${round(y - high)})`,
      })
    )
  }).join('')
}

/** Round lotus leaves with flowers, lying on water. */
export function lotus(c, count, from, to) {
  const spots = Array.from({ length: count }, () => [c.random.between(0, c.width), c.random.between(from, to)]).sort(
    (a, b) => a[1] - b[1],
  )
  return spots
    .map(([x, y], index) => {
      const size = 18 + ((y - from) / (to - from)) * 46
      const leaf = c.ink(c.random.pick(['#5aa469', '#4c9562', '#7ab56c']))
      const pad =
        ellipse(x, y + 4, size, size * 0.34, '#123a4a', { opacity: 0.2 }) +
        ellipse(x, y, size, size * 0.34, leaf) +
        ellipse(x - size * 0.1, y - size * 0.04, size * 0.7, size * 0.2, mixColours(leaf, '#f2f7b0', 0.25))
      if (index % 3) return pad
      const bloom = [-52, 52, -26, 26, 0].map((turn) =>
        ellipse(x, y - size * 0.62, size * 0.17, size * 0.42, c.ink(turn % 52 ? '#f2a2b8' : '#f9cbd6'), {
          transform: `rotate(${turn} ${round(x)} ${round(y - size * 0.25)})`,
        }),
      )
      return pad + line(`M${round(x)} ${round(y)}v${round(-size * 0.3)}`, leaf, 3) + bloom.join('')
    })
    .join('')
}
