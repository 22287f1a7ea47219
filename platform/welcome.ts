import type { AddressInfo } from 'node:net'
import { renderUnicodeCompact } from 'uqr'
import { originOf, phoneOrigin } from './kernel/addresses'
import { demoAccounts } from './demo/accounts'
import { isLoopback } from './kernel/configuration'
import type { Platform } from './kernel/platform'

/** Prints the platform's address, the address for a phone, the accounts, and where text messages go. */
export function printWelcome({ configuration, textMessages }: Platform, address: AddressInfo | string | null): void {
  const listening = {
    ...configuration,
    port: typeof address === 'object' && address !== null ? address.port : configuration.port,
  }
  const origin = originOf(listening)
  const lines = ['', `  ${origin}`, '']
  const forPhone = phoneOrigin(listening)
  if (forPhone === null) lines.push('  For a phone in the same network start with DEMO=1 HOST=0.0.0.0', '')
  else
    lines.push(
      ...renderUnicodeCompact(forPhone)
        .split('\n')
        .map((line) => `  ${line}`),
      `  ${forPhone}`,
      '',
    )
  if (configuration.demo) {
    lines.push('  Demo accounts (phone, password):')
    for (const { phone, password, about } of demoAccounts)
      if (phone !== null) lines.push(`  ${phone}  ${password ?? '-'}  ${about.en}`)
    lines.push('', '  This is a demo (DEMO=1): whoever reaches it can read these passwords and every code at /demo.')
    if (!isLoopback(configuration.host)) lines.push('  It listens beyond this machine. Give it no data of real people.')
  } else lines.push('  No demo (DEMO=0).')
  lines.push(`  Text messages: ${textMessages.goTo === 'demo' ? `${origin}/demo` : messagesGo[textMessages.goTo]}`, '')
  process.stdout.write(`${lines.join('\n')}\n`)
}

const messagesGo = {
  gateway: 'to the configured gateway',
  nowhere: 'NOT CONFIGURED: nobody can log in by a code until SMS_GATEWAY_URL is set',
} as const
