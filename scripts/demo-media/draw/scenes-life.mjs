import { at, circle, ellipse, group, line, path, poly, radial, rect, round, smoothPath, vertical } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'
import { birds, clouds, mistBand, sky, streaks } from './sky.mjs'
import { ground, hills, water } from './land.mjs'
import { bush, lotus, reeds, tree, willow } from './plants.mjs'
import { cableBridge, lanternString, modernBlock, oldStreet, pavilion, skyline, tower } from './buildings.mjs'
import { bus, car, crane, sampan } from './vehicles.mjs'
import { crowd, person } from './people.mjs'
import { avenue, cityPark, pavement, weather } from './scenes-city.mjs'
import { desk, plant, room, sitting } from './scenes-indoors.mjs'

/** What the stories, wishes and errands of a city show: each scene has its subject in the middle third. */

const shade = (x, y, rx, ry = 10) => ellipse(x, y, rx, ry, '#10243a', { opacity: 0.18 })
const glow = (c, x, y, r, color = '#ffe2a0', strength = 0.8) =>
  circle(x, y, r, c.fill(radial([[0, color, strength], [1, color, 0]])))
const steam = (x, y, s = 1) =>
  [-22, 0, 22].map((dx) => line(`M${x + dx * s} ${y}q${14 * s} ${-22 * s} 0 ${-44 * s}t${4 * s} ${-44 * s}`, '#ffffff', 8 * s, { opacity: 0.5 })).join('')
const vest = { vest: '#e2543f', top: '#fbf8f1' }
const box = (c, x, y, w, h, color = '#c99a5b') =>
  rect(x, y - h, w, h, c.ink(color), { rx: 4 }) + rect(x, y - h, w, h * 0.2, mixColours(c.ink(color), '#3a2318', 0.16), { rx: 4 }) + rect(x + w * 0.4, y - h, w * 0.2, h * 0.42, '#f2e2c0', { opacity: 0.8 })
const chair = (c, x, y, s, color = 'wood') =>
  rect(x - s * 0.4, y - s * 0.5, s * 0.8, s * 0.1, c.ink(color), { rx: 4 }) + rect(x - s * 0.42, y - s * 1.1, s * 0.1, s * 0.7, c.ink(color), { rx: 4 }) + line(`M${x - s * 0.34} ${y - s * 0.42}V${y}M${x + s * 0.34} ${y - s * 0.42}V${y}`, mixColours(c.ink(color), '#27406b', 0.25), s * 0.08)
const picture = (c, x, y, w, h, color) =>
  rect(x - 8, y - 8, w + 16, h + 16, c.ink('wood'), { rx: 3 }) + rect(x, y, w, h, c.ink(color)) + path(`M${x} ${y + h}V${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.35} ${x + w * 0.55} ${y + h * 0.65}T${x + w} ${y + h * 0.5}V${y + h}Z`, '#ffffff', { opacity: 0.4 })
const clock = (c, x, y, r) =>
  circle(x, y, r, c.ink('white'), { stroke: c.ink('navy'), strokeWidth: 6 }) + line(`M${x} ${y}V${y - r * 0.6}M${x} ${y}L${x + r * 0.45} ${y + r * 0.2}`, c.ink('navy'), 5)

const phone = (c, x, y, s, turn = 0) =>
  group([rect(x - s * 0.5, y - s, s, s * 2, '#20283f', { rx: s * 0.16 }), rect(x - s * 0.42, y - s * 0.86, s * 0.84, s * 1.72, '#bfe6ea', { rx: s * 0.08 }), circle(x, y - s * 0.2, s * 0.26, '#f6d2b5'), path(`M${x - s * 0.42} ${y + s * 0.86}Q${x - s * 0.36} ${y + s * 0.12} ${x} ${y + s * 0.12}T${x + s * 0.42} ${y + s * 0.86}Z`, '#ef6f5e'), path(`M${x - s * 0.29} ${y - s * 0.2}A${s * 0.29} ${s * 0.3} 0 0 1 ${x + s * 0.29} ${y - s * 0.2}Q${x} ${y - s * 0.34} ${x - s * 0.29} ${y - s * 0.2}Z`, '#2b2430')], { transform: `rotate(${turn} ${x} ${y})` })

/** A young person shows an old one how to call the family. */
export function phoneLesson(c) {
  return [
    ...room(c, '#f1dcc0', '#b98a5f', { lamp: [0.4, 0.15], window: [830, 90, 260, 250] }),
    [0.4, picture(c, 150, 110, 150, 110, 'teal') + picture(c, 350, 150, 96, 80, 'coral') + plant(c, 1120, 470, 120)],
    [0.6, sitting(c, 440, 530, 330, { elder: true, style: 2, top: '#c9768a', pose: 'hold', skirt: false }) + sitting(c, 760, 530, 340, { style: 1, top: '#2f9c95', pose: 'point', flip: true, skirt: false })],
    [0.8, desk(c, 150, 530, 900, '#a9744f', 200) + ellipse(250, 526, 52, 12, c.ink('white')) + path('M216 478H284V508Q284 524 250 524T216 508Z', c.ink('sea')) + steam(250, 470, 0.8)],
    [0.9, phone(c, 598, 452, 62, -6)],
    [1, line('M905 528L940 470M930 528L960 478', c.ink('mustard'), 8) + rect(840, 516, 120, 12, c.ink('white'), { rx: 3 })],
  ]
}

/** Somebody mends the tap of a kitchen. */
export function homeRepair(c) {
  return [
    ...room(c, '#dbe8e4', '#a9805a', { lamp: [0.6, 0.1], window: [120, 80, 280, 230] }),
    [0.3, line(Array.from({ length: 6 }, (_, i) => `M440 ${250 + i * 44}H1300`).join('') + Array.from({ length: 14 }, (_, i) => `M${440 + i * 62} 230V480`).join(''), '#ffffff', 2, { opacity: 0.6 })],
    [0.4, rect(700, 90, 420, 120, c.ink('cream'), { rx: 6 }) + line('M840 90V210M980 90V210', mixColours(c.ink('cream'), '#27406b', 0.2), 4) + [[820, 150], [860, 150], [1000, 150]].map(([x, y]) => circle(x, y, 5, c.ink('steel'))).join('')],
    [0.6, person(c, 400, 640, 400, { top: '#2c7da0', apron: '#e9dcc0', pose: 'reach', style: 0, skirt: false })],
    [0.75, rect(500, 440, 800, 26, c.ink('white'), { rx: 5 }) + rect(520, 466, 780, 260, c.ink('#c58a58')) + line('M740 480V700M980 480V700', '#8a5a38', 4, { opacity: 0.5 }) + path('M620 440H860L846 474H634Z', c.ink('steel'))],
    [0.85, line('M742 440V330Q742 282 690 282Q650 282 650 322V334', c.ink('#93a3b4'), 20) + rect(718, 424, 50, 18, c.ink('#7f8da0'), { rx: 6 }) + path('M650 356q-12 18 0 24q12 -6 0 -24Z', '#5fb0e0') + path('M650 400q-14 20 0 28q14 -8 0 -28Z', '#5fb0e0') + line('M520 372L700 320', c.ink('#5d6b82'), 15) + circle(706, 318, 20, 'none', { stroke: c.ink('#5d6b82'), strokeWidth: 13 })],
    [1, rect(900, 372, 190, 70, c.ink('coral'), { rx: 8 }) + line('M950 372v-22h90v22', c.ink('#3a4560'), 9) + rect(900, 398, 190, 8, '#ffffff', { opacity: 0.6 }) + line('M920 368L898 330', c.ink('mustard'), 10) + plant(c, 1130, 430, 70)],
  ]
}

/** A barber cuts an old man's hair at his home. */
export function haircut(c) {
  return [
    ...room(c, '#ecdcc4', '#a87a52', { lamp: [0.5, 0.12], window: [860, 90, 240, 240] }),
    [0.4, rect(120, 100, 210, 260, c.ink('wood'), { rx: 105 }) + rect(136, 116, 178, 228, '#d8ecef', { rx: 89 }) + path('M160 300L270 140M200 326L300 190', '#ffffff', { opacity: 0.5, stroke: '#ffffff', strokeWidth: 10 }) + clock(c, 470, 150, 42)],
    [0.6, rect(486, 420, 230, 30, c.ink('wood'), { rx: 10 }) + line('M510 450V640M694 450V640', c.ink('#75543f'), 16)],
    [0.7, person(c, 800, 640, 470, { style: 1, top: '#2f9c95', apron: '#f6ead2', pose: 'reach', flip: true, skirt: false })],
    [0.8, sitting(c, 600, 520, 420, { elder: true, style: 0, top: '#56657a', pose: 'stand', skirt: false }) + path('M494 400Q600 330 706 400L750 610Q600 650 450 610Z', c.ink('white')) + path('M494 400Q600 372 706 400L712 424Q600 396 488 424Z', c.ink('sea')) + line('M520 440L500 600M600 430V620M680 440L700 600', '#27406b', 4, { opacity: 0.12 })],
    [0.95, line('M690 232L640 212M692 220L642 236', c.ink('#5d6b82'), 7) + circle(702, 214, 10, 'none', { stroke: c.ink('#5d6b82'), strokeWidth: 6 }) + circle(702, 240, 10, 'none', { stroke: c.ink('#5d6b82'), strokeWidth: 6 })],
    [1, Array.from({ length: 14 }, (_, i) => line(`M${480 + i * 18} ${640 + (i % 3) * 8}q6 -7 12 0`, '#d9dbe0', 4)).join('') + rect(140, 500, 170, 18, c.ink('wood')) + rect(156, 440, 24, 60, c.ink('teal'), { rx: 6 }) + rect(196, 456, 40, 44, c.ink('rose'), { rx: 6 }) + line('M262 500V444M278 500V450', c.ink('mustard'), 7) + line('M160 518V670M290 518V670', c.ink('#75543f'), 10)],
  ]
}

/** A volunteer cleans the windows. */
export function windowCleaning(c) {
  const view = `<svg x="330" y="60" width="540" height="380" viewBox="150 60 900 634" preserveAspectRatio="xMidYMid slice">${sky(c, { sunAt: [0.7, 0.26] })}${clouds(c, 4)}${skyline(c, 690, { low: 90, high: 330, far: 0.35 })}</svg>`
  return [
    ...room(c, '#e6e2d2', '#b98a5f', { lamp: [0.5, 0.3] }),
    [0.3, rect(310, 40, 580, 420, c.ink('white')) + view + line('M600 60V440M330 240H870', c.ink('white'), 12) + rect(290, 460, 620, 20, mixColours(c.ink('white'), '#27406b', 0.15)) + path('M250 30Q320 200 262 470H180V30Z', c.ink('mustard'), { opacity: 0.9 }) + path('M950 30Q880 200 938 470H1020V30Z', c.ink('mustard'), { opacity: 0.9 })],
    [0.6, path('M612 150q90 -50 150 20t60 120q-60 60 -150 20t-100 -90Z', '#ffffff', { opacity: 0.5 }) + [[650, 180, 18], [720, 230, 12], [780, 190, 15], [690, 280, 10], [760, 290, 14]].map(([x, y, r]) => circle(x, y, r, '#ffffff', { opacity: 0.75 })).join('')],
    [0.75, person(c, 545, 650, 430, { ...vest, style: 3, pose: 'reach', skirt: false, holding: rect(6, -16, 12, 20, '#ef6f5e', { rx: 3 }) })],
    [1, path('M770 560H890L876 664H784Z', c.ink('sea')) + ellipse(830, 560, 60, 14, '#d7eef4') + path('M774 562Q830 470 886 562', 'none', { stroke: c.ink('steel'), strokeWidth: 6 }) + [[800, 552, 14], [836, 546, 18], [864, 554, 12]].map(([x, y, r]) => circle(x, y, r, '#ffffff', { opacity: 0.9 })).join('') + plant(c, 1110, 600, 150) + path('M300 650q40 -24 90 0Z', c.ink('coral'))],
  ]
}

/** The stairs of an old house with a lamp that works again. */
export function stairwell(c) {
  const steps = Array.from({ length: 9 }, (_, i) => rect(340 + i * 78, 600 - i * 46, 700, 47, mixColours(c.ink('#b9ab93'), '#27406b', 0.06 + (i % 2) * 0.07)) + rect(340 + i * 78, 600 - i * 46, 700, 6, '#fff3d4', { opacity: 0.5 })).join('')
  return [
    [0, rect(-240, -120, 1680, 900, c.fill(vertical([[0, '#5a5468'], [1, '#8d7a70']])))],
    [0.2, rect(-240, 330, 1680, 500, '#4f6b66', { opacity: 0.7 }) + rect(-240, 322, 1680, 10, '#d9c8a0', { opacity: 0.5 }) + rect(60, 190, 170, 410, c.ink('brick')) + rect(76, 206, 138, 380, mixColours(c.ink('brick'), '#20182a', 0.25)) + circle(196, 400, 9, '#f0c26a') + poly([[145, 236], [176, 268], [145, 300], [114, 268]], '#d9433a') + line('M110 330H180', '#f0c26a', 5)],
    [0.35, line('M600 -60V70', '#2b2430', 6) + path('M556 112Q560 66 600 66T644 112Z', '#e8e0cc') + glow(c, 600, 130, 430, '#ffe2a0', 0.85) + glow(c, 600, 126, 120, '#fff6d4', 0.95) + circle(600, 122, 24, '#fffbe6')],
    [0.55, steps],
    [0.7, line('M300 520L1040 84', c.ink('wood'), 16) + Array.from({ length: 8 }, (_, i) => line(`M${330 + i * 96} ${508 - i * 57}V${610 - i * 57}`, '#3a4048', 8)).join('')],
    [0.85, person(c, 560, 474, 250, { elder: true, cane: true, style: 2, top: '#c9768a', pose: 'walk', skirt: false }) + person(c, 420, 560, 250, { style: 0, top: '#2f9c95', pose: 'hold', skirt: false, holding: rect(-14, -8, 28, 22, '#f0c26a', { rx: 4 }) })],
    [1, box(c, 70, 664, 130, 90) + line('M230 664L262 560M262 560H300', '#8fa0b3', 8)],
  ]
}

/** An old house with a new lift of glass. */
export function newLift(c) {
  const house = modernBlock(c, 190, 560, 800, 400, { color: '#e3cdb4', accent: 'brick', floors: 6 })
  const shaft = [
    rect(526, 96, 148, 464, '#dff1f4', { opacity: 0.96 }), rect(526, 96, 148, 464, 'none', { stroke: c.ink('navy'), strokeWidth: 9 }),
    line(Array.from({ length: 6 }, (_, i) => `M526 ${172 + i * 66}H674`).join('') + 'M600 96V560', c.ink('#5d7fa0'), 4),
    rect(540, 250, 120, 128, c.ink('mustard'), { rx: 4 }), rect(552, 262, 96, 104, '#fff6dc'),
    person(c, 580, 372, 96, { elder: true, style: 2, top: '#c9768a', skirt: false }), person(c, 626, 372, 100, { style: 0, top: '#2c7da0', skirt: false }),
    line('M600 96V250', '#20283f', 4), rect(510, 70, 180, 30, c.ink('navy'), { rx: 5 }), circle(600, 85, 9, '#7fe0d4'),
  ].join('')
  return [
    [0, sky(c, { sunAt: [0.2, 0.22] }) + streaks(c, 5)], [0.1, clouds(c, 5), 'clouds'],
    [0.3, skyline(c, 500, { low: 80, high: 220, far: 0.65 })],
    [0.6, house], [0.65, shaft],
    [0.75, rect(-240, 556, 1680, 300, mixColours(c.ink('sand'), c.palette.haze, 0.2)) + pavement(c)],
    [0.9, person(c, 300, 640, 150, { elder: true, cane: true, top: '#7d8aa5' }) + person(c, 400, 644, 154, { pose: 'wave', style: 1, top: '#ef6f5e' }) + person(c, 830, 640, 150, { pose: 'cheer', style: 2, top: '#eab54a' }) + person(c, 920, 646, 92, { child: true, pose: 'run', top: '#2f9c95' }) + path('M470 604Q600 640 730 604', 'none', { stroke: '#d9433a', strokeWidth: 9 }) + circle(600, 622, 20, '#d9433a')],
    [1, tree(c, 60, 680, 300) + tree(c, 1140, 684, 290) + bush(c, 1010, 690, 54, 0, ['#ef6f5e', '#f7d774'])],
  ]
}

/** Old people have lunch together. */
export function canteen(c) {
  const bowl = (x, y, color) => ellipse(x, y + 24, 44, 8, '#3a2318', { opacity: 0.2 }) + path(`M${x - 46} ${y - 6}Q${x - 40} ${y + 24} ${x - 18} ${y + 24}H${x + 18}Q${x + 40} ${y + 24} ${x + 46} ${y - 6}Z`, c.ink(color)) + ellipse(x, y - 6, 46, 12, '#fffaf0') + steam(x, y - 14, 0.6)
  return [
    ...room(c, '#f3e3c6', '#b5845a', { lamp: [0.5, 0.15], window: [880, 90, 250, 220] }),
    [0.4, rect(90, 90, 420, 230, c.ink('wood'), { rx: 6 }) + rect(106, 106, 388, 198, '#2f5348') + [0, 1, 2, 3].map((i) => line(`M136 ${146 + i * 40}h${120 + ((i * 67) % 90)}M410 ${146 + i * 40}h50`, '#f4efdc', 7, { opacity: 0.85 })).join('') + clock(c, 690, 150, 46)],
    [0.6, [[240, '#7d8aa5', 0], [450, '#c9768a', 2], [690, '#5aa469', 0], [930, '#a9744f', 2]].map(([x, top, style], i) => sitting(c, x, 520, 290, { elder: true, style, top, pose: i % 2 ? 'hold' : 'stand', skirt: false, flip: i > 1 })).join('')],
    [0.7, person(c, 1110, 640, 380, { ...vest, style: 3, pose: 'hold', skirt: false, flip: true, holding: rect(-24, -6, 48, 8, '#c99a5b') + path('M-14 -8H14Q12 -22 0 -22T-14 -8Z', '#fbf8f1') })],
    [0.8, desk(c, 60, 520, 980, '#c08a58', 220)],
    [1, bowl(250, 496, 'sea') + bowl(450, 500, 'coral') + bowl(690, 498, 'teal') + bowl(920, 500, 'mustard') + ellipse(570, 512, 84, 16, c.ink('white')) + path('M510 508Q560 476 620 500L648 488V520L620 512Q560 526 510 508Z', '#e0913f') + circle(530, 502, 4, '#2d2a3a')],
  ]
}

const wheelchair = (c, x, y, s, rider) =>
  at(x, y, s, [shade(0, 2, 62, 6), rider, circle(-8, -26, 27, 'none', { stroke: c.ink('#2d3550'), strokeWidth: 5 }), circle(-8, -26, 5, c.ink('steel')), circle(36, -9, 9, 'none', { stroke: c.ink('#2d3550'), strokeWidth: 4 }), line('M-30 -84V-30H26L38 -8M-30 -70H-44', c.ink('#5d6b82'), 5), rect(-28, -42, 52, 9, c.ink('sea'), { rx: 4 })])

/** A mother in a wheelchair is taken to the lotus pond. */
export function wheelchairWalk(c) {
  const rider = at(-4, -18, 1.02, person(c, 0, 0, 100, { elder: true, style: 2, top: '#c9768a', pose: 'hold', skirt: false, legs: false }))
  return [
    [0, sky(c, { sunAt: [0.26, 0.22], horizon: 0.62 }) + streaks(c, 6)], [0.12, clouds(c, 4, { to: 0.3 }), 'clouds'],
    [0.3, hills(c, 430, 80, 0.6, { trees: 24 }) + mistBand(c, 440, 50, 0.6) + pavilion(c, 210, 470, 130, 0.15)],
    [0.5, water(c, 446, { sunX: 0.26 })], [0.6, lotus(c, 30, 490, 580)],
    [0.75, path('M-240 606H1440V760H-240Z', c.ink('#b98a5f')) + line(Array.from({ length: 24 }, (_, i) => `M${-200 + i * 68} 606L${-260 + i * 76} 740`).join(''), '#7a5638', 3, { opacity: 0.5 }) + line('M-240 566H1440', c.ink('wood'), 9) + line(Array.from({ length: 14 }, (_, i) => `M${-160 + i * 110} 560V612`).join(''), c.ink('wood'), 9)],
    [0.9, wheelchair(c, 640, 664, 2.3, rider) + person(c, 480, 664, 280, { style: 1, top: '#2f9c95', pose: 'reach', skirt: false }) + person(c, 800, 668, 168, { child: true, pose: 'point', top: '#eab54a' })],
    [1, willow(c, 1130, 690, 460)],
  ]
}

const cat = (c, x, y, s, color = '#e8913f') =>
  at(x, y, s, [shade(4, 2, 46, 5), path('M-34 0Q-46 -46 -14 -62H22Q44 -44 38 0Z', c.ink(color)), path('M36 -8Q76 -10 66 -46Q60 -58 52 -48Q60 -30 34 -28Z', c.ink(color)), circle(-6, -74, 26, c.ink(color)), path('M-30 -82L-26 -112L-8 -96ZM18 -82L14 -112L-4 -96Z', c.ink(color)), path('M-26 -90L-24 -104L-14 -96ZM14 -90L12 -104L2 -96Z', '#f6b8a8'), path('M-18 -58Q-6 -40 8 -58Q6 -22 -6 -14Q-20 -24 -18 -58Z', '#fff6e6'), circle(-16, -76, 3.6, '#2d2a3a'), circle(5, -76, 3.6, '#2d2a3a'), path('M-9 -69h7l-3.500 4Z', '#d9695f'), line('M-12 -64q6 5 12 0M-36 -70l14 2M-36 -62l14 -2M25 -70l-14 2M25 -62l-14 -2', '#7a4a2a', 1.6), ellipse(-16, -3, 11, 6, '#fff6e6'), ellipse(14, -3, 11, 6, '#fff6e6')])

/** A cat looks out of the window. */
export function catWindow(c) {
  const view = `<svg x="360" y="70" width="480" height="360" viewBox="150 60 900 675" preserveAspectRatio="xMidYMid slice">${sky(c, { sunAt: [0.3, 0.3] })}${clouds(c, 4)}${skyline(c, 720, { low: 60, high: 240, far: 0.4 })}</svg>`
  return [
    ...room(c, '#e9d3bd', '#a87a52', { lamp: [0.5, 0.3] }),
    [0.3, rect(340, 50, 520, 400, c.ink('white')) + view + line('M600 70V430', c.ink('white'), 11) + path('M330 30Q420 180 340 440H250V30Z', c.ink('rose'), { opacity: 0.9 }) + path('M870 30Q780 180 860 440H950V30Z', c.ink('rose'), { opacity: 0.9 })],
    [0.6, rect(270, 448, 660, 26, c.ink('wood'), { rx: 5 }) + plant(c, 400, 410, 90) + cat(c, 610, 450, 1.9)],
    [0.8, rect(120, 530, 960, 190, c.ink('teal'), { rx: 34 }) + rect(150, 560, 430, 140, mixColours(c.ink('teal'), '#ffffff', 0.16), { rx: 24 }) + rect(620, 560, 430, 140, mixColours(c.ink('teal'), '#ffffff', 0.16), { rx: 24 }) + path('M200 560l90 -60l80 70l-70 60Z', c.ink('mustard'))],
    [1, ellipse(960, 512, 60, 14, c.ink('coral')) + path('M904 512Q908 540 930 540H990Q1012 540 1016 512Z', c.ink('coral')) + [[938, 506], [960, 503], [982, 506]].map(([x, y]) => ellipse(x, y, 12, 6, '#8a5a38')).join('') + circle(190, 640, 26, '#ef6f5e') + line('M170 630q20 -14 42 6M168 644q22 -10 46 6M196 666q40 30 90 4', '#c94f40', 4)],
  ]
}

const dog = (c, x, y, s, flip = false) =>
  at(x, y, s, [shade(0, 2, 58, 5), line('M-34 -30V-2M-18 -30V-2M24 -30V-2M38 -30V-2', c.ink('#c98a4a'), 11), path('M-46 -28Q-48 -60 -10 -58H34Q50 -56 48 -28Q20 -20 -46 -28Z', c.ink('#d99a55')), path('M-44 -46Q-70 -60 -66 -86Q-54 -74 -36 -54Z', c.ink('#c98a4a')), circle(52, -66, 24, c.ink('#d99a55')), ellipse(72, -58, 16, 11, c.ink('#f2d2a0')), circle(84, -62, 5, '#2d2a3a'), circle(56, -72, 3.6, '#2d2a3a'), path('M38 -84Q26 -64 34 -48Q46 -52 48 -76Z', c.ink('#a8672f')), line('M34 -46Q46 -38 58 -44', '#d9433a', 6), path('M74 -48q6 10 12 0', '#ef8f8f')], flip)

/** Somebody walks a dog in the park. */
export const dogWalk = (c, options) =>
  cityPark(c, { ...options, draw: () => person(c, 520, 640, 270, { style: 3, top: '#2c7da0', pose: 'walk', skirt: false }) + line('M574 486Q640 520 690 566', c.ink('#d9433a'), 5) + dog(c, 700, 650, 1.35) + person(c, 300, 606, 132, { elder: true, top: '#c9768a' }) + person(c, 230, 606, 136, { elder: true, cane: true, top: '#7d8aa5' }) })

/** Two people carry a bookcase out of a house. */
export function carryBookcase(c) {
  const shelf = group([rect(430, 400, 340, 170, c.ink('#8a5f40'), { rx: 4 }), rect(444, 412, 312, 66, c.ink('#5a3b2a')), rect(444, 490, 312, 66, c.ink('#5a3b2a')), Array.from({ length: 12 }, (_, i) => rect(452 + i * 22, 424 + ((i * 7) % 14), 16, 54 - ((i * 7) % 14), c.ink(['coral', 'teal', 'mustard', 'navy', 'cream'][i % 5]))).join(''), rect(452, 500, 60, 56, c.ink('rose')), rect(640, 516, 90, 40, c.ink('sea'))], { transform: 'rotate(-4 600 480)' })
  return [
    [0, sky(c, { sunAt: [0.76, 0.2] }) + streaks(c, 5)], [0.1, clouds(c, 5), 'clouds'],
    [0.3, skyline(c, 500, { low: 60, high: 200, far: 0.62 })],
    [0.55, modernBlock(c, 120, 560, 960, 380, { color: '#efe0c8', accent: 'clay', floors: 5 })],
    [0.75, rect(-240, 556, 1680, 300, mixColours(c.ink('sand'), c.palette.haze, 0.2)) + pavement(c)],
    [0.85, shelf + person(c, 372, 664, 280, { style: 0, top: '#2f9c95', pose: 'reach', skirt: false }) + person(c, 828, 650, 280, { style: 3, top: '#eab54a', pose: 'reach', flip: true, skirt: false })],
    [0.9, person(c, 1000, 640, 210, { elder: true, style: 2, top: '#c9768a', pose: 'point', flip: true })],
    [1, tree(c, 60, 690, 300) + bush(c, 1140, 690, 70, 0, ['#ef6f5e', '#fff'])],
  ]
}

/** A radio, a lamp and an alarm clock on the bench of those who mend. */
export function repairBench(c) {
  const tools = [170, 230, 290, 350, 410].map((x, i) => [line(`M${x} 130V190`, c.ink('mustard'), 14) + line(`M${x} 190V250`, c.ink('#8fa0b3'), 7), rect(x - 18, 130, 36, 20, c.ink('#5d6b82'), { rx: 4 }) + line(`M${x} 150V250`, c.ink('wood'), 10), circle(x, 150, 18, 'none', { stroke: c.ink('#8fa0b3'), strokeWidth: 9 }) + line(`M${x} 168V250`, c.ink('#8fa0b3'), 10)][i % 3]).join('')
  return [
    ...room(c, '#d9cbb3', '#8f6a48', { lamp: [0.5, 0.2], window: [860, 80, 250, 220] }),
    [0.4, rect(110, 90, 380, 190, c.ink('#9a7450'), { rx: 6 }) + tools],
    [0.6, sitting(c, 330, 520, 330, { elder: true, style: 0, top: '#56657a', apron: '#c99a5b', pose: 'reach', skirt: false }) + sitting(c, 900, 520, 320, { style: 1, top: '#ef6f5e', apron: '#e9dcc0', pose: 'hold', flip: true, skirt: false })],
    [0.8, desk(c, 80, 520, 1040, '#a9744f', 220)],
    [0.9, rect(480, 360, 270, 160, c.ink('#8a4f38'), { rx: 16 }) + rect(498, 380, 120, 120, '#f0dfb4', { rx: 8 }) + line(Array.from({ length: 8 }, (_, i) => `M${508 + i * 14} 390v100`).join(''), '#b58a5a', 5) + rect(636, 384, 96, 40, '#fff3cf', { rx: 5 }) + line('M646 404h76M690 390v28', '#d9433a', 3) + circle(660, 466, 22, '#f0dfb4') + circle(712, 466, 22, '#f0dfb4') + line('M736 360L800 230', '#8fa0b3', 5)],
    [1, path('M820 500h90M864 500V420L810 370', 'none', { stroke: c.ink('sea'), strokeWidth: 11, strokeLinecap: 'round' }) + path('M770 372L834 330L850 384L806 408Z', c.ink('sea')) + glow(c, 800, 410, 110, '#fff0b8', 0.7) + circle(990, 470, 42, c.ink('coral')) + circle(990, 470, 32, '#fffaf0') + line('M990 470V448M990 470L1004 478M962 508l-8 12M1018 508l8 12', c.ink('navy'), 5) + line('M420 510h40M400 502l36 8', '#5d6b82', 7)],
  ]
}

/** A choir of neighbours. */
export function choir(c) {
  const row = (count, y, high, from, step) => Array.from({ length: count }, (_, i) => person(c, from + i * step, y, high, { elder: i % 3 !== 1, style: [2, 1, 0, 2, 4][i % 5], top: ['#b5384a', '#8f2f45'][i % 2], bottom: '#2b3048', pose: 'hold', skirt: false, holding: path('M-15 -9L0 -5L15 -9V9L0 13L-15 9Z', '#20283f') })).join('')
  return [
    ...room(c, '#efe0cc', '#b07f55', { lamp: [0.5, 0.12], window: [70, 90, 220, 250] }),
    [0.4, path('M330 -20H1300V150Q1120 230 960 150Q800 230 640 150Q480 230 330 150Z', c.ink('#a9414f'), { opacity: 0.9 }) + [420, 560, 700, 840, 980].map((x, i) => line(`M${x} ${230 + (i % 2) * 30}v44`, c.ink('navy'), 5) + ellipse(x - 9, 276 + (i % 2) * 30, 12, 9, c.ink('navy'))).join('')],
    [0.6, rect(300, 520, 820, 40, c.ink('#c08a58')) + row(7, 524, 250, 360, 112)],
    [0.75, rect(240, 580, 940, 44, c.ink('#a9744f')) + row(7, 604, 264, 330, 118)],
    [0.95, person(c, 210, 668, 320, { style: 1, top: '#2b3048', bottom: '#2b3048', pose: 'cheer', skirt: false }) + line('M120 668V470M84 470h72l-8 -46h-56Z', c.ink('#3a4560'), 7)],
  ]
}

/** Friends learn to bake bread. */
export function baking(c) {
  const loaf = (x, y, s) => ellipse(x, y + 2, s, s * 0.16, '#3a2318', { opacity: 0.2 }) + path(`M${x - s} ${y}Q${x - s} ${y - s * 0.8} ${x} ${y - s * 0.8}T${x + s} ${y}Z`, '#d9934a') + line([-0.4, 0, 0.4].map((k) => `M${x + k * s} ${y - s * 0.62}l${s * 0.16} ${s * 0.3}`).join(''), '#f6dca8', s * 0.1)
  return [
    ...room(c, '#f6e4cb', '#b07f55', { lamp: [0.5, 0.12], window: [830, 70, 280, 220] }),
    [0.4, rect(90, 120, 300, 300, c.ink('#5d6b82'), { rx: 12 }) + rect(120, 200, 240, 170, '#2b2430', { rx: 8 }) + glow(c, 240, 290, 120, '#ffb36b', 0.9) + loaf(240, 340, 60) + [150, 200, 250, 300].map((x) => circle(x, 160, 11, c.ink('white'))).join('')],
    [0.6, sitting(c, 460, 520, 340, { style: 2, top: '#e58aa0', apron: '#fbf8f1', pose: 'reach', skirt: false, hat: '#fbf8f1' }) + sitting(c, 780, 520, 340, { style: 0, top: '#2f9c95', apron: '#fbf8f1', pose: 'wave', flip: true, skirt: false, hat: '#fbf8f1' })],
    [0.8, desk(c, 80, 520, 1040, '#c99a6a', 220)],
    [1, loaf(560, 520, 74) + loaf(690, 522, 58) + path('M300 516Q330 470 390 480T440 516Z', '#fff3d9') + rect(850, 430, 96, 90, c.ink('white'), { rx: 8 }) + rect(850, 452, 96, 30, c.ink('sea')) + line('M980 512L1080 470', c.ink('wood'), 18) + ellipse(210, 514, 70, 12, c.ink('white')) + [180, 214, 246].map((x) => circle(x, 500, 17, '#e0a35c')).join('')],
  ]
}

/** Tomatoes, herbs and washing on a balcony. */
export function balconyGarden(c) {
  const tomato = (x, y, s) => line(`M${x} ${y}V${y - s * 1.5}`, c.ink('#5f8a4a'), 6) + [[-0.3, 1.2], [0.32, 1.0], [-0.2, 0.7], [0.26, 1.35], [0, 1.5]].map(([dx, dy]) => ellipse(x + dx * s, y - dy * s, s * 0.28, s * 0.2, c.ink('#5aa469'))).join('') + [[-0.34, 0.9], [0.3, 0.66], [0.1, 1.1], [-0.12, 0.46]].map(([dx, dy]) => circle(x + dx * s, y - dy * s, s * 0.13, '#e2543f')).join('') + path(`M${x - s * 0.4} ${y - 8}H${x + s * 0.4}L${x + s * 0.3} ${y + s * 0.5}H${x - s * 0.3}Z`, c.ink('clay'))
  const herb = (x, y, s) => [-40, -20, 0, 20, 40].map((turn) => ellipse(x, y - s * 0.4, s * 0.13, s * 0.42, c.ink('#6fb86a'), { transform: `rotate(${turn} ${x} ${y})` })).join('') + path(`M${x - s * 0.34} ${y - 4}H${x + s * 0.34}L${x + s * 0.26} ${y + s * 0.4}H${x - s * 0.26}Z`, c.ink('sea'))
  return [
    [0, sky(c, { sunAt: [0.72, 0.24] }) + streaks(c, 5)], [0.1, clouds(c, 5), 'clouds'],
    [0.3, skyline(c, 520, { low: 80, high: 260, far: 0.5 })],
    [0.5, rect(-240, -120, 1680, 150, c.ink('#d9c4a4')) + rect(-240, -120, 320, 900, c.ink('#e6d3b4')) + line('M60 84H1300', '#8a7a66', 4) + [[250, 'coral'], [400, 'white'], [540, 'sea'], [920, 'mustard']].map(([x, color]) => path(`M${x} 84h92l14 40l-26 10v84h-68v-84l-26 -10Z`, c.ink(color)) + line(`M${x + 20} 76v14M${x + 72} 76v14`, c.ink('wood'), 5)).join('')],
    [0.7, rect(60, 430, 1400, 14, c.ink('#5d6b82'), { rx: 6 }) + line(Array.from({ length: 24 }, (_, i) => `M${90 + i * 52} 440V640`).join(''), c.ink('#5d6b82'), 7) + rect(-240, 630, 1680, 200, c.ink('#cfae86'))],
    [0.85, person(c, 610, 666, 330, { style: 3, top: '#eab54a', pose: 'hold', skirt: false, holding: path('M-18 -12H12V14H-18ZM12 -6L32 -18', '#2c7da0', { stroke: '#2c7da0', strokeWidth: 5 }) })],
    [1, tomato(260, 610, 150) + tomato(430, 616, 130) + herb(800, 612, 120) + tomato(950, 612, 140) + herb(1100, 616, 110)],
  ]
}

const shelter = (c, x, y) =>
  rect(x, y - 210, 430, 20, c.ink('teal'), { rx: 6 }) + line(`M${x + 20} ${y - 190}V${y}M${x + 410} ${y - 190}V${y}`, c.ink('#5d6b82'), 11) + rect(x + 30, y - 180, 250, 130, c.dark ? '#ffe6a8' : '#dff1f4', { opacity: c.dark ? 0.85 : 0.8 }) + rect(x + 296, y - 180, 100, 150, c.ink('white')) + rect(x + 296, y - 180, 100, 30, c.ink('teal')) + line(Array.from({ length: 7 }, (_, i) => `M${x + 310} ${y - 134 + i * 15}h${40 + ((i * 17) % 34)}`).join(''), c.ink('navy'), 4) + rect(x + 40, y - 56, 230, 14, c.ink('wood'), { rx: 4 }) + line(`M${x + 60} ${y - 42}V${y}M${x + 250} ${y - 42}V${y}`, c.ink('#5d6b82'), 8)

/** A stop where people wait for the bus, by day or by night. */
export const busStop = (c, options) =>
  avenue(c, { ...options, draw: () => (c.dark ? glow(c, 600, 480, 330, '#ffe2a0', 0.6) : '') + shelter(c, 400, 660) + person(c, 470, 664, 190, { style: 1, top: '#e58aa0', pose: 'stand', skirt: false }) + person(c, 580, 666, 196, { style: 0, top: '#2c7da0', pose: 'hold', skirt: false, holding: rect(-7, -10, 14, 22, '#20283f', { rx: 2 }) }) + person(c, 690, 668, 182, { elder: true, cane: true, style: 2, top: '#c9768a' }) + person(c, 880, 668, 194, { style: 0, top: '#fbf8f1', pose: 'wave', skirt: false }) + bus(c, 150, 668, 190, 'leaf') })

/** A pavement with loose slabs, marked with cones. */
export const brokenPavement = (c, options) =>
  avenue(c, { ...options, draw: () => {
    const cone = (x, y, s) => shade(x, y, s * 0.6, 5) + path(`M${x - s * 0.12} ${y - s}H${x + s * 0.12}L${x + s * 0.36} ${y - 6}H${x - s * 0.36}Z`, c.ink('#ef7a3f')) + path(`M${x - s * 0.2} ${y - s * 0.6}H${x + s * 0.2}L${x + s * 0.26} ${y - s * 0.4}H${x - s * 0.26}Z`, '#fffaf0') + rect(x - s * 0.5, y - 8, s, 10, c.ink('#d9622f'), { rx: 3 })
    const slabs = Array.from({ length: 3 }, (_, row) => Array.from({ length: 15 }, (_, i) => rect(-220 + i * 112 + (row % 2) * 46, 560 + row * 46, 108, 42, mixColours(c.ink('stone'), '#27406b', ((i * 5 + row * 3) % 4) * 0.05), { rx: 3 })).join('')).join('')
    return rect(-240, 552, 1680, 300, c.ink('#a79f90')) + slabs + poly([[520, 652], [560, 600], [680, 616], [650, 668]], c.ink('#d9d2c2')) + poly([[520, 652], [560, 600], [554, 622], [526, 662]], '#8a8272') + poly([[640, 606], [740, 570], [770, 606], [680, 640]], c.ink('#cfc7b6')) + path('M520 664Q600 690 700 660L770 612L690 648Q600 664 520 664Z', '#5a5348') + cone(460, 664, 74) + cone(810, 640, 74) + line('M460 610Q640 640 810 586', '#d9433a', 8, { strokeDasharray: '26 18' }) + person(c, 300, 650, 200, { elder: true, cane: true, top: '#7d8aa5', style: 0 }) + person(c, 930, 654, 210, { style: 1, top: '#eab54a', pose: 'point', flip: true, skirt: false })
  } })

/** A lane that is under water after the rain. */
export function floodedLane(c) {
  const street = oldStreet(c, 520, { low: 180, high: 270, far: 0.1 })
  return [
    [0, sky(c, { sunAt: null })], [0.1, clouds(c, 6), 'clouds'],
    [0.3, oldStreet(c, 480, { low: 150, high: 220, far: 0.5 })],
    [0.6, street + rect(-220, 516, 1640, 16, c.ink('stone'))],
    [0.7, water(c, 528, { glints: 80 }) + group(group(street, { transform: 'translate(0 1056) scale(1 -1)' }), { opacity: 0.16 })],
    [0.85, Array.from({ length: 7 }, (_, i) => ellipse(180 + i * 150, 600 + (i % 3) * 26, 54, 9, 'none', { stroke: '#ffffff', strokeWidth: 3, opacity: 0.5 })).join('') + Array.from({ length: 5 }, (_, i) => rect(800 + i * 66, 520 + (i % 2) * 4, 62, 28, c.ink('#c9b48a'), { rx: 12 })).join('') + Array.from({ length: 4 }, (_, i) => rect(832 + i * 66, 496, 62, 28, c.ink('#bda678'), { rx: 12 })).join('')],
    [0.95, person(c, 420, 640, 210, {}) + person(c, 600, 650, 214, { elder: true }) + person(c, 730, 636, 150, { child: true }) + ellipse(420, 640, 60, 12, c.palette.water[0], { opacity: 0.9 }) + ellipse(600, 650, 60, 12, c.palette.water[0], { opacity: 0.9 }) + ellipse(730, 636, 44, 10, c.palette.water[0], { opacity: 0.9 })],
    ...weather(c),
  ]
}

/** Volunteers help children over a zebra crossing. */
export const crossingGuard = (c, options) =>
  avenue(c, { ...options, draw: () => {
    const flag = line('M0 14V-40', '#8a5a38', 3) + path('M0 -40L34 -30L0 -16Z', '#e2543f')
    return Array.from({ length: 7 }, (_, i) => poly([[330 + i * 84, 552], [376 + i * 84, 552], [352 + i * 104 - 30, 700], [290 + i * 104 - 30, 700]], '#ffffff', { opacity: 0.92 })).join('') + person(c, 330, 664, 230, { vest: '#5aa469', top: '#fbf8f1', pose: 'point', style: 0, skirt: false, holding: flag }) + [460, 560, 650, 740].map((x, i) => person(c, x, 640 + (i % 2) * 16, 150, { child: true, pose: 'walk', top: ['#ef6f5e', '#eab54a', '#2c7da0', '#e58aa0'][i], holding: '' }) + rect(x - 17, 570 + (i % 2) * 16, 14, 34, c.ink(['sea', 'coral', 'mustard', 'teal'][i]), { rx: 5 })).join('') + person(c, 880, 660, 226, { vest: '#5aa469', top: '#fbf8f1', pose: 'point', style: 3, skirt: false, flip: true, holding: flag }) + car(c, 1090, 620, 150, 'coral', true)
  } })

/** A bus in which blood is given. */
export const bloodDonation = (c, options) =>
  cityPark(c, { ...options, draw: () => at(600, 620, 3.1, [shade(0, 1, 104, 5), rect(-98, -74, 196, 64, c.ink('white'), { rx: 12 }), rect(-98, -34, 196, 10, c.ink('red')), rect(-86, -66, 116, 24, c.ink('glass'), { rx: 4 }), rect(40, -66, 22, 54, '#dfeaec', { rx: 3 }), path('M70 -66H92Q98 -60 98 -44H70Z', c.ink('glass')), path('M-28 -14Q-52 -30 -48 -42Q-42 -54 -28 -44Q-14 -54 -8 -42Q-4 -30 -28 -14Z', c.ink('red')), circle(-62, -8, 12, '#2d3346'), circle(62, -8, 12, '#2d3346'), circle(-62, -8, 5, c.ink('steel')), circle(62, -8, 5, c.ink('steel'))]) + person(c, 260, 650, 210, { ...vest, style: 1, pose: 'wave', skirt: false }) + person(c, 780, 660, 214, { style: 0, top: '#2f9c95', pose: 'walk', skirt: false, flip: true }) + person(c, 900, 660, 206, { style: 2, top: '#eab54a', pose: 'stand', skirt: false }) + path('M930 500h150l20 60h-190Z', c.ink('coral')) + line('M936 560V660M1080 560V660', c.ink('steel'), 7) })

/** Volunteers sort old clothes. */
export function sortingClothes(c) {
  const pile = (x, y, colors) => colors.map((color, i) => rect(x, y - (i + 1) * 24, 120, 22, c.ink(color), { rx: 9 }) + line(`M${x + 14} ${y - i * 24 - 12}h60`, '#ffffff', 3, { opacity: 0.4 })).join('')
  return [
    ...room(c, '#e8e0cf', '#b08a62', { lamp: [0.5, 0.12], window: [80, 80, 240, 220] }),
    [0.4, line('M420 110H1120M430 110V520M1110 110V520', c.ink('#5d6b82'), 9) + ['coral', 'sea', 'mustard', 'plum', 'leaf', 'rose', 'navy'].map((color, i) => path(`M${460 + i * 92} 118q10 -14 20 0l36 26l-18 26l-10 -8v120h-56v-120l-10 8l-18 -26Z`, c.ink(color))).join('')],
    [0.65, sitting(c, 420, 540, 340, { ...vest, style: 1, pose: 'reach', skirt: false }) + sitting(c, 790, 540, 340, { ...vest, style: 0, pose: 'hold', flip: true, skirt: false })],
    [0.8, desk(c, 120, 540, 960, '#c08a58', 200) + pile(250, 540, ['sea', 'white', 'mustard']) + pile(560, 540, ['coral', 'rose', 'cream', 'teal']) + pile(860, 540, ['navy', 'leaf'])],
    [1, box(c, 60, 668, 190, 130) + box(c, 960, 668, 210, 140) + path('M990 530q20 -50 60 -20t90 10v20Z', c.ink('plum')) + path('M90 540q30 -40 70 -10t60 10Z', c.ink('teal'))],
  ]
}

/** Hot buns for those who sweep the streets before dawn. */
export const cleanersBreakfast = (c, options) =>
  avenue(c, { ...options, draw: () => {
    const basket = ellipse(0, 4, 26, 8, '#a9744f') + [[-12, -2], [0, -6], [12, -2]].map(([x, y]) => path(`M${x - 9} ${y + 4}Q${x} ${y - 14} ${x + 9} ${y + 4}Z`, '#fffaf0')).join('')
    return glow(c, 600, 500, 300, '#ffd9a0', 0.4) + person(c, 470, 668, 270, { ...vest, style: 1, pose: 'hold', skirt: false, holding: basket }) + steam(540, 520, 0.9) + person(c, 700, 668, 270, { top: '#ef7a3f', vest: '#ffd25e', style: 0, pose: 'reach', skirt: false, flip: true, hat: '#ef7a3f' }) + line('M812 668L880 440', c.ink('wood'), 9) + path('M790 668q20 -40 44 -36l10 40Z', c.ink('#c9a05a')) + person(c, 960, 664, 250, { top: '#ef7a3f', vest: '#ffd25e', style: 2, pose: 'hold', skirt: false, hat: '#ef7a3f', holding: path('M-10 -10H10V6Q10 12 0 12T-10 6Z', '#fbf8f1') })
  } })

/** A film in the yard, and everybody brought a stool. */
export function openAirCinema(c) {
  const heads = Array.from({ length: 26 }, (_, i) => {
    const x = 40 + (i % 13) * 92 + (i > 12 ? 46 : 0)
    const y = i > 12 ? 680 : 610
    const tone = i > 12 ? '#141a38' : '#232a52'
    return circle(x, y - 34, i % 4 === 2 ? 18 : 25, tone) + path(`M${x - 42} ${y + 80}Q${x - 42} ${y - 8} ${x} ${y - 8}T${x + 42} ${y + 80}Z`, tone)
  }).join('')
  const film = `<svg x="330" y="110" width="540" height="304" viewBox="0 0 540 304">${rect(0, 0, 540, 304, '#f7d9a0')}${circle(400, 120, 56, '#fff3c9')}${path('M0 220Q140 120 270 200T540 170V304H0Z', '#c9774f')}${path('M0 260Q180 200 330 250T540 230V304H0Z', '#8f4a4a')}${person(c, 200, 276, 150, { pose: 'walk', style: 1, top: '#2c4a6a', skirt: true })}${person(c, 300, 278, 156, { pose: 'reach', style: 0, top: '#3a3f55', skirt: false, flip: true })}</svg>`
  return [
    [0, sky(c, { sunAt: [0.88, 0.14] })],
    [0.3, skyline(c, 520, { low: 160, high: 330, far: 0.3 })],
    [0.5, rect(-240, 500, 1680, 300, c.palette.ground) + line('M322 100V520M878 100V520', '#3a4060', 14) + glow(c, 600, 260, 430, '#ffe9b8', 0.5) + rect(312, 92, 576, 340, '#fffaf0') + film],
    [0.7, poly([[590, 640], [610, 640], [870, 414], [330, 414]], '#fff3c9', { opacity: 0.12 }) + lanternString(c, -20, 70, 330, 60, 4, 15, 34) + lanternString(c, 880, 60, 1230, 80, 4, 15, 34)],
    [0.9, heads],
  ]
}

/** People learn to save a life. */
export function firstAid(c) {
  return [
    ...room(c, '#dcebe8', '#a9b4b0', { lamp: [0.5, 0.1], window: [70, 80, 240, 230] }),
    [0.4, rect(440, 80, 320, 200, c.ink('white'), { rx: 8 }) + path('M574 120h52v40h40v52h-40v40h-52v-40h-40v-52h40Z', '#e2543f') + rect(860, 90, 240, 300, c.ink('white'), { rx: 8 }) + [0, 1, 2].map((i) => circle(910, 140 + i * 90, 22, c.ink(['teal', 'mustard', 'coral'][i])) + line(`M950 ${130 + i * 90}h120M950 ${150 + i * 90}h84`, c.ink('steel'), 6)).join('')],
    [0.6, person(c, 220, 640, 320, { style: 2, top: '#eab54a', pose: 'stand', skirt: false }) + person(c, 1010, 640, 320, { elder: true, style: 0, top: '#7d8aa5', pose: 'hold', skirt: false, flip: true })],
    [0.75, person(c, 480, 650, 380, { ...vest, style: 3, pose: 'reach', skirt: false })],
    [0.85, rect(430, 520, 480, 30, c.ink('sea'), { rx: 8 }) + line('M460 550V680M880 550V680', c.ink('#5d6b82'), 12) + path('M560 520Q560 462 620 462H740Q780 470 790 520Z', c.ink('coral')) + circle(838, 488, 36, '#f3cfae') + path('M804 470A36 36 0 0 1 872 472Q840 452 804 470Z', '#8a6a58') + line('M600 506L540 520', '#f3cfae', 18) + line('M588 404L640 460', skinOf, 16)],
    [1, rect(930, 606, 120, 70, c.ink('red'), { rx: 8 }) + path('M980 622h20v16h16v20h-16v16h-20v-16h-16v-20h16Z', '#fff')],
  ]
}
const skinOf = '#efc09a'

/** An egret bows to the water. */
export function egret(c) {
  return [
    [0, sky(c, { sunAt: [0.72, 0.3], horizon: 0.62 }) + streaks(c, 7)], [0.12, clouds(c, 3, { to: 0.3 }), 'clouds'],
    [0.3, hills(c, 430, 70, 0.65, { trees: 18 }) + mistBand(c, 436, 70, 0.7)],
    [0.5, water(c, 446, { sunX: 0.72 }) + mistBand(c, 460, 30, 0.5)],
    [0.7, reeds(c, 300, 640, 10, 190) + lotus(c, 10, 520, 580)],
    [0.85, ellipse(600, 640, 130, 14, '#ffffff', { opacity: 0.25 }) + line('M588 640V500L604 470M632 640L640 506L626 470', '#3a4048', 7) + path('M500 446Q540 380 640 390Q720 404 760 470Q700 470 660 486Q570 520 500 446Z', '#fdfdfa') + path('M560 452Q640 420 750 470Q660 500 590 480Z', '#dfe8ea') + path('M512 446Q440 420 452 340Q462 296 500 290Q480 320 490 350Q500 390 548 420Z', '#fdfdfa') + circle(500, 292, 25, '#fdfdfa') + path('M484 300L402 342L478 316Z', '#e8a83f') + circle(492, 288, 4.500, '#2d2a3a') + path('M520 286q40 -6 60 18', 'none', { stroke: '#fdfdfa', strokeWidth: 5 }), 'birds'],
    [0.9, [[600, 652, 110], [600, 656, 180]].map(([x, y, r]) => ellipse(x, y, r, r * 0.1, 'none', { stroke: '#ffffff', strokeWidth: 3, opacity: 0.6 })).join('')],
    [1, reeds(c, 80, 690, 18, 240) + reeds(c, 1110, 690, 20, 260) + birds(c, 860, 140, 4)],
  ]
}

/** A porpoise of the river takes a breath. */
export function porpoise(c) {
  return [
    [0, sky(c, { sunAt: [0.3, 0.26], horizon: 0.6 }) + streaks(c, 7)], [0.12, clouds(c, 4, { to: 0.3 }), 'clouds'],
    [0.3, hills(c, 410, 90, 0.6, { trees: 26 }) + mistBand(c, 420, 50, 0.6)],
    [0.5, water(c, 426, { sunX: 0.3, glints: 70 })],
    [0.6, sampan(c, 980, 500, 96, true), 'boats'],
    [0.85, path('M440 590Q470 440 620 430Q750 430 800 560Q770 540 740 556Q700 590 660 592Z', '#5d7082') + path('M440 590Q480 520 560 560Q620 590 660 592Q560 612 440 590Z', '#8fa3b4') + path('M610 434Q640 380 676 392Q660 420 668 446Z', '#4d6072') + path('M560 560Q540 610 590 622Q610 590 600 570Z', '#4d6072') + path('M790 540Q850 500 870 530Q840 548 856 584Q820 586 790 560Z', '#4d6072') + circle(510, 510, 6, '#20283f') + path('M452 560q20 12 44 2', 'none', { stroke: '#3a4a5a', strokeWidth: 4 }) + path('M560 424q-6 -40 -30 -56M572 420q4 -46 26 -64M548 430q-24 -26 -52 -32', 'none', { stroke: '#ffffff', strokeWidth: 7, opacity: 0.85, strokeLinecap: 'round' })],
    [0.95, path('M380 600Q430 560 480 596Q540 560 600 600Q680 570 740 600Q800 564 860 604Q780 640 620 636Q460 640 380 600Z', '#ffffff', { opacity: 0.75 }) + ellipse(620, 626, 300, 22, 'none', { stroke: '#ffffff', strokeWidth: 4, opacity: 0.5 })],
    [1, birds(c, 300, 170, 5) + reeds(c, 1130, 690, 14, 180)],
  ]
}

const hangingLantern = (c, x, y, s, lit = true) =>
  (lit ? glow(c, x, y, s * 2.2, '#ffb36b', 0.7) : '') + ellipse(x, y, s, s * 0.92, '#e2543f') + [0.35, 0.72].map((k) => ellipse(x, y, s * k, s * 0.92, 'none', { stroke: '#b5382f', strokeWidth: 4 })).join('') + rect(x - s * 0.42, y - s * 1.02, s * 0.84, s * 0.2, '#f0c26a') + rect(x - s * 0.42, y + s * 0.82, s * 0.84, s * 0.2, '#f0c26a') + line(`M${x} ${y - s * 1.02}V${y - s * 1.7}M${x - 8} ${y + s}v${s * 0.5}M${x} ${y + s}v${s * 0.6}M${x + 8} ${y + s}v${s * 0.5}`, '#f0c26a', 4)

/** An old man makes a lantern. */
export function lanternMaker(c) {
  const frame = [-1, -0.6, 0, 0.6, 1].map((k) => `M600 330Q${600 + k * 150} 420 600 512`).join('')
  return [
    ...room(c, '#6a4a44', '#4a332e', { lamp: [0.5, 0.3] }),
    [0.4, rect(70, 150, 420, 14, '#3a2722') + [110, 190, 270, 350, 430].map((x, i) => rect(x - 24, 90 + (i % 2) * 14, 48, 60 - (i % 2) * 14, ['#d9433a', '#f0c26a', '#b5382f', '#e8913f', '#d9433a'][i], { rx: 5 })).join('') + hangingLantern(c, 760, 150, 64) + hangingLantern(c, 920, 200, 54) + hangingLantern(c, 1070, 140, 70)],
    [0.6, glow(c, 600, 420, 420, '#ffcf8a', 0.6) + sitting(c, 390, 530, 350, { elder: true, style: 0, top: '#44607a', apron: '#c99a5b', pose: 'reach', skirt: false }) + sitting(c, 830, 530, 320, { style: 1, top: '#e8913f', pose: 'reach', flip: true, skirt: false })],
    [0.8, desk(c, 90, 530, 1020, '#7a5236', 220)],
    [0.95, glow(c, 600, 420, 190, '#ffdf9e', 0.9) + ellipse(600, 421, 122, 92, '#f7a05f', { opacity: 0.55 }) + line(frame, '#c98a4a', 6) + ellipse(600, 421, 76, 92, 'none', { stroke: '#c98a4a', strokeWidth: 5 }) + ellipse(600, 332, 46, 10, '#c98a4a') + ellipse(600, 512, 46, 10, '#c98a4a') + path('M548 338Q440 420 548 506Q500 420 548 338Z', '#e2543f')],
    [1, line('M700 522L800 506M712 512L806 494', '#d9b070', 6) + rect(260, 490, 70, 40, '#b5382f', { rx: 4 }) + rect(920, 480, 60, 50, '#e6d3b4', { rx: 6 }) + line('M950 480V430', '#8a5a38', 8)],
  ]
}

/** A league of neighbours plays basketball in a hall. */
export function basketball(c) {
  const seats = Array.from({ length: 4 }, (_, row) => Array.from({ length: 46 }, (_, i) => circle(-60 + i * 30 + (row % 2) * 15, 250 + row * 32, 11, c.ink(c.random.pick(['coral', 'mustard', 'teal', 'sea', 'rose', 'white']), 0.15))).join('')).join('')
  return [
    [0, rect(-240, -120, 1680, 900, c.fill(vertical([[0, '#3a4f78'], [1, '#8fa3c0']])))],
    [0.2, Array.from({ length: 6 }, (_, i) => rect(-60 + i * 240, 20, 150, 20, '#fff6d4', { rx: 6 }) + glow(c, 15 + i * 240, 40, 140, '#fff6d4', 0.4)).join('') + line('M-240 110H1440M-240 150H1440', '#2b3a5c', 8)],
    [0.4, rect(-240, 210, 1680, 180, '#4a5f86') + seats + rect(-240, 384, 1680, 26, c.ink('navy'))],
    [0.6, rect(-240, 410, 1680, 400, '#d99a5b') + line(Array.from({ length: 12 }, (_, i) => `M-240 ${430 + i * 26}H1440`).join(''), '#b97a3f', 2, { opacity: 0.5 }) + ellipse(600, 560, 190, 52, 'none', { stroke: '#fffaf0', strokeWidth: 6 }) + line('M600 410V700', '#fffaf0', 6)],
    [0.75, rect(560, 118, 200, 128, '#fffaf0', { rx: 6 }) + rect(618, 168, 84, 58, 'none', { stroke: '#e2543f', strokeWidth: 7 }) + ellipse(660, 250, 52, 12, 'none', { stroke: '#e2543f', strokeWidth: 8 }) + line('M612 254L636 310M640 260L648 314M680 260L672 314M708 254L684 310M620 280H700M630 300H690', '#ffffff', 3) + line('M740 180H1000V410', '#5d6b82', 14)],
    [0.9, [[280, 640, 'run', '#e2543f', 0], [440, 600, 'reach', '#e2543f', 2], [620, 590, 'cheer', '#2c7da0', 0], [800, 640, 'run', '#2c7da0', 1], [960, 610, 'wave', '#e2543f', 3]].map(([x, y, pose, top, style], i) => person(c, x, y, 220 + (y - 590) * 0.5, { pose, top, bottom: top, skirt: false, style, flip: i > 2 })).join('')],
    [1, circle(560, 300, 36, '#e8813f') + line('M524 300H596M560 264V336M534 276Q560 300 534 324M586 276Q560 300 586 324', '#8a4a20', 4)],
  ]
}

/** Chrysanthemums in rows of pots in a park. */
export const chrysanthemums = (c, options) =>
  cityPark(c, { ...options, draw: () => {
    const mum = (x, y, s, color) => line(`M${x} ${y}V${y - s * 1.1}`, c.ink('#5f8a4a'), 5) + ellipse(x - s * 0.28, y - s * 0.36, s * 0.24, s * 0.12, c.ink('#5aa469')) + ellipse(x + s * 0.28, y - s * 0.5, s * 0.24, s * 0.12, c.ink('#5aa469')) + Array.from({ length: 12 }, (_, i) => ellipse(x, y - s * 1.1 - s * 0.3, s * 0.11, s * 0.32, color, { transform: `rotate(${i * 30} ${round(x)} ${round(y - s * 1.1)})` })).join('') + circle(x, y - s * 1.1, s * 0.2, mixColours(color, '#7a4a10', 0.3)) + path(`M${x - s * 0.34} ${y - 6}H${x + s * 0.34}L${x + s * 0.24} ${y + s * 0.42}H${x - s * 0.24}Z`, c.ink('clay'))
    const colors = ['#f2c230', '#e58aa0', '#fff6e0', '#d96a3f', '#b06ac0']
    const row = (y, s, n, from, step, shift) => Array.from({ length: n }, (_, i) => mum(from + i * step, y, s, c.ink(colors[(i + shift) % 5]))).join('')
    return person(c, 330, 560, 150, { elder: true, top: '#7d8aa5' }) + person(c, 420, 562, 148, { style: 1, top: '#2c7da0', pose: 'point' }) + person(c, 800, 560, 150, { style: 2, top: '#ef6f5e', pose: 'hold', holding: rect(-8, -10, 16, 12, '#20283f', { rx: 2 }) }) + row(594, 54, 12, 130, 88, 0) + row(662, 68, 10, 150, 104, 2)
  } })

/** The last section of a bridge is lifted into its place. */
export function bridgeBuilding(c) {
  return [
    [0, sky(c, { sunAt: [0.22, 0.3], horizon: 0.7 }) + streaks(c, 7)], [0.1, clouds(c, 4), 'clouds'],
    [0.25, hills(c, 430, 90, 0.75) + skyline(c, 474, { low: 60, high: 190, far: 0.5 })],
    [0.5, water(c, 476, { sunX: 0.22 })],
    [0.65, `<defs><clipPath id="span"><path d="M-240 -200H500V900H-240ZM700 -200H1440V900H700Z"/></clipPath></defs><g clip-path="url(#span)">${cableBridge(c, 430)}</g>`],
    [0.75, line('M560 130V356M640 130V356', '#3a4560', 5) + line('M480 130H720', c.ink('mustard'), 16) + rect(508, 356, 184, 40, c.ink('coral'), { rx: 4 }) + line('M520 376l24 -18l24 18l24 -18l24 18l24 -18l24 18', '#ffffff', 4, { opacity: 0.8 }) + crane(c, 330, 580, 470) + at(1200, 0, 1, crane(c, 330, 580, 470), true)],
    [0.85, path('M250 590H440L420 626H270Z', c.ink('#56657a')) + path('M760 590H950L930 626H780Z', c.ink('#56657a'))],
    [1, path('M-240 660Q300 622 760 660T1460 650V820H-240Z', mixColours(c.palette.ground, '#123040', 0.3)) + [500, 620, 720].map((x, i) => person(c, x, 668, 130, { vest: '#ffd25e', top: '#ef7a3f', hat: '#eab54a', pose: ['point', 'wave', 'stand'][i], skirt: false, style: 0 })).join('') + tree(c, 80, 690, 240)],
  ]
}

/** Runners on an avenue. */
export const marathon = (c, options) =>
  avenue(c, { ...options, draw: () => line('M330 660V360M890 660V360', c.ink('#5d6b82'), 13) + rect(316, 330, 588, 76, c.ink('coral'), { rx: 8 }) + Array.from({ length: 10 }, (_, i) => rect(340 + i * 56, 386, 28, 14, i % 2 ? '#fff' : c.ink('navy'))).join('') + line('M380 362h60M460 362h120M600 362h80M700 362h130', '#fff6e0', 13) + [[240, 640], [400, 668], [520, 636], [640, 668], [770, 644], [900, 668], [1020, 640]].map(([x, y], i) => person(c, x, y, 200, { pose: 'run', top: ['#2f9c95', '#eab54a', '#ef6f5e', '#2c7da0', '#e58aa0', '#5aa469', '#7d5a9e'][i], skirt: false, style: i % 4, elder: i === 4 })).join('') })

/** A stage on the threshing floor of a village. */
export function villageStage(c) {
  return [
    [0, sky(c, { sunAt: [0.84, 0.18] })], [0.1, clouds(c, 3), 'clouds'],
    [0.3, hills(c, 430, 120, 0.55, { trees: 30 })],
    [0.45, oldStreet(c, 480, { low: 90, high: 140, far: 0.35 })],
    [0.6, rect(-240, 476, 1680, 400, mixColours(c.ink('sand'), c.palette.haze, 0.2)) + glow(c, 600, 400, 420, '#ffd28a', 0.7)],
    [0.7, rect(330, 470, 540, 60, c.ink('wood')) + rect(330, 462, 540, 12, '#f0c26a') + path('M330 470V230H870V470Z', '#a92c3c') + Array.from({ length: 9 }, (_, i) => rect(330 + i * 60, 230, 30, 240, '#8f2433', { opacity: 0.6 })).join('') + path('M310 236L600 170L890 236Z', c.ink('#7a4a3a')) + lanternString(c, 330, 246, 870, 246, 6, 15, 16)],
    [0.8, person(c, 560, 474, 150, { child: true, top: '#eab54a', pose: 'wave' }) + person(c, 660, 474, 190, { elder: true, style: 2, top: '#e58aa0', pose: 'cheer', skirt: true }) + line('M612 474V396', '#20263c', 4) + circle(612, 392, 8, '#c8d0da')],
    [0.9, Array.from({ length: 9 }, (_, i) => rect(190 + i * 100, 640, 60, 12, c.ink('wood')) + person(c, 220 + i * 100, 668, i % 3 === 2 ? 110 : 160, { child: i % 3 === 2, elder: i % 3 === 0, style: 0, pose: i % 4 === 1 ? 'cheer' : 'stand' })).join('')],
    [1, at(60, 640, 1.5, [rect(-30, -60, 80, 44, c.ink('leaf'), { rx: 8 }), circle(-12, -12, 20, '#2d3346'), circle(50, -16, 16, '#2d3346'), circle(52, -44, 6, '#fff6d4')]) + glow(c, 150, 574, 150, '#fff3c9', 0.6)],
  ]
}

/** Tea leaves turn in the pan. */
export function teaPan(c) {
  return [
    ...room(c, '#e4d6b8', '#8f6a48', { lamp: [0.5, 0.2], window: [80, 80, 260, 220] }),
    [0.4, [820, 930, 1040].map((x) => ellipse(x, 180, 62, 62, c.ink('#d9b070')) + ellipse(x, 180, 44, 44, 'none', { stroke: '#b58a4a', strokeWidth: 5 })).join('')],
    [0.6, sitting(c, 600, 470, 380, { elder: true, style: 0, top: '#44607a', pose: 'reach', skirt: false })],
    [0.8, rect(-240, 520, 1680, 300, c.ink('#a8826a')) + line('M-240 580H1440M-240 640H1440M100 520V580M400 520V580M700 520V580M1000 520V580M250 580V640M550 580V640M850 580V640', '#7a5a48', 4, { opacity: 0.5 })],
    [0.9, ellipse(600, 520, 300, 66, '#2d3346') + ellipse(600, 512, 276, 54, '#454d63') + Array.from({ length: 90 }, (_, i) => ellipse(600 + Math.cos(i * 2.4) * (20 + (i * 37) % 220), 508 + Math.sin(i * 2.4) * ((i * 37) % 40), 15, 5, ['#5aa469', '#7fae48', '#3f8a56', '#8cc07a'][i % 4], { transform: `rotate(${(i * 53) % 180} ${round(600 + Math.cos(i * 2.4) * (20 + (i * 37) % 220))} ${round(508 + Math.sin(i * 2.4) * ((i * 37) % 40))})` })).join('') + line('M520 430L560 500M690 430L650 500', skinOf, 26) + [[560, 504], [650, 504]].map(([x, y]) => circle(x, y, 18, skinOf)).join('') + Array.from({ length: 16 }, (_, i) => ellipse(520 + i * 11, 420 - ((i * 29) % 90), 12, 4, ['#5aa469', '#7fae48'][i % 2], { transform: `rotate(${(i * 47) % 180} ${520 + i * 11} ${420 - ((i * 29) % 90)})` })).join('')],
    [1, steam(480, 420, 1.2) + steam(740, 420, 1.2)],
  ]
}

const stove = (c, dish) => [
  ...room(c, '#f0e0c8', '#b07f55', { lamp: [0.5, 0.1], window: [820, 60, 280, 220] }),
  [0.35, rect(60, 70, 480, 14, c.ink('wood')) + [100, 180, 260, 350, 440].map((x, i) => rect(x, 10 + (i % 2) * 10, 48, 60 - (i % 2) * 10, c.ink(['teal', 'coral', 'mustard', 'cream', 'sea'][i]), { rx: 8 })).join('') + path('M430 -20H770L720 110H480Z', c.ink('steel')) + rect(480, 108, 240, 14, c.ink('#5d6b82'))],
  [0.7, rect(-240, 540, 1680, 300, c.ink('white')) + rect(-240, 532, 1680, 14, c.ink('steel')) + rect(430, 524, 340, 18, '#2d3346', { rx: 6 }) + [480, 540, 600, 660, 720].map((x) => path(`M${x - 10} 524q10 -26 20 0Z`, '#5fb0ff')).join('') + [500, 600, 700].map((x) => circle(x, 590, 18, c.ink('#5d6b82'))).join('')],
  [0.9, dish],
]
const pan = (c, y = 500) => path(`M410 ${y - 40}H790Q770 ${y + 20} 720 ${y + 20}H480Q430 ${y + 20} 410 ${y - 40}Z`, '#3a4258') + ellipse(600, y - 40, 190, 34, '#525c76') + line(`M780 ${y - 36}L960 ${y - 84}`, c.ink('wood'), 24)

/** A pan is on fire, and its lid is at hand. */
export const panFire = (c) => {
  const flame = (x, y, s, color) => path(`M${x} ${y - s}Q${x + s * 0.7} ${y - s * 0.3} ${x + s * 0.36} ${y}H${x - s * 0.36}Q${x - s * 0.6} ${y - s * 0.36} ${x - s * 0.16} ${y - s * 0.56}Q${x - s * 0.04} ${y - s * 0.8} ${x} ${y - s}Z`, color)
  return stove(c, pan(c) + glow(c, 600, 380, 260, '#ff9e5e', 0.8) + [[520, 470, 130], [600, 470, 190], [690, 470, 140]].map(([x, y, s]) => flame(x, y, s, '#ef6f3f') + flame(x, y, s * 0.66, '#f7a83f') + flame(x, y, s * 0.36, '#ffe08a')).join('') + person(c, 300, 680, 420, { style: 3, top: '#2f9c95', apron: '#f6ead2', pose: 'reach', skirt: false }) + path('M384 330Q470 250 560 330Z', c.ink('steel')) + rect(376, 328, 192, 14, c.ink('#5d6b82'), { rx: 7 }) + rect(458, 268, 28, 22, '#2d3346', { rx: 6 }))
}
/** A scallion cake is turned. */
export const scallionCake = (c) =>
  stove(c, pan(c, 516) + ellipse(600, 470, 150, 26, '#d9a04f') + group([ellipse(600, 360, 160, 44, '#d9a04f'), ellipse(600, 352, 160, 42, '#f0cf85'), Array.from({ length: 16 }, (_, i) => ellipse(480 + ((i * 61) % 240), 336 + ((i * 17) % 34), 12, 5, i % 3 ? '#5aa469' : '#b5762f', { transform: `rotate(${i * 40} ${480 + ((i * 61) % 240)} ${336 + ((i * 17) % 34)})` })).join('')], { transform: 'rotate(-14 600 360)' }) + steam(520, 300, 1.1) + steam(690, 310, 1.1) + line('M360 560L520 400', c.ink('wood'), 15) + ellipse(180, 520, 120, 22, c.ink('sea')) + ellipse(180, 508, 100, 18, '#f0cf85') + ellipse(180, 496, 96, 17, '#e3b765'))

/** Old photographs on the table. */
export function oldPhotos(c) {
  const photo = (x, y, w, h, turn, kind) => group([rect(x, y, w, h, '#fbf3df'), rect(x + 10, y + 10, w - 20, h - 30, '#c9b08a'), kind === 'people' ? [0.3, 0.5, 0.7].map((k, i) => circle(x + w * k, y + h * 0.4, w * 0.07, '#6a5340') + path(`M${x + w * k - w * 0.1} ${y + h - 22}Q${x + w * k - w * 0.1} ${y + h * 0.5} ${x + w * k} ${y + h * 0.5}T${x + w * k + w * 0.1} ${y + h - 22}Z`, ['#7a614a', '#5a4636', '#7a614a'][i])).join('') : kind === 'boat' ? rect(x + 10, y + h * 0.56, w - 20, h * 0.2, '#a08a68') + path(`M${x + w * 0.25} ${y + h * 0.56}H${x + w * 0.75}L${x + w * 0.68} ${y + h * 0.66}H${x + w * 0.32}Z`, '#5a4636') + rect(x + w * 0.4, y + h * 0.42, w * 0.2, h * 0.14, '#7a614a') : path(`M${x + w * 0.16} ${y + h - 22}V${y + h * 0.5}L${x + w * 0.5} ${y + h * 0.26}L${x + w * 0.84} ${y + h * 0.5}V${y + h - 22}Z`, '#6a5340') + rect(x + w * 0.42, y + h * 0.6, w * 0.16, h * 0.2, '#e6d3a8')], { transform: `rotate(${turn} ${x + w / 2} ${y + h / 2})` })
  return [
    ...room(c, '#ead6bc', '#a87a52', { lamp: [0.5, 0.15], window: [850, 80, 250, 220] }),
    [0.5, sitting(c, 380, 420, 320, { elder: true, style: 2, top: '#c9768a', pose: 'hold', skirt: false }) + sitting(c, 800, 420, 320, { style: 0, top: '#2c7da0', pose: 'hold', skirt: false, flip: true })],
    [0.8, path('M80 420H1120L1320 760H-120Z', c.ink('#b07f4f')) + line('M40 500H1160M-20 590H1220', '#8a5a38', 3, { opacity: 0.4 })],
    [0.9, path('M470 452L600 470L730 452L780 600L600 626L420 600Z', '#3a4a5c') + path('M484 462L598 478V608L440 590Z', '#fbf3df') + path('M716 462L602 478V608L760 590Z', '#f3e6c8') + photo(478, 484, 96, 82, -3, 'people') + photo(628, 484, 96, 82, 3, 'house') + photo(190, 500, 170, 130, -12, 'boat') + photo(840, 480, 170, 130, 10, 'people') + photo(300, 440, 110, 86, 8, 'house')],
    [1, circle(1020, 650, 40, 'none', { stroke: c.ink('#5d6b82'), strokeWidth: 9 }) + circle(1020, 650, 35, '#dff1f4', { opacity: 0.5 }) + line('M1050 680L1096 720', c.ink('wood'), 15) + path('M120 610H220V640Q220 660 170 660T120 640Z', c.ink('sea')) + steam(170, 600, 0.8)],
  ]
}

/** A clerk at a counter speaks with an old customer. */
export function serviceCounter(c) {
  return [
    ...room(c, '#dfe6ea', '#b3a894', { lamp: [0.5, 0.12] }),
    [0.4, rect(330, 60, 540, 70, c.ink('sea'), { rx: 8 }) + line('M370 95h80M470 95h160M650 95h170', '#fffaf0', 15) + rect(80, 110, 180, 240, c.ink('white'), { rx: 6 }) + line(Array.from({ length: 7 }, (_, i) => `M106 ${150 + i * 28}h${70 + ((i * 31) % 60)}`).join(''), c.ink('steel'), 7) + clock(c, 1020, 150, 50)],
    [0.6, sitting(c, 640, 470, 330, { style: 1, top: '#2b4570', pose: 'hold', skirt: false, flip: true })],
    [0.75, rect(120, 470, 960, 26, c.ink('white'), { rx: 5 }) + rect(140, 496, 920, 260, c.ink('#c9a878')) + rect(140, 496, 920, 14, '#8a6a48', { opacity: 0.3 }) + line('M450 496V750M750 496V750', '#a98a5c', 5) + rect(800, 370, 130, 100, '#2b3350', { rx: 8 }) + line('M865 470v-4', '#2b3350', 20) + rect(180, 300, 8, 170, '#b9d4dc') + rect(180, 300, 260, 170, '#dff1f4', { opacity: 0.4 })],
    [0.9, person(c, 420, 668, 330, { elder: true, style: 0, top: '#7d8aa5', pose: 'reach', skirt: false }) + rect(540, 452, 90, 20, '#fffaf0', { transform: 'rotate(-4 585 462)' }) + path('M700 434h46v22q0 14 -23 14t-23 -14Z', c.ink('coral')) + steam(723, 428, 0.6)],
    [1, plant(c, 1120, 610, 160)],
  ]
}

/** Two people build a trellis for grapes in a yard. */
export function trellis(c) {
  const grapes = (x, y, color) => [[0, 0], [-9, 10], [9, 10], [0, 18], [-6, 27], [6, 27], [0, 37]].map(([dx, dy]) => circle(x + dx, y + dy, 8, color)).join('')
  return [
    [0, sky(c, { sunAt: [0.74, 0.2] }) + streaks(c, 5)], [0.1, clouds(c, 5), 'clouds'],
    [0.3, hills(c, 440, 90, 0.6, { trees: 26 })],
    [0.5, oldStreet(c, 500, { low: 130, high: 190, far: 0.15 })],
    [0.65, ground(c, 500)],
    [0.8, line('M330 640V250M600 650V240M870 640V250M310 250H890M310 282H890', c.ink('wood'), 15) + line(Array.from({ length: 9 }, (_, i) => `M${350 + i * 64} 232L${330 + i * 66} 300`).join(''), c.ink('bark'), 7) + Array.from({ length: 22 }, (_, i) => ellipse(330 + i * 26, 250 + ((i * 19) % 44), 27, 20, c.ink(['#5aa469', '#6fb86a', '#4f9a5e'][i % 3]))).join('') + [370, 450, 520, 680, 750, 830].map((x, i) => grapes(x, 300 + (i % 2) * 14, i % 2 ? '#7d4f9a' : '#9a6ab8')).join('')],
    [0.9, line('M452 650L500 400M548 650L514 400M466 590H536M476 530H528M486 470H520', c.ink('mustard'), 8) + person(c, 500, 540, 230, { style: 0, top: '#2f9c95', pose: 'cheer', skirt: false }) + person(c, 730, 660, 250, { style: 3, top: '#eab54a', pose: 'reach', skirt: false, flip: true }) + line('M640 480L690 420', c.ink('bark'), 12)],
    [1, tree(c, 60, 690, 260) + bush(c, 1130, 690, 70, 0, ['#ef6f5e', '#f7d774'])],
  ]
}

/** A sewing machine, and cushions. */
export function sewing(c) {
  return [
    ...room(c, '#f0dcd0', '#b07f55', { lamp: [0.45, 0.12], window: [820, 80, 280, 230] }),
    [0.4, rect(100, 110, 330, 12, c.ink('wood')) + ['coral', 'teal', 'mustard', 'plum', 'sea', 'rose'].map((color, i) => rect(116 + i * 52, 66, 38, 44, c.ink(color), { rx: 8 })).join('') + picture(c, 540, 110, 130, 100, 'rose')],
    [0.6, sitting(c, 400, 520, 340, { elder: true, style: 2, top: '#7d5a9e', pose: 'reach', skirt: false })],
    [0.8, desk(c, 100, 520, 1000, '#a9744f', 220)],
    [0.9, rect(520, 484, 330, 36, '#20283f', { rx: 6 }) + path('M800 484V380Q800 350 770 350H610Q560 350 560 392V420H600V404Q600 396 612 396H740V484Z', '#2b3350') + line('M580 420V484', '#b4c0cd', 7) + circle(836, 410, 42, 'none', { stroke: '#2b3350', strokeWidth: 13 }) + circle(836, 410, 9, '#f0c26a') + line('M640 372H760', '#f0c26a', 5) + rect(690, 320, 26, 32, c.ink('coral'), { rx: 4 }) + path('M440 512Q520 470 600 500L640 520H440Z', c.ink('rose'))],
    [1, [[960, 470, 'mustard'], [1010, 500, 'teal'], [920, 516, 'coral']].map(([x, y, color]) => path(`M${x - 74} ${y - 40}Q${x} ${y - 62} ${x + 74} ${y - 40}Q${x + 60} ${y} ${x + 74} ${y + 40}Q${x} ${y + 56} ${x - 74} ${y + 40}Q${x - 60} ${y} ${x - 74} ${y - 40}Z`, c.ink(color)) + circle(x, y, 7, '#fff6e0')).join('')],
  ]
}

/** Somebody stretches beside their desk in an office. */
export function officeStretch(c) {
  return [
    ...room(c, '#dfe8ea', '#a9b0b4', { lamp: [0.5, 0.12], window: [120, 80, 320, 260] }),
    [0.4, rect(800, 90, 280, 170, c.ink('white'), { rx: 6 }) + line('M830 220L890 170L950 196L1050 120', c.ink('coral'), 9) + clock(c, 620, 130, 48)],
    [0.6, rect(760, 470, 420, 18, c.ink('wood'), { rx: 5 }) + line('M790 488V660M1150 488V660', c.ink('#5d6b82'), 12) + rect(880, 330, 200, 120, '#2b3350', { rx: 8 }) + rect(892, 342, 176, 96, '#7fe0d4', { rx: 4 }) + line('M980 450V470', '#2b3350', 22) + rect(800, 448, 44, 24, c.ink('coral'), { rx: 5 })],
    [0.8, person(c, 600, 656, 430, { style: 2, top: '#2f9c95', pose: 'cheer', skirt: false })],
    [1, chair(c, 330, 656, 200, 'sea') + plant(c, 90, 600, 160)],
  ]
}
