import { parseArgs } from 'node:util'

export const usage = `npm run faults -- [part …] [--kills <number>]

Starts nginx, two processes of the platform, PostgreSQL and a store, breaks each of them while members write, and looks
afterwards for everything that the members were told. Without a part, all of them; without a number, the table in
docs/measurements.md is written anew.

Exit code: 0 when everything is as it should be, 1 when something is not, 2 for a wrong command.`

export class WrongOption extends Error {
  override readonly name = 'WrongOption'
}

export interface Options {
  readonly parts: readonly string[]
  /** How often each part brings its fault about; null for the number of the part. */
  readonly times: number | null
}

/** @param known the names of all parts, in their order */
export function readOptions(words: readonly string[], known: readonly string[]): Options {
  const { positionals, kills } = parsed(words)
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new WrongOption(`There is no part ${unknown}: ${known.join(', ')}\n\n${usage}`)
  if (kills !== undefined && !/^[1-9]\d{0,3}$/.test(kills)) throw new WrongOption(`--kills ${kills}: expected a number`)
  return {
    parts: positionals.length === 0 ? known : known.filter((name) => positionals.includes(name)),
    times: kills === undefined ? null : Number(kills),
  }
}

function parsed(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { kills: { type: 'string' } },
    })
    return { positionals, kills: values.kills }
  } catch (error) {
    throw new WrongOption(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
