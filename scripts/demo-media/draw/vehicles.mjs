import { at, circle, ellipse, line, path, poly, radial, rect, round } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'

const wheel = (c, x, y, r) => circle(x, y, r, c.ink('#2d3346')) + circle(x, y, r * 0.5, c.ink('#c8ced6'))
const beams = (c, x, y, reach, side = 1) =>
  c.dark
    ? poly(
        [
          [x, y - 4],
          [x + reach * side, y - 26],
          [x + reach * side, y + 34],
          [x, y + 4],
        ],
        '#ffe9a8',
        { opacity: 0.22 },
      ) + circle(x, y, 6, '#fff3c4')
    : ''

export function bus(c, x, foot, size, color = 'teal', flip = false) {
  const body = c.ink(color)
  const panes = Array.from(
    { length: 6 },
    (_, index) =>
      rect(-84 + index * 25, -66, 21, 24, c.dark ? '#ffe6a8' : c.ink('glass'), { rx: 3 }) +
      path(`M${-82 + index * 25} -66h9l-9 16Z`, '#ffffff', { opacity: 0.35 }),
  )
  return at(
    x,
    foot,
    size / 100,
    [
      ellipse(0, 0, 104, 5, '#10243a', { opacity: 0.2 }),
      rect(-96, -78, 192, 68, body, { rx: 12 }),
      rect(-96, -30, 192, 10, c.ink('white')),
      rect(-92, -80, 184, 7, mixColours(body, '#ffffff', 0.4), { rx: 4 }),
      ...panes,
      rect(68, -68, 26, 34, c.dark ? '#ffe6a8' : c.ink('glass'), { rx: 4 }),
      rect(36, -66, 22, 52, mixColours(c.ink('glass'), body, 0.3), { rx: 3 }),
      line('M47 -66v52', body, 2),
      wheel(c, -56, -9, 12),
      wheel(c, 60, -9, 12),
      beams(c, 96, -22, 120),
      rect(-97, -26, 5, 8, c.ink('red')),
    ],
    flip,
  )
}

export function car(c, x, foot, size, color, flip = false) {
  return at(
    x,
    foot,
    size / 100,
    [
      ellipse(0, 0, 56, 4, '#10243a', { opacity: 0.2 }),
      path('M-52 -10Q-54 -26 -38 -28L-24 -44Q-20 -48 -12 -48H12Q20 -48 26 -42L38 -29Q52 -27 53 -18V-10Z', c.ink(color)),
      path(
        'M-30 -29L-19 -42Q-17 -44 -13 -44H-3V-29ZM2 -44H12Q18 -44 22 -39L31 -29H2Z',
        c.dark ? '#d9d2a8' : c.ink('glass'),
      ),
      wheel(c, -30, -9, 9),
      wheel(c, 31, -9, 9),
      beams(c, 52, -20, 90),
      line('M-44 -20H46', mixColours(c.ink(color), '#ffffff', 0.3), 2),
    ],
    flip,
  )
}

/** A train of `cars` carriages, its foot on the rail. */
export function train(c, x, foot, size, { cars = 3, color = 'white', stripe = 'teal' } = {}) {
  const [body, band] = [c.ink(color), c.ink(stripe)]
  const parts = []
  for (let index = 0; index < cars; index += 1) {
    const carriageX = -index * 164
    const nose = index === 0
    parts.push(
      nose
        ? path(
            `M${carriageX - 156} -62H${carriageX - 40}Q${carriageX - 6} -60 ${carriageX + 10} -22Q${carriageX + 12} -10 ${carriageX} -10H${carriageX - 156}Z`,
            body,
          )
        : rect(carriageX - 158, -62, 154, 52, body, { rx: 5 }),
    )
    parts.push(
      rect(carriageX - 156, -27, nose ? 162 : 152, 9, band),
      rect(carriageX - 158, -66, nose ? 122 : 154, 6, mixColours(body, '#27406b', 0.25), { rx: 3 }),
    )
    for (let pane = 0; pane < (nose ? 4 : 5); pane += 1)
      parts.push(rect(carriageX - 148 + pane * 28, -53, 20, 18, c.dark ? '#ffe6a8' : c.ink('#6f93ad'), { rx: 3 }))
    if (nose)
      parts.push(
        path(
          `M${carriageX - 34} -53H${carriageX - 26}Q${carriageX - 12} -48 ${carriageX - 4} -34H${carriageX - 34}Z`,
          c.dark ? '#ffe6a8' : c.ink('#42607e'),
        ),
        beams(c, carriageX + 8, -18, 110),
      )
    for (const wx of [-130, -108, -50, -28]) parts.push(circle(carriageX + wx, -6, 6.5, c.ink('#3a3f55')))
  }
  return at(x, foot, size / 100, parts)
}

/** A long low boat with a mat roof, and its rower. */
export function sampan(c, x, y, size, flip = false) {
  const hull = c.ink('#7a5340')
  return at(
    x,
    y,
    size / 100,
    [
      ellipse(0, 8, 96, 7, '#0f2a4a', { opacity: 0.22 }),
      path('M-98 -12Q-60 8 0 8T98 -14Q70 16 30 18H-40Q-78 14 -98 -12Z', hull),
      path('M-98 -12Q-60 8 0 8T98 -14L94 -9Q50 13 0 13T-94 -8Z', mixColours(hull, '#fff0d0', 0.35)),
      path('M-34 8V-16Q-30 -36 0 -36T34 -16V8Z', c.ink('#c29a5b')),
      line('M-20 8V-30M-6 8V-36M8 8V-36M22 8V-30', c.ink('#9a743f'), 2),
      line('M62 2L56 -34', c.ink('#2b4570'), 10),
      circle(55, -46, 8, c.ink('#e9b98f')),
      path('M38 -46Q55 -66 72 -46Z', c.ink('#d9b566')),
      line('M58 -28L84 34', c.ink('bark'), 3),
      c.dark
        ? circle(
            -40,
            -10,
            26,
            c.fill(
              radial([
                [0, '#ffb36b', 0.8],
                [1, '#ffb36b', 0],
              ]),
            ),
          ) + circle(-40, -10, 5, '#ffdf8e')
        : '',
    ],
    flip,
  )
}

export function ferry(c, x, y, size, flip = false) {
  const row = (y0, count, from) =>
    Array.from({ length: count }, (_, index) =>
      rect(from + index * 20, y0, 13, 10, c.dark ? '#ffe6a8' : c.ink('#7fb2cc'), { rx: 2 }),
    ).join('')
  return at(
    x,
    y,
    size / 100,
    [
      ellipse(0, 8, 120, 7, '#0f2a4a', { opacity: 0.25 }),
      path('M-118 -18H122Q110 10 92 12H-96Q-112 6 -118 -18Z', c.ink('navy')),
      rect(-118, -20, 240, 6, c.ink('coral')),
      rect(-96, -46, 180, 28, c.ink('white'), { rx: 4 }),
      row(-38, 8, -86),
      rect(-70, -68, 120, 24, c.ink('white'), { rx: 4 }),
      row(-61, 5, -60),
      rect(10, -90, 34, 24, c.ink('white'), { rx: 4 }),
      rect(16, -84, 22, 10, c.ink('#42607e')),
      rect(-40, -92, 18, 26, c.ink('coral')),
      rect(-40, -92, 18, 7, c.ink('navy')),
      line('M-118 14q30 9 60 2t60 2t60 -2t58 -2', '#ffffff', 3, { opacity: 0.6 }),
    ],
    flip,
  )
}

export function sailboat(c, x, y, size, color = 'white', flip = false) {
  return at(
    x,
    y,
    size / 100,
    [
      ellipse(0, 6, 40, 4, '#0f2a4a', { opacity: 0.2 }),
      path('M-38 -8H40Q30 8 20 8H-24Q-34 6 -38 -8Z', c.ink('brick')),
      rect(-2, -98, 3, 92, c.ink('bark')),
      path('M4 -96Q44 -50 42 -16H4Z', c.ink(color)),
      path('M-5 -86Q-30 -46 -32 -16H-5Z', mixColours(c.ink(color), '#27406b', 0.16)),
    ],
    flip,
  )
}

/** A harbour crane. */
export function crane(c, x, foot, high, far = 0, color = 'coral') {
  const paint = c.ink(color, far)
  const w = high * 0.32
  return [
    line(
      `M${round(x)} ${foot}L${round(x + w * 0.12)} ${round(foot - high * 0.72)}M${round(x + w)} ${foot}L${round(x + w * 0.88)} ${round(foot - high * 0.72)}M${round(x)} ${round(foot - high * 0.3)}H${round(x + w)}M${round(x + w * 0.03)} ${round(foot - high * 0.28)}L${round(x + w * 0.9)} ${round(foot - high * 0.7)}`,
      paint,
      high * 0.028,
    ),
    line(`M${round(x - high * 0.3)} ${round(foot - high * 0.72)}H${round(x + high * 0.85)}`, paint, high * 0.04),
    line(
      `M${round(x + w * 0.5)} ${round(foot - high * 0.72)}V${round(foot - high)}L${round(x + high * 0.8)} ${round(foot - high * 0.73)}M${round(x + w * 0.5)} ${round(foot - high)}L${round(x - high * 0.28)} ${round(foot - high * 0.73)}`,
      paint,
      high * 0.018,
    ),
    line(`M${round(x + high * 0.62)} ${round(foot - high * 0.7)}V${round(foot - high * 0.36)}`, paint, 2),
    rect(x + high * 0.55, foot - high * 0.36, high * 0.15, high * 0.08, c.ink('mustard', far)),
  ].join('')
}

export function containers(c, x, foot, columns, rows, size) {
  const parts = []
  for (let column = 0; column < columns; column += 1) {
    const stackHeight = c.random.whole(1, rows)
    for (let row = 0; row < stackHeight; row += 1) {
      const [bx, by, color] = [
        x + column * size * 2.05,
        foot - (row + 1) * size * 0.86,
        c.ink(c.random.pick(['coral', 'teal', 'sea', 'mustard', 'navy', 'brick'])),
      ]
      parts.push(
        rect(bx, by, size * 2, size * 0.82, color),
        line(
          Array.from(
            { length: 7 },
            (_, rib) => `M${round(bx + size * 0.22 * (rib + 1))} ${round(by + 4)}v${round(size * 0.7)}`,
          ).join(''),
          mixColours(color, '#0b1020', 0.2),
          2,
        ),
      )
    }
  }
  return parts.join('')
}

export function balloon(c, x, y, size, colors = ['coral', 'mustard', 'white']) {
  const slices = [
    [1, 0],
    [0.62, 1],
    [0.24, 2],
  ].map(([half, index]) => ellipse(x, y, size * half, size * 1.08, c.ink(colors[index % colors.length])))
  return [
    path(
      `M${round(x - size * 0.9)} ${round(y + size * 0.5)}L${round(x - size * 0.18)} ${round(y + size * 1.5)}H${round(x + size * 0.18)}L${round(x + size * 0.9)} ${round(y + size * 0.5)}Z`,
      c.ink(colors[0]),
    ),
    path(
      `M${round(x - size * 0.3)} ${round(y + size * 0.9)}L${round(x - size * 0.08)} ${round(y + size * 1.5)}H${round(x + size * 0.08)}L${round(x + size * 0.3)} ${round(y + size * 0.9)}Z`,
      c.ink(colors[1]),
    ),
    ...slices,
    ellipse(x + size * 0.45, y, size * 0.55, size * 1.05, '#17305a', { opacity: 0.09 }),
    line(
      `M${round(x - size * 0.16)} ${round(y + size * 1.5)}v${round(size * 0.26)}M${round(x + size * 0.16)} ${round(y + size * 1.5)}v${round(size * 0.26)}`,
      c.ink('bark'),
      1.5,
    ),
    rect(x - size * 0.2, y + size * 1.74, size * 0.4, size * 0.28, c.ink('wood'), { rx: 3 }),
  ].join('')
}

export function plane(c, x, y, size) {
  return at(x, y, size / 100, [
    path('M-60 -4Q-20 -16 50 -12Q74 -10 78 -2Q70 8 40 9H-46Q-58 6 -60 -4Z', c.ink('white')),
    path('M-58 -4L-78 -36H-62L-36 -10Z', c.ink('teal')),
    path('M4 4L-34 34H-18L34 4Z', c.ink('#b9c6d2')),
    path('M8 -11L-10 -30H0L30 -12Z', c.ink('#b9c6d2')),
    line('M-34 -3H48', c.ink('#6f93ad'), 3, { strokeDasharray: '3 5' }),
  ])
}

export function windTurbine(c, x, foot, high, far = 0, turn = 20) {
  const pale = c.ink('#f7fafb', far)
  const hub = foot - high
  const blades = [0, 120, 240].map((angle) =>
    path(
      `M${round(x)} ${round(hub)}q${round(high * 0.05)} ${round(-high * 0.2)} ${round(high * 0.01)} ${round(-high * 0.5)}q${round(-high * 0.035)} ${round(high * 0.2)} ${round(-high * 0.01)} ${round(high * 0.5)}Z`,
      pale,
      { transform: `rotate(${angle + turn} ${round(x)} ${round(hub)})` },
    ),
  )
  return (
    poly(
      [
        [x - high * 0.018, foot],
        [x - high * 0.008, hub],
        [x + high * 0.008, hub],
        [x + high * 0.018, foot],
      ],
      pale,
    ) +
    blades.join('') +
    circle(x, hub, high * 0.022, pale)
  )
}
