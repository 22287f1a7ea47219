import { at, circle, ellipse, group, line, path, poly, radial, rect, round } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'
import { birds, clouds, fireworks, mistBand, petals, rainfall, sky, snowfall, streaks } from './sky.mjs'
import { ground, hills, peaks, water } from './land.mjs'
import { bush, lotus, tree, willow } from './plants.mjs'
import {
  archBridge,
  cableBridge,
  hall,
  lanternString,
  modernBlock,
  oldStreet,
  pagoda,
  pavilion,
  roofs,
  skyline,
  stall,
  tower,
} from './buildings.mjs'
import { balloon, bus, car, containers, crane, ferry, plane, sailboat, sampan, train } from './vehicles.mjs'
import { crowd, cyclist, person } from './people.mjs'

export const weather = (c) =>
  c.paletteName === 'rain' ? [[1.1, rainfall(c), 'rain']] : c.palette.snow ? [[1.1, snowfall(c), 'snow']] : []
const far = (c) => hills(c, 420, 110, 0.8) + mistBand(c, 420, 80, 0.5)
const mirrored = (content, y) =>
  group(group(content, { transform: `translate(0 ${y * 2}) scale(1 -1)` }), { opacity: 0.2 })

export function riverfront(
  c,
  { sunAt = [0.3, 0.3], bridge = false, boats = 'ferry', show = false, plain = false } = {},
) {
  const city =
    skyline(c, 470, { low: 70, high: 190, far: 0.55, landmark: false }) +
    skyline(c, 474, { low: 60, high: 230, far: 0.22, width: [54, 100] })
  const onWater = {
    ferry: () => ferry(c, 420, 566, 108),
    sails: () =>
      sailboat(c, 300, 560, 120) + sailboat(c, 470, 590, 150, 'coral') + sailboat(c, 760, 556, 100, 'mustard'),
    sampan: () => sampan(c, 380, 580, 110) + sampan(c, 700, 556, 84, true),
  }[boats]
  const sparks = show
    ? fireworks(c, 300, 150, 100, '#ffb45e') +
      fireworks(c, 620, 110, 120, '#ff7f8f') +
      fireworks(c, 900, 170, 90, '#8fd6ff')
    : ''
  return [
    [0, sky(c, { sunAt: show ? null : sunAt, horizon: 0.7 }) + streaks(c, 6)],
    [0.1, show ? '' : clouds(c, 4), 'clouds'],
    [0.2, far(c) + sparks],
    [0.4, city + mistBand(c, 470, 40, 0.5)],
    [0.5, water(c, 472, { sunX: show ? null : (sunAt?.[0] ?? null) }) + mirrored(city, 474)],
    [0.62, bridge ? cableBridge(c, 452) : ''],
    [0.72, onWater(), 'boats'],
    [
      1,
      plain
        ? ''
        : path('M-240 660Q300 612 760 660T1460 640V820H-240Z', mixColours(c.palette.ground, '#123040', 0.3)) +
          crowd(c, 5, 640, 1050, 640, 92, { children: 0.2 }) +
          tree(c, 90, 680, 230) +
          tree(c, 1140, 690, 260) +
          bush(c, 250, 690, 50, 0, ['#f4a9bd', '#ffffff']),
    ],
    ...weather(c),
  ]
}

export function canalTown(c, { sunAt = [0.76, 0.2], lights = false, boats = 2 } = {}) {
  const street = oldStreet(c, 500, { low: 130, high: 210, far: 0.06 })
  return [
    [0, sky(c, { sunAt }) + streaks(c, 5)],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, far(c) + pagoda(c, 250, 430, 260, 0.5)],
    [0.45, oldStreet(c, 470, { low: 110, high: 170, far: 0.42 })],
    [0.6, street + rect(-220, 498, 1640, 16, c.ink('stone')) + crowd(c, 6, 60, 560, 498, 62)],
    [0.7, water(c, 512, { glints: 60 }) + mirrored(street, 514)],
    [0.8, archBridge(c, 640, 580, 420, 120, 1)],
    [
      0.81,
      Array.from({ length: boats }, (_, index) =>
        sampan(c, 250 + index * 210, 584 + index * 44, 96 + index * 16, index % 2 === 0),
      ).join(''),
      'boats',
    ],
    [
      1,
      willow(c, 50, 690, 380) +
        (lights
          ? lanternString(c, -20, 150, 640, 120, 6, 19, 50) + lanternString(c, 600, 110, 1240, 170, 6, 19, 50)
          : lotus(c, 8, 630, 680)) +
        (c.paletteName === 'spring' ? petals(c, 40) : ''),
    ],
    ...weather(c),
  ]
}

export function roofsView(c, { sunAt = [0.66, 0.25] } = {}) {
  return [
    [0, sky(c, { sunAt }) + streaks(c, 6)],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, peaks(c, 420, 200, 0.7, 6) + skyline(c, 420, { low: 50, high: 150, far: 0.62 }) + mistBand(c, 410, 80, 0.6)],
    [0.7, roofs(c, 330, 5)],
    [1, tree(c, 1120, 700, 300) + birds(c, 330, 170, 8)],
    ...weather(c),
  ]
}

export function marketStreet(c, { sunAt = [0.2, 0.2], lights = false, count = 5 } = {}) {
  const stalls = Array.from(
    { length: count },
    (_, index) =>
      stall(c, 26 + index * 236, 566, 200, ['coral', 'teal', 'mustard', 'sea', 'plum'][index % 5]) +
      person(c, 76 + index * 236, 510, 120, { pose: 'stand', apron: '#f6ead2' }),
  ).join('')
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 4), 'clouds'],
    [0.4, oldStreet(c, 480, { low: 150, high: 240, far: 0.3 })],
    [0.6, rect(-240, 476, 1680, 400, mixColours(c.ink('sand'), c.palette.haze, 0.15)) + pavement(c)],
    [0.8, stalls],
    [
      1,
      (lights
        ? lanternString(c, -20, 120, 620, 90, 6, 22, 46) + lanternString(c, 580, 90, 1230, 140, 6, 22, 46)
        : lanternString(c, -20, 90, 1230, 90, 9, 16, 40)) + crowd(c, 9, 20, 1180, 648, 142, { children: 0.25 }),
    ],
    ...weather(c),
  ]
}

export const pavement = (c) =>
  line(
    Array.from({ length: 7 }, (_, index) => `M-200 ${500 + index * index * 5}H1400`).join('') +
      Array.from({ length: 19 }, (_, index) => `M${600 + (index - 9) * 70} 480L${600 + (index - 9) * 190} 700`).join(
        '',
      ),
    mixColours(c.ink('sand'), '#5a4a3a', 0.22),
    1.6,
    { opacity: 0.5 },
  )

export function cityPark(c, { sunAt = [0.78, 0.22], what = 'walk', draw = null } = {}) {
  const activities = {
    walk: () => crowd(c, 7, 200, 1000, 596, 146, { children: 0.3 }),
    children: () =>
      playground(c) +
      crowd(c, 8, 120, 1080, 600, 150, { children: 1, poses: ['cheer', 'wave', 'run', 'run', 'stand'] }),
    exercise: () =>
      Array.from({ length: 8 }, (_, index) =>
        person(c, 220 + index * 100, 592 + (index % 2) * 34, 152, {
          pose: 'reach',
          elder: index % 2 === 0,
          top: index % 2 ? '#fbf8f1' : '#e9f1ee',
          bottom: '#56657a',
          skirt: false,
          flip: index % 4 === 1,
        }),
      ).join(''),
    volunteers: () =>
      Array.from({ length: 7 }, (_, index) =>
        person(c, 210 + index * 120, 600 + (index % 2) * 30, 148, {
          pose: ['wave', 'hold', 'stand', 'point', 'cheer', 'hold', 'wave'][index],
          vest: '#e2543f',
          top: '#fbf8f1',
          holding: index % 3 === 1 ? rect(-12, -4, 24, 18, c.ink('#c99a5b')) : '',
        }),
      ).join(''),
    cycling: () =>
      Array.from({ length: 5 }, (_, index) => cyclist(c, 230 + index * 180, 594 + (index % 2) * 34, 128)).join(''),
    elders: () =>
      person(c, 430, 606, 146, { elder: true, cane: true, top: '#7d8aa5' }) +
      person(c, 540, 606, 142, { elder: true, top: '#c9768a', skirt: true }) +
      person(c, 660, 612, 88, { child: true, pose: 'run', top: '#eab54a' }) +
      chess(c, 820, 610),
    reading: () =>
      Array.from({ length: 5 }, (_, index) =>
        person(c, 250 + index * 150, 600 + (index % 2) * 26, index % 2 ? 96 : 140, {
          child: index % 2 === 1,
          pose: 'hold',
          holding: path('M-14 -8L0 -4L14 -8V8L0 12L-14 8Z', c.ink(['coral', 'teal', 'mustard'][index % 3])),
        }),
      ).join(''),
    planting: () =>
      Array.from(
        { length: 5 },
        (_, index) =>
          person(c, 240 + index * 170, 604, 140, { pose: 'reach', vest: '#3f9a63', flip: index % 2 === 1 }) +
          bush(c, 310 + index * 170, 610, 24),
      ).join(''),
    kites: () =>
      crowd(c, 7, 160, 1000, 600, 112, { children: 0.6, poses: ['wave', 'run', 'cheer'] }) +
      [
        [420, 150, 'coral'],
        [640, 90, 'mustard'],
        [860, 170, 'teal'],
      ]
        .map(
          ([x, y, color]) =>
            poly(
              [
                [x, y - 38],
                [x + 28, y],
                [x, y + 48],
                [x - 28, y],
              ],
              c.ink(color),
            ) +
            poly(
              [
                [x, y - 38],
                [x + 28, y],
                [x, y + 48],
              ],
              '#17305a',
              { opacity: 0.12 },
            ) +
            line(`M${x} ${y + 48}q22 40 0 70t8 60`, c.ink(color), 3) +
            line(`M${x} ${y + 48}Q${x - 60} ${y + 250} ${x - 130} 520`, '#ffffff', 1.4, { opacity: 0.7 }),
        )
        .join(''),
  }[draw ? 'walk' : what]
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 5), 'clouds'],
    [0.3, skyline(c, 430, { low: 60, high: 200, far: 0.6 })],
    [
      0.45,
      hills(c, 450, 36, 0.4, { trees: 30 }) +
        Array.from({ length: 12 }, (_, index) =>
          tree(c, index * 110 - 10, 470 + (index % 3) * 12, 130 + (index % 4) * 18, 0.3),
        ).join(''),
    ],
    [
      0.65,
      ground(c, 476) +
        path(
          'M-240 600Q200 540 620 570T1450 540V640Q900 650 560 640T-240 700Z',
          mixColours(c.ink('sand'), c.palette.haze, 0.1),
        ) +
        pavilion(c, 960, 520, 150, 0.1),
    ],
    [0.85, draw ? draw(c) : activities()],
    [
      1,
      tree(c, 60, 680, 320) +
        bush(c, 1130, 690, 70, 0, ['#ef6f5e', '#f7d774', '#ffffff']) +
        bush(c, 980, 700, 50) +
        (c.paletteName === 'spring'
          ? petals(c, 44)
          : c.paletteName === 'autumn'
            ? petals(c, 40, c.palette.leaves)
            : ''),
    ],
    ...weather(c),
  ]
}

const playground = (c) =>
  [
    line('M700 500L740 380H860L900 500M740 380L700 500M860 380L900 500', c.ink('coral'), 9),
    line('M770 382V470M830 382V456', c.ink('steel'), 3),
    rect(756, 468, 30, 7, c.ink('mustard')),
    rect(816, 454, 30, 7, c.ink('teal')),
    path('M330 380H400V520H384V396H346V520H330Z', c.ink('sea')),
    path('M398 388Q470 410 520 510L560 522H520Q470 500 398 420Z', c.ink('mustard')),
    path('M322 382L365 336L408 382Z', c.ink('coral')),
  ].join('')
const chess = (c, x, y) =>
  rect(x - 50, y - 56, 100, 10, c.ink('stone')) +
  rect(x - 12, y - 46, 24, 46, mixColours(c.ink('stone'), '#27406b', 0.2)) +
  circle(x - 20, y - 59, 5, c.ink('coral')) +
  circle(x + 8, y - 59, 5, c.ink('ink')) +
  circle(x + 26, y - 59, 5, c.ink('coral')) +
  person(c, x - 84, y + 4, 132, { elder: true, pose: 'reach', top: '#56657a', skirt: false }) +
  person(c, x + 86, y + 4, 132, { elder: true, pose: 'reach', top: '#a9744f', skirt: false, flip: true })

const crests = {
  shield: (c) => (x, y, s) =>
    circle(x, y, s, c.ink('white')) + path(`M${x} ${y - s * 0.66}L${x + s * 0.54} ${y - s * 0.42}Q${x + s * 0.56} ${y + s * 0.36} ${x} ${y + s * 0.68}Q${x - s * 0.56} ${y + s * 0.36} ${x - s * 0.54} ${y - s * 0.42}Z`, c.ink('navy')) + path(`M${x} ${y - s * 0.34}l${s * 0.09} ${s * 0.22}h${s * 0.24}l${-s * 0.19} ${s * 0.16}l${s * 0.08} ${s * 0.24}l${-s * 0.22} ${-s * 0.15}l${-s * 0.22} ${s * 0.15}l${s * 0.08} ${-s * 0.24}l${-s * 0.19} ${-s * 0.16}h${s * 0.24}Z`, '#f0c26a'),
  cross: (c) => (x, y, s) =>
    circle(x, y, s, c.ink('white')) +
    path(
      `M${x - s * 0.22} ${y - s * 0.62}h${s * 0.44}v${s * 0.4}h${s * 0.4}v${s * 0.44}h${-s * 0.4}v${s * 0.4}h${-s * 0.44}v${-s * 0.4}h${-s * 0.4}v${-s * 0.44}h${s * 0.4}Z`,
      '#e2543f',
    ),
  book: (c) => (x, y, s) =>
    path(
      `M${x - s} ${y - s * 0.5}Q${x - s * 0.4} ${y - s * 0.8} ${x} ${y - s * 0.4}Q${x + s * 0.4} ${y - s * 0.8} ${x + s} ${y - s * 0.5}V${y + s * 0.5}Q${x + s * 0.4} ${y + s * 0.2} ${x} ${y + s * 0.6}Q${x - s * 0.4} ${y + s * 0.2} ${x - s} ${y + s * 0.5}Z`,
      c.ink('white'),
    ) + line(`M${x} ${y - s * 0.4}V${y + s * 0.6}`, c.ink('navy'), 2.5),
  clock: (c) => (x, y, s) =>
    circle(x, y, s, c.ink('white')) +
    circle(x, y, s * 0.86, 'none', { stroke: c.ink('navy'), strokeWidth: 3 }) +
    line(`M${x} ${y}V${y - s * 0.6}M${x} ${y}L${x + s * 0.44} ${y + s * 0.2}`, c.ink('navy'), 4),
  flame: (c) => (x, y, s) =>
    circle(x, y, s, c.ink('white')) +
    path(
      `M${x} ${y - s * 0.7}Q${x + s * 0.7} ${y} ${x + s * 0.3} ${y + s * 0.5}Q${x} ${y + s * 0.75} ${x - s * 0.3} ${y + s * 0.5}Q${x - s * 0.6} ${y + s * 0.1} ${x - s * 0.1} ${y - s * 0.2}Q${x + s * 0.05} ${y - s * 0.4} ${x} ${y - s * 0.7}Z`,
      '#e2543f',
    ),
  leaf: (c) => (x, y, s) =>
    circle(x, y, s, c.ink('white')) +
    path(
      `M${x - s * 0.5} ${y + s * 0.5}Q${x - s * 0.6} ${y - s * 0.5} ${x + s * 0.6} ${y - s * 0.6}Q${x + s * 0.5} ${y + s * 0.6} ${x - s * 0.5} ${y + s * 0.5}Z`,
      '#3f9a63',
    ),
}

export function publicBuilding(
  c,
  {
    kind = 'block',
    crest = 'book',
    color,
    accent = 'teal',
    sunAt = [0.24, 0.24],
    floors = 3,
    people = {},
    dome = true,
    extra = null,
  } = {},
) {
  const building =
    kind === 'hall'
      ? hall(c, 210, 540, 780, { dome, color })
      : modernBlock(c, 190, 540, 820, 218, { color, accent, floors, crest: crests[crest](c) })
  return [
    [0, sky(c, { sunAt }) + streaks(c, 5)],
    [0.1, clouds(c, 5), 'clouds'],
    [0.3, skyline(c, 480, { low: 70, high: 190, far: 0.66 })],
    [
      0.45,
      Array.from({ length: 12 }, (_, index) => tree(c, index * 112 - 20, 540, 150 + (index % 3) * 24, 0.3)).join(''),
    ],
    [0.6, building],
    [
      0.75,
      rect(-240, 536, 1680, 330, mixColours(c.ink('sand'), c.palette.haze, 0.2)) +
        path('M470 536H730L900 700H300Z', '#ffffff', { opacity: 0.22 }) +
        pavement(c),
    ],
    [0.9, crowd(c, 8, 150, 1050, 604, 100, people) + (extra ? extra(c) : '')],
    [
      1,
      tree(c, 70, 670, 260) +
        tree(c, 1140, 676, 280) +
        bush(c, 230, 690, 54, 0, ['#ef6f5e', '#f7d774']) +
        bush(c, 990, 696, 60, 0, ['#ffffff', '#f4a9bd']),
    ],
    ...weather(c),
  ]
}

export function avenue(c, { sunAt = [0.5, 0.3], what = 'bus', draw = null } = {}) {
  const road =
    rect(-240, 540, 1680, 300, c.ink('#66728a')) +
    rect(-240, 532, 1680, 12, c.ink('stone')) +
    Array.from({ length: 16 }, (_, index) => rect(-120 + index * 100, 612, 54, 6, '#ffffff', { opacity: 0.75 })).join(
      '',
    )
  const moving = {
    bus: () =>
      car(c, 170, 580, 130, 'coral', true) + car(c, 980, 582, 130, 'mustard', true) + bus(c, 560, 668, 190, 'teal'),
    bikes: () =>
      car(c, 860, 582, 130, 'sea', true) +
      [200, 420, 640, 880]
        .map((x, index) => cyclist(c, x, 660, 150, { top: ['#ef6f5e', '#eab54a', '#2f9c95', '#e58aa0'][index] }))
        .join(''),
    rider: () =>
      bus(c, 880, 584, 130, 'coral', true) +
      cyclist(c, 440, 664, 190, { top: '#eab54a' }) +
      rect(322, 494, 74, 62, c.ink('mustard'), { rx: 7 }) +
      rect(322, 514, 74, 8, c.ink('white')),
    traffic: () =>
      [80, 320, 560, 800, 1040]
        .map((x, index) => car(c, x, 584, 124, ['coral', 'white', 'sea', 'mustard', 'teal'][index], true))
        .join('') +
      [180, 470, 980].map((x, index) => car(c, x, 664, 160, ['navy', 'plum', 'brick'][index])).join('') +
      bus(c, 730, 668, 176, 'leaf'),
    rescue: () => car(c, 160, 584, 124, 'white', true) + fireEngine(c, 560, 668) + car(c, 1010, 584, 124, 'sea', true),
  }[draw ? 'bus' : what]
  const shops = Array.from({ length: 8 }, (_, index) => {
    const x = -60 + index * 170
    return (
      rect(x, 452, 158, 84, c.ink(['cream', 'sand', 'white'][index % 3], 0.1)) +
      rect(x + 12, 478, 84, 58, c.dark ? '#ffe6a8' : c.ink('glass', 0.1)) +
      rect(x + 108, 474, 36, 62, c.ink('wood', 0.1)) +
      path(
        `M${x - 4} 456h166v16q-12 10 -23.700 0q-12 10 -23.700 0q-12 10 -23.700 0q-12 10 -23.700 0q-12 10 -23.700 0q-12 10 -23.700 0q-12 10 -23.700 0Z`,
        c.ink(['coral', 'teal', 'mustard', 'plum'][index % 4], 0.1),
      )
    )
  }).join('')
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, skyline(c, 480, { low: 120, high: 300, far: 0.62 })],
    [0.45, skyline(c, 500, { low: 120, high: 280, far: 0.28, landmark: false, width: [80, 130] }) + shops],
    [
      0.6,
      Array.from({ length: 8 }, (_, index) => tree(c, 30 + index * 165, 540, 150, 0.08)).join('') +
        road +
        crowd(c, 8, 20, 1180, 528, 66),
    ],
    draw ? [0.85, draw(c)] : [0.85, moving(), 'traffic'],
    ...weather(c),
  ]
}

const fireEngine = (c, x, foot) =>
  at(x, foot, 1.9, [
    ellipse(0, 0, 112, 5, '#10243a', { opacity: 0.2 }),
    rect(-104, -62, 140, 52, c.ink('red')),
    path('M38 -70H82Q94 -66 98 -40L104 -36V-10H38Z', c.ink('red')),
    path('M50 -62H78Q86 -58 88 -40H50Z', c.ink('glass')),
    rect(-104, -30, 208, 6, c.ink('white')),
    line(
      'M-98 -72H30M-98 -82H30M-84 -82V-72M-64 -82V-72M-44 -82V-72M-24 -82V-72M-4 -82V-72M16 -82V-72',
      c.ink('#d9dee4'),
      3.5,
    ),
    circle(-66, -9, 13, c.ink('#2d3346')),
    circle(66, -9, 13, c.ink('#2d3346')),
    circle(-66, -9, 6, c.ink('steel')),
    circle(66, -9, 6, c.ink('steel')),
    rect(56, -78, 20, 8, '#5fb0ff', { rx: 3 }),
    ...[-94, -60, -26].map((dx) => rect(dx, -54, 26, 18, c.ink('#d9dee4'))),
  ])

export function viaduct(c, { sunAt = [0.25, 0.28] } = {}) {
  const deck =
    Array.from({ length: 7 }, (_, index) =>
      path(
        `M${-40 + index * 210} 720L${-26 + index * 210} 450H${20 + index * 210}L${34 + index * 210} 720Z`,
        c.ink('#b9c0c8'),
      ),
    ).join('') +
    rect(-240, 430, 1680, 34, c.ink('#d5dade')) +
    rect(-240, 460, 1680, 8, c.ink('#98a4b2')) +
    rect(-240, 412, 1680, 5, c.ink('#98a4b2'))
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, skyline(c, 520, { low: 120, high: 320, far: 0.6 })],
    [0.45, skyline(c, 560, { low: 110, high: 260, far: 0.26, landmark: false })],
    [0.6, Array.from({ length: 10 }, (_, index) => tree(c, index * 130 - 10, 610, 130, 0.1)).join('') + ground(c, 600)],
    [0.75, deck],
    [0.85, train(c, 850, 426, 150, { cars: 5, stripe: 'coral' }), 'train'],
    [1, tree(c, 1120, 690, 220) + bush(c, 80, 690, 70) + cyclist(c, 420, 668, 96)],
    ...weather(c),
  ]
}

export function harbour(c, { sunAt = [0.3, 0.36] } = {}) {
  return [
    [0, sky(c, { sunAt, horizon: 0.66 }) + streaks(c, 8)],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, hills(c, 450, 60, 0.75) + skyline(c, 450, { from: 700, low: 40, high: 130, far: 0.62, landmark: false })],
    [0.4, water(c, 448, { sunX: sunAt?.[0] ?? null, glints: 70 })],
    [0.55, crane(c, 820, 486, 300, 0.25) + crane(c, 1010, 490, 320, 0.15, 'sea') + containers(c, 720, 492, 12, 3, 26)],
    [0.7, cargo(c, 330, 548), 'boats'],
    [
      0.85,
      rect(640, 600, 900, 220, c.ink('stone')) +
        rect(640, 600, 900, 10, c.ink('#9a958a')) +
        containers(c, 760, 602, 4, 2, 44) +
        person(c, 690, 606, 92, { vest: '#eab54a', hat: '#eab54a' }) +
        person(c, 1120, 610, 92, { vest: '#eab54a', pose: 'point', flip: true }),
    ],
    [1, birds(c, 380, 170, 8)],
    ...weather(c),
  ]
}

const cargo = (c, x, y) =>
  path(
    `M${x - 260} ${y - 44}H${x + 280}Q${x + 262} ${y + 10} ${x + 236} ${y + 16}H${x - 230}Q${x - 256} ${y} ${x - 260} ${y - 44}Z`,
    c.ink('navy'),
  ) +
  rect(x - 258, y - 4, 520, 12, c.ink('coral')) +
  containers(c, x - 160, y - 44, 8, 3, 24) +
  rect(x - 244, y - 124, 66, 80, c.ink('white')) +
  rect(x - 238, y - 114, 54, 11, c.ink('#42607e')) +
  rect(x - 226, y - 150, 20, 26, c.ink('coral'))

export function dragonBoats(c, { sunAt = [0.7, 0.26] } = {}) {
  const boat = (x, y, s, color) =>
    at(x, y, s, [
      path('M-190 -8Q-176 14 -120 16H130Q176 12 196 -22L188 -4Q150 4 -150 -4Z', c.ink(color)),
      path('M184 -14Q196 -60 232 -56Q252 -52 246 -38L226 -36Q212 -30 204 -8Z', c.ink(color)),
      circle(232, -47, 3.5, '#fff'),
      path('M214 -54q-6 -16 -18 -18q8 12 6 26Z', c.ink('mustard')),
      line('M-186 -8Q-214 -30 -206 -56', c.ink(color), 10),
      ...Array.from(
        { length: 8 },
        (_, index) =>
          circle(-120 + index * 36, -42, 8, c.ink('#e9b98f')) +
          path(
            `M${-132 + index * 36} -4Q${-132 + index * 36} -34 ${-118 + index * 36} -34T${-106 + index * 36} -4Z`,
            c.ink(index % 2 ? 'white' : 'mustard'),
          ) +
          line(`M${-112 + index * 36} -26L${-92 + index * 36} 30`, c.ink('wood'), 3.4),
      ),
      line('M-160 28q40 8 80 0t80 0t80 0t80 0', '#fff', 4, { opacity: 0.6 }),
    ])
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 5), 'clouds'],
    [0.25, far(c) + skyline(c, 450, { low: 60, high: 170, far: 0.6 })],
    [
      0.4,
      oldStreet(c, 470, { low: 80, high: 120, far: 0.28 }) +
        crowd(c, 22, -20, 1220, 470, 46, { poses: ['cheer', 'wave', 'stand'] }),
    ],
    [0.5, water(c, 472)],
    [0.7, boat(420, 540, 0.9, 'teal'), 'racer'],
    [0.9, boat(700, 630, 1.25, 'coral'), 'leader'],
    [1, lanternString(c, -20, 80, 1230, 80, 9, 17, 40)],
  ]
}

export function fair(c, { sunAt = [0.78, 0.2] } = {}) {
  const [x, y, r] = [860, 290, 190]
  const wheel = Array.from({ length: 12 }, (_, index) => {
    const a = (index / 12) * Math.PI * 2
    const [gx, gy] = [x + Math.cos(a) * r, y + Math.sin(a) * r]
    return (
      line(`M${x} ${y}L${round(gx)} ${round(gy)}`, c.ink('white'), 3) +
      rect(gx - 15, gy, 30, 26, c.ink(['coral', 'mustard', 'teal', 'rose'][index % 4]), { rx: 8 }) +
      (c.dark ? circle(gx, gy, 12, '#ffe6a8', { opacity: 0.8 }) : '')
    )
  }).join('')
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 4), 'clouds'],
    [0.25, skyline(c, 480, { low: 50, high: 150, far: 0.6 })],
    [
      0.5,
      line(`M${x - 110} 560L${x} ${y}L${x + 110} 560`, c.ink('steel'), 13) +
        circle(x, y, r, 'none', { stroke: c.ink('white'), strokeWidth: 7 }) +
        circle(x, y, r - 22, 'none', { stroke: c.ink('white'), strokeWidth: 3 }) +
        wheel +
        circle(x, y, 16, c.ink('coral')),
    ],
    [
      0.7,
      ground(c, 540) +
        path('M120 540L250 380L380 540Z', c.ink('white')) +
        path('M120 540L250 380L172 540ZM250 380L224 540H276ZM250 380L328 540H380Z', c.ink('coral')) +
        rect(216, 480, 68, 64, c.ink('plum')) +
        poly(
          [
            [250, 380],
            [250, 344],
            [288, 360],
          ],
          c.ink('mustard'),
        ) +
        stall(c, 430, 574, 150, 'mustard'),
    ],
    [0.9, crowd(c, 10, 60, 1150, 606, 112, { children: 0.45, poses: ['cheer', 'wave', 'walk', 'stand'] })],
    [1, lanternString(c, -20, 60, 640, 90, 6, 18, 44) + balloon(c, 560, 190, 34)],
  ]
}

export function stadium(c, { sunAt = [0.5, 0.2], game = 'football' } = {}) {
  const seats = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 78 }, (_, seat) =>
      circle(
        -30 + seat * 16.4 + (row % 2) * 8,
        356 + row * 19,
        5.6,
        c.ink(c.random.pick(['coral', 'mustard', 'white', 'teal', 'sea', 'rose']), 0.16),
      ),
    ).join(''),
  ).join('')
  const pitch =
    game === 'football'
      ? Array.from({ length: 9 }, (_, index) =>
          poly(
            [
              [-300 + index * 200 - 60, 700],
              [-100 + index * 200 - 60, 700],
              [60 + (index + 1) * 120, 478],
              [60 + index * 120, 478],
            ],
            c.ink(index % 2 ? '#5fae5c' : '#6cba66'),
          ),
        ).join('')
      : rect(-240, 478, 1700, 300, c.ink('#cf6a4a')) +
        Array.from({ length: 6 }, (_, lane) =>
          line(`M-240 ${500 + lane * lane * 7 + lane * 6}H1460`, '#ffffff', 3),
        ).join('')
  const players =
    game === 'football'
      ? [
          [300, 560, 'run', 'coral'],
          [470, 620, 'run', 'coral'],
          [620, 570, 'run', 'sea'],
          [800, 640, 'run', 'sea'],
          [960, 560, 'stand', 'mustard'],
        ]
          .map(([x, y, pose, top], index) =>
            person(c, x, y, 128 + (y - 560) * 0.6, {
              pose,
              top,
              bottom: '#fbf8f1',
              skirt: false,
              style: 0,
              flip: index % 2 === 1,
            }),
          )
          .join('') +
        circle(560, 634, 13, c.ink('white')) +
        path('M560 626l7 5l-3 8h-8l-3 -8Z', c.ink('ink'))
      : [180, 400, 620, 840, 1020]
          .map((x, index) =>
            person(c, x, 560 + index * 20, 150, {
              pose: 'run',
              top: ['coral', 'teal', 'mustard', 'plum', 'sea'][index],
              skirt: false,
              style: index % 3,
            }),
          )
          .join('')
  const masts = [90, 1110]
    .map(
      (x) =>
        rect(x - 5, 150, 10, 240, c.ink('steel', 0.2)) +
        rect(x - 40, 110, 80, 50, c.ink('white', 0.1), { rx: 5 }) +
        Array.from({ length: 6 }, (_, index) =>
          circle(x - 26 + (index % 3) * 26, 124 + Math.floor(index / 3) * 22, 8, '#fff3c4'),
        ).join('') +
        circle(
          x,
          135,
          120,
          c.fill(
            radial([
              [0, '#fff3c4', c.dark ? 0.5 : 0.2],
              [1, '#fff3c4', 0],
            ]),
          ),
        ),
    )
    .join('')
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 4), 'clouds'],
    [0.3, skyline(c, 380, { low: 40, high: 120, far: 0.66 })],
    [
      0.5,
      masts +
        path('M-240 330Q600 280 1440 330V480H-240Z', c.ink('#56657a', 0.25)) +
        seats +
        rect(-240, 462, 1700, 20, c.ink('navy', 0.1)),
    ],
    [
      0.8,
      pitch +
        (game === 'football'
          ? line('M-200 520H1400M600 478V700', '#ffffff', 4, { opacity: 0.75 }) +
            ellipse(600, 570, 150, 44, 'none', { stroke: '#ffffff', strokeWidth: 4, opacity: 0.75 })
          : ''),
    ],
    [1, players],
  ]
}

export function airport(c, { sunAt = [0.3, 0.36] } = {}) {
  return [
    [0, sky(c, { sunAt }) + streaks(c, 9)],
    [0.15, clouds(c, 6), 'clouds'],
    [0.3, far(c) + skyline(c, 470, { low: 40, high: 140, far: 0.6 })],
    [
      0.5,
      path('M-240 480Q200 400 560 430T1460 470V540H-240Z', c.ink('white', 0.12)) +
        Array.from({ length: 22 }, (_, index) => rect(-40 + index * 56, 470, 46, 40, c.pane(0.12))).join('') +
        tower(c, 1010, 510, 46, 200, 0.1, '#e7ecef') +
        path('M996 316H1070L1080 280H986Z', c.ink('#42607e')),
    ],
    [
      0.7,
      ground(c, 506, { strokes: 40 }) +
        path('M-240 620L1460 560V640L-240 720Z', c.ink('#7b8699')) +
        line('M-240 668L1460 598', '#ffffff', 4, { strokeDasharray: '40 30' }),
    ],
    [0.9, plane(c, 520, 240, 230), 'plane'],
    [1, bush(c, 90, 690, 60) + bush(c, 1130, 690, 70)],
  ]
}

export function newEstate(c, { sunAt = [0.7, 0.24] } = {}) {
  const blocks = [120, 330, 540, 750, 960]
    .map((x, index) =>
      tower(c, x, 540, 140, 300 + (index % 3) * 50, 0.12, ['#f0e2cc', '#dfe7ea', '#eed3bf'][index % 3]),
    )
    .join('')
  return [
    [0, sky(c, { sunAt })],
    [0.1, clouds(c, 5), 'clouds'],
    [0.3, far(c) + skyline(c, 470, { low: 60, high: 150, far: 0.64 })],
    [0.5, blocks],
    [0.7, ground(c, 536) + path('M500 540Q560 620 380 720H860Q700 620 640 540Z', c.ink('sand'))],
    [
      0.9,
      crowd(c, 8, 180, 1020, 616, 104, { children: 0.35 }) +
        bush(c, 420, 590, 34, 0, ['#ef6f5e', '#fff']) +
        bush(c, 760, 590, 34, 0, ['#f7d774', '#fff']),
    ],
    [1, tree(c, 80, 676, 280) + tree(c, 1130, 680, 270)],
    ...weather(c),
  ]
}
