import { networkInterfaces } from 'node:os'
import type { AddressInfo } from 'node:net'
import { renderUnicodeCompact } from 'uqr'
import { demoAccounts } from './demo/accounts'
import type { Platform } from './platform'

/** Says on the terminal where the platform is, how a phone gets there, who can log in and where text messages go. */
export function printWelcome({ configuration }: Platform, address: AddressInfo | string | null): void {
  const port = typeof address === 'object' && address !== null ? address.port : configuration.port
  const here = configuration.publicOrigin ?? `http://${hostFor(configuration.host)}:${port}`
  const lines = ['', `  ${here}`, '']
  const forPhone = configuration.publicOrigin ?? phoneAddress(configuration.host, port)
  if (forPhone === null) lines.push('  For a phone in the same network start with HOST=0.0.0.0', '')
  else lines.push(...renderUnicodeCompact(forPhone).split('\n').map((line) => `  ${line}`), `  ${forPhone}`, '')
  if (configuration.demo) {
    lines.push('  Demo accounts (phone, password):')
    for (const { phone, password, about } of demoAccounts) if (phone !== null) lines.push(`  ${phone}  ${password ?? '-'}  ${about.en}`)
    lines.push('')
  }
  lines.push(`  Text messages: ${whereMessagesGo(configuration.textMessages !== null, configuration.demo, here)}`, '')
  process.stdout.write(`${lines.join('\n')}\n`)
}

function whereMessagesGo(gateway: boolean, demo: boolean, here: string): string {
  if (gateway) return 'to the configured gateway'
  return demo ? `${here}/demo` : 'nowhere; set SMS_GATEWAY_URL'
}

function hostFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Where another device reaches this one; null when it listens to itself only. */
function phoneAddress(host: string, port: number): string | null {
  if (host === '127.0.0.1' || host === 'localhost' || host === '::1') return null
  if (host !== '0.0.0.0' && host !== '::') return `http://${hostFor(host)}:${port}`
  const found = Object.values(networkInterfaces()).flat().find((each) => each !== undefined && each.family === 'IPv4' && !each.internal)
  return found === undefined ? null : `http://${found.address}:${port}`
}
