import type { RecordedFailure } from '../../../application/frame/hosts/failure-record'
import type { KnownHost } from '../../../application/frame/hosts/host-facts'
import type { ExplainedAttempt } from '../../../application/frame/hosts/signature-record'
import type { AddressDifference } from '../../../domain/frame/hosts/signed-address'
import { withoutValues } from '../../../domain/frame/hosts/shown-address'
import type { supportWords } from './support.words'

type Words = (typeof supportWords)['en']

/** What the screen tells: all that is copied, too. */
export interface SupportFacts {
  readonly host: KnownHost
  readonly failures: readonly RecordedFailure[]
  readonly attempts: readonly ExplainedAttempt[]
}

export interface SupportSection {
  readonly title: string
  /** Said where there are no rows. */
  readonly none: string
  readonly rows: readonly { readonly name: string; readonly value: string }[]
}

/** The sections of the screen and of the copied text. No address has the values of its parameters. */
export function sectionsOf({ host, failures, attempts }: SupportFacts, words: Words): readonly SupportSection[] {
  return [
    { title: words.host, none: '', rows: hostRows(host, words) },
    {
      title: words.methods,
      none: words.noBridge,
      rows: (host.bridge?.methods ?? []).map(({ name, state }) => ({ name, value: words[`method.${state}`] })),
    },
    { title: words.storage, none: '', rows: storageRows(host, words) },
    {
      title: words.signatures,
      none: host.container === 'messenger' ? words.noSignature : words.noMessenger,
      rows: attempts.flatMap((attempt) => attemptRows(attempt, words)),
    },
    {
      title: words.failures,
      none: words.noFailures,
      rows: failures.map(({ of, name, code }) => ({ name: `${words[`of.${of}`]} ${name}`, value: code })),
    },
  ]
}

export function textOf(sections: readonly SupportSection[]): string {
  const lines = sections.map(({ title, none, rows }) =>
    [title, ...(rows.length === 0 ? [none] : rows.map(({ name, value }) => `${name}: ${value}`))].join('\n'),
  )
  return lines.join('\n\n')
}

function hostRows({ container, system, bridge, isOnline, version, build }: KnownHost, words: Words) {
  return [
    { name: words.container, value: words[`container.${container}`] },
    { name: words.system, value: words[`system.${system}`] },
    { name: words.bridge, value: bridge === null ? words.none : words[`bridge.${bridge.kind}`] },
    ...(bridge === null ? [] : [{ name: words.appVersion, value: String(bridge.version ?? words.unsaid) }]),
    { name: words.network, value: isOnline ? words.online : words.offline },
    { name: words.build, value: [version, build].filter((part) => part !== '').join(' · ') },
  ]
}

function storageRows(host: KnownHost, words: Words) {
  const keeping = ['cookies', 'localStorage', 'tabStorage', 'drafts'] as const
  return [
    ...keeping.map((name) => ({ name: words[name], value: words[host[name]] })),
    { name: words.worker, value: host.hasWorker ? words.running : words.none },
  ]
}

function attemptRows({ signed, page, result, message, differences }: ExplainedAttempt, words: Words) {
  const said = withoutAddresses(message)
  return [
    { name: words.result, value: words[`result.${result}`] + (said === '' ? '' : ` (${said})`) },
    { name: words.signed, value: withoutValues(signed) },
    { name: words.page, value: withoutValues(page) },
    { name: words.differs, value: differences.map((each) => differenceText(each, words)).join(words.comma) },
  ]
}

function differenceText(difference: AddressDifference, words: Words): string {
  return 'parameter' in difference
    ? words[`differs.${difference.part}`](difference.parameter)
    : words[`differs.${difference.part}`]
}

/** The messenger's own words, which may quote the address, or figures that identify the call. */
function withoutAddresses(message: string): string {
  return message
    .replace(/https?:\S+/g, '…')
    .replace(/[\w.-]*\d{5,}[\w.-]*/g, '…')
    .slice(0, 120)
}
