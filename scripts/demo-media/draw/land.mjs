import { ellipse, group, line, path, rect, round, smoothPath, vertical, circle } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'

const ridgePoints = (c, y, rise, step, roughness) => {
  const [a, b, d] = [c.random.between(0, 7), c.random.between(0, 7), c.random.between(0, 7)]
  const points = []
  for (let x = -220; x <= c.width + 220 + step; x += step) {
    const wave = Math.sin(x / 260 + a) * 0.55 + Math.sin(x / 118 + b) * 0.3 + Math.sin(x / 53 + d) * 0.15 * roughness
    points.push([x, y - rise * (0.5 + 0.5 * wave)])
  }
  return points
}

/** A range of rounded hills whose feet fade into haze. `far` 0 to 1. */
export function hills(c, y, rise, far, { color = c.palette.hill, roughness = 1, trees = 0 } = {}) {
  const points = ridgePoints(c, y, rise, 34, roughness)
  const top = mixColours(color, c.palette.haze, far)
  const tint = c.fill(
    vertical([
      [0, top],
      [0.6, mixColours(top, c.palette.haze, 0.3)],
      [1, mixColours(top, c.palette.haze, 0.5)],
    ]),
  )
  const bottom = c.height + 110
  const rim = line(smoothPath(points.map(([px, py]) => [px, py + 1.5])), mixColours(top, c.palette.sky[2], 0.5), 2.4, {
    opacity: 0.5,
  })
  const wood = Array.from({ length: trees }, () => {
    const [px, py] = c.random.pick(points)
    const size = c.random.between(7, 15) * (1.25 - far)
    return ellipse(
      px + c.random.between(-16, 16),
      py + c.random.between(0, rise * 0.25),
      size * 0.8,
      size,
      mixColours(top, c.palette.hill, 0.35),
    )
  })
  return path(`${smoothPath(points)}L${c.width + 260} ${bottom}L-260 ${bottom}Z`, tint) + rim + wood.join('')
}

/** Steep limestone peaks, as in an ink painting. */
export function peaks(c, y, rise, far, count = 7, color = c.palette.hill) {
  const top = mixColours(color, c.palette.haze, far)
  const parts = []
  for (let index = 0; index < count; index += 1) {
    const x = ((index + c.random.between(0.15, 0.85)) / count) * (c.width + 300) - 150
    const [high, half] = [rise * c.random.between(0.5, 1), c.random.between(60, 125)]
    const tint = c.fill(
      vertical([
        [0, top],
        [1, mixColours(top, c.palette.haze, 0.85)],
      ]),
    )
    const lean = c.random.between(-18, 18)
    const shape = smoothPath([
      [x - half * 1.5, y + 30],
      [x - half, y - high * 0.2],
      [x - half * 0.62, y - high * 0.72],
      [x + lean, y - high],
      [x + half * 0.55, y - high * 0.76],
      [x + half * 0.95, y - high * 0.26],
      [x + half * 1.5, y + 30],
    ])
    const shade = smoothPath([
      [x + lean, y - high],
      [x + lean + half * 0.18, y - high * 0.66],
      [x + lean - half * 0.05, y - high * 0.36],
      [x + half * 0.2, y + 30],
    ])
    const side = `${shade}L${round(x + half * 1.5)} ${round(y + 30)}C${round(x + half * 1.1)} ${round(y - high * 0.1)} ${round(x + half * 0.9)} ${round(y - high * 0.62)} ${round(x + half * 0.55)} ${round(y - high * 0.76)}Q${round(x + half * 0.3)} ${round(y - high * 0.94)} ${round(x + lean)} ${round(y - high)}Z`
    parts.push(path(`${shape}Z`, tint), path(side, mixColours(top, '#1c3a4a', 0.35), { opacity: 0.16 }))
  }
  return parts.join('')
}

/** Snowy, pointed mountains. */
export function alps(c, y, rise, far, count = 5) {
  const base = mixColours('#6f86a6', c.palette.haze, far)
  const snow = mixColours('#ffffff', c.palette.haze, far * 0.6)
  const parts = []
  for (let index = 0; index < count; index += 1) {
    const x = ((index + c.random.between(0.2, 0.8)) / count) * (c.width + 200) - 100
    const [high, half] = [rise * c.random.between(0.6, 1), c.random.between(170, 260)]
    const tint = c.fill(
      vertical([
        [0, base],
        [1, c.palette.haze],
      ]),
    )
    parts.push(path(`M${round(x - half)} ${y}L${round(x)} ${round(y - high)}L${round(x + half)} ${y}Z`, tint))
    parts.push(
      path(
        `M${round(x)} ${round(y - high)}L${round(x + half)} ${y}L${round(x + half * 0.2)} ${y}L${round(x + half * 0.1)} ${round(y - high * 0.45)}Z`,
        '#27406b',
        { opacity: 0.14 },
      ),
    )
    const [sx, sy] = [half * 0.34, high * 0.34]
    parts.push(
      path(
        `M${round(x)} ${round(y - high)}l${round(sx)} ${round(sy)}l${round(-sx * 0.4)} ${round(-sy * 0.2)}l${round(-sx * 0.3)} ${round(sy * 0.36)}l${round(-sx * 0.36)} ${round(-sy * 0.4)}l${round(-sx * 0.34)} ${round(sy * 0.3)}l${round(-sx * 0.6)} ${round(-sy * 0.06)}Z`,
        snow,
      ),
    )
  }
  return parts.join('')
}

/** Ground with a curved edge and short brush strokes of grass. */
export function ground(c, y, { color = c.palette.ground, bend = 26, strokes = 90, far = 0 } = {}) {
  const shade = mixColours(color, c.palette.haze, far)
  const tint = c.fill(
    vertical([
      [0, mixColours(shade, c.palette.sky[2], 0.22)],
      [1, mixColours(shade, '#123040', 0.18)],
    ]),
  )
  const w = c.width
  const edge = smoothPath([
    [-240, y + bend * 0.4],
    [w * 0.2, y - bend * 0.5],
    [w * 0.5, y + bend * 0.3],
    [w * 0.82, y - bend * 0.4],
    [w + 240, y + bend * 0.5],
  ])
  const blade = mixColours(shade, c.palette.snow ? '#b9cde0' : '#173f36', 0.22)
  const strokesText = Array.from({ length: strokes }, () => {
    const gy = y + bend + c.random.next() ** 0.8 * (c.height - y)
    const s = 5 + ((gy - y) / (c.height - y + 1)) * 11
    return `M${round(c.random.between(-40, w + 40))} ${round(gy)}q${round(s * 0.15)} ${round(-s)} ${round(s * 0.5)} ${round(-s * 1.1)}`
  }).join('')
  return (
    path(`${edge}L${w + 260} ${c.height + 120}L-260 ${c.height + 120}Z`, tint) +
    line(strokesText, blade, 2, { opacity: 0.5 })
  )
}

/** Open water from y to the foot, with glints and, under the sun, its broken reflection. */
export function water(c, y, { sunX = null, to = c.height + 110, glints = 46 } = {}) {
  const [near, deep] = c.palette.water
  const tint = c.fill(
    vertical([
      [0, mixColours(near, c.palette.haze, 0.25)],
      [0.35, near],
      [1, deep],
    ]),
  )
  const parts = [rect(-220, y, c.width + 440, to - y, tint)]
  const bright = mixColours(near, '#ffffff', 0.6)
  for (let index = 0; index < glints; index += 1) {
    const share = c.random.next()
    const gy = y + 5 + share * share * (to - y)
    const reach = 14 + share * 62 * c.random.between(0.4, 1)
    parts.push(
      rect(c.random.between(-100, c.width + 60), gy, reach, 1.4 + share * 2.2, index % 3 ? bright : deep, {
        rx: 2,
        opacity: round(c.random.between(0.2, 0.5)),
      }),
    )
  }
  if (sunX !== null && c.palette.sun) {
    for (let index = 0; index < 26; index += 1) {
      const share = index / 26
      const half = c.random.between(8, 26) + share * 46
      parts.push(
        rect(
          sunX * c.width - half + c.random.between(-14, 14),
          y + 3 + share * (Math.min(to, c.height) - y),
          half * 2,
          2 + share * 3,
          mixColours(c.palette.sun, c.palette.glow, 0.5),
          { rx: 2, opacity: round(0.75 - share * 0.5) },
        ),
      )
    }
  }
  return group(parts)
}

/** A river winding from the distance to the viewer. */
export function windingRiver(c, top, { startX = 0.6, endX = 0.4, wide = 420 } = {}) {
  const [w, h] = [c.width, c.height]
  const [near, deep] = c.palette.water
  const tint = c.fill(
    vertical([
      [0, mixColours(near, c.palette.haze, 0.3)],
      [1, mixColours(near, deep, 0.65)],
    ]),
  )
  const x0 = startX * w
  const x1 = endX * w
  const d = `M${x0 - 5} ${top}C${x0 + 260} ${top + 40} ${x1 + 380} ${top + 80} ${x1 + 90} ${top + (h - top) * 0.45}S${x1 - wide} ${h - 60} ${x1 - wide * 0.6} ${h + 110}L${x1 + wide} ${h + 110}C${x1 + wide * 0.3} ${h - 70} ${x1 + 240} ${h - 130} ${x1 + 330} ${top + (h - top) * 0.42}S${x0 + 320} ${top + 40} ${x0 + 12} ${top}Z`
  const shore = line(d, mixColours(c.palette.ground, c.palette.sky[2], 0.45), 5, { opacity: 0.6 })
  const glints = Array.from({ length: 12 }, (_, index) => {
    const share = index / 12
    return rect(
      x1 + 40 + c.random.between(-60, 120) * (1 + share),
      top + (h - top) * (0.42 + share * 0.56),
      30 + share * 70,
      2 + share * 2,
      '#ffffff',
      { rx: 2, opacity: 0.28 },
    )
  })
  return path(d, tint) + shore + glints.join('')
}

/** Terraced rows, as of tea: curved bands with rounded bushes. */
export function terraces(c, y, rows, color = '#4f9a5e') {
  const parts = []
  for (let row = 0; row < rows; row += 1) {
    const share = row / rows
    const ry = y + (c.height - y) * share ** 1.25
    const size = 10 + share * 34
    const tone = mixColours(c.ink(color, (1 - share) * 0.45), '#0f4030', (row % 2) * 0.1)
    const bend = (x) => ry + Math.sin(x / 300 + row * 0.35) * 22 * (0.4 + share)
    const bumps = []
    for (let x = -60; x < c.width + 60; x += size * 0.82)
      bumps.push(
        circle(x + c.random.between(-3, 3), bend(x), size * c.random.between(0.55, 0.68), tone),
        circle(x - size * 0.1, bend(x) - size * 0.2, size * 0.32, mixColours(tone, '#f2f7b0', 0.28)),
      )
    const edge = smoothPath(
      Array.from({ length: 16 }, (_, index) => [index * 90 - 80, bend(index * 90 - 80) + size * 0.1]),
    )
    parts.push(
      path(`${edge}L${c.width + 200} ${c.height + 100}L-200 ${c.height + 100}Z`, mixColours(tone, '#123a30', 0.28)),
      bumps.join(''),
    )
  }
  return parts.join('')
}

/** A field in furrows running to a vanishing point. */
export function furrows(c, y, x, colors) {
  const parts = []
  const count = 26
  for (let index = 0; index < count; index += 1) {
    const spread = (at) => x + (at - count / 2) * 190
    parts.push(
      path(
        `M${round(x + (index - count / 2) * 30)} ${y}L${round(x + (index + 1 - count / 2) * 30)} ${y}L${round(spread(index + 1))} ${c.height + 60}L${round(spread(index))} ${c.height + 60}Z`,
        c.ink(colors[index % colors.length], 0.06),
      ),
    )
  }
  return parts.join('')
}
