import { circle, ellipse, group, line, path, radial, rect, round, smoothPath, vertical } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'

/**
 * Draws the sky with its gradient and light; `sunAt` is a fraction of the picture, null hides the sun. Pictures are
 * larger than the frame so that the camera can move.
 */
export function sky(c, { sunAt = [0.72, 0.3], sunSize = 46, horizon = 0.72, rays = true } = {}) {
  const { palette: p, width: w, height: h } = c
  const backdrop = c.fill(
    vertical([
      [0, p.sky[0]],
      [horizon * 0.55, p.sky[1]],
      [horizon, p.sky[2]],
      [1, p.sky[2]],
    ]),
  )
  const parts = [rect(-200, -100, w + 400, h + 200, backdrop)]
  if (p.stars) parts.push(stars(c, horizon))
  if (p.sun && sunAt) {
    const [x, y] = [sunAt[0] * w, sunAt[1] * h]
    const halo = c.fill(
      radial([
        [0, p.glow, 0.85],
        [0.25, p.glow, 0.45],
        [0.6, p.glow, 0.14],
        [1, p.glow, 0],
      ]),
    )
    parts.push(circle(x, y, sunSize * 7.5, halo))
    if (rays && !p.stars) parts.push(sunRays(c, x, y, sunSize))
    parts.push(
      p.stars
        ? moon(c, x, y, sunSize * 0.8)
        : circle(x, y, sunSize * 1.28, p.glow, { opacity: 0.55 }) + circle(x, y, sunSize, p.sun),
    )
  }
  return parts.join('')
}

function sunRays(c, x, y, size) {
  const parts = []
  for (let index = 0; index < 9; index += 1) {
    const angle = (index / 9) * Math.PI * 2 + c.random.between(0, 0.4)
    const [reach, spread] = [size * c.random.between(6, 11), 0.07]
    const tip = (turn) => `${round(x + Math.cos(angle + turn) * reach)} ${round(y + Math.sin(angle + turn) * reach)}`
    parts.push(`M${x} ${y}L${tip(-spread)}L${tip(spread)}Z`)
  }
  return path(
    parts.join(''),
    c.fill(
      radial([
        [0, c.palette.sun, 0.35],
        [0.5, c.palette.sun, 0.16],
        [1, c.palette.sun, 0],
      ]),
    ),
  )
}

function moon(c, x, y, size) {
  const tone = mixColours(c.palette.sun, c.palette.sky[1], 0.22)
  return [
    circle(x, y, size, c.palette.sun),
    circle(x - size * 0.3, y - size * 0.2, size * 0.2, tone),
    circle(x + size * 0.28, y + size * 0.3, size * 0.26, tone),
    circle(x + size * 0.35, y - size * 0.42, size * 0.12, tone),
  ].join('')
}

function stars(c, horizon) {
  return Array.from({ length: 70 }, () => {
    const y = c.random.next() ** 1.5 * c.height * horizon * 0.8
    return circle(c.random.between(-100, c.width + 100), y, c.random.between(0.8, 2.4), '#fff8e0', {
      opacity: round(c.random.between(0.35, 0.95)),
    })
  }).join('')
}

/** One cloud with a flat foot, lit from above. */
export function cloud(c, x, y, size, opacity = 0.9) {
  const tint = c.fill(
    vertical([
      [0, c.palette.cloud],
      [1, mixColours(c.palette.cloud, c.palette.sky[1], 0.65)],
    ]),
  )
  const puffs = c.random.whole(4, 6)
  const parts = []
  for (let index = 0; index < puffs; index += 1) {
    const share = index / (puffs - 1)
    const radius = size * (0.16 + 0.24 * Math.sin(share * Math.PI) * c.random.between(0.75, 1.15))
    const px = x - size * 0.62 + share * size * 1.24
    parts.push(`M${round(px - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 0 1 ${round(radius * 2)} 0z`)
  }
  const foot = `M${round(x - size * 0.84)} ${round(y)}q${round(size * 0.84)} ${round(size * 0.16)} ${round(size * 1.68)} 0z`
  return path(parts.join('') + foot, tint, { opacity, fillRule: 'nonzero' })
}

export function clouds(c, count, { from = 0.08, to = 0.38, size = [70, 150], opacity = 0.85 } = {}) {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + c.random.between(0.1, 0.9)) / count) * (c.width + 200) - 100
    return cloud(c, x, c.random.between(from, to) * c.height, c.random.between(...size), opacity)
  }).join('')
}

/** Long soft streaks of high cloud. */
export function streaks(c, count, from = 0.1, to = 0.5) {
  return Array.from({ length: count }, () => {
    const [x, y, reach] = [
      c.random.between(-60, c.width),
      c.random.between(from, to) * c.height,
      c.random.between(120, 380),
    ]
    return ellipse(x, y, reach, c.random.between(3, 9), c.palette.cloud, {
      opacity: round(c.random.between(0.18, 0.42)),
    })
  }).join('')
}

/** A band of mist lying at a height. */
export function mistBand(c, y, thickness, opacity = 0.6) {
  const tint = c.fill(
    vertical([
      [0, c.palette.haze, 0],
      [0.5, c.palette.haze, opacity],
      [1, c.palette.haze, 0],
    ]),
  )
  return rect(-200, y - thickness / 2, c.width + 400, thickness, tint)
}

export function birds(c, x, y, count = 6, size = 9, color = c.ink('ink', 0.35)) {
  return group(
    Array.from({ length: count }, (_, index) => {
      const [bx, by, s] = [
        x + index * size * 3 + c.random.between(-8, 8),
        y - Math.abs(index - count / 2) * -size * 0.9 + c.random.between(-7, 7),
        size * c.random.between(0.7, 1.1),
      ]
      return line(
        `M${round(bx - s)} ${round(by - s * 0.5)}q${round(s * 0.6)} ${round(-s * 0.3)} ${round(s)} ${round(s * 0.5)}q${round(s * 0.4)} ${round(-s * 0.8)} ${round(s)} ${round(-s * 0.5)}`,
        color,
        s * 0.24,
      )
    }),
    { opacity: 0.8 },
  )
}

export function rainfall(c, count = 150) {
  return group(
    Array.from({ length: count }, () => {
      const [x, y, s] = [c.random.between(-40, c.width), c.random.between(-40, c.height), c.random.between(16, 40)]
      return line(`M${round(x)} ${round(y)}l${round(-s * 0.22)} ${round(s)}`, '#f4fafc', 1.6)
    }),
    { opacity: 0.42 },
  )
}

export function snowfall(c, count = 130) {
  return Array.from({ length: count }, () =>
    circle(c.random.between(0, c.width), c.random.between(0, c.height), c.random.next() ** 2 * 5 + 1.6, '#ffffff', {
      opacity: round(c.random.between(0.55, 0.95)),
    }),
  ).join('')
}

/** Leaves or blossom in the wind. */
export function petals(c, count, colors = ['#f7c4d0', '#f4a9bd']) {
  return Array.from({ length: count }, () => {
    const [x, y, s] = [c.random.between(0, c.width), c.random.between(0, c.height), c.random.between(4, 9)]
    return ellipse(x, y, s, s * 0.5, c.random.pick(colors), {
      opacity: 0.9,
      transform: `rotate(${c.random.whole(0, 180)} ${round(x)} ${round(y)})`,
    })
  }).join('')
}

export function fireworks(c, x, y, size, color) {
  const rays = []
  for (let index = 0; index < 22; index += 1) {
    const angle = (index / 22) * Math.PI * 2
    const reach = size * c.random.between(0.8, 1.05)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const end = [x + dx * reach, y + dy * reach + reach * 0.1]
    rays.push(
      line(
        smoothPath([[x + dx * size * 0.24, y + dy * size * 0.24], [x + dx * reach * 0.7, y + dy * reach * 0.68], end]),
        color,
        2.6,
        { opacity: 0.85 },
      ),
      circle(end[0], end[1], 3.6, '#fff6d8'),
    )
  }
  return (
    circle(
      x,
      y,
      size * 1.3,
      c.fill(
        radial([
          [0, color, 0.45],
          [1, color, 0],
        ]),
      ),
    ) + rays.join('')
  )
}
