import { circle, ellipse, group, line, path, poly, radial, rect, round, vertical } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'
import { sky, clouds } from './sky.mjs'
import { skyline } from './buildings.mjs'
import { bush, tree } from './plants.mjs'
import { crowd, person } from './people.mjs'

/** A room: wall with light from a lamp or window, floor with boards. */
export function room(c, wall, floor, { lamp = [0.5, 0.1], window = null } = {}) {
  const tint = c.fill(
    vertical([
      [0, mixColours(c.ink(wall), '#ffffff', 0.12)],
      [1, c.ink(wall)],
    ]),
  )
  const glow = c.fill(
    radial([
      [0, '#fff4d0', 0.6],
      [1, '#fff4d0', 0],
    ]),
  )
  const boards = line(
    Array.from({ length: 15 }, (_, index) => `M${600 + (index - 7) * 110} 520L${600 + (index - 7) * 210} 720`).join(''),
    mixColours(c.ink(floor), '#3a2a20', 0.2),
    2,
    { opacity: 0.6 },
  )
  const outlook = window
    ? group([
        rect(window[0] - 12, window[1] - 12, window[2] + 24, window[3] + 24, c.ink('white')),
        `<svg x="${window[0]}" y="${window[1]}" width="${window[2]}" height="${window[3]}" viewBox="150 60 900 500" preserveAspectRatio="xMidYMid slice">${sky(c, { sunAt: [0.7, 0.3] })}${clouds(c, 4)}${skyline(c, 560, { low: 60, high: 220, far: 0.4 })}</svg>`,
        line(`M${window[0] + window[2] / 2} ${window[1]}v${window[3]}`, c.ink('white'), 7),
        rect(
          window[0] - 22,
          window[1] + window[3] + 10,
          window[2] + 44,
          13,
          mixColours(c.ink('white'), '#27406b', 0.15),
        ),
      ])
    : ''
  return [
    [0, rect(-240, -120, 1680, 900, tint)],
    [0.15, outlook + circle(lamp[0] * 1200, lamp[1] * 675, 420, glow)],
    [
      0.3,
      rect(-240, 520, 1680, 320, c.ink(floor)) +
        rect(-240, 512, 1680, 12, mixColours(c.ink(wall), '#27406b', 0.22)) +
        boards,
    ],
  ]
}

export const desk = (c, x, y, width, color = 'wood', high = 120) =>
  rect(x, y, width, 18, c.ink(color), { rx: 5 }) +
  rect(x + 16, y + 18, width - 32, high, mixColours(c.ink(color), '#27406b', 0.16)) +
  rect(x + 16, y + 18, width - 32, 8, '#17203a', { opacity: 0.14 })
export const plant = (c, x, y, s) =>
  [-50, -25, 0, 25, 50]
    .map((turn) =>
      path(
        `M${x} ${y}q${-s * 0.22} ${-s * 0.6} 0 ${-s}q${s * 0.22} ${s * 0.4} 0 ${s}Z`,
        c.ink(turn % 50 ? '#5aa469' : '#3f8a66'),
        { transform: `rotate(${turn} ${x} ${y})` },
      ),
    )
    .join('') +
  path(`M${x - s * 0.28} ${y - 6}H${x + s * 0.28}L${x + s * 0.2} ${y + s * 0.42}H${x - s * 0.2}Z`, c.ink('clay'))

/** The upper part of a person behind a desk. */
export const sitting = (c, x, y, high, options) =>
  `<svg x="${round(x - high)}" y="${round(y - high * 0.78)}" width="${round(high * 2)}" height="${round(high * 0.78)}" overflow="hidden" viewBox="0 0 ${round(high * 2)} ${round(high * 0.78)}">${person(c, high, high * 1.17, high * 1.08, options)}</svg>`

const microphone = (c, x, y, s) =>
  [
    line(`M${x} ${y + s * 0.6}V${y + s * 1.5}`, c.ink('#3a4560'), s * 0.09),
    ellipse(x, y + s * 1.52, s * 0.42, s * 0.07, c.ink('#3a4560')),
    path(
      `M${x - s * 0.42} ${y - s * 0.05}V${y + s * 0.18}A${s * 0.42} ${s * 0.42} 0 0 0 ${x + s * 0.42} ${y + s * 0.18}V${y - s * 0.05}`,
      'none',
      { stroke: c.ink('#3a4560'), strokeWidth: s * 0.07, strokeLinecap: 'round' },
    ),
    rect(
      x - s * 0.3,
      y - s * 0.6,
      s * 0.6,
      s * 1.05,
      c.fill(
        vertical(
          [
            [0, '#f2f5f8'],
            [0.5, '#b4c0cd'],
            [1, '#7f8da0'],
          ],
          [0, 0, 1, 0],
        ),
      ),
      { rx: s * 0.3 },
    ),
    line(
      Array.from(
        { length: 5 },
        (_, i) => `M${round(x - s * 0.26)} ${round(y - s * 0.38 + i * s * 0.11)}h${round(s * 0.52)}`,
      ).join(''),
      '#5d6b82',
      s * 0.03,
    ),
    rect(x - s * 0.31, y + s * 0.16, s * 0.62, s * 0.09, c.ink('coral')),
  ].join('')

export function studio(c) {
  const panels = Array.from({ length: 30 }, (_, i) =>
    poly(
      [
        [-120 + (i % 10) * 150, 40 + Math.floor(i / 10) * 120],
        [-10 + (i % 10) * 150, 40 + Math.floor(i / 10) * 120],
        [-65 + (i % 10) * 150, 130 + Math.floor(i / 10) * 120],
      ],
      '#ffffff',
      { opacity: 0.05 + (i % 3) * 0.025 },
    ),
  )
  const wave = Array.from({ length: 46 }, (_, i) => {
    const h = 10 + Math.abs(Math.sin(i * 0.45) * Math.sin(i * 0.16 + 1)) * 88
    return rect(330 + i * 12, 200 - h / 2, 6, h, i % 4 ? '#7fe0d4' : '#ffd277', { rx: 3 })
  })
  return [
    ...room(c, '#33456b', '#5a4a5c', { lamp: [0.5, 0.25] }),
    [
      0.4,
      panels.join('') +
        rect(306, 120, 588, 160, '#1d2947', { rx: 16 }) +
        wave.join('') +
        rect(90, 120, 120, 50, c.ink('coral'), { rx: 12 }) +
        circle(120, 145, 9, '#fff') +
        rect(140, 139, 52, 12, '#fff', { rx: 6 }),
    ],
    [
      0.6,
      sitting(c, 350, 500, 300, { top: '#eab54a', style: 1, pose: 'hold', skirt: false }) +
        sitting(c, 860, 500, 300, { top: '#2f9c95', style: 0, pose: 'hold', flip: true, skirt: false }),
    ],
    [0.8, desk(c, 120, 500, 960, '#a9744f', 220) + mixer(c, 470, 520)],
    [1, microphone(c, 500, 350, 110) + microphone(c, 716, 350, 110)],
  ]
}
const mixer = (c, x, y) =>
  rect(x, y + 30, 280, 120, '#2b3350', { rx: 10 }) +
  Array.from(
    { length: 8 },
    (_, i) =>
      rect(x + 24 + i * 32, y + 46, 5, 88, '#12182c', { rx: 2 }) +
      rect(x + 16 + i * 32, y + 60 + ((i * 29) % 56), 21, 13, ['#ef6f5e', '#eab54a', '#7fe0d4'][i % 3], { rx: 3 }),
  ).join('')

export function newsroom(c) {
  const screens = Array.from({ length: 5 }, (_, i) => {
    const x = 70 + i * 220
    return (
      rect(x, 70, 196, 124, '#16213f', { rx: 8 }) +
      `<svg x="${x + 7}" y="77" width="182" height="110" viewBox="100 60 900 540" preserveAspectRatio="xMidYMid slice">${sky(c, { sunAt: [0.3 + i * 0.1, 0.4] })}${skyline(c, 620, { low: 80, high: 300, far: 0.2 + (i % 3) * 0.2 })}</svg>`
    )
  })
  return [
    ...room(c, '#24406f', '#3a4d70', { lamp: [0.5, 0.4] }),
    [
      0.4,
      screens.join('') +
        rect(300, 226, 600, 190, '#2f5fa0', { rx: 12 }) +
        circle(600, 320, 74, '#5f9bd4') +
        path('M540 300q30 -40 60 -20t50 -14q26 34 14 70q-40 34 -70 16t-56 -10q-12 -20 2 -42Z', '#7fd0b4'),
    ],
    [
      0.65,
      sitting(c, 440, 520, 310, { top: '#2b4570', style: 1, skirt: false }) +
        sitting(c, 760, 520, 310, { top: '#b5523f', style: 0, skirt: false }),
    ],
    [
      0.85,
      path('M180 500H1020L1090 720H110Z', c.ink('white')) +
        path('M180 500H1020L1026 520H174Z', '#7fc4e6') +
        rect(150, 590, 900, 12, c.ink('coral')),
    ],
    [1, camera(c, 130, 400, 1.1) + camera(c, 1090, 420, -1)],
  ]
}
const camera = (c, x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})">${line('M0 30L-46 300M0 30L46 300M0 30V290', c.ink('#1d2540'), 8)}${rect(-64, -44, 110, 76, c.ink('#2b3350'), { rx: 10 })}${path('M46 -22L84 -36V24L46 10Z', c.ink('#1d2540'))}${rect(-50, -70, 70, 26, c.ink('#3a4568'), { rx: 8 })}${circle(-42, -24, 6, '#ff5e52')}</g>`

export function concert(c, { kind = 'band' } = {}) {
  const beams = [
    [180, '#ff8f7e'],
    [420, '#ffd277'],
    [780, '#8fe0ff'],
    [1020, '#d69cff'],
  ].map(([x, color], i) =>
    poly(
      [
        [x - 8, -20],
        [x + 8, -20],
        [x + (i < 2 ? 330 : -160), 540],
        [x + (i < 2 ? 120 : -380), 540],
      ],
      color,
      { opacity: 0.22 },
    ),
  )
  const curtain = (from, to) =>
    Array.from({ length: 7 }, (_, i) =>
      rect(
        from + ((to - from) * i) / 7,
        -100,
        (to - from) / 7 + 1,
        660,
        mixColours('#8f2f3f', '#d9534f', (i % 2) * 0.55),
      ),
    ).join('')
  const players =
    kind === 'band'
      ? [
          [340, 'hold', 'coral'],
          [560, 'wave', 'mustard'],
          [760, 'hold', 'teal'],
          [930, 'stand', 'plum'],
        ]
          .map(([x, pose, top]) => person(c, x, 524, 280, { pose, top, skirt: false }))
          .join('') +
        path('M350 400q-36 8 -30 44t50 22l80 -86l-9 -11l-62 48q-14 -22 -29 -17Z', '#c96f3c') +
        drums(c, 1000, 520) +
        line('M608 520V350', '#20263c', 5) +
        circle(608, 344, 12, '#c8d0da')
      : Array.from({ length: 7 }, (_, i) =>
          person(c, 240 + i * 120, 500 + Math.abs(3 - i) * 10, 226, {
            top: '#2b3048',
            bottom: '#20263c',
            pose: 'hold',
            holding: i % 2 ? '' : path('M-4 -20h8v34q14 6 6 22q-10 14 -20 0q-8 -16 6 -22Z', '#b5683a'),
          }),
        ).join('') + person(c, 600, 606, 230, { pose: 'cheer', top: '#20263c', bottom: '#20263c', skirt: false })
  const heads = Array.from({ length: 34 }, (_, i) => {
    const x = -30 + (i % 17) * 76 + (i > 16 ? 38 : 0)
    const y = i > 16 ? 690 : 640
    return (
      circle(x, y - 26, 22, i > 16 ? '#10152c' : '#1c2344') +
      path(
        `M${x - 40} ${y + 70}Q${x - 40} ${y - 4} ${x} ${y - 4}T${x + 40} ${y + 70}Z`,
        i > 16 ? '#10152c' : '#1c2344',
      ) +
      (i % 4 === 1 && kind === 'band' ? line(`M${x + 28} ${y + 10}l14 -74`, i > 16 ? '#10152c' : '#1c2344', 13) : '')
    )
  })
  const floor = c.fill(
    vertical([
      [0, '#7a4f64'],
      [1, '#3a2a4f'],
    ]),
  )
  return [
    [
      0,
      rect(
        -240,
        -120,
        1680,
        900,
        c.fill(
          vertical([
            [0, '#1b1740'],
            [1, '#553579'],
          ]),
        ),
      ),
    ],
    [
      0.2,
      beams.join('') +
        circle(
          600,
          330,
          360,
          c.fill(
            radial([
              [0, '#ffb98a', 0.55],
              [1, '#ffb98a', 0],
            ]),
          ),
        ),
    ],
    [0.4, rect(-240, 510, 1680, 320, floor) + line('M-200 512H1400', '#ffd9a0', 4)],
    [0.55, players],
    [
      0.7,
      curtain(-240, 120) +
        curtain(1080, 1440) +
        path('M-240 -100H1440V40Q1200 100 1000 40Q800 100 600 40Q400 100 200 40Q0 100 -240 40Z', '#a93a46'),
    ],
    [1, heads.join('')],
  ]
}
const drums = (c, x, y) =>
  circle(x + 30, y - 46, 46, '#d9534f') +
  circle(x + 30, y - 46, 37, '#f6ead2') +
  rect(x - 40, y - 96, 54, 30, '#d9534f', { rx: 4 }) +
  ellipse(x - 13, y - 96, 27, 7, '#f6ead2') +
  ellipse(x + 92, y - 132, 40, 7, '#eab54a') +
  line(`M${x + 92} ${y - 132}V${y}`, '#8fa0b3', 3)

export function kitchen(c, { dish = 'noodles' } = {}) {
  const tiles = line(
    Array.from({ length: 9 }, (_, i) => `M-200 ${i * 62}H1400`).join('') +
      Array.from({ length: 22 }, (_, i) => `M${i * 62 - 60} 0V480`).join(''),
    '#ffffff',
    2,
    { opacity: 0.35 },
  )
  const steam = (x, y) =>
    [-36, 0, 36].map((dx) => line(`M${x + dx} ${y}q22 -34 0 -66t6 -72`, '#ffffff', 11, { opacity: 0.5 })).join('')
  const bowl = (x, y, s, color, inside) =>
    ellipse(x, y + s * 0.62, s * 0.9, s * 0.1, '#3a2318', { opacity: 0.25 }) +
    path(
      `M${x - s} ${y}Q${x - s * 0.86} ${y + s * 0.64} ${x - s * 0.4} ${y + s * 0.64}H${x + s * 0.4}Q${x + s * 0.86} ${y + s * 0.64} ${x + s} ${y}Z`,
      c.ink(color),
    ) +
    path(`M${x - s * 0.93} ${y + s * 0.2}Q${x} ${y + s * 0.46} ${x + s * 0.93} ${y + s * 0.2}`, 'none', {
      stroke: '#ffffff',
      strokeWidth: s * 0.05,
      opacity: 0.8,
    }) +
    ellipse(x, y, s, s * 0.27, mixColours(c.ink(color), '#ffffff', 0.35)) +
    ellipse(x, y + 2, s * 0.9, s * 0.22, inside)
  const noodles =
    bowl(600, 440, 190, 'sea', '#d9893c') +
    Array.from({ length: 15 }, (_, i) =>
      line(`M${450 + i * 20} ${446 - (i % 3) * 9}q24 -26 44 0t44 2`, i % 2 ? '#f9e2a0' : '#f2cf7d', 7),
    ).join('') +
    ellipse(670, 424, 42, 22, '#fffaf0') +
    circle(670, 422, 15, '#f5a623') +
    [
      [500, 430],
      [548, 412],
      [738, 442],
      [600, 470],
    ]
      .map(([x, y]) => ellipse(x, y, 15, 7, '#5aa469'))
      .join('') +
    line('M700 330L560 436M730 338L590 440', '#8a4b2f', 9)
  const dumplings =
    ellipse(600, 480, 250, 76, c.ink('#c99a5b')) +
    ellipse(600, 468, 236, 66, c.ink('#e8cf9a')) +
    Array.from({ length: 9 }, (_, i) => {
      const [x, y] = [450 + (i % 5) * 76 + (i > 4 ? 38 : 0), i > 4 ? 484 : 448]
      return (
        path(`M${x - 40} ${y}Q${x} ${y - 62} ${x + 40} ${y}Q${x} ${y + 22} ${x - 40} ${y}Z`, '#fff6e6') +
        line(`M${x - 22} ${y - 20}q22 -16 44 0M${x - 8} ${y - 26}l2 12M${x + 10} ${y - 26}l-2 12`, '#d9bf94', 3)
      )
    }).join('')
  const tea =
    bowl(820, 470, 84, 'teal', '#c78a3f') +
    path('M430 470Q400 340 520 330T640 460Q640 530 530 534T430 470Z', c.ink('brick')) +
    path('M636 400Q700 390 712 340L728 346Q720 440 634 450Z', c.ink('brick')) +
    path('M436 390Q360 380 366 440T448 500', 'none', { stroke: c.ink('brick'), strokeWidth: 17 }) +
    ellipse(530, 338, 62, 17, mixColours(c.ink('brick'), '#fff', 0.2)) +
    circle(530, 316, 15, c.ink('brick')) +
    [
      [930, 530],
      [970, 520],
      [950, 540],
    ]
      .map(([x, y]) => ellipse(x, y, 20, 9, '#5aa469'))
      .join('')
  const fruit =
    bowl(600, 450, 200, 'mustard', '#b5803c') +
    [
      [480, 420, '#e2543f'],
      [560, 396, '#f0a23c'],
      [650, 402, '#7fae48'],
      [725, 426, '#e2543f'],
      [600, 436, '#f2d14a'],
      [530, 446, '#8a4f9a'],
      [676, 446, '#f0a23c'],
    ]
      .map(
        ([x, y, color]) =>
          circle(x, y, 52, color) +
          circle(x - 16, y - 18, 14, '#ffffff', { opacity: 0.35 }) +
          line(`M${x} ${y - 50}q4 -14 14 -18`, '#6b4a3a', 5),
      )
      .join('')
  return [
    ...room(c, '#f3d9b8', '#b5784a', { lamp: [0.5, 0.12], window: [790, 60, 300, 230] }).slice(0, 2),
    [0.2, tiles],
    [
      0.35,
      rect(60, 70, 560, 14, c.ink('wood')) +
        [100, 190, 290, 380, 480, 560]
          .map(
            (x, i) =>
              rect(
                x,
                70 - 60 - (i % 2) * 14,
                46,
                60 + (i % 2) * 14,
                c.ink(['teal', 'coral', 'mustard', 'cream', 'sea', 'rose'][i]),
                { rx: 9 },
              ) + rect(x + 4, 70 - 68 - (i % 2) * 14, 38, 11, c.ink('wood'), { rx: 4 }),
          )
          .join('') +
        plant(c, 720, 250, 90),
    ],
    [
      0.7,
      rect(-240, 500, 1680, 360, c.ink('#c58a58')) +
        line('M-200 560H1400M-200 620H1400M-200 672H1400', '#8a5a38', 3, { opacity: 0.35 }) +
        rect(-240, 494, 1680, 12, mixColours(c.ink('#c58a58'), '#fff', 0.3)),
    ],
    [
      0.9,
      `<g transform="translate(600 560) scale(1.4) translate(-600 -512)">${{ noodles: noodles + steam(600, 380), dumplings: dumplings + steam(600, 400), tea: tea + steam(820, 440), fruit }[dish]}</g>`,
    ],
    [
      1,
      ellipse(170, 640, 120, 34, c.ink('white')) +
        ellipse(170, 634, 84, 20, c.ink('#d9e5e8')) +
        line('M960 660L1140 590M976 676L1160 606', c.ink('#8a4b2f'), 10),
    ],
  ]
}

export function workshop(c, { craft = 'pottery' } = {}) {
  const shelf = [120, 230].map(
    (y, row) =>
      rect(80, y, 640, 12, c.ink('wood')) +
      Array.from({ length: 8 }, (_, i) => {
        const [x, h] = [120 + i * 78, 44 + ((i * 17 + row * 23) % 34)]
        return (
          path(
            `M${x - 18} ${y}Q${x - 32} ${y - h * 0.5} ${x - 11} ${y - h}H${x + 11}Q${x + 32} ${y - h * 0.5} ${x + 18} ${y}Z`,
            c.ink(['clay', 'sea', 'cream', 'teal', 'mustard', 'brick'][(i + row) % 6]),
          ) + path(`M${x - 22} ${y - h * 0.4}q22 9 44 0`, 'none', { stroke: '#ffffff', strokeWidth: 4, opacity: 0.6 })
        )
      }).join(''),
  )
  const thing =
    craft === 'pottery'
      ? ellipse(600, 512, 120, 24, c.ink('steel')) +
        path('M530 508Q480 430 560 370Q550 350 540 340H660Q650 350 640 370Q720 430 670 508Z', c.ink('clay')) +
        ellipse(600, 340, 60, 14, mixColours(c.ink('clay'), '#3a2318', 0.3)) +
        line('M512 440q88 26 176 0M522 470q78 20 156 0', '#b5623a', 4, { opacity: 0.5 })
      : craft === 'calligraphy'
        ? path('M330 430H870L930 540H270Z', '#fffaf0') +
          line('M470 452q40 30 90 6M520 446q-10 50 -60 76M540 470q30 30 70 50', '#20263c', 13) +
          line('M690 452v70M660 476q40 -10 70 0M664 506q36 -6 70 0', '#20263c', 11) +
          ellipse(980, 520, 54, 22, '#2b2f3f') +
          line('M760 480L860 300', c.ink('wood'), 11) +
          path('M752 498l4 -30l18 8Z', '#20263c')
        : craft === 'lab'
          ? [400, 520, 640, 780]
              .map(
                (x, i) =>
                  path(`M${x - 14} 330V410L${x - 54} 500H${x + 54}L${x + 14} 410V330Z`, '#e9f5f8', { opacity: 0.85 }) +
                  path(
                    `M${x - 32} 450L${x - 54} 500H${x + 54}L${x + 32} 450Z`,
                    ['#ef6f5e', '#2f9c95', '#eab54a', '#7d5a9e'][i],
                  ) +
                  circle(x + 6, 470, 6, '#fff', { opacity: 0.6 }) +
                  rect(x - 19, 322, 38, 11, '#cfdde2'),
              )
              .join('')
          : path('M300 500H900L920 540H280Z', c.ink('steel')) +
            rect(420, 330, 340, 180, '#2b3350', { rx: 12 }) +
            rect(436, 346, 308, 148, '#12203f', { rx: 6 }) +
            Array.from({ length: 7 }, (_, i) =>
              rect(456, 362 + i * 18, 60 + ((i * 67) % 190), 8, ['#7fe0d4', '#ffd277', '#ff9a8a', '#b9c6ff'][i % 4], {
                rx: 4,
              }),
            ).join('')
  return [
    ...room(c, craft === 'lab' ? '#d3e6ea' : '#ead9bd', '#a87a52', { lamp: [0.5, 0.15], window: [800, 80, 300, 250] }),
    [0.4, shelf.join('')],
    [
      0.6,
      sitting(c, 340, 520, 330, { top: '#2f9c95', apron: '#e9dcc0', pose: 'reach', skirt: false }) +
        sitting(c, 900, 520, 310, { top: '#ef6f5e', apron: '#f6ead2', pose: 'reach', flip: true, skirt: false }),
    ],
    [0.8, desk(c, 120, 520, 960, '#9a6a44', 220) + thing],
    [1, plant(c, 90, 620, 150)],
  ]
}

export function library(c, { children = false } = {}) {
  const shelves = Array.from(
    { length: 4 },
    (_, row) =>
      rect(-60, 128 + row * 104, 860, 10, c.ink('#8a5f40')) +
      Array.from({ length: 44 }, (_, i) => {
        const h = 58 + ((i * 37 + row * 13) % 34)
        return (
          rect(
            -40 + i * 19,
            128 + row * 104 - h,
            15,
            h,
            c.ink(['coral', 'teal', 'mustard', 'navy', 'cream', 'plum', 'leaf', 'rose'][(i * 5 + row * 3) % 8]),
          ) + rect(-40 + i * 19, 128 + row * 104 - h * 0.75, 15, 4, '#ffffff', { opacity: 0.45 })
        )
      }).join(''),
  )
  const readers = children
    ? [300, 460, 620, 780]
        .map((x, i) =>
          person(c, x, 610 + (i % 2) * 24, 130, {
            child: true,
            pose: 'hold',
            top: ['#ef6f5e', '#eab54a', '#2f9c95', '#e58aa0'][i],
            holding: path('M-16 -9L0 -5L16 -9V9L0 13L-16 9Z', '#fffaf0'),
          }),
        )
        .join('') +
      person(c, 960, 616, 220, {
        pose: 'hold',
        style: 1,
        top: '#2c7da0',
        holding: path('M-16 -9L0 -5L16 -9V9L0 13L-16 9Z', '#ef6f5e'),
      })
    : sitting(c, 360, 548, 270, { top: '#eab54a', style: 2, pose: 'hold', skirt: false }) +
      sitting(c, 640, 548, 270, { top: '#2f9c95', style: 0, pose: 'hold', skirt: false }) +
      sitting(c, 910, 548, 270, { top: '#e58aa0', style: 1, pose: 'hold', skirt: false })
  const lamps = [250, 600, 950]
    .map(
      (x) =>
        line(`M${x} -100V70`, '#4a4052', 3) +
        path(`M${x - 54} 112Q${x - 50} 62 ${x} 62T${x + 54} 112Z`, c.ink('teal')) +
        circle(
          x,
          118,
          150,
          c.fill(
            radial([
              [0, '#ffe9a8', 0.6],
              [1, '#ffe9a8', 0],
            ]),
          ),
        ) +
        ellipse(x, 113, 40, 8, '#fff6d4'),
    )
    .join('')
  return [
    ...room(c, '#f0dfc4', '#b98a5f', { lamp: [0.5, 0.2], window: [850, 90, 270, 330] }),
    [0.4, rect(-80, 20, 900, 494, c.ink('#6f4a33')) + rect(-60, 34, 862, 470, c.ink('#5a3b2a')) + shelves.join('')],
    [0.65, readers],
    [
      0.8,
      children
        ? ellipse(600, 650, 440, 44, c.ink('teal'), { opacity: 0.5 })
        : desk(c, 150, 546, 920, '#b5804f', 200) +
          [360, 640, 910]
            .map((x, i) =>
              path(
                `M${x - 60} 548L${x - 52} 520L${x} 530L${x + 52} 520L${x + 60} 548Z`,
                c.ink(['white', 'cream', 'white'][i]),
              ),
            )
            .join(''),
    ],
    [1, lamps + plant(c, 1140, 640, 140)],
  ].sort((a, b) => (children && a[0] === 0.8 ? 0.6 : a[0]) - (children && b[0] === 0.8 ? 0.6 : b[0]))
}

export function classroom(c) {
  const board =
    rect(250, 90, 560, 260, c.ink('#8a5f40'), { rx: 6 }) +
    rect(264, 104, 532, 232, '#2f6357') +
    circle(400, 210, 60, 'none', { stroke: '#e9f5ee', strokeWidth: 4 }) +
    line('M400 210L460 210M400 210L430 158', '#e9f5ee', 4) +
    line('M540 280L640 140L740 280Z', '#ffe6a8', 4) +
    line('M300 300h120M540 304h200', '#e9f5ee', 4, { opacity: 0.6 })
  return [
    ...room(c, '#f4e7cd', '#c99a66', { lamp: [0.3, 0.1], window: [880, 90, 240, 260] }),
    [
      0.4,
      board +
        rect(60, 100, 140, 100, c.ink('white')) +
        path('M66 190L110 130L140 164L160 144L194 190Z', c.ink('leaf')) +
        circle(170, 124, 11, c.ink('mustard')),
    ],
    [0.55, person(c, 210, 560, 260, { pose: 'point', top: '#2c7da0', style: 2, skirt: true })],
    [
      0.85,
      [
        [420, 590],
        [660, 590],
        [900, 590],
        [300, 690],
        [560, 690],
        [800, 690],
        [1040, 690],
      ]
        .map(
          ([x, y], i) =>
            sitting(c, x, y - 44, 150, {
              child: true,
              top: ['#ef6f5e', '#eab54a', '#2f9c95', '#e58aa0', '#7d5a9e', '#fbf8f1', '#5aa469'][i],
              pose: i % 3 === 1 ? 'wave' : 'hold',
              skirt: false,
            }) +
            rect(x - 84, y - 48, 168, 13, c.ink('#d9a86f'), { rx: 4 }) +
            rect(x - 70, y - 36, 140, 70, c.ink('#b9834f')) +
            rect(x - 30, y - 54, 50, 8, c.ink(['coral', 'teal', 'mustard'][i % 3])),
        )
        .join(''),
    ],
    [1, plant(c, 60, 630, 140)],
  ]
}

export function clinic(c) {
  return [
    ...room(c, '#d8ecec', '#cfd8d8', { lamp: [0.5, 0.15], window: [110, 90, 320, 240] }),
    [
      0.4,
      rect(820, 120, 260, 190, c.ink('white'), { rx: 12 }) +
        line('M840 220h50l16 -50l26 96l20 -66l14 20h90', '#e2543f', 6) +
        rect(540, 120, 200, 240, c.ink('white'), { rx: 8 }) +
        circle(640, 180, 30, '#2f9c95') +
        path('M633 162h14v12h12v14h-12v12h-14v-12h-12v-14h12Z', '#fff') +
        [240, 270, 300, 330].map((y) => rect(570, y, 140, 9, '#c3d3d8', { rx: 4 })).join(''),
    ],
    [
      0.6,
      person(c, 470, 620, 300, {
        pose: 'hold',
        top: '#fdfefe',
        bottom: '#7fb2c4',
        style: 2,
        skirt: false,
        holding: rect(-14, -18, 28, 36, '#8fc7d6') + rect(-10, -12, 20, 3, '#fff') + rect(-10, -4, 20, 3, '#fff'),
      }) +
        person(c, 700, 620, 280, { elder: true, top: '#c9768a', pose: 'stand', cane: true, flip: true }) +
        person(c, 840, 624, 170, { child: true, top: '#eab54a', pose: 'wave' }),
    ],
    [1, plant(c, 1090, 600, 190) + plant(c, 120, 620, 150)],
  ]
}

export function gallery(c) {
  const frame = (x, y, w, h, art) =>
    rect(x - 12, y - 12, w + 24, h + 24, c.ink('#b98a3f')) +
    rect(x, y, w, h, '#f6efe0') +
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 200 140" preserveAspectRatio="xMidYMid slice">${art}</svg>` +
    poly(
      [
        [x + w / 2 - 20, -40],
        [x + w / 2 + 20, -40],
        [x + w + 50, y + h + 50],
        [x - 50, y + h + 50],
      ],
      '#fff6d8',
      { opacity: 0.14 },
    )
  const mountain =
    rect(0, 0, 200, 140, '#f0e6cc') +
    circle(150, 40, 17, '#d9534f') +
    path('M0 140Q40 20 70 70T120 50T200 120V140Z', '#5f8f8b') +
    path('M0 140Q60 80 110 110T200 100V140Z', '#34566a')
  const shapes =
    rect(0, 0, 200, 140, '#f7d9c4') +
    circle(70, 66, 42, '#ef6f5e') +
    rect(96, 50, 66, 66, '#2c7da0', { opacity: 0.85 }) +
    poly(
      [
        [40, 126],
        [90, 70],
        [140, 126],
      ],
      '#eab54a',
      { opacity: 0.9 },
    )
  const flower =
    rect(0, 0, 200, 140, '#dfe9dd') +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => ellipse(100, 36, 16, 28, '#e58aa0', { transform: `rotate(${turn} 100 62)` }))
      .join('') +
    circle(100, 62, 15, '#eab54a') +
    line('M100 78q6 30 0 62', '#4c9562', 6)
  return [
    ...room(c, '#ede4d6', '#b99a78', { lamp: [0.5, 0.2] }),
    [0.4, frame(130, 120, 250, 190, mountain) + frame(480, 90, 250, 240, shapes) + frame(830, 120, 250, 190, flower)],
    [
      0.6,
      rect(700, 470, 120, 130, c.ink('white')) +
        path('M728 470Q690 410 742 384Q732 366 740 350H780Q788 366 778 384Q830 410 792 470Z', c.ink('sea')) +
        line('M716 424q44 16 88 0', '#fff', 5),
    ],
    [
      0.85,
      person(c, 300, 630, 240, { style: 1, top: '#e58aa0', pose: 'point' }) +
        person(c, 400, 630, 250, { top: '#56657a', style: 0, skirt: false }) +
        person(c, 950, 636, 236, { elder: true, top: '#7d5a9e', pose: 'hold' }) +
        person(c, 1040, 640, 150, { child: true, top: '#eab54a', pose: 'wave' }),
    ],
    [1, plant(c, 80, 640, 170)],
  ]
}

export function chamber(c) {
  const seats = [0, 1, 2]
    .map((row) =>
      Array.from({ length: 7 + row * 2 }, (_, i) => {
        const n = 7 + row * 2
        const x = 600 + (i - (n - 1) / 2) * (104 + row * 12)
        const y = 520 + row * 74 + Math.abs(i - (n - 1) / 2) * -7
        return (
          sitting(c, x, y - 26, 112 + row * 14, {
            top: c.random.pick(['#2b4570', '#56657a', '#b5523f', '#2f6f5e', '#7d5a9e']),
            skirt: false,
          }) +
          rect(x - 50, y - 28, 100, 50, c.ink('#9a6a44'), { rx: 5 }) +
          rect(x - 50, y - 30, 100, 9, c.ink('#c18a5a'), { rx: 3 })
        )
      }).join(''),
    )
    .join('')
  return [
    ...room(c, '#e9dcc4', '#8a4f4a', { lamp: [0.5, 0.2] }),
    [
      0.4,
      Array.from(
        { length: 8 },
        (_, i) => rect(30 + i * 158, 40, 34, 440, c.ink('white')) + rect(22 + i * 158, 28, 50, 16, c.ink('stone')),
      ).join('') +
        circle(600, 150, 76, c.ink('mustard')) +
        circle(600, 150, 64, c.ink('sea')) +
        path('M546 170q27 -24 54 0t54 0v16q-27 24 -54 0t-54 0Z', '#ffffff') +
        path('M556 154L584 116L606 142L622 124L646 154Z', '#dff0e4'),
    ],
    [
      0.6,
      desk(c, 400, 400, 400, '#8a5f40', 90) +
        sitting(c, 600, 400, 170, { top: '#2b3f66', style: 1, skirt: false }) +
        sitting(c, 480, 400, 160, { top: '#56657a', skirt: false }) +
        sitting(c, 720, 400, 160, { top: '#7d5a9e', skirt: false }),
    ],
    [0.9, seats],
  ]
}

export function metroPlatform(c) {
  return [
    [
      0,
      rect(
        -240,
        -120,
        1680,
        900,
        c.fill(
          vertical([
            [0, '#e4edf0'],
            [1, '#b7c8d2'],
          ]),
        ),
      ),
    ],
    [
      0.2,
      Array.from(
        { length: 9 },
        (_, i) =>
          rect(-100 + i * 160, -60, 120, 22, '#ffffff') +
          circle(
            -40 + i * 160,
            -30,
            130,
            c.fill(
              radial([
                [0, '#ffffff', 0.7],
                [1, '#ffffff', 0],
              ]),
            ),
          ),
      ).join('') +
        rect(-240, 60, 1680, 46, c.ink('teal')) +
        Array.from({ length: 9 }, (_, i) => circle(30 + i * 150, 83, 12, '#ffffff')).join('') +
        rect(-240, 80, 1680, 6, '#ffffff'),
    ],
    [
      0.5,
      rect(-240, 150, 1680, 330, c.ink('#f2f5f7')) +
        rect(-240, 390, 1680, 36, c.ink('coral')) +
        Array.from(
          { length: 4 },
          (_, i) =>
            rect(-100 + i * 360, 190, 170, 130, '#35506f', { rx: 12 }) +
            path(`M${-90 + i * 360} 200h60l-60 100Z`, '#ffffff', { opacity: 0.14 }) +
            rect(96 + i * 360, 176, 62, 300, '#dbe3e8', { rx: 4 }) +
            rect(162 + i * 360, 176, 62, 300, '#dbe3e8', { rx: 4 }) +
            rect(106 + i * 360, 200, 42, 130, '#35506f', { rx: 6 }) +
            rect(172 + i * 360, 200, 42, 130, '#35506f', { rx: 6 }),
        ).join(''),
    ],
    [
      0.7,
      rect(-240, 480, 1680, 360, c.ink('#cfd6da')) +
        rect(-240, 496, 1680, 17, c.ink('mustard')) +
        line(
          Array.from({ length: 11 }, (_, i) => `M${600 + (i - 5) * 130} 520L${600 + (i - 5) * 230} 720`).join('') +
            'M-200 580H1400M-200 650H1400',
          '#aab6be',
          2.5,
        ),
    ],
    [0.9, crowd(c, 10, 40, 1170, 590, 190, { children: 0.15, poses: ['stand', 'walk', 'hold'] })],
    [1, rect(30, -100, 64, 900, c.ink('#9fb3bf')) + rect(1110, -100, 64, 900, c.ink('#9fb3bf'))],
  ]
}

export function podcastTable(c) {
  return [
    ...room(c, '#c98f7a', '#8a5f55', { lamp: [0.5, 0.2], window: [430, 70, 340, 220] }),
    [0.4, plant(c, 200, 430, 170) + plant(c, 1010, 430, 170)],
    [
      0.6,
      [300, 600, 900]
        .map((x, i) =>
          sitting(c, x, 520, 290, {
            top: ['#2f9c95', '#f6ead2', '#7d5a9e'][i],
            pose: 'hold',
            style: [1, 0, 2][i],
            skirt: false,
          }),
        )
        .join(''),
    ],
    [
      0.85,
      ellipse(600, 610, 560, 110, c.ink('#e3b98a')) +
        ellipse(600, 600, 560, 104, c.ink('#f0cfa3')) +
        [
          [430, 590],
          [780, 590],
        ]
          .map(
            ([x, y]) =>
              path(`M${x - 26} ${y - 44}h52v40q0 14 -14 14h-24q-14 0 -14 -14Z`, c.ink('coral')) +
              path(`M${x + 26} ${y - 34}q22 0 16 20t-18 8`, 'none', { stroke: c.ink('coral'), strokeWidth: 7 }),
          )
          .join(''),
    ],
    [1, microphone(c, 250, 470, 72) + microphone(c, 600, 500, 72) + microphone(c, 950, 470, 72)],
  ]
}

export function radioTower(c, { sunAt = [0.25, 0.4] } = {}) {
  const rings = [90, 150, 210, 270].map((r, i) =>
    path(
      `M${780 - r * 0.7} ${130 - r * 0.7}A${r} ${r} 0 0 0 ${780 - r * 0.7} ${130 + r * 0.7}M${780 + r * 0.7} ${130 - r * 0.7}A${r} ${r} 0 0 1 ${780 + r * 0.7} ${130 + r * 0.7}`,
      'none',
      { stroke: '#ffffff', strokeWidth: 7, opacity: round(0.6 - i * 0.13), strokeLinecap: 'round' },
    ),
  )
  const mast =
    line('M700 540L774 150M860 540L786 150', c.ink('coral'), 9) +
    Array.from({ length: 8 }, (_, i) => {
      const y = 520 - i * 46
      const half = 76 - i * 9
      return line(
        `M${780 - half} ${y}L${780 + half - 8} ${y - 46}M${780 + half} ${y}L${780 - half + 8} ${y - 46}M${780 - half} ${y}H${780 + half}`,
        c.ink(i % 2 ? 'white' : 'coral'),
        4.5,
      )
    }).join('') +
    line('M780 150V60', c.ink('white'), 6) +
    circle(780, 58, 8, '#ff5e52') +
    circle(
      780,
      58,
      34,
      c.fill(
        radial([
          [0, '#ff5e52', 0.6],
          [1, '#ff5e52', 0],
        ]),
      ),
    )
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 4)],
    [0.25, skyline(c, 560, { low: 60, high: 170, far: 0.6, landmark: false })],
    [
      0.5,
      path('M-240 600Q300 520 640 540T1440 560V840H-240Z', mixColours(c.palette.hill, c.palette.haze, 0.2)) +
        rings.join('') +
        mast +
        rect(880, 490, 110, 60, c.ink('cream')) +
        rect(894, 506, 26, 22, c.pane()) +
        rect(934, 506, 26, 22, c.pane()) +
        poly(
          [
            [870, 492],
            [935, 456],
            [1000, 492],
          ],
          c.ink('slate'),
        ),
    ],
    [1, tree(c, 110, 680, 250) + tree(c, 250, 690, 190) + bush(c, 1100, 690, 80, 0, ['#f7d774'])],
  ]
}

export function opera(c) {
  const stagePerson = (x, color, flip) =>
    person(c, x, 560, 330, { top: color, skirt: true, pose: 'point', style: 2, flip })
  const sleeves =
    [
      [380, '#e9f1f7'],
      [720, '#f2a2b8'],
    ]
      .map(
        ([x, color]) =>
          path(`M${x + 22} 400Q${x - 14} 500 ${x - 34} 556H${x + 154}Q${x + 134} 500 ${x + 98} 400Z`, color) +
          path(`M${x + 22} 404h76l6 22h-88Z`, '#eab54a'),
      )
      .join('') +
    line('M568 338q44 6 34 76t36 96', '#ffffff', 21) +
    line('M652 338q-40 20 -26 84t-44 104', '#ffdfe8', 19)
  return [
    [
      0,
      rect(
        -240,
        -120,
        1680,
        900,
        c.fill(
          vertical([
            [0, '#7a1f2f'],
            [1, '#c2473f'],
          ]),
        ),
      ),
    ],
    [
      0.2,
      circle(600, 300, 250, '#f6d58a') +
        path('M380 420Q470 300 540 360T680 330T830 430A250 250 0 0 1 380 420Z', '#5f8f8b', { opacity: 0.75 }) +
        path('M420 470Q520 400 610 440T790 470A250 250 0 0 1 420 470Z', '#34566a', { opacity: 0.8 }),
    ],
    [0.4, rect(-240, 550, 1680, 300, '#8a5a38') + rect(-240, 546, 1680, 9, '#e8b86a')],
    [0.7, stagePerson(440, '#e9f1f7', false) + stagePerson(780, '#f2a2b8', true) + sleeves],
    [
      0.9,
      Array.from(
        { length: 5 },
        (_, i) =>
          rect(-240 + i * 62, -120, 63, 960, mixColours('#8f2433', '#c93f48', (i % 2) * 0.8)) +
          rect(1130 + i * 62, -120, 63, 960, mixColours('#8f2433', '#c93f48', ((i + 1) % 2) * 0.8)),
      ).join('') +
        path('M-240 -120H1440V44Q1160 124 880 44Q600 124 320 44Q40 124 -240 44Z', '#a92c3c') +
        line('M-240 44Q40 124 320 44Q600 124 880 44Q1160 124 1440 44', '#f0c26a', 7),
    ],
    [
      1,
      [120, 1080]
        .map(
          (x) =>
            ellipse(x, 160, 44, 40, '#e8752f') +
            circle(
              x,
              160,
              110,
              c.fill(
                radial([
                  [0, '#ffb36b', 0.7],
                  [1, '#ffb36b', 0],
                ]),
              ),
            ) +
            line(`M${x} 40V122M${x} 200v50`, '#f0c26a', 4),
        )
        .join(''),
    ],
  ]
}
