// Keeps what was measured last beside this file, and writes the table of docs/operating.md from it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { root } from '../../scripts/run.mjs'

const kept = join(root, 'bench', 'growth', 'measured.json')
const document = join(root, 'docs', 'operating.md')

/** @param parts of what was measured: `traffic`, `streams`, `rows` */
export async function writeCityNeeds(parts) {
  const measured = { ...JSON.parse(readFileSync(kept, 'utf8')), ...parts }
  writeFileSync(kept, `${JSON.stringify(measured, null, 2)}\n`)
  // The table follows from all three.
  if (measured.traffic === undefined || measured.streams === undefined || measured.rows === undefined) return
  const { tableOfNeeds, withTable } = await tsImport('./needs-table.ts', import.meta.url)
  writeFileSync(document, withTable(readFileSync(document, 'utf8'), tableOfNeeds(measured)))
}
