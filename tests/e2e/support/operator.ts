import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { platformVariables } from './stack'

/** Runs `npm run operator` beside the platform of the journeys. */
export async function operate(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', ['platform/operator.ts', ...words], {
    env: { ...process.env, ...platformVariables() },
  })
  return stdout
}
