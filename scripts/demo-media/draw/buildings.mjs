import { circle, ellipse, group, line, path, poly, radial, rect, round, vertical } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'

const towerColors = ['#c3d3de', '#9fb7c8', '#e6d9c3', '#b8c4cf', '#d9a48a', '#8fa9bd', '#efe6d6', '#a9c7c9']

/** A tower with a lit and a shaded side and a grid of windows. */
export function tower(c, x, foot, width, high, far = 0, color = c.random.pick(towerColors)) {
  const face = c.ink(color, far)
  const top = foot - high
  const tint = c.fill(
    vertical([
      [0, face],
      [1, mixColours(face, c.palette.haze, 0.35)],
    ]),
  )
  const parts = [
    rect(x, top, width, high, tint),
    rect(x + width * 0.72, top, width * 0.28, high, '#17305a', { opacity: 0.12 }),
  ]
  const style = c.random.whole(0, 4)
  if (style === 1)
    parts.push(
      rect(x + width * 0.2, top - width * 0.22, width * 0.6, width * 0.23, face),
      line(`M${round(x + width / 2)} ${round(top - width * 0.2)}v${round(-width * 0.6)}`, face, 2.5),
    )
  if (style === 2)
    parts.push(
      poly(
        [
          [x, top],
          [x + width, top],
          [x + width, top - width * 0.45],
        ],
        face,
      ),
    )
  if (style === 3)
    parts.push(
      path(`M${round(x)} ${round(top)}a${round(width / 2)} ${round(width * 0.4)} 0 0 1 ${round(width)} 0Z`, face),
    )
  const [cell, rise] = [Math.max(9, width / 6), Math.max(12, width / 4.6)]
  for (let wy = top + rise * 0.6; wy < foot - rise; wy += rise) {
    if (style === 4) {
      parts.push(rect(x + width * 0.1, wy, width * 0.8, rise * 0.42, c.pane(far)))
      continue
    }
    for (let wx = x + cell * 0.6; wx < x + width - cell * 0.7; wx += cell)
      if (!c.random.chance(0.08)) parts.push(rect(wx, wy, cell * 0.58, rise * 0.5, c.pane(far), { opacity: 0.85 }))
  }
  return parts.join('')
}

/** A row of towers. */
export function skyline(
  c,
  foot,
  { from = -80, to = 1280, low = 90, high = 260, far = 0.5, landmark = true, width = [46, 92] } = {},
) {
  const parts = []
  for (let x = from; x < to;) {
    const towerWidth = c.random.between(...width)
    parts.push(tower(c, x, foot, towerWidth, c.random.between(low, high), far))
    x += towerWidth + c.random.between(-8, 16)
  }
  if (landmark) parts.push(spire(c, from + (to - from) * c.random.between(0.3, 0.7), foot, high * 1.35, far * 0.9))
  return parts.join('')
}

/** The city's television tower. */
export function spire(c, x, foot, high, far = 0) {
  const [pale, red] = [c.ink('#e9eef2', far), c.ink('coral', far)]
  const ringY = foot - high * 0.62
  const lights = c.dark
    ? [
        circle(x, foot - high, 4, '#ff6b5e'),
        circle(
          x,
          foot - high,
          16,
          c.fill(
            radial([
              [0, '#ff6b5e', 0.6],
              [1, '#ff6b5e', 0],
            ]),
          ),
        ),
      ]
    : []
  return [
    path(
      `M${round(x - high * 0.09)} ${foot}Q${round(x - high * 0.018)} ${round(foot - high * 0.3)} ${round(x - high * 0.014)} ${round(ringY)}H${round(x + high * 0.014)}Q${round(x + high * 0.018)} ${round(foot - high * 0.3)} ${round(x + high * 0.09)} ${foot}H${round(x + high * 0.055)}Q${x} ${round(foot - high * 0.22)} ${round(x - high * 0.055)} ${foot}Z`,
      pale,
    ),
    rect(x - high * 0.006, foot - high, high * 0.012, high * 0.4, red),
    ellipse(x, ringY, high * 0.075, high * 0.03, red),
    ellipse(x, ringY - high * 0.03, high * 0.06, high * 0.03, pale),
    rect(x - high * 0.05, ringY - high * 0.03, high * 0.1, high * 0.012, c.pane(far)),
    ellipse(x, foot - high * 0.74, high * 0.03, high * 0.018, pale),
    ...lights,
  ].join('')
}

const curvedRoof = (x, y, width, rise, color, ridge) => {
  const eave = width * 0.12
  return (
    path(
      `M${round(x - eave)} ${round(y - rise * 0.1)}Q${round(x + width * 0.14)} ${round(y - rise * 0.12)} ${round(x + width * 0.2)} ${round(y - rise)}H${round(x + width * 0.8)}Q${round(x + width * 0.86)} ${round(y - rise * 0.12)} ${round(x + width + eave)} ${round(y - rise * 0.1)}Q${round(x + width)} ${round(y + rise * 0.08)} ${round(x + width * 0.96)} ${y}H${round(x + width * 0.04)}Q${round(x)} ${round(y + rise * 0.08)} ${round(x - eave)} ${round(y - rise * 0.1)}Z`,
      color,
    ) + rect(x + width * 0.18, y - rise - 3, width * 0.64, 5, ridge, { rx: 2 })
  )
}

/** A whitewashed house of the old town with a tiled roof; flower boxes, lamps and doors at random. */
export function oldHouse(c, x, foot, width, high, far = 0) {
  const wall = c.ink(c.random.pick(['#f6efe2', '#efe3cd', '#f8f4ec', '#e6d3b8']), far)
  const roof = c.ink(c.random.pick(['#4a5568', '#556074', '#3f4c5e', '#6a5a58']), far)
  const rise = high * 0.32
  const top = foot - high + rise
  const parts = [
    rect(x, top, width, high - rise, wall),
    rect(x + width * 0.8, top, width * 0.2, high - rise, '#1f3558', { opacity: 0.1 }),
    rect(x, top, width, 9, '#1f3558', { opacity: 0.18 }),
    curvedRoof(x, top, width, rise, roof, mixColours(roof, '#ffffff', 0.15)),
  ]
  for (let tile = 0; tile < 7; tile += 1)
    parts.push(
      line(
        `M${round(x + width * (0.24 + tile * 0.087))} ${round(top - rise * 0.9)}L${round(x + width * (0.08 + tile * 0.14))} ${round(top - 3)}`,
        mixColours(roof, '#0b1020', 0.2),
        1.6,
        { opacity: 0.5 },
      ),
    )
  const door = c.ink(c.random.pick(['#8a4b3c', '#6b4a3a', '#a8503f', '#3f5f63']), far)
  parts.push(
    rect(x + width * 0.4, foot - high * 0.3, width * 0.2, high * 0.3, door),
    rect(x + width * 0.495, foot - high * 0.3, 1.6, high * 0.3, '#000000', { opacity: 0.25 }),
  )
  for (const share of [0.12, 0.68])
    parts.push(lattice(c, x + width * share, foot - high * 0.42, width * 0.2, high * 0.16, far))
  if (high > 130)
    for (const share of [0.14, 0.4, 0.66])
      parts.push(lattice(c, x + width * share, top + high * 0.07, width * 0.19, high * 0.12, far))
  return parts.join('')
}

const lattice = (c, x, y, width, high, far) =>
  rect(x - 2, y - 2, width + 4, high + 4, c.ink('wood', far)) +
  rect(x, y, width, high, c.pane(far)) +
  line(
    `M${round(x + width / 3)} ${round(y)}v${round(high)}m${round(width / 3)} 0v${round(-high)}M${round(x)} ${round(y + high / 2)}h${round(width)}`,
    c.ink('wood', far),
    1.8,
  )

export function oldStreet(c, foot, { from = -60, to = 1260, low = 110, high = 190, far = 0 } = {}) {
  const parts = []
  for (let x = from; x < to;) {
    const houseWidth = c.random.between(100, 165)
    parts.push(oldHouse(c, x, foot, houseWidth, c.random.between(low, high), far))
    x += houseWidth + c.random.between(-4, 10)
  }
  return parts.join('')
}

/** Roofs seen from above the eaves: rows of grey tiles stepping down. */
export function roofs(c, y, rows) {
  const parts = []
  for (let row = 0; row < rows; row += 1) {
    const share = row / rows
    const [wide, base] = [150 + share * 170, y + share ** 1.1 * (c.height - y)]
    for (let x = -120 - c.random.between(0, 90); x < c.width + 100; x += wide * c.random.between(0.86, 1.12))
      parts.push(oldHouse(c, x, base + wide * 0.62, wide, wide * c.random.between(0.74, 0.98), (1 - share) * 0.42))
  }
  return parts.join('')
}

export function pagoda(c, x, foot, high, far = 0, floors = 7) {
  const [wall, roof, red] = [c.ink('#efe0c2', far), c.ink('#4a5568', far), c.ink('#b5523f', far)]
  const parts = [rect(x - high * 0.17, foot - high * 0.04, high * 0.34, high * 0.04, c.ink('stone', far))]
  for (let floor = 0; floor < floors; floor += 1) {
    const floorWidth = high * (0.25 - floor * 0.019)
    const floorHeight = (high * 0.86) / floors
    const base = foot - high * 0.04 - floor * floorHeight
    parts.push(
      rect(x - floorWidth / 2, base - floorHeight, floorWidth, floorHeight, wall),
      rect(x + floorWidth * 0.2, base - floorHeight, floorWidth * 0.3, floorHeight, '#1f3558', { opacity: 0.12 }),
    )
    for (const share of [-0.28, 0, 0.28])
      parts.push(
        path(
          `M${round(x + share * floorWidth - floorWidth * 0.07)} ${round(base)}v${round(-floorHeight * 0.35)}a${round(floorWidth * 0.07)} ${round(floorWidth * 0.07)} 0 0 1 ${round(floorWidth * 0.14)} 0v${round(floorHeight * 0.35)}Z`,
          c.dark ? c.pane(far) : red,
        ),
      )
    parts.push(
      curvedRoof(
        x - floorWidth * 0.62,
        base - floorHeight * 0.82,
        floorWidth * 1.24,
        floorHeight * 0.34,
        roof,
        mixColours(roof, '#ffffff', 0.2),
      ),
    )
  }
  const top = foot - high * 0.9
  parts.push(
    path(
      `M${round(x - high * 0.05)} ${round(top)}Q${x} ${round(top - high * 0.03)} ${x} ${round(top - high * 0.12)}Q${x} ${round(top - high * 0.03)} ${round(x + high * 0.05)} ${round(top)}Z`,
      roof,
    ),
    circle(x, top - high * 0.06, high * 0.013, c.ink('mustard', far)),
  )
  return parts.join('')
}

/** A pavilion by the water. */
export function pavilion(c, x, foot, size, far = 0) {
  const [roof, red, stone] = [c.ink('#4f6b66', far), c.ink('#b5523f', far), c.ink('stone', far)]
  const posts = [-0.4, -0.15, 0.15, 0.4].map((share) =>
    rect(x + share * size - size * 0.02, foot - size * 0.55, size * 0.04, size * 0.5, red),
  )
  return [
    rect(x - size * 0.55, foot - size * 0.06, size * 1.1, size * 0.06, stone),
    ...posts,
    line(`M${round(x - size * 0.4)} ${round(foot - size * 0.18)}h${round(size * 0.8)}`, red, size * 0.025),
    curvedRoof(x - size * 0.58, foot - size * 0.52, size * 1.16, size * 0.34, roof, mixColours(roof, '#fff', 0.2)),
    curvedRoof(x - size * 0.3, foot - size * 0.82, size * 0.6, size * 0.24, roof, mixColours(roof, '#fff', 0.2)),
    circle(x, foot - size * 1.1, size * 0.035, c.ink('mustard', far)),
    rect(x - size * 0.012, foot - size * 1.09, size * 0.024, size * 0.04, roof),
  ].join('')
}

/** A hall with columns and a gable or a dome: council, court, museum of the older kind. */
export function hall(c, x, foot, width, { dome = true, far = 0, color = '#efe4cf', flag = true } = {}) {
  const [wall, shade, roof] = [c.ink(color, far), mixColours(c.ink(color, far), '#27406b', 0.2), c.ink('#5f8f8b', far)]
  const hallHeight = width * 0.36
  const top = foot - hallHeight
  const parts = [rect(x, top, width, hallHeight, wall)]
  for (let index = 0; index < 12; index += 1)
    if (index < 4 || index > 7)
      for (const level of [0.2, 0.58])
        parts.push(
          rect(
            x + width * (0.028 + index * 0.08),
            top + hallHeight * level,
            width * 0.04,
            hallHeight * 0.24,
            c.pane(far),
            { rx: width * 0.02 },
          ),
        )
  parts.push(rect(x - 8, top - 8, width + 16, 12, shade), rect(x - 20, foot - 12, width + 40, 14, c.ink('stone', far)))
  const [px, pw] = [x + width * 0.32, width * 0.36]
  parts.push(
    rect(px, top - 6, pw, hallHeight, mixColours(wall, '#ffffff', 0.3)),
    poly(
      [
        [px - 14, top - 4],
        [px + pw + 14, top - 4],
        [px + pw / 2, top - width * 0.1],
      ],
      shade,
    ),
    poly(
      [
        [px + 12, top - 8],
        [px + pw - 12, top - 8],
        [px + pw / 2, top - width * 0.085],
      ],
      wall,
    ),
  )
  for (let index = 0; index < 6; index += 1)
    parts.push(
      rect(px + pw * (0.04 + index * 0.17), top + 4, pw * 0.065, hallHeight - 12, '#ffffff', { opacity: 0.85 }),
      rect(px + pw * (0.085 + index * 0.17), top + 4, pw * 0.022, hallHeight - 12, shade),
    )
  parts.push(rect(px + pw * 0.44, foot - hallHeight * 0.5, pw * 0.12, hallHeight * 0.5, c.ink('#7a5340', far)))
  for (let step = 0; step < 3; step += 1)
    parts.push(
      rect(
        px - 16 - step * 14,
        foot - 12 + step * 8,
        pw + 32 + step * 28,
        9,
        mixColours(c.ink('stone', far), '#ffffff', 0.3 - step * 0.12),
      ),
    )
  if (dome) {
    const [cx, r] = [x + width / 2, width * 0.115]
    parts.unshift(
      rect(cx - r * 1.1, top - width * 0.15, r * 2.2, width * 0.16, wall),
      path(
        `M${round(cx - r)} ${round(top - width * 0.14)}a${round(r)} ${round(r * 1.05)} 0 0 1 ${round(r * 2)} 0Z`,
        roof,
      ),
      path(
        `M${round(cx + r * 0.2)} ${round(top - width * 0.14)}a${round(r)} ${round(r)} 0 0 0 ${round(-r * 0.2)} ${round(-r * 1.04)}a${round(r)} ${round(r * 1.05)} 0 0 1 ${round(r)} ${round(r * 1.05)}Z`,
        '#17305a',
        { opacity: 0.18 },
      ),
      rect(cx - 3, top - width * 0.3, 6, width * 0.06, wall),
    )
  }
  if (flag)
    parts.unshift(
      line(`M${round(x + width / 2)} ${round(top - width * 0.26)}v${round(-width * 0.14)}`, c.ink('steel', far), 3),
      path(
        `M${round(x + width / 2)} ${round(top - width * 0.4)}q${round(width * 0.03)} -8 ${round(width * 0.06)} 0t${round(width * 0.05)} 0v${round(width * 0.05)}q${round(-width * 0.025)} 8 ${round(-width * 0.055)} 0t${round(-width * 0.055)} 0Z`,
        c.ink('red', far),
      ),
    )
  return parts.join('')
}

/** A long modern block: library, school, hospital, station. `crest` is drawn over the entrance, given its centre. */
export function modernBlock(
  c,
  x,
  foot,
  width,
  high,
  { color = '#f3ead8', accent = 'teal', crest = null, floors = 3, far = 0 } = {},
) {
  const wall = c.ink(color, far)
  const parts = [
    rect(
      x,
      foot - high,
      width,
      high,
      c.fill(
        vertical([
          [0, wall],
          [1, mixColours(wall, c.palette.haze, 0.25)],
        ]),
      ),
    ),
    rect(x - 10, foot - high - 10, width + 20, 14, c.ink(accent, far)),
  ]
  const storey = high / floors
  for (let floor = 0; floor < floors; floor += 1) {
    const y = foot - high + floor * storey + storey * 0.25
    for (let wx = x + 22; wx < x + width - 46; wx += 44)
      parts.push(
        rect(wx, y, 32, storey * 0.52, c.pane(far)),
        rect(wx, y + storey * 0.52, 32, 4, mixColours(wall, '#27406b', 0.25)),
        path(`M${round(wx)} ${round(y)}h12l-12 ${round(storey * 0.4)}Z`, '#ffffff', { opacity: 0.22 }),
      )
  }
  const [ex, ew] = [x + width * 0.39, width * 0.22]
  parts.push(
    rect(ex, foot - high - 46, ew, high + 46, c.ink(accent, far)),
    rect(ex + 14, foot - storey * 1.05, ew - 28, storey * 1.05, c.dark ? '#ffdf8e' : c.ink('glass', far)),
    line(`M${round(ex + ew / 2)} ${round(foot - storey)}v${round(storey)}`, c.ink('navy', far), 3),
    rect(ex - 16, foot - storey * 1.12, ew + 32, 9, mixColours(wall, '#27406b', 0.2)),
  )
  if (crest) parts.push(crest(ex + ew / 2, foot - high + high * 0.2, Math.min(ew * 0.3, 42)))
  return parts.join('')
}

export function stall(c, x, foot, width, color) {
  const stallHeight = width * 0.92
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const [sx, sw] = [x + (index * width) / 6, width / 6]
    return path(
      `M${round(sx)} ${round(foot - stallHeight)}h${round(sw)}v${round(stallHeight * 0.22)}a${round(sw / 2)} ${round(sw * 0.42)} 0 0 1 ${round(-sw)} 0Z`,
      index % 2 ? c.ink('white') : c.ink(color),
    )
  })
  const goods = []
  for (let row = 0; row < 2; row += 1) {
    for (let box = 0; box < 3; box += 1) {
      const [bx, by, bw] = [x + 6 + box * (width / 3 - 2), foot - stallHeight * (0.42 - row * 0.2), width / 3 - 8]
      const fruit = c.ink(c.random.pick(['#e8623f', '#f0b23c', '#7fae48', '#c9434b', '#8a5aa0', '#f2d14a']))
      for (let item = 0; item < 6; item += 1)
        goods.push(
          circle(
            bx + bw * (0.1 + item * 0.16),
            by - 3 - (item % 2) * 4,
            bw * 0.115,
            mixColours(fruit, '#fff', (item % 3) * 0.1),
          ),
        )
      goods.push(
        rect(bx, by, bw, stallHeight * 0.15, c.ink('wood')),
        line(`M${round(bx)} ${round(by + stallHeight * 0.075)}h${round(bw)}`, c.ink('bark'), 2),
      )
    }
  }
  const lamp = c.dark
    ? [
        circle(
          x + width / 2,
          foot - stallHeight * 0.62,
          width * 0.5,
          c.fill(
            radial([
              [0, '#ffdf8e', 0.75],
              [1, '#ffdf8e', 0],
            ]),
          ),
        ),
        circle(x + width / 2, foot - stallHeight * 0.66, 7, '#fff3c4'),
      ]
    : []
  return [
    rect(x + 3, foot - stallHeight, 6, stallHeight, c.ink('bark')),
    rect(x + width - 9, foot - stallHeight, 6, stallHeight, c.ink('bark')),
    rect(
      x + 6,
      foot - stallHeight * 0.8,
      width - 12,
      stallHeight * 0.55,
      mixColours(c.ink('bark'), c.palette.haze, 0.25),
      { opacity: 0.55 },
    ),
    ...lamp,
    ...goods,
    rect(x, foot - stallHeight * 0.1, width, stallHeight * 0.1, c.ink('#8a6248')),
    ...stripes,
  ].join('')
}

export function lantern(c, x, y, size, color = '#d9433a') {
  const glow = c.dark
    ? circle(
        x,
        y,
        size * 2.6,
        c.fill(
          radial([
            [0, '#ffb36b', 0.65],
            [1, '#ff8f4e', 0],
          ]),
        ),
      )
    : ''
  const body = c.fill(
    radial([
      [0, c.dark ? '#ffd08a' : mixColours(color, '#fff', 0.3)],
      [1, color],
    ]),
  )
  return group([
    glow,
    line(
      `M${round(x)} ${round(y - size * 1.5)}v${round(size * 0.6)}M${round(x)} ${round(y + size * 0.9)}v${round(size * 0.9)}`,
      '#c8932f',
      2,
    ),
    ellipse(x, y, size, size * 0.86, body),
    ellipse(x, y, size * 0.45, size * 0.86, 'none', {
      stroke: mixColours(color, '#5a0f10', 0.3),
      strokeWidth: 1.4,
      opacity: 0.5,
    }),
    rect(x - size * 0.4, y - size * 0.98, size * 0.8, size * 0.2, '#d8a23c', { rx: 2 }),
    rect(x - size * 0.4, y + size * 0.76, size * 0.8, size * 0.2, '#d8a23c', { rx: 2 }),
  ])
}

/** A hanging string of lanterns between two points. */
export function lanternString(
  c,
  x1,
  y1,
  x2,
  y2,
  count,
  size,
  sag = 60,
  colors = ['#d9433a', '#e8752f', '#d9433a', '#f0b23c'],
) {
  const parts = [line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, c.ink('ink', 0.1), 2)]
  for (let index = 0; index < count; index += 1) {
    const t = (index + 0.5) / count
    const [x, y] = [
      (1 - t) ** 2 * x1 + 2 * t * (1 - t) * ((x1 + x2) / 2) + t * t * x2,
      (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t * t * y2,
    ]
    parts.push(lantern(c, x, y + size * 1.5, size, colors[index % colors.length]))
  }
  return parts.join('')
}

/** An arched stone bridge from x to x+width with its foot at the water line, and its reflection. */
export function archBridge(c, x, foot, width, rise, arches = 3, far = 0) {
  const stone = c.ink('#d3c8b2', far)
  const shade = mixColours(stone, '#27406b', 0.25)
  const deck = (t) => foot - rise * (0.35 + 0.65 * Math.sin(Math.PI * t))
  let d = `M${round(x)} ${round(foot)}L${round(x)} ${round(deck(0))}`
  for (let step = 0; step <= 20; step += 1) d += `L${round(x + (width * step) / 20)} ${round(deck(step / 20))}`
  d += `L${round(x + width)} ${round(foot)}`
  const span = width / arches
  for (let arch = arches - 1; arch >= 0; arch -= 1) {
    const [left, right] = [x + arch * span + span * 0.12, x + (arch + 1) * span - span * 0.12]
    const crown = Math.min(deck((arch + 0.5) / arches) + rise * 0.16, foot - 10)
    d += `L${round(right)} ${round(foot)}C${round(right)} ${round(crown - (foot - crown) * 0.15)} ${round(left)} ${round(crown - (foot - crown) * 0.15)} ${round(left)} ${round(foot)}`
  }
  const rail = []
  for (let step = 0; step <= 26; step += 1)
    rail.push(rect(x + (width * step) / 26 - 2, deck(step / 26) - 17, 4, 18, stone))
  const curve = (lift) =>
    `M${Array.from({ length: 27 }, (_, step) => `${round(x + (width * step) / 26)} ${round(deck(step / 26) - lift)}`).join('L')}`
  const mirrored = group(path(`${d}Z`, shade), {
    transform: `translate(0 ${round(foot * 2)}) scale(1 -1)`,
    opacity: 0.22,
  })
  return [mirrored, path(`${d}Z`, stone), line(curve(-6), shade, 4), ...rail, line(curve(17), stone, 5)].join('')
}

/** A modern cable-stayed bridge. */
export function cableBridge(c, y, { from = -100, to = 1300, pylons = [340, 860], far = 0.1, high = 250 } = {}) {
  const [steel, cable] = [c.ink('#e7ecef', far), c.ink('#c9d4dc', far)]
  const parts = []
  for (const px of pylons) {
    for (let index = 1; index <= 10; index += 1)
      for (const side of [-1, 1])
        parts.push(line(`M${px} ${y - high + index * 9}L${px + side * index * 24} ${y}`, cable, 1.8, { opacity: 0.85 }))
    parts.push(
      poly(
        [
          [px - 16, y + 130],
          [px - 5, y - high],
          [px + 5, y - high],
          [px + 16, y + 130],
        ],
        steel,
      ),
      rect(px + 1, y - high, 5, high + 60, '#17305a', { opacity: 0.14 }),
    )
    if (c.dark)
      parts.push(
        circle(
          px,
          y - high,
          18,
          c.fill(
            radial([
              [0, '#ff6b5e', 0.7],
              [1, '#ff6b5e', 0],
            ]),
          ),
        ),
        circle(px, y - high, 3.5, '#ff8f7e'),
      )
  }
  parts.push(
    rect(from, y - 5, to - from, 13, steel),
    rect(from, y + 8, to - from, 7, mixColours(steel, '#27406b', 0.35)),
  )
  for (let x = from; x < to; x += 60)
    parts.push(rect(x, y - 22, 2.5, 18, steel), c.dark ? circle(x + 1, y - 24, 4, '#ffe6a8') : '')
  return parts.join('')
}
