import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs `npm run operator` beside the platform of the journeys. */
export async function operate(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', ['platform/operator.ts', ...words], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e-data' },
  })
  return stdout
}
