import { circle, ellipse, group, line, path, poly, rect, smoothPath } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'
import { birds, clouds, mistBand, petals, rainfall, sky, snowfall, streaks } from './sky.mjs'
import { alps, furrows, ground, hills, peaks, terraces, water, windingRiver } from './land.mjs'
import { bamboo, bush, lotus, pine, poplar, reeds, tree, willow } from './plants.mjs'
import { archBridge, oldHouse, pagoda } from './buildings.mjs'
import { balloon, sailboat, sampan, train, windTurbine } from './vehicles.mjs'
import { crowd, cyclist, person } from './people.mjs'

/**
 * A scene is a list of [depth, svg, name?]: 0 is the sky, 1 the nearest object; the camera moves layers apart by depth,
 * and named layers move on their own in a video.
 */
const weather = (c) =>
  c.paletteName === 'rain' ? [[1.1, rainfall(c), 'rain']] : c.palette.snow ? [[1.1, snowfall(c), 'snow']] : []
const backs = {
  hills: (c) => hills(c, 390, 130, 0.72) + mistBand(c, 400, 70, 0.4) + hills(c, 430, 100, 0.46, { trees: 40 }),
  peaks: (c) => peaks(c, 430, 310, 0.68, 7) + mistBand(c, 420, 110, 0.6) + peaks(c, 455, 230, 0.38, 5),
  alps: (c) => alps(c, 440, 290, 0.42, 5) + mistBand(c, 420, 80, 0.5) + hills(c, 450, 70, 0.5, { trees: 40 }),
}

export function valley(c, { back = 'hills', sunAt = [0.3, 0.24], houses = true, extra = null } = {}) {
  const village = houses
    ? [0.72, 0.79, 0.86]
        .map((share, index) => oldHouse(c, share * c.width, 486 + index * 8, 80, 66 + index * 6, 0.3 - index * 0.05))
        .join('')
    : ''
  return [
    [0, sky(c, { sunAt }) + streaks(c, 6)],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, backs[back](c)],
    [0.5, hills(c, 500, 70, 0.2, { trees: 50 }) + village],
    [
      0.7,
      ground(c, 500, { bend: 18 }) +
        windingRiver(c, 512) +
        [0.08, 0.2, 0.93].map((share) => tree(c, share * c.width, 560, c.random.between(90, 130), 0.12)).join(''),
    ],
    [
      1,
      bush(c, 30, 680, 60, 0, ['#f7d774', '#f4a9bd', '#ffffff']) +
        bush(c, 1130, 690, 74, 0, ['#f7d774', '#ffffff']) +
        tree(c, 1080, 668, 260) +
        (extra ? extra(c) : '') +
        birds(c, 470, 150, 6),
    ],
    ...weather(c),
  ]
}

export function quietWater(
  c,
  { sunAt = [0.62, 0.42], back = 'peaks', boats = 1, side = 'willow', flowers = false } = {},
) {
  const near = {
    willow: () => willow(c, 1070, 640, 420),
    bamboo: () => bamboo(c, 1090, 690, 520, 7),
    pine: () => pine(c, 1080, 680, 420) + pine(c, 960, 690, 300),
    reeds: () => reeds(c, 1080, 690, 22, 190),
  }
  return [
    [0, sky(c, { sunAt, horizon: 0.62 }) + streaks(c, 8)],
    [0.12, clouds(c, 3, { to: 0.3 }), 'clouds'],
    [0.3, backs[back](c) + mistBand(c, 455, 70, 0.75)],
    [0.5, water(c, 452, { sunX: sunAt?.[0] ?? null }) + mistBand(c, 462, 34, 0.6)],
    [0.64, birds(c, 300, 190, 7), 'birds'],
    [
      0.65,
      Array.from({ length: boats }, (_, index) =>
        sampan(c, 360 + index * 300, 548 + index * 42, 92 + index * 22, index % 2 === 1),
      ).join(''),
      'boats',
    ],
    [0.8, flowers ? lotus(c, 26, 560, 670) : ''],
    [
      1,
      path(
        smoothPath([
          [860, 700],
          [960, 650],
          [1080, 636],
          [1260, 626],
        ]) + 'L1440 800L840 800Z',
        mixColours(c.palette.ground, '#123040', 0.35),
      ) +
        near[side]() +
        reeds(c, 70, 690, 14, 150),
    ],
    ...weather(c),
  ]
}

export function teaHills(c, { sunAt = [0.7, 0.22], pickers = 4 } = {}) {
  return [
    [0, sky(c, { sunAt }) + streaks(c, 5)],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, backs.peaks(c)],
    [0.45, hills(c, 480, 60, 0.4, { trees: 24 }) + mistBand(c, 440, 60, 0.5)],
    [
      0.75,
      terraces(c, 440, 9) +
        Array.from({ length: pickers }, (_, index) =>
          person(c, 260 + index * 190 + c.random.between(-40, 40), 560 + (index % 2) * 46, 104 + (index % 2) * 20, {
            pose: 'reach',
            hat: '#e3c27a',
            skirt: false,
            flip: index % 2 === 0,
          }),
        ).join(''),
    ],
    [1, tree(c, 90, 560, 250, 0)],
    ...weather(c),
  ]
}

export function farmland(
  c,
  { sunAt = [0.24, 0.3], colors = ['#a8c257', '#8fb24c', '#e3c552', '#9aba50'], barn = true } = {},
) {
  const house = barn
    ? rect(820, 380, 150, 92, c.ink('#b5523f', 0.12)) +
      poly(
        [
          [808, 384],
          [850, 326],
          [940, 326],
          [982, 384],
        ],
        c.ink('#6b4a4a', 0.12),
      ) +
      rect(872, 416, 46, 56, c.ink('cream', 0.1)) +
      line('M872 416l46 56m0 -56l-46 56', c.ink('#b5523f', 0.12), 4) +
      rect(994, 340, 48, 132, c.ink('#cfd6da', 0.14)) +
      ellipse(1018, 340, 24, 15, c.ink('#9aa6b0', 0.14))
    : ''
  return [
    [0, sky(c, { sunAt }) + streaks(c, 6)],
    [0.1, clouds(c, 5), 'clouds'],
    [0.3, backs.hills(c)],
    [
      0.55,
      hills(c, 470, 40, 0.35, { trees: 50 }) +
        house +
        Array.from({ length: 6 }, (_, index) => poplar(c, 80 + index * 60, 476, 120 + (index % 3) * 20, 0.2)).join(''),
    ],
    [0.8, furrows(c, 470, 640, colors)],
    [
      1,
      person(c, 300, 628, 150, { pose: 'hold', hat: '#e3c27a', skirt: false }) +
        person(c, 410, 640, 150, { pose: 'point', hat: '#d9b566' }) +
        bush(c, 1140, 690, 80, 0, ['#f7d774', '#ef6f5e']),
    ],
    ...weather(c),
  ]
}

export function windFields(c, { sunAt = [0.55, 0.36] } = {}) {
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 5) + streaks(c, 5), 'clouds'],
    [0.25, backs.hills(c)],
    [
      0.5,
      hills(c, 510, 80, 0.35) +
        [
          [180, 470, 210],
          [420, 486, 250],
          [700, 470, 230],
          [960, 480, 270],
        ]
          .map(([x, y, h], index) => windTurbine(c, x, y, h, 0.28, index * 27))
          .join(''),
    ],
    [
      0.8,
      ground(c, 530, { strokes: 130 }) +
        windTurbine(c, 1090, 590, 430, 0.02, 48) +
        cyclist(c, 420, 616, 96) +
        cyclist(c, 560, 622, 96),
    ],
    [1, bush(c, 80, 690, 80, 0, ['#f7d774', '#ffffff', '#e58aa0'])],
    ...weather(c),
  ]
}

export function balloonsOver(c, { sunAt = [0.2, 0.36] } = {}) {
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 5), 'clouds'],
    [0.2, backs.peaks(c)],
    [0.45, hills(c, 540, 90, 0.35, { trees: 50 })],
    [
      0.6,
      balloon(c, 780, 190, 84) +
        balloon(c, 440, 270, 46, ['teal', 'white', 'mustard']) +
        balloon(c, 1010, 320, 38, ['plum', 'rose', 'white']) +
        balloon(c, 600, 130, 26, ['sea', 'mustard', 'coral']),
      'balloons',
    ],
    [0.85, ground(c, 580) + crowd(c, 7, 120, 700, 622, 84, { children: 0.4, poses: ['wave', 'cheer', 'stand'] })],
    [1, tree(c, 1120, 680, 280)],
    ...weather(c),
  ]
}

export function grove(c, { kind = 'bamboo', sunAt = [0.5, 0.3], walkers = true } = {}) {
  const stand = {
    bamboo: (x, y, s) => bamboo(c, x, y, s, 6),
    pine: (x, y, s, far) => pine(c, x, y, s, far),
    tree: (x, y, s, far) => tree(c, x, y, s * 0.8, far),
    willow: (x, y, s, far) => willow(c, x, y, s * 0.8, far),
  }[kind]
  const row = (count, y, size, far) =>
    Array.from({ length: count }, (_, index) =>
      stand(
        ((index + c.random.between(0.1, 0.9)) / count) * 1300 - 50,
        y + c.random.between(-8, 12),
        size * c.random.between(0.85, 1.15),
        far,
      ),
    ).join('')
  const trail = path(
    'M560 470C600 520 480 560 500 600S300 680 260 760H900C820 660 700 610 690 580S640 510 590 470Z',
    mixColours(c.ink('sand'), c.palette.ground, 0.25),
  )
  return [
    [0, sky(c, { sunAt })],
    [0.2, backs.hills(c)],
    [0.4, group(row(12, 470, 240, 0.5), { opacity: kind === 'bamboo' ? 0.45 : 1 }) + mistBand(c, 440, 150, 0.6)],
    [0.65, ground(c, 466) + row(7, 500, 310, 0.25) + trail],
    [
      0.85,
      walkers
        ? person(c, 560, 590, 118, { pose: 'walk' }) +
          person(c, 620, 596, 116, { pose: 'walk' }) +
          person(c, 590, 606, 72, { child: true, pose: 'walk' })
        : '',
    ],
    [
      1,
      stand(70, 700, 620, 0) +
        stand(1130, 710, 640, 0) +
        (c.paletteName === 'spring'
          ? petals(c, 46)
          : c.paletteName === 'autumn'
            ? petals(c, 40, c.palette.leaves)
            : ''),
    ],
    ...weather(c),
  ]
}

export function pagodaHill(c, { sunAt = [0.25, 0.3], back = 'peaks' } = {}) {
  const steps = Array.from({ length: 12 }, (_, index) =>
    rect(868 - index * 7, 470 + index * 17, 34 + index * 14, 10, c.ink('stone', 0.1)),
  ).join('')
  return [
    [0, sky(c, { sunAt }) + streaks(c, 6)],
    [0.12, clouds(c, 4), 'clouds'],
    [0.28, backs[back](c)],
    [0.45, hills(c, 552, 116, 0.34, { trees: 44 })],
    [
      0.5,
      path(
        smoothPath([
          [420, 700],
          [560, 600],
          [720, 500],
          [880, 462],
          [1040, 486],
          [1180, 520],
          [1460, 640],
        ]) + 'L1500 800L380 800Z',
        mixColours(c.palette.hill, c.palette.haze, 0.15),
      ) +
        pagoda(c, 886, 470, 330, 0.06) +
        Array.from({ length: 9 }, (_, index) =>
          index > 2 && index < 5 ? '' : tree(c, 640 + index * 64, 520 + Math.abs(index - 4) * 12, 100, 0.14),
        ).join('') +
        steps,
    ],
    [0.7, water(c, 566, { sunX: sunAt ? sunAt[0] : null }) + archBridge(c, 60, 606, 420, 84, 3, 0.04)],
    [1, willow(c, 40, 690, 330) + lotus(c, 10, 640, 690) + birds(c, 420, 180, 7)],
    ...weather(c),
  ]
}

export function winterVillage(c, { sunAt = [0.75, 0.28] } = {}) {
  const smoke = [300, 650].map((x) => line(`M${x} 420q18 -40 -4 -74t14 -80t6 -60`, '#ffffff', 15, { opacity: 0.42 }))
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, backs.alps(c)],
    [
      0.5,
      hills(c, 500, 60, 0.25, { trees: 0 }) +
        Array.from({ length: 16 }, (_, index) =>
          pine(c, index * 80 + 10, 480 + (index % 3) * 14, 120 + (index % 4) * 20, 0.28),
        ).join(''),
    ],
    [
      0.7,
      ground(c, 520, { strokes: 30 }) +
        smoke.join('') +
        [220, 400, 580, 760].map((x, index) => snowHouse(c, x, 560 + (index % 2) * 14)).join(''),
    ],
    [
      1,
      pine(c, 1090, 690, 420) +
        pine(c, 1000, 700, 250) +
        snowman(c, 130, 650) +
        person(c, 230, 655, 84, { child: true, pose: 'cheer', top: '#ef6f5e' }) +
        person(c, 300, 660, 90, { child: true, pose: 'wave', top: '#eab54a' }),
    ],
    [1.1, snowfall(c), 'snow'],
  ]
}

const snowHouse = (c, x, foot) =>
  oldHouse(c, x, foot, 140, 120, 0.04) +
  path(
    `M${x - 18} ${foot - 84}Q${x + 20} ${foot - 88} ${x + 28} ${foot - 124}H${x + 112}Q${x + 120} ${foot - 88} ${x + 158} ${foot - 84}q-30 16 -60 4t-60 4t-56 -6Z`,
    '#f7fbff',
  )
const snowman = (c, x, y) =>
  [
    circle(x, y - 34, 38, '#f4f8fd'),
    circle(x, y - 92, 26, '#fbfdff'),
    circle(x + 12, y - 34, 30, '#a9c0da', { opacity: 0.2 }),
    circle(x - 8, y - 98, 3, '#2d3550'),
    circle(x + 9, y - 98, 3, '#2d3550'),
    poly(
      [
        [x, y - 92],
        [x + 24, y - 87],
        [x, y - 85],
      ],
      '#ec8a3c',
    ),
    rect(x - 26, y - 74, 52, 11, c.ink('coral'), { rx: 5 }),
    rect(x + 6, y - 70, 12, 34, c.ink('coral'), { rx: 4 }),
    rect(x - 20, y - 134, 40, 22, c.ink('ink')),
    rect(x - 30, y - 114, 60, 6, c.ink('ink')),
  ].join('')

export function coast(c, { sunAt = [0.5, 0.5], sails = 4 } = {}) {
  const light = [
    poly(
      [
        [934, 470],
        [946, 270],
        [994, 270],
        [1006, 470],
      ],
      c.ink('white'),
    ),
    poly(
      [
        [939, 410],
        [943, 350],
        [997, 350],
        [1001, 410],
      ],
      c.ink('coral'),
    ),
    rect(938, 258, 64, 12, c.ink('navy')),
    rect(950, 222, 40, 38, c.dark ? '#ffe9a8' : c.ink('glass')),
    path('M942 224Q970 186 998 224Z', c.ink('coral')),
    poly(
      [
        [976, 270],
        [994, 270],
        [1006, 470],
        [980, 470],
      ],
      '#17305a',
      { opacity: 0.12 },
    ),
    c.dark
      ? poly(
          [
            [970, 240],
            [-200, 120],
            [-200, 330],
          ],
          '#ffe9a8',
          { opacity: 0.16 },
        )
      : '',
  ]
  return [
    [0, sky(c, { sunAt, horizon: 0.66 }) + streaks(c, 10)],
    [0.15, clouds(c, 4), 'clouds'],
    [0.25, hills(c, 458, 40, 0.75)],
    [0.4, water(c, 440, { sunX: sunAt ? sunAt[0] : null, glints: 80 })],
    [
      0.6,
      Array.from({ length: sails }, (_, index) =>
        sailboat(
          c,
          120 + index * 190 + c.random.between(-30, 30),
          486 + (index % 2) * 46,
          88 + (index % 3) * 26,
          ['white', 'coral', 'mustard', 'cream'][index % 4],
        ),
      ).join(''),
      'boats',
    ],
    [0.62, birds(c, 320, 170, 8), 'birds'],
    [
      0.85,
      path(
        'M760 700C800 560 880 476 960 466S1180 470 1420 430V800H740Z',
        mixColours(c.palette.ground, '#2f4a4f', 0.25),
      ) +
        light.join('') +
        oldHouse(c, 1030, 486, 110, 90),
    ],
    [1, bush(c, 1010, 660, 46) + bush(c, 1130, 640, 60, 0, ['#f7d774', '#ffffff'])],
    ...weather(c),
  ]
}

export function railwayValley(c, { sunAt = [0.66, 0.3], back = 'alps' } = {}) {
  const piers = Array.from({ length: 9 }, (_, index) => {
    const x = -60 + index * 165
    return path(`M${x} 700V470H${x + 165}V700H${x + 145}V548a62 58 0 0 0 -125 0V700Z`, c.ink('stone', 0.08))
  })
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, backs[back](c)],
    [0.5, hills(c, 520, 80, 0.3, { trees: 60 }) + water(c, 610, { to: 790 })],
    [0.7, piers.join('') + rect(-220, 456, 1680, 20, c.ink('#b9ae9a', 0.05))],
    [0.71, train(c, 860, 456, 104, { cars: 4, stripe: 'coral' }), 'train'],
    [1, tree(c, 60, 690, 250) + pine(c, 1140, 700, 260) + bush(c, 960, 690, 60)],
    ...weather(c),
  ]
}
