import { forScale, median } from './figures.mjs'

/** The figures of a visit that are compared, each with its unit. */
export const comparedFigures = {
  'first visit': 'bytes',
  'first paint': 'ms',
  'blocking after it': 'ms',
  'main thread': 'processor ms',
}

/**
 * One value here in proportion to that of the other commit. Two that are both nothing are alike; something beside
 * nothing has no ratio.
 */
export function ratioOf(here, there) {
  return here === there ? 1 : there === 0 ? Number.NaN : here / there
}

const shown = (value, unit) => (unit === 'bytes' ? value.toLocaleString('en') : Math.round(value).toString())

/**
 * The figures of one page: each part of the document and each figure of a visit, here in proportion to the other commit.
 * @param visits the visits of both, by figure; the median of each counts
 */
export function comparedPage(name, { here, there }) {
  if (there === null) return [forScale(`${name}: document`, Number.NaN, '×', 'the other commit has no such page')]
  const ratio = (figure, unit, one, other) =>
    forScale(
      `${name}: ${figure}`,
      ratioOf(one, other),
      '×',
      `${unit}: ${shown(one, unit)} against ${shown(other, unit)}`,
    )
  return [
    ...Object.keys(here.parts).map((part) =>
      ratio(part === 'document' ? part : `${part} of the document`, 'bytes', here.parts[part], there.parts[part]),
    ),
    ...Object.entries(comparedFigures).map(([figure, unit]) =>
      ratio(figure, unit, median(here.visits[figure]), median(there.visits[figure])),
    ),
  ]
}

/** The sum of the documents of all pages that both commits have. */
export function comparedSum(documents) {
  const both = documents.filter(({ there }) => there !== null)
  const sum = (side) => both.reduce((bytes, document) => bytes + document[side], 0)
  return forScale(
    `all ${both.length} pages of both: document`,
    ratioOf(sum('here'), sum('there')),
    '×',
    `bytes: ${shown(sum('here'), 'bytes')} against ${shown(sum('there'), 'bytes')}`,
  )
}
