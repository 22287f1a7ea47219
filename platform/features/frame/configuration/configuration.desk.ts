import { desc, eq } from 'drizzle-orm'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { readActingOperator } from '../../../kernel/operator/acting-operator'
import type { CommandOffice, CommandReport, CommandRequest, Desk } from '../../../kernel/operator/desk'
import { fileText } from '../../../kernel/operator/file-text'
import { readNamedFile } from '../../../kernel/operator/read-named-file'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { printableLine } from '../../../kernel/shared/printable'
import { changedParts } from './compare-configurations'
import { configurationHistory } from './configuration.schema'
import { newConfiguration } from './new-configuration'
import { readConfigurationFile } from './read-file'
import type { CheckedCodes } from './read-file'
import { applyConfiguration, readConfiguration } from './stored-configuration'
import { writtenConfiguration } from './written-configuration'

/** The site's configuration as one file, with a history from which any can be put back. */
export function configurationDesk(codes: CheckedCodes): Desk {
  return {
    name: 'configuration',
    summary: 'Configurations that were applied, the latest first',
    byName: true,
    selectWaiting: async (database, limit) => {
      const { id, operator, summary, at } = configurationHistory
      const rows = await queriesOf(database).read(
        build.select({ id, operator, summary, at }).from(configurationHistory).orderBy(desc(id)).limit(limit),
      )
      return rows.map((row) => ({
        ...{ id: String(row.id), since: row.at, from: row.operator, title: row.summary, text: '' },
      }))
    },
    acts: {
      back: {
        summary: 'puts the configuration of this number back, as a whole',
        takesText: false,
        carryOut: async (transaction, id, _text, at) => {
          const configuration = await readApplied(transaction, id)
          const operator = await readActingOperator(transaction)
          await applyConfiguration(transaction, configuration, { operator, at, isWhole: true })
        },
      },
    },
    command: {
      usages: [
        ['new <file>', 'writes a file for a city that has no configuration, to be changed and applied'],
        ['export <file>', 'writes the configuration of the site as it is'],
        ['compare <file>', 'says in what the file differs from it, and what is wrong in the file'],
        ['apply <file>', 'makes it the configuration of the site; documents that the file leaves out stay'],
      ],
      run: (office, request) => runCommand(office, request, codes),
    },
  }
}

async function runCommand(office: CommandOffice, request: CommandRequest, codes: CheckedCodes): Promise<CommandReport> {
  const { words, directory, operator, at } = request
  const [act = '', name, ...others] = words
  if (!['new', 'export', 'compare', 'apply'].includes(act) || name === undefined || others.length > 0)
    throw new OperatorError('What? npm run operator -- configuration new|export|compare|apply <file>')
  const path = resolve(directory, name)
  const { database } = office
  if (act === 'new') {
    await writeNew(path, name)
    return { text: `Written: ${printableLine(path)}`, value: { file: path } }
  }
  if (act === 'export') {
    const { documents, switches } = await readConfiguration(database)
    await writeFile(path, writtenConfiguration({ documents, switches }))
    return { text: `Written: ${printableLine(path)}`, value: { file: path } }
  }
  const source = fileText(await readNamedFile(path))
  if ('fault' in source) return problemsOf(name, [source.fault])
  const { configuration, faults } = readConfigurationFile(source.text, codes)
  if (faults.length > 0) return problemsOf(name, faults)
  if (act === 'apply') {
    const changes = await database.transaction((transaction) =>
      applyConfiguration(transaction, configuration, { operator, at, isWhole: false }),
    )
    return changesOf('Applied', changes)
  }
  const before = await readConfiguration(database)
  const after = {
    documents: { ...before.documents, ...configuration.documents },
    switches: { ...before.switches, ...configuration.switches },
  }
  return changesOf('This would be changed', changedParts(before, after))
}

/** Writes the file with which a city begins; one that is there already stays. */
async function writeNew(path: string, name: string): Promise<void> {
  try {
    await writeFile(path, writtenConfiguration(newConfiguration), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new OperatorError(`${name} is there already: name another file.`)
  }
}

function problemsOf(file: string, faults: readonly { readonly line: number; readonly message: string }[]) {
  const lines = [...faults]
    .sort((one, other) => one.line - other.line)
    .map(({ line, message }) => printableLine(`${file}:${line}: ${message}`))
  const count = `${faults.length} ${faults.length === 1 ? 'problem' : 'problems'}`
  return { isRefused: true, value: { problems: faults }, text: [`Nothing was changed: ${count}.`, ...lines].join('\n') }
}

const changesOf = (done: string, changes: readonly string[]): CommandReport => ({
  value: { changes },
  text: [
    `${done}:`,
    ...(changes.length === 0 ? ['nothing'] : changes).map((change) => `  ${printableLine(change)}`),
  ].join('\n'),
})

async function readApplied(database: Database, id: string) {
  const row = /^[1-9]\d{0,8}$/.test(id)
    ? await queriesOf(database).readOne(
        build
          .select({ configuration: configurationHistory.configuration })
          .from(configurationHistory)
          .where(eq(configurationHistory.id, Number(id))),
      )
    : null
  if (row === null) throw new Refusal(errorCodes.gone)
  return row.configuration
}
