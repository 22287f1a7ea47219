import { asc, gt } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { readActingOperator } from '../../../kernel/operator/acting-operator'
import type { CommandOffice, CommandReport, CommandRequest, Desk } from '../../../kernel/operator/desk'
import { OperatorError } from '../../../kernel/operator/operator-error'
import type { LineFault } from '../../../kernel/operator/written-yaml'
import { printableLine } from '../../../kernel/shared/printable'
import { confirmAlert, dropCorrection, endAlert, proposeAlert, proposeCorrection, removeAlert } from './alert-acts'
import { alerts } from './alerts.schema'
import { readAlertFile, readCorrection } from './read-alert-file'

/** The alerts that wait for a second operator, or run, or will. */
export const alertsDesk: Desk = {
  name: 'urgent',
  summary: 'Urgent notices that wait for a second operator, or are public',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select()
        .from(alerts)
        .where(gt(alerts.endsAt, new Date()))
        .orderBy(asc(alerts.proposedAt), asc(alerts.id))
        .limit(limit),
    )
    return rows.map((row) => {
      const { title, text, area } = row.correction ?? row
      return {
        id: row.id,
        since: row.confirmedAt === null ? row.proposedAt : row.correctedAt,
        from: row.correctedBy ?? row.proposedBy,
        title: title['zh-CN'],
        text: `${text['zh-CN']}\n${title.en}: ${text.en}`,
        facts: [
          {
            name: 'state',
            value:
              row.confirmedAt === null
                ? 'not public: another operator confirms it'
                : row.correction === null
                  ? 'public'
                  : 'public with its old words: another operator confirms these',
          },
          { name: 'severity', value: row.severity },
          { name: 'area', value: area === null ? 'the whole city' : `${area['zh-CN']} / ${area.en}` },
          { name: 'from', value: row.startsAt },
          { name: 'until', value: row.endsAt },
          ...(row.link === null ? [] : [{ name: 'link', value: row.link }]),
        ],
      }
    })
  },
  acts: {
    confirm: {
      summary: 'makes public what another operator wrote: the notice, or its corrected words',
      takesText: false,
      carryOut: async (transaction, id, _text, at) =>
        confirmAlert(transaction, id, { operator: await readActingOperator(transaction), at }),
    },
    drop: {
      summary: 'drops corrected words that wait',
      takesText: false,
      carryOut: (transaction, id) => dropCorrection(transaction, id),
    },
    end: {
      summary: 'ends it now, or takes back one that waits',
      takesText: false,
      carryOut: (transaction, id, _text, at) => endAlert(transaction, id, at),
    },
    remove: {
      summary: 'takes away one that should never have been public, with the messages that tell of it',
      takesText: false,
      carryOut: (transaction, id) => removeAlert(transaction, id),
    },
  },
  command: {
    usages: [
      ['propose <file>', 'writes one, which is public once another operator confirms it'],
      ['correct <id> <file>', 'writes other words for one that is public; the old ones stand until they are confirmed'],
    ],
    run: runCommand,
  },
}

async function runCommand(office: CommandOffice, request: CommandRequest): Promise<CommandReport> {
  const { words, directory, operator, at } = request
  const [act, ...rest] = words
  const isProposal = act === 'propose' && rest.length === 1
  const isCorrection = act === 'correct' && rest.length === 2
  const file = rest.at(-1)
  if (file === undefined || !(isProposal || isCorrection))
    throw new OperatorError('What? npm run operator -- urgent propose <file>, or urgent correct <id> <file>')
  const { database, configuration } = office
  if (isCorrection) {
    const correction = await readCorrection({ directory, file })
    if (!('title' in correction)) return faultsOf(file, correction)
    const [id = ''] = rest
    await database.transaction((transaction) => proposeCorrection(transaction, id, correction, { operator, at }))
    return waiting(id)
  }
  const { buildDirectory } = configuration
  const written = await readAlertFile({ directory, file }, { queries: queriesOf(database), buildDirectory, at })
  if (!('title' in written)) return faultsOf(file, written)
  return waiting(await database.transaction((transaction) => proposeAlert(transaction, written, { operator, at })))
}

const waiting = (id: string): CommandReport => ({
  text: `${id} waits for another operator: npm run operator -- urgent confirm ${id} --as <name>`,
  value: { id },
})

const faultsOf = (file: string, faults: readonly LineFault[]): CommandReport => ({
  isRefused: true,
  text: [
    'Nothing was proposed:',
    ...faults.map(({ line, message }) => printableLine(`${file}:${line}: ${message}`)),
  ].join('\n'),
  value: { problems: faults },
})
