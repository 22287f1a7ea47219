import { printedCodes, printedCodeVisits } from '../../../../features/frame/boot/boot.schema'
import type { Database } from '../../../../kernel/database/client'
import { insertAll } from '../../insert'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'

export const printedCodesDemo: DemoStep = {
  feature: 'boot',
  what: bilingual('印刷的二维码', 'printed codes'),
  seed: seedPrintedCodes,
}

const places = [
  ['old-ferry', '老渡口候船厅 / Waiting hall of the Old Ferry', 41, 63],
  ['library', '市图书馆入口 / Entrance of the city library', 12, 25],
] as const

async function seedPrintedCodes(database: Database, at: Date): Promise<void> {
  const day = at.toISOString().slice(0, 10)
  await insertAll(
    database,
    printedCodes,
    places.map(([code, place]) => ({ code, place, createdAt: at })),
  )
  await insertAll(
    database,
    printedCodeVisits,
    places.flatMap(([code, , ios, android]) => [
      { code, day, system: 'ios', visits: ios },
      { code, day, system: 'android', visits: android },
    ]),
  )
}
