import { circle, ellipse, line, path, poly, rect } from '../lib/svg.mjs'

/** Symbols in a 100-unit square around the origin, drawn in a colour `a` and a second colour `b` for details on it. */
export const symbols = {
  wave: (a, b) =>
    path('M-34 -6q17 -20 34 0t34 0v34h-68Z', a) +
    path('M-34 10q17 -16 34 0t34 0v6q-17 16 -34 0t-34 0Z', b) +
    circle(12, -24, 9, b),
  bridge: (a) =>
    path('M-38 18V4Q0 -34 38 4V18H30A12 12 0 0 0 6 18H-6A12 12 0 0 0 -30 18Z', a) + line('M-36 28h72', a, 5),
  book: (a, b) =>
    path('M-36 -22Q-16 -32 0 -18Q16 -32 36 -22V24Q16 14 0 28Q-16 14 -36 24Z', a) + line('M0 -18V28', b, 4),
  cross: (a) => path('M-11 -34h22v23h23v22h-23v23h-22v-23h-23v-22h23Z', a),
  leaf: (a, b) => path('M-28 28Q-34 -28 32 -32Q30 30 -28 28Z', a) + line('M-28 30Q-6 2 18 -18', b, 4.5),
  sun: (a) =>
    circle(0, 0, 17, a) +
    line(
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map(
          (t) =>
            `M${24 * Math.cos((t * Math.PI) / 180)} ${24 * Math.sin((t * Math.PI) / 180)}L${34 * Math.cos((t * Math.PI) / 180)} ${34 * Math.sin((t * Math.PI) / 180)}`,
        )
        .join(''),
      a,
      6,
    ),
  heart: (a) => path('M0 32Q-40 6 -34 -16Q-26 -38 0 -18Q26 -38 34 -16Q40 6 0 32Z', a),
  hands: (a, b) =>
    path('M-36 4Q-18 -22 0 -6Q18 -22 36 4L0 34Z', a) +
    path('M0 -8Q-16 -22 -8 -32Q-2 -36 0 -28Q2 -36 8 -32Q16 -22 0 -8Z', b),
  note: (a) =>
    ellipse(-16, 22, 13, 10, a) + ellipse(20, 14, 13, 10, a) + path('M-9 22V-26L33 -34V14H27V-20L-3 -14V22Z', a),
  tower: (a, b) => path('M-5 -36h10L18 32H8L0 4L-8 32H-18Z', a) + ellipse(0, -10, 17, 6, b) + rect(-1.5, -44, 3, 10, a),
  flame: (a, b) =>
    path('M2 -36Q34 -4 24 18Q14 36 -2 34Q-28 32 -26 6Q-22 -6 -10 -12Q-8 0 0 2Q6 -14 2 -36Z', a) +
    path('M2 8Q16 22 4 30Q-14 30 -8 14Q-2 18 2 8Z', b),
  house: (a, b) => path('M-36 2L0 -32L36 2H26V32H-26V2Z', a) + rect(-7, 10, 14, 22, b),
  tree: (a, b) => circle(0, -12, 24, a) + circle(-16, 2, 14, a) + circle(16, 2, 14, a) + path('M-4 36V0H4V36Z', b),
  star: (a) =>
    poly(
      [
        [0, -36],
        [9, -12],
        [35, -11],
        [14, 5],
        [22, 30],
        [0, 15],
        [-22, 30],
        [-14, 5],
        [-35, -11],
        [-9, -12],
      ],
      a,
    ),
  gear: (a, b) =>
    [0, 45, 90, 135].map((t) => rect(-8, -34, 16, 68, a, { rx: 4, transform: `rotate(${t})` })).join('') +
    circle(0, 0, 25, a) +
    circle(0, 0, 11, b),
  bus: (a, b) =>
    rect(-32, -26, 64, 46, a, { rx: 10 }) +
    rect(-25, -18, 50, 18, b, { rx: 4 }) +
    circle(-17, 21, 8, a) +
    circle(17, 21, 8, a) +
    circle(-20, 9, 3.5, b) +
    circle(20, 9, 3.5, b),
  bowl: (a) =>
    path('M-34 -4H34Q32 28 10 30H-10Q-32 28 -34 -4Z', a) + line('M-12 -14q8 -8 0 -18M4 -14q8 -8 0 -18', a, 5),
  cup: (a, b) =>
    path('M-26 -20H20V10Q20 28 2 28H-8Q-26 28 -26 10Z', a) +
    path('M20 -12q18 0 14 16t-16 10', 'none', { stroke: a, strokeWidth: 6 }) +
    path('M-14 -6q14 -8 20 0q-6 14 -16 14q-8 -6 -4 -14Z', b),
  ball: (a, b) =>
    circle(0, 0, 33, a) +
    poly(
      [
        [0, -14],
        [13, -4],
        [8, 11],
        [-8, 11],
        [-13, -4],
      ],
      b,
    ) +
    line('M0 -14V-32M13 -4L31 -11M8 11L20 27M-8 11L-20 27M-13 -4L-31 -11', b, 4),
  mask: (a, b) =>
    path('M-32 -26Q0 -36 32 -26Q36 20 0 36Q-36 20 -32 -26Z', a) +
    path('M-22 -8q9 -9 18 0q-9 7 -18 0ZM4 -8q9 -9 18 0q-9 7 -18 0ZM-14 12q14 16 28 0Z', b),
  camera: (a, b) =>
    rect(-34, -20, 68, 46, a, { rx: 9 }) +
    rect(-14, -30, 28, 14, a, { rx: 4 }) +
    circle(0, 3, 15, b) +
    circle(0, 3, 8, a),
  microphone: (a) =>
    rect(-12, -36, 24, 44, a, { rx: 12 }) +
    path('M-22 -6a22 22 0 0 0 44 0', 'none', { stroke: a, strokeWidth: 6, strokeLinecap: 'round' }) +
    line('M0 18V32M-14 34H14', a, 6),
  screen: (a, b) => rect(-36, -26, 72, 48, a, { rx: 8 }) + path('M-9 -14L15 -2L-9 10Z', b) + line('M-16 32h32', a, 6),
  news: (a, b) =>
    rect(-30, -30, 60, 60, a, { rx: 6 }) +
    rect(-21, -20, 20, 18, b) +
    line('M7 -17h14M7 -7h14M-19 8h40M-19 18h40', b, 4.5),
  shield: (a, b) => path('M0 -36L30 -24Q32 18 0 36Q-32 18 -30 -24Z', a) + line('M-14 0L-3 11L16 -12', b, 7),
  mountain: (a, b) =>
    path('M-38 28L-8 -26L8 0L16 -12L38 28Z', a) + path('M-8 -26L-18 -8L-9 -12L-2 -4L1 -12Z', b) + circle(24, -26, 7, b),
  bird: (a, b) =>
    path('M-36 -4Q-14 -34 2 -8Q14 -24 36 -22Q30 -10 24 -6Q18 24 -12 22Q-24 20 -28 12Q-12 12 -8 4Q-26 6 -36 -4Z', a) +
    circle(20, -14, 3, b),
  people: (a, b) =>
    circle(0, -18, 12, a) +
    path('M-20 26Q-20 -2 0 -2T20 26Z', a) +
    circle(-25, -8, 9, b) +
    circle(25, -8, 9, b) +
    path('M-40 26Q-40 4 -26 4Q-22 4 -22 26ZM40 26Q40 4 26 4Q22 4 22 26Z', b),
  scale: (a) =>
    line('M0 -32V28M-18 32H18M-28 -20H28', a, 6) +
    path('M-42 8L-28 -18L-14 8Q-28 22 -42 8ZM42 8L28 -18L14 8Q28 22 42 8Z', a),
  lantern: (a, b) =>
    ellipse(0, -2, 26, 24, a) +
    ellipse(0, -2, 10, 24, 'none', { stroke: b, strokeWidth: 3 }) +
    rect(-12, -31, 24, 7, a) +
    rect(-12, 20, 24, 7, a) +
    line('M0 27V40M0 -31V-40', a, 4),
  atom: (a) =>
    circle(0, 0, 7, a) +
    [0, 60, 120]
      .map((t) => ellipse(0, 0, 35, 13, 'none', { stroke: a, strokeWidth: 5, transform: `rotate(${t})` }))
      .join(''),
  wheat: (a) =>
    line('M0 36V-10', a, 5) +
    [0, 1, 2]
      .map(
        (i) =>
          ellipse(-10, -6 + i * 14, 6, 12, a, { transform: `rotate(-36 -10 ${-6 + i * 14})` }) +
          ellipse(10, -6 + i * 14, 6, 12, a, { transform: `rotate(36 10 ${-6 + i * 14})` }),
      )
      .join('') +
    ellipse(0, -24, 6.5, 13, a),
  violin: (a, b) =>
    path('M-4 -38h8v26q20 2 14 18q-6 6 0 12q8 18 -18 18t-18 -18q6 -6 0 -12q-6 -16 14 -18Z', a) +
    line('M-7 8q-4 6 0 12M7 8q4 6 0 12', b, 3),
  moon: (a) => path('M10 -34A34 34 0 1 0 34 12A28 28 0 0 1 10 -34Z', a) + circle(22, -16, 4, a),
}
