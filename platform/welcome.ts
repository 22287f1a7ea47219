import { networkInterfaces } from 'node:os'
import type { AddressInfo } from 'node:net'
import { renderUnicodeCompact } from 'uqr'
import { demoAccounts } from './demo/accounts'
import { isLoopback } from './configuration'
import type { Platform } from './platform'

/** Says on the terminal where the platform is, how a phone gets there, who can log in and where text messages go. */
export function printWelcome({ configuration, textMessages }: Platform, address: AddressInfo | string | null): void {
  const port = typeof address === 'object' && address !== null ? address.port : configuration.port
  const here = configuration.publicOrigin ?? `http://${hostFor(configuration.host)}:${port}`
  const lines = ['', `  ${here}`, '']
  const forPhone = configuration.publicOrigin ?? phoneAddress(configuration.host, port)
  if (forPhone === null) lines.push('  For a phone in the same network start with DEMO=1 HOST=0.0.0.0', '')
  else lines.push(...renderUnicodeCompact(forPhone).split('\n').map((line) => `  ${line}`), `  ${forPhone}`, '')
  if (configuration.demo) {
    lines.push('  Demo accounts (phone, password):')
    for (const { phone, password, about } of demoAccounts) if (phone !== null) lines.push(`  ${phone}  ${password ?? '-'}  ${about.en}`)
    lines.push('', '  This is a demo (DEMO=1): whoever reaches it can read these passwords and every code at /demo.')
    if (!isLoopback(configuration.host)) lines.push('  It listens beyond this machine. Give it no data of real people.')
  } else lines.push('  No demo (DEMO=0).')
  lines.push(`  Text messages: ${textMessages.goTo === 'demo' ? `${here}/demo` : messagesGo[textMessages.goTo]}`, '')
  process.stdout.write(`${lines.join('\n')}\n`)
}

const messagesGo = { gateway: 'to the configured gateway', nowhere: 'NOT CONFIGURED: nobody can log in by a code until SMS_GATEWAY_URL is set' } as const

function hostFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Where another device reaches this one; null when it listens to itself only. */
function phoneAddress(host: string, port: number): string | null {
  if (isLoopback(host)) return null
  if (host !== '0.0.0.0' && host !== '::') return `http://${hostFor(host)}:${port}`
  const found = Object.values(networkInterfaces()).flat().find((each) => each !== undefined && each.family === 'IPv4' && !each.internal)
  return found === undefined ? null : `http://${found.address}:${port}`
}
