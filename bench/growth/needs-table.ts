import { needsOf, type CityNeeds, type MeasuredCosts, type RequestCost } from './city-needs'

/** The part of `measured.json` from which the table follows. */
export interface Measured {
  readonly traffic: {
    readonly costs: Readonly<
      Record<'drawnPages' | 'reads' | 'writes' | 'streams' | 'oneArticle', RequestCost & { readonly rate: number }>
    >
    readonly cached: { readonly nginx: number } | null
    readonly memory: readonly { readonly platforms: readonly number[] }[]
  }
  readonly streams: { readonly memory: number }
  readonly rows: { readonly resident: number }
}

export function costsOf({ traffic, streams, rows }: Measured): MeasuredCosts {
  const { drawnPages, reads, writes, streams: stream, oneArticle } = traffic.costs
  return {
    drawnPage: drawnPages,
    read: reads,
    write: writes,
    stream,
    keptPage: traffic.cached?.nginx ?? 1,
    process: Math.max(...traffic.memory.flatMap(({ platforms }) => platforms)),
    openStream: Math.max(0, streams.memory),
    oneArticle: oneArticle.rate,
    resident: rows.resident,
  }
}

const number = (value: number): string => {
  const digits = value < 10 ? 1 : 0
  return Number(value.toFixed(digits)).toLocaleString('en')
}
const atLeast = (least: number, value: number) => Math.max(least, Math.ceil(value)).toLocaleString('en')

/** What each row of the table says of a city. */
const lines: readonly (readonly [string, (needs: CityNeeds) => string])[] = [
  [
    'documents, reads and writes in the busiest second',
    ({ peak }) => `${number(peak.documents)}, ${number(peak.reads)}, ${number(peak.writes)}`,
  ],
  ['open event streams', ({ peak }) => number(peak.streams)],
  ['share of guests’ documents that nginx answers then', ({ kept }) => `${Math.round(kept * 100)}%`],
  ['platform: processes', ({ platform }) => atLeast(2, platform.processes)],
  [
    'platform and nginx: cores, memory',
    ({ platform }) => `${atLeast(1, platform.cores)}, ${atLeast(2, platform.gigabytes)} GB`,
  ],
  ['database: cores, memory', ({ database }) => `${atLeast(1, database.cores)}, ${atLeast(2, database.gigabytes)} GB`],
  ['database: disk, twice what it holds', ({ database }) => `${atLeast(10, database.disk * 2)} GB`],
  ['cache of nginx', ({ cache }) => `${atLeast(1, cache)} MB`],
  ['store for uploads, after three years', ({ store }) => `${atLeast(1, store)} GB`],
  [
    'bandwidth, without sound and video',
    ({ bandwidth }) => `${number(bandwidth.megabits)} Mbit/s, ${number(bandwidth.terabytes)} TB a month`,
  ],
  ['machines with 4 cores and 16 GB', ({ machines }) => number(machines)],
  ['machine hours a month', ({ machineHours }) => number(machineHours)],
  [
    'visits of the most read article: share of what one row can count',
    ({ oneArticle }) => `${(oneArticle * 100).toFixed(oneArticle < 0.1 ? 1 : 0)}%`,
  ],
]

export const cities = [10_000, 1_000_000, 10_000_000]

export function tableOfNeeds(measured: Measured): string {
  const needs = cities.map((residents) => needsOf(residents, costsOf(measured)))
  return [
    `| residents | ${cities.map((each) => each.toLocaleString('en')).join(' | ')} |`,
    `|---|${cities.map(() => '---|').join('')}`,
    ...lines.map(([name, shown]) => `| ${name} | ${needs.map(shown).join(' | ')} |`),
  ].join('\n')
}

/** The document with this table in place of the one that is there. */
export function withTable(document: string, table: string): string {
  if (!pattern.test(document)) throw new Error('docs/operating.md has no table of residents')
  return document.replace(pattern, () => table)
}
const pattern = /^\| residents \|.*(\n\|.*)+$/m
