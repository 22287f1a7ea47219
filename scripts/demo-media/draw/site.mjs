import { circle, ellipse, line, path, poly, rect, svgDocument, vertical } from '../lib/svg.mjs'

/** The site's own mark: a moon gate with hills and the river bend seen through it. 512 units. */
export function logo({ maskable = false } = {}) {
  const [ground, fill] = vertical(
    [
      [0, '#2a9d94'],
      [1, '#17638a'],
    ],
    [0, 0, 1, 1],
  )
  const [river, riverFill] = vertical([
    [0, '#bff0e6'],
    [1, '#ffffff'],
  ])
  const art = [
    circle(256, 256, 168, '#f7f1dd'),
    circle(318, 196, 40, '#f5a04c'),
    path('M96 300Q150 190 196 236Q226 152 274 216Q316 176 368 268Q400 250 420 290A168 168 0 0 1 94 300Z', '#1f7f86'),
    path('M90 282Q170 240 236 300T424 270A168 168 0 0 1 92 300Z', '#145a72'),
    path('M300 284Q200 300 230 338T300 372T226 421A168 168 0 0 0 292 420Q400 380 330 342T300 284Z', riverFill),
    circle(256, 256, 168, 'none', { stroke: '#f7f1dd', strokeWidth: 20 }),
  ]
  const shell = maskable ? rect(0, 0, 512, 512, fill) : rect(0, 0, 512, 512, fill, { rx: 116 })
  return svgDocument(512, 512, [
    `<defs>${ground}${river}</defs>`,
    shell,
    maskable ? `<g transform="translate(256 256) scale(0.86) translate(-256 -256)">${art.join('')}</g>` : art.join(''),
  ])
}

/** The same mark, drawn coarser for 16 to 32 pixels. */
export const favicon = () =>
  svgDocument(64, 64, [
    rect(0, 0, 64, 64, '#1d7f8e', { rx: 15 }),
    circle(32, 32, 22, '#f7f1dd'),
    circle(41, 24, 6, '#f5a04c'),
    path('M11 38Q20 22 27 30Q33 18 40 30Q46 27 53 38A22 22 0 0 1 11 38Z', '#145a72'),
    path('M36 36Q26 40 33 44T28 53.6A22 22 0 0 0 38 53Q48 46 40 42T36 36Z', '#d4f5ec'),
  ])

/**
 * The mark in the footer, without its background: an outline in a grey that works on light and dark, or all its
 * colours.
 */
export function footerMark(isActive) {
  const quiet = '#748389'
  const [hills, river] = isActive ? ['#1d7f8e', '#d4f5ec'] : [quiet, 'none']
  return svgDocument(64, 64, [
    circle(32, 32, 27, isActive ? '#f7f1dd' : 'none', { stroke: isActive ? '#1d7f8e' : quiet, strokeWidth: 5 }),
    circle(42, 22, 6, isActive ? '#f5a04c' : quiet),
    path('M7 39Q19 20 27 29Q33 16 41 29Q48 25 57 39A26 26 0 0 1 7 39Z', hills),
    path('M36 37Q26 41 33 45T28 57.6A26 26 0 0 0 39 57Q48 47 40 43T36 37Z', river),
  ])
}

/** The header's background: hills and clouds in white only, so that any skin colour shows through, light or dark. */
export function headerBackground() {
  const [fade, fill] = vertical([
    [0, '#ffffff', 0],
    [1, '#ffffff', 0.2],
  ])
  const cloud = (x, y, s) =>
    path(
      `M${x} ${y}h${s * 4}a${s} ${s} 0 0 0 -${s * 0.8} -${s}a${s * 1.2} ${s * 1.2} 0 0 0 -${s * 2.2} -${s * 0.2}a${s * 0.6} ${s * 0.6} 0 0 0 -${s} ${s * 1.2}Z`,
      '#ffffff',
      { opacity: 0.13 },
    )
  const towers = Array.from({ length: 30 }, (_, index) =>
    rect(700 + index * 17, 250 - (30 + ((index * 47) % 70)), 13, 120, '#ffffff', { opacity: 0.08 }),
  )
  return svgDocument(1200, 300, [
    `<defs>${fade}</defs>`,
    circle(960, 90, 120, '#ffffff', { opacity: 0.06 }),
    circle(960, 90, 70, '#ffffff', { opacity: 0.1 }),
    cloud(140, 90, 24),
    cloud(480, 60, 18),
    cloud(720, 120, 22),
    ...towers,
    path('M0 220Q120 130 220 190Q300 100 420 190Q520 140 640 210T900 210T1200 190V300H0Z', '#ffffff', {
      opacity: 0.09,
    }),
    path('M0 250Q200 190 420 240T820 240T1200 226V300H0Z', '#ffffff', { opacity: 0.12 }),
    rect(0, 180, 1200, 120, fill),
  ])
}

/** Pictures of empty states, 240 × 180: quiet outlines in mid greys that work on light and dark. */
export function emptyStates() {
  const [soft, mid, accent, warm] = ['#9fb4bd', '#6f8a96', '#3aa79d', '#f0a95c']
  const hill =
    path('M10 146Q60 110 100 136Q140 96 182 130Q210 118 232 146Z', soft, { opacity: 0.28 }) +
    ellipse(120, 150, 100, 9, soft, { opacity: 0.3 })
  const card = (x, y, w, h, more = {}) =>
    rect(x, y, w, h, '#ffffff', { rx: 8, stroke: mid, strokeWidth: 3, fillOpacity: 0.85, ...more })
  const dots =
    circle(40, 50, 4, warm) + circle(204, 40, 5, accent) + circle(196, 84, 3, warm) + circle(52, 92, 3, accent)
  const draw = (...parts) => svgDocument(240, 180, [hill, dots, ...parts])
  return {
    'no-content': draw(
      card(70, 44, 100, 92),
      line('M86 64h68M86 80h50M86 96h60M86 112h36', soft, 5),
      circle(164, 128, 20, accent),
      line('M164 119v18M155 128h18', '#ffffff', 4),
    ),
    'no-comments': draw(
      path('M64 54q0 -12 12 -12h74q12 0 12 12v40q0 12 -12 12h-50l-20 20v-20q-16 0 -16 -12Z', '#ffffff', {
        stroke: mid,
        strokeWidth: 3,
        fillOpacity: 0.85,
      }),
      circle(92, 75, 5, accent),
      circle(113, 75, 5, accent),
      circle(134, 75, 5, accent),
      path('M136 116h34q10 0 10 10v10q0 8 -8 8v12l-14 -12h-22q-10 0 -10 -9v-10q0 -9 10 -9Z', warm),
    ),
    'no-favourites': draw(
      path('M120 136Q64 100 70 66Q78 38 106 48Q116 52 120 62Q124 52 134 48Q162 38 170 66Q176 100 120 136Z', '#ffffff', {
        stroke: mid,
        strokeWidth: 3,
        fillOpacity: 0.85,
      }),
      path('M120 118Q88 96 90 74Q96 62 108 70', 'none', { stroke: warm, strokeWidth: 5, strokeLinecap: 'round' }),
      poly(
        [
          [180, 100],
          [184, 110],
          [195, 111],
          [187, 118],
          [190, 129],
          [180, 123],
          [170, 129],
          [173, 118],
          [165, 111],
          [176, 110],
        ],
        accent,
      ),
    ),
    'no-history': draw(
      circle(120, 92, 46, '#ffffff', { stroke: mid, strokeWidth: 3, fillOpacity: 0.85 }),
      line('M120 64v30l20 12', accent, 5),
      line('M74 62l2 22l20 -6', mid, 4),
      circle(120, 92, 5, warm),
    ),
    'no-results': draw(
      circle(110, 84, 38, '#ffffff', { stroke: mid, strokeWidth: 4, fillOpacity: 0.85 }),
      line('M138 112l28 28', mid, 9),
      line('M96 96q14 -16 28 0', accent, 5),
      circle(98, 76, 4, mid),
      circle(122, 76, 4, mid),
    ),
    'no-messages': draw(
      card(62, 58, 116, 78),
      line('M64 64l56 44l56 -44', mid, 3),
      circle(176, 58, 14, warm),
      line('M170 58h12', '#ffffff', 4),
    ),
    offline: draw(
      path('M70 116h98a24 24 0 0 0 2 -48a40 40 0 0 0 -76 -8a28 28 0 0 0 -24 56Z', '#ffffff', {
        stroke: mid,
        strokeWidth: 3,
        fillOpacity: 0.85,
      }),
      line('M98 84q22 -18 44 0M108 96q12 -9 24 0', accent, 5),
      circle(120, 106, 4, accent),
      line('M84 48l74 84', warm, 6),
    ),
    gone: draw(
      line('M120 60v84', mid, 7),
      path('M76 50h76l18 17l-18 17H76Z', '#ffffff', { stroke: mid, strokeWidth: 3, strokeLinejoin: 'round' }),
      path('M166 94H98L82 109L98 124H166Z', accent, { opacity: 0.85 }),
      line('M92 67h44', warm, 5),
      line('M108 109h44', '#ffffff', 5),
    ),
    busy: draw(
      card(84, 46, 72, 14),
      card(84, 132, 72, 14),
      path('M92 60Q92 86 116 96Q92 106 92 132H148Q148 106 124 96Q148 86 148 60Z', '#ffffff', {
        stroke: mid,
        strokeWidth: 3,
        fillOpacity: 0.85,
      }),
      path('M100 132Q104 116 120 112Q136 116 140 132Z', warm),
      path('M102 72H138Q132 86 120 90Q108 86 102 72Z', warm, { opacity: 0.7 }),
      circle(120, 102, 2.5, warm),
    ),
    error: draw(
      path('M120 44L176 138H64Z', '#ffffff', {
        stroke: mid,
        strokeWidth: 3,
        strokeLinejoin: 'round',
        fillOpacity: 0.85,
      }),
      line('M120 76v30', warm, 7),
      circle(120, 122, 5, warm),
    ),
    'sign-in': draw(
      circle(120, 74, 24, '#ffffff', { stroke: mid, strokeWidth: 3 }),
      path('M76 140Q78 106 120 106T164 140Z', '#ffffff', { stroke: mid, strokeWidth: 3, fillOpacity: 0.85 }),
      circle(168, 122, 19, accent),
      line('M160 122l6 6l11 -12', '#ffffff', 4.5),
    ),
  }
}
