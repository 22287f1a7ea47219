import { circle, line, path, poly, rect, round, svgDocument } from '../lib/svg.mjs'

/** Certificates of the site's operator, by the name of their file. */
export const certificates = {
  news: { title: '互联网新闻信息服务许可证', subject: 'ONLINE NEWS SERVICES', tint: '#a8452f' },
  programmes: { title: '信息网络传播视听节目许可证', subject: 'AUDIOVISUAL PROGRAMMES', tint: '#2f6f8a' },
  business: { title: '营业执照', subject: 'BUSINESS LICENCE', tint: '#8a6a2f' },
}

/** A framed sheet with a title, lines of text, a guilloche and a seal. 1200 × 900 units. */
export function certificate({ title, subject, tint }) {
  const waves = Array.from({ length: 14 }, (_, index) => {
    const points = Array.from({ length: 61 }, (_, step) => {
      const y = 450 + Math.sin(step / 4 + index / 2.2) * (60 + index * 9)
      return `${step === 0 ? 'M' : 'L'}${round(120 + step * 16)} ${round(y)}`
    })
    return line(points.join(''), tint, 1, { opacity: 0.14 })
  })
  const rows = [430, 490, 550, 610].flatMap((y, index) => [
    rect(220, y, 120, 16, tint, { opacity: 0.45, rx: 8 }),
    rect(370, y, [430, 520, 360, 470][index], 16, '#3a3833', { opacity: 0.55, rx: 8 }),
  ])
  const star = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const radius = index % 2 === 0 ? 38 : 15
    return [930 + Math.cos(angle) * radius, 680 + Math.sin(angle) * radius]
  })
  const words = (y, size, text, fill, spacing) =>
    `<text x="600" y="${y}" fill="${fill}" font-family="Noto Serif CJK SC, Noto Sans CJK SC, serif" font-size="${size}" font-weight="700" letter-spacing="${spacing}" text-anchor="middle">${text}</text>`
  return svgDocument(1200, 900, [
    rect(0, 0, 1200, 900, '#efe7d6'),
    rect(40, 40, 1120, 820, '#fbf7ec', { stroke: tint, strokeWidth: 14 }),
    rect(66, 66, 1068, 768, 'none', { stroke: tint, strokeWidth: 3 }),
    ...[
      [66, 66],
      [1134, 66],
      [66, 834],
      [1134, 834],
    ].map(([x, y]) => circle(x, y, 22, tint)),
    ...waves,
    path('M560 130L600 96L640 130L628 172H572Z', tint),
    circle(600, 146, 12, '#fbf7ec'),
    words(272, 60, title, '#2b2723', 8),
    words(332, 24, subject, tint, 6),
    ...rows,
    circle(930, 680, 92, 'none', { stroke: '#b8322a', strokeWidth: 9, opacity: 0.85 }),
    poly(star, '#b8322a', { opacity: 0.85 }),
    words(800, 22, '演示 · DEMO', '#8a857b', 10),
  ])
}
