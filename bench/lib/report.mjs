import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'
import { shownValue } from './figures.mjs'

const headings = {
  'first-view': [
    'First view',
    'Home against a hand-written page with the same head, cards and pictures and no script (static page), and against the smallest app of the same stack (smallest app). Phone model: 4× CPU, 150 ms, 1.6 Mbit/s down, 0.75 up; a fresh browser for each run, the pages in turn, medians.',
  ],
  'first-views': [
    'Every first view',
    'On the same phone: each screen that the platform draws for guests against the same document without its scripts.',
  ],
  blocking: [
    'Blocking of every first view',
    'On the same phone: the time beyond 50 ms of each task of the main thread after the first paint, added up until the page is quiet.',
  ],
  screens: [
    'Every screen',
    'On the same phone: cumulative layout shift without a tap while a screen loads and is scrolled through, and the latency of taps.',
  ],
  scroll: [
    'Staying',
    'At the machine’s own speed, 1× CPU: scrolling through a feed of 10,000 cards; then 200 screen changes.',
  ],
  shorts: [
    'Shorts and galleries',
    'The demo’s clips: swiped with a finger at 4× CPU and the machine’s own network; then many of them, and a gallery of 200 pictures, at 1× CPU.',
  ],
  posters: ['Posters', 'From the tap to the picture that can be saved, at 4× CPU and the machine’s own network.'],
  platform: [
    'Platform',
    'Rates are those of requests over eight connections from a second process; the bare route is a Fastify without anything around it, that answers with the same bytes from memory. The two are measured in turn, medians of rounds. PostgreSQL runs beside it on the same machine.',
  ],
  search: [
    'Search',
    'The statements of one search of a million contents, with the way to the database and back, over PostgreSQL on the same machine; none may take more than 50 ms. The words of the contents follow Zipf’s law, from one that nearly all have to one that some hundreds have.',
  ],
  places: [
    'What is near',
    'Milliseconds for the statements of one page of the nearest places, or of one view of the map, with the way to the database and back, over PostgreSQL on the same machine: a million places, half of them in an inner city of 13 by 13 km, asked for from a hundred spots in its middle; 95 of them are to be answered within 20 ms.',
  ],
  alerts: [
    'An urgent notice',
    'A city whose members have ten messages each, a tenth of whom muted the office, and a fifth of whom have a device; two processes may tell them, over PostgreSQL on the same machine, while members read their messages twenty times a second.',
  ],
  recovery: [
    'A database that goes away',
    'A call every 20 ms, whether the earlier ones were answered or not, while the PostgreSQL behind the platform is killed and started again, or all its processes are suspended.',
  ],
  faults: [
    'Faults of the whole',
    'By `npm run faults`: nginx, two processes of the platform, PostgreSQL and a store, while eight members write through nginx, each one act after the other, and repeat with the same key what was not answered, and guests read a hundred pages a second. Afterwards everything that they were told is looked for in the database and in the store, ledgers, pots and counters are added up again, and what was done for nobody counts, too. An answer explains nothing when it is a fault (500), a refusal, or a 502, 503 or 504 without Retry-After. Until all calls go well again counts from when what failed is back, the slowest of all times.',
  ],
  'growth-traffic': [
    'Growing: traffic',
    'Two processes of the platform with the demo city, as `npm start` runs them, over one PostgreSQL (`fsync` on), and the load generator on the same machine; without limits of requests, because all come from one address. First each class alone, then mixed: 70% guests’ pages, 20% reads, 8% writes, 2% event streams that stay for 10 s, of 1,000 members, at random moments, whether or not earlier requests were answered; times count from the moment at which a request was due. Memory is proportional: what processes share is counted once. What a class costs, and the table of docs/operating.md, follow from the processor time of all processes.',
  ],
  'growth-streams': [
    'Growing: event streams',
    'The streams of members’ messages, over the same two processes: one message of the office to all members, from its commit on, five times; 20 reads a second beside.',
  ],
  'growth-rows': [
    'Growing: rows',
    'The product’s own statements in two cities on one PostgreSQL: 100 times the residents, and for each of them the same 100 rows of history, 10 play positions, 11 likes, 6 messages; ten times the contents (131,072). The ratio, at most 1.5, is of the pages of 8 KB of tables and indexes that the statements of an act touch, in memory or on disk: it does not depend on what else the machine does. Medians over 60 residents; milliseconds with the way to the database and back, the second time for a resident; a clean-up for each 2,000 rows that it removes. What counts rows by an index alone (Mine) touches the visibility map for each row, of which a small table has one page and a large one a few dozen, all of them in memory.',
  ],
  mutation: [
    'Mutants',
    'How many of the small changes that Stryker makes to rules and use cases (`npm run mutation`) a test of `tests/domain` or `tests/application` finds, of which every area owes 85%; one by one, each with the tests that run the changed code. What is not found in money, lifecycles and sessions shows nowhere: a value that is looked at for its type alone, a moment that is the same either way, a text of Stryker’s that nobody types, capitals instead of small letters on both sides. A change that keeps a file from loading counts as not found, though every test of the file fails. Areas may be measured one at a time; the date is that of the last one.',
  ],
}

/**
 * Parts that measure the same of many subjects, with the figures that each row has: a figure's name is `subject: figure`.
 * What is not met is bold.
 */
const columnsOf = {
  'growth-rows': ['large city : small city'],
  mutation: ['found'],
  places: ['95 of 100 within'],
  search: ['first page', 'up to 50 pages down', 'counts by type'],
  faults: [
    'writes lost, doubled, or in disagreement',
    'answers that explain nothing',
    'until all calls go well again',
    'the longest wait for an answer',
    'kept pages that guests did not get',
  ],
}

/** The lines of a table with a row for each subject; a figure of its own stands in the first column. */
export function subjectTable(columns, figures) {
  const rows = new Map()
  for (const figure of figures) {
    const column = columns.findIndex((each) => figure.name.endsWith(`: ${each}`))
    const subject = column === -1 ? figure.name : figure.name.slice(0, -columns[column].length - 2)
    const row = rows.get(subject) ?? { cells: columns.map(() => ''), details: [] }
    const value = figure.met === false ? `**${shownValue(figure)}** (${figure.target})` : shownValue(figure)
    row.cells[Math.max(column, 0)] = value
    if (figure.detail !== '') row.details.push(figure.detail)
    rows.set(subject, row)
  }
  return [
    `| | ${columns.join(' | ')} | Behind it |`,
    `|---|${'---|'.repeat(columns.length)}---|`,
    ...[...rows].map(([subject, { cells, details }]) => `| ${[subject, ...cells, details.join('; ')].join(' | ')} |`),
  ]
}

const figureTable = (figures) => [
  '| Figure | Measured | Target | Met | Behind it |',
  '|---|---|---|---|---|',
  ...figures.map(
    (figure) =>
      `| ${figure.name} | ${shownValue(figure)} | ${figure.target} | ${figure.met === null ? '' : figure.met ? 'yes' : '**no**'} | ${figure.detail.replaceAll('|', '\\|')} |`,
  ),
]

/** One part of docs/measurements.md. */
function sectionOf(name, { figures, runs, at }) {
  const [heading, how] = headings[name]
  const columns = columnsOf[name]
  return [
    `## ${heading}`,
    '',
    `${how} Measured on ${at}${name === 'first-view' || name === 'screens' ? `, ${runs} runs` : ''}.`,
    '',
    ...(columns === undefined ? figureTable(figures) : subjectTable(columns, figures)),
  ]
}

const report = join(root, 'docs', 'measurements.md')

const machineLine = () => {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `Machine: ${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown processor'}, ${memory} GB of memory, Node ${process.version.slice(1)}. Client, platform, database and browser share it.`
}

const rowsOf = (section) => section.split('\n').filter((line) => line.startsWith('| '))

/**
 * Replaces one part of docs/measurements.md and keeps the others, in the order of the headings above.
 * @param keepOtherFigures keeps the figures of the part that were not measured now, for a part that is measured in pieces
 */
export function writeSection(name, measured, { keepOtherFigures = false } = {}) {
  const heading = headings[name][0]
  const sections = readFileSync(report, 'utf8')
    .trimEnd()
    .split(/\n\n(?=## )/)
    .slice(1)
  const byHeading = new Map(sections.map((section) => [section.slice(3, section.indexOf('\n')), section]))
  const lines = sectionOf(name, measured)
  const firstRow = lines.findIndex((line) => line.startsWith('|---')) + 1
  const nameOf = (row) => row.split(' | ')[0]
  const newRows = lines.slice(firstRow)
  const otherRows = keepOtherFigures
    ? rowsOf(byHeading.get(heading) ?? '')
        .slice(1)
        .filter((row) => !newRows.some((newRow) => nameOf(newRow) === nameOf(row)))
    : []
  const rows = keepOtherFigures ? [...otherRows, ...newRows].sort() : newRows
  byHeading.set(heading, [...lines.slice(0, firstRow), ...rows].join('\n'))
  const text = [
    '# Measurements',
    'Written by `npm run bench`, `npm run faults` and `npm run mutation`. Ratios of one run on one machine: they travel to other machines, the milliseconds beside them do not. Nothing here passes or fails a test.',
    machineLine(),
    ...Object.values(headings).flatMap(([heading]) => byHeading.get(heading) ?? []),
  ].join('\n\n')
  writeFileSync(report, `${text}\n`)
}
