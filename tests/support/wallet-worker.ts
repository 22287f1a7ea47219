// A process that requests cash-outs, pays them and asks the payer for as long as it lives. It writes the id of each
// cash-out that is stored, and may be killed at any moment.
import { openPostgres } from '../../platform/kernel/database/client'
import { askPayer } from '../../platform/features/civic/wallet/ask-payer'
import { payCashOut } from '../../platform/features/civic/wallet/end-cash-out'
import { requestCashOut } from '../../platform/features/civic/wallet/request-cash-out'
import { DemoPayer } from '../../platform/demo/services/demo-payer'
import type { Platform } from '../../platform/kernel/platform'
import { createVault } from '../../platform/kernel/shared/vault'
import { giveProof } from './wallet'

const [, , address = '', secret = ''] = process.argv
const { database } = openPostgres(address)
const log = { warn: () => undefined } as unknown as Platform['log']
const now = () => new Date()
const platform = { database, payer: new DemoPayer(database), vault: createVault(secret), now, log }
const users = ['saver-1', 'saver-2', 'saver-3']

async function work(index: number): Promise<void> {
  const userId = users[index % users.length] ?? ''
  // The last cents make the demo's payer pay at once, refuse, or pay without an answer.
  const proof = await giveProof(database, userId, now())
  const wanted = { channel: 'alipay', amount: 100 + (index % 3) * 2, account: '13800000003', proof } as const
  const id = await database.transaction((transaction) => requestCashOut(transaction, userId, wanted, platform))
  process.stdout.write(`${id}\n`)
  await payCashOut(database, id, now())
  await askPayer(platform)
}

for (let index = 0; ; index += 2) await Promise.all([work(index), work(index + 1)])
