import { printableLine } from '../shared/printable'
import type { Desk, WaitingCase } from './desk'
import type { listActs } from './act-log'
import type { listHistory } from './case-history'
import type { listOperators } from './operators'

/** The most rows of a list that are shown. */
export const pageSize = 50

export const usageOf = (desk: Desk, act: string): string =>
  `npm run operator -- ${desk.name} ${act} <id>${desk.acts[act]?.takesText === true ? ' "<words>"' : ''}`

const instantOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
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
export function listText(desk: Desk, waiting: readonly WaitingCase[]): string {
  const cases = waiting.flatMap(({ id, since, from, title, text, facts = [], pictures = [] }) => [
    '',
    columns(id, since === null ? '' : instantOf(since), from),
    ...[title, text, ...facts.map(({ name, value }) => `${name}: ${value}`), ...pictures]
      .map(printableLine)
      .filter((line) => line !== '')
      .map((line) => `  ${line}`),
  ])
  const acts = waiting.length === 0 ? [] : ['', ...Object.keys(desk.acts).map((act) => `  ${usageOf(desk, act)}`)]
  return [`${desk.summary}: ${countOf(waiting)}`, ...cases, ...acts].join('\n')
}

export function logText(acts: Awaited<ReturnType<typeof listActs>>): string {
  const lines = acts.map(({ at, operator, desk, act, caseId, text, outcome }) =>
    columns(instantOf(at), operator, `${desk} ${act} ${caseId}`, outcome, text === '' ? '' : `"${text}"`),
  )
  return [`Acts of operators, the latest first: ${countOf(acts)}`, ...lines].join('\n')
}

export function historyText(steps: Awaited<ReturnType<typeof listHistory>>): string {
  const lines = steps.map(({ at, act, state, by, text }) =>
    columns(instantOf(at), by, `${act}: ${state}`, text === '' ? '' : `"${text}"`),
  )
  return [`Steps of the case: ${countOf(steps)}`, ...lines].join('\n')
}

export function operatorsText(all: Awaited<ReturnType<typeof listOperators>>): string {
  const lines = all.map(({ name, addedAt, addedBy }) =>
    columns(name, `since ${instantOf(addedAt)}`, addedBy === null ? '' : `added by ${addedBy}`),
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
    '  npm run operator                     all that waits',
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
