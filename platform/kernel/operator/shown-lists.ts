import { siteTime } from '../../../src/domain/frame/shared/site-time'
import { printableLine } from '../shared/printable'
import type { Desk, WaitingCase } from './desk'
import type { listActs } from './act-log'
import type { listHistory } from './case-history'
import type { listOperators } from './operators'

/** The most rows of a list that are shown. */
export const pageSize = 50

export const usageOf = (desk: Desk, act: string): string =>
  [
    `npm run operator -- ${desk.name} ${act} <id>`,
    ...(desk.acts[act]?.takesText === true ? ['"<words>"'] : []),
    ...(desk.acts[act]?.keepPicture === undefined ? [] : ['[--picture <file> …]']),
  ].join(' ')

/** Writes a time as the operator reads it. */
export type TimeText = (at: Date) => string

/** Times on the clock of a zone, with its name: `2026-03-05 16:00 Asia/Shanghai`. */
export function timeIn(zone: string): TimeText {
  return (at) => {
    const { days = 0, hour = 0, minute = 0 } = siteTime(at.getTime(), zone) ?? {}
    const day = new Date(days * 86_400_000).toISOString().slice(0, 10)
    return `${day} ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')} ${zone}`
  }
}
const countOf = (rows: readonly unknown[]): string =>
  rows.length === pageSize ? `the first ${pageSize}` : String(rows.length)

const columns = (...parts: readonly string[]): string =>
  parts
    .map(printableLine)
    .filter((part) => part !== '')
    .join('  ')

/**
 * Lists waiting cases. A line with a text by others begins with an id of ours or an indent, so that nobody can write a
 * text that looks like a line of ours.
 */
export function listText(desk: Desk, waiting: readonly WaitingCase[], time: TimeText): string {
  const cases = casesText(waiting, time)
  const acts = waiting.length === 0 ? [] : ['', ...Object.keys(desk.acts).map((act) => `  ${usageOf(desk, act)}`)]
  return [`${desk.summary}: ${countOf(waiting)}`, ...cases, ...acts].join('\n')
}

function casesText(waiting: readonly WaitingCase[], time: TimeText): string[] {
  return waiting.flatMap(({ id, since, from, title, text, facts = [], pictures = [] }) => [
    '',
    columns(id, since === null ? '' : time(since), from),
    ...[
      ...[title, text],
      ...facts.map(({ name, value }) => `${name}: ${typeof value === 'string' ? value : time(value)}`),
      ...pictures,
    ]
      .map(printableLine)
      .filter((line) => line !== '')
      .map((line) => `  ${line}`),
  ])
}

/** The most cases of a desk that the overview of all desks shows. */
const overviewCases = 3

/**
 * Lists the desks at which something stands: those with cases that wait for the office first, with their first cases,
 * then those that only tell something, by a line each.
 */
export function overviewText(
  lists: readonly { readonly desk: Desk; readonly waiting: readonly WaitingCase[] }[],
  time: TimeText,
): string {
  const isUrgent = ({ waiting }: (typeof lists)[number]) => waiting.some(({ since }) => since !== null)
  const named = lists.filter(({ waiting }) => waiting.length > 0)
  const urgent = named.filter(isUrgent)
  const others = named.filter((list) => !isUrgent(list))
  return [
    ...(urgent.length === 0 ? ['Nothing waits for the office.'] : []),
    ...urgent.flatMap(({ desk, waiting }) => [
      `${desk.name}: ${desk.summary}: ${countOf(waiting)}`,
      ...casesText(waiting.slice(0, overviewCases), time),
      ...(waiting.length > overviewCases
        ? ['', `  all of them, and what can be done: npm run operator -- ${desk.name}`]
        : []),
      '',
    ]),
    ...(others.length === 0 ? [] : ['To be known:']),
    ...others.map(({ desk, waiting }) => `  ${desk.name}: ${desk.summary}: ${countOf(waiting)}`),
    ...(others.length === 0 ? [] : ['']),
    `What stands at a desk, and its acts: npm run operator -- <desk>. All desks, also empty ones: npm run operator -- ${allDesks}`,
  ].join('\n')
}

/** The word for all desks, with all that stands at them. */
export const allDesks = 'all'

export function logText(acts: Awaited<ReturnType<typeof listActs>>, time: TimeText): string {
  const lines = acts.map(({ at, operator, desk, act, caseId, text, outcome }) =>
    columns(time(at), operator, `${desk} ${act} ${caseId}`, outcome, text === '' ? '' : `"${text}"`),
  )
  return [`Acts of operators, the latest first: ${countOf(acts)}`, ...lines].join('\n')
}

export function historyText(steps: Awaited<ReturnType<typeof listHistory>>, time: TimeText): string {
  const lines = steps.map(({ at, act, state, by, text }) =>
    columns(time(at), by, `${act}: ${state}`, text === '' ? '' : `"${text}"`),
  )
  return [`Steps of the case: ${countOf(steps)}`, ...lines].join('\n')
}

export function operatorsText(all: Awaited<ReturnType<typeof listOperators>>, time: TimeText): string {
  const lines = all.map(({ name, addedAt, addedBy }) =>
    columns(name, `since ${time(addedAt)}`, addedBy === null ? '' : `added by ${addedBy}`),
  )
  return [`Operators: ${all.length}`, ...lines].join('\n')
}

/** A line for each act of a desk, and for each form of its command. */
const actsOf = (desk: Desk): string[] => [
  ...Object.entries(desk.acts).map(([act, { summary }]) => `  ${usageOf(desk, act)}  ${summary}`),
  ...(desk.command?.usages ?? []).map(([form, summary]) => `  npm run operator -- ${desk.name} ${form}  ${summary}`),
]

export function helpOf(desks: readonly Desk[]): string {
  return [
    'What waits for the operator, and what can be done with it.',
    '',
    '  npm run operator                     what waits, the first cases of each desk',
    '  npm run operator -- all              all that stands at all desks',
    '  npm run operator -- <desk>           what waits at one desk',
    '  npm run operator -- log [<desk> [<id>]]  who did what, the latest first',
    '  npm run operator -- history <kind> <id>  the steps of a case (wish, order, volunteer, feedback …), and who took them',
    '  npm run operator -- operators        who may act; operators add <name>, operators remove <name>',
    '  npm run operator -- move --to <postgres://… or folder>  copies the database there, checks it, and stands still; move --stay ends that',
    '  npm run operator -- move-uploads --to <s3 or disk>  copies the uploads between the disk and the store',
    '  npm run operator -- backup <folder>, restore <folder>  database and uploads into a folder, and back',
    '  npm run operator -- <…> --as <name>  who acts: otherwise OPERATOR, or the user of this computer',
    '  npm run operator -- <…> --json       the same for programs',
    '',
    ...desks.flatMap((desk) => [`${desk.name}: ${desk.summary}`, ...actsOf(desk)]),
    '',
    'It works on the database that DATA_DIR or DATABASE_URL names, whether the platform runs or not.',
  ].join('\n')
}
