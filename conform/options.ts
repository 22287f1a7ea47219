import { parseArgs } from 'node:util'
import type { Account } from './talk/accounts'

export const usage = `npm run conform -- <origin> [options]

Tries whether the platform at an origin can stand behind this client, and says which screens suffer where it cannot.

  --account <phone>[:<password>]   an account to try a member's calls with; give two, so that one member's things are
                                   kept from the other. Without a password, a code is sent and asked for here.
                                   CONFORM_ACCOUNTS has the same, separated by spaces, and stays out of the history.
  --write                          makes the calls that change something, too, and takes away what it made
  --screen <path>                  only the calls of one screen, such as /index; may be repeated
  --call <name>                    only this call, such as listFeed; may be repeated
  --id <name>=<id>                 an id for a call for which none is found; may be repeated
  --client <origin>                the origin of the client, when it is not that of the platform
  --report <folder>                writes conform.txt, conform.xml (JUnit) and conform.html there

Exit code: 0 when all that was tried holds, 1 when something does not, 2 when nothing could be tried.`

export interface Options {
  readonly origin: string
  readonly accounts: readonly Account[]
  readonly write: boolean
  readonly screens: readonly string[]
  readonly calls: readonly string[]
  readonly ids: ReadonlyMap<string, readonly string[]>
  readonly client: string | null
  readonly report: string | null
}

/** An option that makes no sense; its message is for the operator. */
export class WrongOption extends Error {
  override readonly name = 'WrongOption'
}

export function readOptions(words: readonly string[], accountsOfEnvironment = ''): Options {
  const { values, positionals } = parsed(words)
  const [origin, ...others] = positionals
  if (origin === undefined || others.length > 0) throw new WrongOption(usage)
  const ids = new Map<string, string[]>()
  for (const each of values.id ?? []) {
    const [, name, id] = /^(\w+)=(.+)$/.exec(each) ?? []
    if (name === undefined || id === undefined) throw new WrongOption(`--id ${each}: expected <name>=<id>`)
    ids.set(name, [...(ids.get(name) ?? []), id])
  }
  const accounts = [...(values.account ?? []), ...accountsOfEnvironment.split(/\s+/).filter((word) => word !== '')]
  return {
    origin: originOf(origin),
    accounts: accounts.map(accountOf),
    write: values.write ?? false,
    screens: values.screen ?? [],
    calls: values.call ?? [],
    ids,
    client: values.client === undefined ? null : originOf(values.client),
    report: values.report ?? null,
  }
}

function parsed(words: readonly string[]) {
  const several = { type: 'string', multiple: true } as const
  const one = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        account: several,
        screen: several,
        call: several,
        id: several,
        client: one,
        report: one,
        write: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new WrongOption(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

function originOf(text: string): string {
  const isOrigin = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isOrigin) throw new WrongOption(`${text} is no origin such as https://city.example`)
  return new URL(text).origin
}

function accountOf(text: string): Account {
  const [phone = '', ...rest] = text.split(':')
  return rest.length === 0 ? { phone } : { phone, password: rest.join(':') }
}
