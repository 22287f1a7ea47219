import { circle, ellipse, group, line, path, poly, radial, rect, round, svgDocument, vertical } from '../lib/svg.mjs'
import { createRandom } from '../lib/random.mjs'
import { mixColours } from '../lib/color.mjs'
import { composeScene } from '../lib/render.mjs'
import { scenes } from './scene-list.mjs'
import { symbols } from './symbols.mjs'

const sceneArt = (id) => {
  const { layers, defs } = composeScene(scenes.find((scene) => scene.id === id))
  return [defs, layers.map(({ svg }) => svg).join('')]
}

/** Garden-window shapes in an 800-unit square, through which an album's scene is seen. */
const windows = {
  moon: 'M400 96a304 304 0 1 1 0 608a304 304 0 1 1 0 -608Z',
  arch: 'M150 712V350a250 250 0 0 1 500 0V712Z',
  fan: 'M60 330Q400 90 740 330L600 660Q400 540 200 660Z',
  octagon: 'M270 90H530L710 270V530L530 710H270L90 530V270Z',
  plum: 'M400 196A132 132 0 1 1 610 348A132 132 0 1 1 530 594A132 132 0 1 1 270 594A132 132 0 1 1 190 348A132 132 0 1 1 400 196Z',
  scroll: 'M90 210Q400 150 710 210V590Q400 650 90 590Z',
  leafy: 'M400 70Q720 210 640 520Q560 720 400 736Q240 720 160 520Q80 210 400 70Z',
  gourd: 'M400 84a150 150 0 0 1 112 250a210 210 0 1 1 -224 0a150 150 0 0 1 112 -250Z',
}

/** A square album cover: paper of one colour, a window of one shape, a scene beyond it, a thin gold line. */
export function albumCover({ scene, window, paper, focus = 600, zoom = 1.25, sign }) {
  const [defs, art] = sceneArt(scene)
  const [tint, fill] = vertical([
    [0, mixColours(paper, '#ffffff', 0.18)],
    [1, mixColours(paper, '#0b1020', 0.12)],
  ])
  const ornament = mixColours(paper, '#ffffff', 0.32)
  const random = createRandom(scene)
  const clouds = Array.from({ length: 9 }, () => {
    const [x, y, s] = [random.between(0, 800), random.between(0, 800), random.between(24, 52)]
    return line(
      `M${round(x - s * 2)} ${round(y)}h${round(s * 3)}a${round(s * 0.5)} ${round(s * 0.5)} 0 1 0 ${round(-s * 0.5)} ${round(-s * 0.6)}a${round(s * 0.8)} ${round(s * 0.8)} 0 0 0 ${round(-s * 1.5)} ${round(s * 0.1)}`,
      ornament,
      3.5,
      { opacity: 0.5 },
    )
  })
  const height = 800 * zoom
  const width = (height * 1200) / 675
  const shape = windows[window]
  return svgDocument(800, 800, [
    defs,
    `<defs>${tint}<clipPath id="pane"><path d="${shape}"/></clipPath></defs>`,
    rect(0, 0, 800, 800, fill),
    ...clouds,
    path(shape, '#0b1020', { opacity: 0.22, transform: 'translate(8 14)' }),
    `<g clip-path="url(#pane)"><svg x="${round(400 - (focus / 1200) * width)}" y="${round(400 - height / 2)}" width="${round(width)}" height="${round(height)}" viewBox="0 0 1200 675">${art}</svg></g>`,
    path(shape, 'none', { stroke: '#f7e7c1', strokeWidth: 13 }),
    path(shape, 'none', { stroke: mixColours(paper, '#0b1020', 0.35), strokeWidth: 3 }),
    rect(26, 26, 748, 748, 'none', { rx: 18, stroke: '#f7e7c1', strokeWidth: 3, opacity: 0.6 }),
    `<g transform="translate(700 702)">${circle(0, 0, 52, '#f7e7c1')}${group(symbols[sign](mixColours(paper, '#0b1020', 0.25), '#f7e7c1'), { transform: 'scale(0.78)' })}</g>`,
  ])
}

/** A radio channel's cover: waves radiating from a sign. */
export function radioCover({ sign, from, to, seed }) {
  const [tint, fill] = vertical(
    [
      [0, from],
      [1, to],
    ],
    [0, 0, 1, 1],
  )
  const [halo, haloFill] = radial([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ])
  const random = createRandom(seed)
  const rings = [150, 205, 262, 322].map((r, index) =>
    circle(300, 270, r, 'none', {
      stroke: '#ffffff',
      strokeWidth: 5 - index,
      opacity: round(0.5 - index * 0.1),
      strokeDasharray: index % 2 ? '2 16' : undefined,
      strokeLinecap: 'round',
    }),
  )
  const bars = Array.from({ length: 41 }, (_, index) => {
    const h = 14 + Math.abs(Math.sin(index * 0.42 + random.between(0, 0.5)) * Math.cos(index * 0.13)) * 110
    return rect(34 + index * 13, 540 - h, 7, h, '#ffffff', {
      rx: 3.5,
      opacity: round(0.35 + 0.5 * Math.abs(Math.sin(index * 0.2))),
    })
  })
  const dots = Array.from({ length: 26 }, () =>
    circle(random.between(0, 600), random.between(0, 460), random.between(2, 6), '#ffffff', { opacity: 0.3 }),
  )
  return svgDocument(600, 600, [
    `<defs>${tint}${halo}</defs>`,
    rect(0, 0, 600, 600, fill),
    circle(300, 270, 300, haloFill),
    ...dots,
    ...rings,
    circle(300, 270, 116, '#ffffff'),
    `<g transform="translate(300 270) scale(1.75)">${symbols[sign](to, mixColours(from, '#ffffff', 0.2))}</g>`,
    ...bars,
    path('M0 560Q150 520 300 560T600 550V600H0Z', mixColours(to, '#0b1020', 0.25), { opacity: 0.6 }),
  ])
}

/** A television channel's cover: a scene in the channel's light, with its sign small at the top right, as on air. */
export function televisionCover({ scene, sign, tone }) {
  const [defs, art] = sceneArt(scene)
  const [wash, fill] = vertical(
    [
      [0, tone, 0.34],
      [0.5, tone, 0.06],
      [1, tone, 0.4],
    ],
    [0, 0, 0, 1],
  )
  return svgDocument(
    960,
    540,
    [
      defs,
      `<defs>${wash}</defs>`,
      art,
      rect(0, 0, 1200, 675, fill),
      circle(1092, 108, 66, '#ffffff', { opacity: 0.94 }),
      `<g transform="translate(1092 108) scale(1)">${symbols[sign](tone, mixColours(tone, '#ffffff', 0.72))}</g>`,
    ],
    '0 0 1200 675',
  )
}

const shapes = [
  (fill) => circle(100, 100, 92, fill),
  (fill) => rect(10, 10, 180, 180, fill, { rx: 52 }),
  (fill) => path('M100 6L182 40V112Q176 168 100 196Q24 168 18 112V40Z', fill),
  (fill) => path('M100 8L180 54V146L100 192L20 146V54Z', fill, { stroke: 'none' }),
  (fill) => ellipse(100, 100, 94, 94, fill),
]

/** An organisation's flat emblem; its background is transparent, for light and dark backgrounds. */
export function emblem(index, sign, [from, to]) {
  const [tint, fill] = vertical(
    [
      [0, from],
      [1, to],
    ],
    [0, 0, 1, 1],
  )
  const ring = index % 2 ? circle(100, 100, 70, 'none', { stroke: '#ffffff', strokeWidth: 3, opacity: 0.55 }) : ''
  const shine = path('M30 92Q40 30 104 26Q60 44 52 100Z', '#ffffff', { opacity: 0.16 })
  return svgDocument(200, 200, [
    `<defs>${tint}</defs>`,
    shapes[index % shapes.length](fill),
    ring,
    shine,
    `<g transform="translate(100 102) scale(1.15)">${symbols[sign]('#ffffff', mixColours(to, '#ffffff', 0.28))}</g>`,
  ])
}
